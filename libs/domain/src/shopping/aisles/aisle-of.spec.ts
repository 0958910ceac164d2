import fc from 'fast-check';
import { AISLE_NAMES, AISLES, type Aisle } from './aisle';
import { aisleOf } from './aisle-of';
import { THINGS } from './things';

/** As families write them, in British and American words. */
const EVERYDAY: Readonly<Record<Aisle, string>> = {
  Produce: `apples, 6 bananas, Gala apples, conference pears, red grapes, seedless grapes, strawberries, raspberries, blueberries, lemons, limes, oranges, satsumas,
    clementines, kiwi fruit, mangoes, a pineapple, honeydew melon, watermelon, avocados, ripe avocado, peaches, nectarines, plums, cherries, potatoes, baking potatoes,
    new potatoes, King Edwards potatoes, sweet potatoes, carrots, parsnips, swede, rutabaga, beetroot, onions, red onions, spring onions, scallions, green onions, shallots,
    leeks, garlic, garlic bulb, fresh ginger, tomatoes, cherry tomatoes, beef tomatoes, vine tomatoes, cucumber, lettuce, iceberg lettuce, little gems, rocket, arugula,
    spinach, baby spinach, kale, cabbage, red cabbage, pak choi, bok choy, Brussels sprouts, broccoli, tenderstem broccoli, cauliflower, courgettes, zucchini, aubergine,
    eggplant, butternut squash, pumpkin, celery, asparagus, green beans, runner beans, sugar snap peas, mangetout, corn on the cob, mushrooms, chestnut mushrooms,
    oyster mushrooms, peppers, red peppers, bell pepper, green pepper, mixed peppers, Peppers (red), red chillies, jalapeños, fresh basil, parsley, coriander, cilantro, mint,
    salad, bag of salad, mixed salad leaves, bean sprouts, stir-fry vegetables, rhubarb, grapefruit, pomegranate, flowers, fennel, mushrooms for the pizza`,
  Bakery: `bread, brown bread, sliced white bread, wholemeal loaf, sourdough, sour dough bread, bread rolls, burger buns, hot dog buns, bagels, crumpets, English muffins, baguette,
    croissants, pain au chocolat, pitta bread, naan, garlic naan, wraps, tortilla wraps, flour tortillas, hot cross buns, scones, birthday cake, doughnuts, donuts, tea cakes,
    pancakes, brioche, ciabatta, gluten-free bread, banana bread, malt loaf, custard tarts, cupcakes, pretzel buns, fruit scones, rye bread`,
  Meat: `chicken, chicken breasts, chicken thighs, whole chicken, minced beef, beef mince, ground beef, ground turkey, turkey mince, steak, rump steak, lamb chops, leg of lamb, pork chops,
    pork belly, bacon, smoked back bacon, ham, sliced ham, sausages, chipolatas, pork sausages, hot dogs, chorizo, salami, pepperoni, pancetta, burgers, meatballs, gammon joint, liver,
    fish, salmon, salmon fillets, smoked salmon, cod, haddock, smoked haddock, fresh tuna steaks, mackerel fillets, sea bass, prawns, king prawns, shrimp, mussels, crab sticks, fish pie mix,
    sausage rolls, scotch eggs, pork pie, deli meat, pâté, veal, duck breasts, mince`,
  Dairy: `milk, 2 pints of milk, semi-skimmed milk, skimmed milk, oat milk, almond milk, soya milk, chocolate milk, butter, unsalted butter, Lurpak, margarine, double cream, heavy cream, single cream,
    sour cream, crème fraîche, yogurt, yoghurts, Greek yogurt, strawberry yogurt, eggs, free-range eggs, a dozen eggs, large eggs, cheese, cheddar, grated cheese, mozzarella, parmesan, feta,
    halloumi, cream cheese, cottage cheese, goat's cheese, blue cheese, cheese strings, hummus, houmous, guacamole, coleslaw, potato salad, tofu, fresh pasta, puff pastry, shortcrust pastry, tortellini,
    milk for the baby's cereal, custard pots, half and half, paneer, Philadelphia`,
  Pantry: `pasta, spaghetti, penne pasta, lasagne sheets, noodles, egg noodles, rice, basmati rice, couscous, quinoa, lentils, red lentils, flour, plain flour, self-raising flour, cornflour, cornstarch,
    sugar, caster sugar, brown sugar, icing sugar, honey, maple syrup, golden syrup, baking powder, baking soda, bicarb, vanilla extract, yeast, cocoa powder, chocolate chips, jelly, custard powder,
    ground almonds, raisins, sultanas, dried apricots, salt, sea salt, pepper, black pepper, paprika, cumin, ground cumin, ground coriander, coriander seeds, ground ginger, dried oregano, dried basil, mixed herbs,
    chilli powder, chili flakes, garlic powder, onion granules, curry powder, cinnamon, stock cubes, chicken stock, vegetable stock, gravy granules, stuffing, olive oil, vegetable oil, sunflower oil,
    coconut oil, vinegar, balsamic vinegar, ketchup, tomato ketchup, mayonnaise, mayo, mustard, Dijon mustard, brown sauce, soy sauce, sweet chilli sauce, fish sauce, oyster sauce, Worcestershire sauce,
    pesto, passata, tomato purée, tomato paste, chopped tomatoes, tinned tomatoes, canned tomatoes, pasta sauce, curry paste, coconut milk, coconut cream, condensed milk, evaporated milk, long-life milk,
    baked beans, beans, kidney beans, butter beans, black beans, chickpeas, tinned chickpeas, sweetcorn, tinned peas, mushy peas, tuna, tinned tuna, tuna in brine, tin of tuna, tin of salmon, sardines, sardines in tomato sauce,
    corned beef, soup, tomato soup, chicken soup, tinned soup, jam, strawberry jam, marmalade, lemon curd, peanut butter, almond butter, Nutella, Marmite, cereal, cornflakes, Weetabix, muesli, granola,
    porridge, porridge oats, oats, Coco Pops, olives, gherkins, pickled onions, pickled beetroot, capers, mango chutney, taco shells, breadcrumbs, sponge fingers, ladyfingers, tinned peaches, peaches in syrup, dried mushrooms, tinned potatoes, jar of artichokes,
    roasted peppers in a jar, pine nuts, sesame seeds, cream of tartar, apple sauce, powdered milk, rice pudding, horseradish sauce, crystallised ginger, canned pumpkin, sumac, bread flour, chicken gravy, wine vinegar, beef stock cubes, butter flavouring, Heinz Beanz, bottled lemon juice, nam pla, bonito flakes, harissa, clam chowder, textured vegetable protein`,
  Snacks: `crisps, salt and vinegar crisps, cheese and onion crisps, tortilla chips, potato chips, Doritos, Pringles, popcorn, pretzels, crackers, cream crackers, oatcakes, rice cakes, breadsticks, nuts, mixed nuts, peanuts,
    biscuits, chocolate biscuits, digestives, chocolate digestives, cookies, shortbread, custard creams, ginger nuts, Jaffa Cakes, Oreos, chocolate, dark chocolate, milk chocolate, chocolate buttons, KitKats, sweets, candy, Haribo,
    marshmallows, chewing gum, lollipops, cereal bars, granola bars, protein bars, prawn crackers, Bombay mix, beef jerky, jelly babies, Easter eggs, orange chocolate, Polo mints, After Eights, oat cakes, amaretti, butterscotch`,
  Beverages: `water, sparkling water, coke, Diet Coke, Coca-Cola, lemonade, tonic water, ginger beer, ginger ale, root beer, cream soda, orange juice, apple juice, cranberry juice, smoothies, orange squash, blackcurrant squash, Ribena,
    elderflower cordial, tea, tea bags, teabags, green tea, peppermint tea, coffee, instant coffee, ground coffee, coffee beans, decaf coffee, hot chocolate, beer, lager, cider, wine, red wine, bottle of wine, prosecco, gin, vodka, whisky,
    energy drinks, coconut water, juice boxes, iced tea, can of coke, cans of beer, Red Bull, alcohol-free beer, PG Tips, Nescafé, Dr Pepper, lemon squash, Capri Sun, advocaat`,
  Household: `toilet roll, toilet paper, loo roll, kitchen roll, paper towels, tissues, washing-up liquid, dish soap, washing powder, laundry detergent, fabric softener, dishwasher tablets, dishwasher salt, rinse aid, bleach, toilet cleaner,
    surface spray, sponges, scourers, rubber gloves, bin bags, bin liners, trash bags, food waste bags, sandwich bags, freezer bags, cling film, plastic wrap, tin foil, kitchen foil, baking paper, greaseproof paper, light bulbs, batteries, AA batteries,
    candles, birthday candles, matches, charcoal, sellotape, birthday card, wrapping paper, soap, hand soap, shower gel, shampoo, conditioner, toothpaste, children's toothpaste, toothbrushes, mouthwash, dental floss, deodorant, razors, razor blades,
    shaving foam, moisturiser, cotton wool, cotton buds, sun cream, sunscreen, plasters, band-aids, paracetamol, Calpol, ibuprofen, vitamins, vitamin D tablets, tampons, sanitary towels, nappies, size 5 nappies, diapers, baby wipes, wet wipes, baby formula, baby oil, baby powder,
    cat food, tinned cat food, cat litter, dog food, frozen dog food, dog biscuits, kitten milk, puppy pads, bird seed, fat balls, compost, plant food, tomato feed, weedkiller, bag for life, water filters, coffee filters, screenwash, nit comb, muffin cases, tin opener, hot water bottle, dog lead, cat flap, Fairy Liquid, Persil, Andrex, Pampers size 4, cake tins, egg cups, Huggies`,
  Frozen: `frozen peas, peas, garden peas, petits pois, ice cream, vanilla ice cream, chocolate ice cream, strawberry ice cream tub, ice lollies, ice pops, sorbet, frozen yogurt, chips, oven chips, French fries, hash browns, potato waffles, fish fingers, fish sticks, fish cakes, scampi,
    chicken nuggets, frozen chicken breasts, frozen prawns, frozen spinach, frozen berries, frozen mixed vegetables, frozen peppers, pizza, pepperoni pizza, garlic bread, Yorkshire puddings, onion rings, veggie burgers, ice, ice cubes, bag of ice, frozen sweetcorn, gyoza, spring rolls, smoothie mix, frozen fruit`,
  General: `thing for Emma, stuff, zorblax, the usual, 🎁, present for Gran, что-нибудь`,
};

const everyday = AISLES.flatMap((aisle) =>
  EVERYDAY[aisle].split(/,\s*/).map((name): [string, Aisle] => [name.trim(), aisle]),
);

describe('the aisle of a thing', () => {
  it('is known for what families buy', () => {
    expect(everyday.length).toBeGreaterThan(400);
    expect(everyday.map(([name]) => [name, aisleOf(name)])).toEqual(everyday);
  });

  it('depends on the locale where a word has two meanings', () => {
    expect([aisleOf('chips', 'us'), aisleOf('biscuits', 'us'), aisleOf('oven chips', 'us')]).toEqual([
      'Snacks',
      'Bakery',
      'Frozen',
    ]);
    expect([aisleOf('chips'), aisleOf('biscuits')]).toEqual(['Frozen', 'Snacks']);
  });

  it('lists nothing under two aisles', () => {
    const names = THINGS.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has a name for every aisle', () => {
    expect(Object.keys(AISLE_NAMES)).toEqual([...AISLES]);
  });

  it('is always a valid aisle, independent of letter case', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constantFrom(...everyday.map(([name]) => name))),
        (name) => {
          expect(AISLES).toContain(aisleOf(name));
          expect(aisleOf(name.toUpperCase())).toBe(aisleOf(name.toLowerCase()));
        },
      ),
    );
  });

  it('is found quickly in a text of 10,000 characters', () => {
    expect(aisleOf('milk '.repeat(2_000))).toBe('Dairy');
    expect(aisleOf('')).toBe('General');
  });
});
