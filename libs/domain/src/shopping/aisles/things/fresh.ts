/** Fresh things, as singular words from `foodWords`. */
export const FRESH = {
  Produce: `
pak choy, tulip, sunflower, daffodil,
apple, banana, pear, plum, peach, nectarine, apricot, cherry, grape, strawberry, raspberry, blackberry, blueberry, cranberry, gooseberry, berry, fruit
orange, satsuma, clementine, tangerine, mandarin, easy peeler, lemon, lime, grapefruit, kiwi, kiwi fruit, kiwifruit, mango, pineapple, papaya, melon
watermelon, cantaloupe, honeydew, fig, date, pomegranate, passion fruit, lychee, rhubarb, avocado, coconut, quince, plantain, dragon fruit
potato, new potato, baking potato, jacket potato, baby potato, sweet potato, yam, carrot, parsnip, swede, rutabaga, turnip, beetroot, beet, radish, celeriac, kohlrabi
onion, red onion, spring onion, green onion, scallion, shallot, leek, garlic, garlic bulb, fennel bulb, ginger, root ginger, chive, cassava
tomato, cherry tomato, plum tomato, cucumber, lettuce, iceberg, little gem, romaine, rocket, arugula, watercress, lamb lettuce, cress, salad, salad leaf, salad bag, mixed leaf
spinach, kale, cavolo nero, chard, cabbage, red cabbage, spring green, greens, collard green, pak choi, bok choy, brussel sprout, brussels sprout, sprout, bean sprout, beansprout
broccoli, tenderstem, cauliflower, romanesco, courgette, zucchini, aubergine, eggplant, squash, butternut, butternut squash, pumpkin, marrow, celery, fennel, asparagus
artichoke, green bean, fine bean, french bean, runner bean, broad bean, string bean, sugar snap, sugar snap pea, mangetout, snow pea, corn on the cob, corn cob, baby corn, okra
mushroom, chestnut mushroom, button mushroom, portobello, shiitake, oyster mushroom, truffle, bell pepper, red pepper, green pepper, yellow pepper, orange pepper, sweet pepper
romano pepper, mixed pepper, pointed pepper, chilli, chili, red chilli, green chilli, jalapeno, scotch bonnet, herb, basil, parsley, coriander, cilantro, mint, dill, thyme, rosemary
fresh herb, sage, tarragon, lemongrass, vegetable, veg, stir fry veg, stir fry vegetable, stir fry mix, soup mix veg, veg box, fruit bowl, flower, bunch of flower, pot plant
bouquet, houseplant, edamame pod, samphire, salsify, jerusalem artichoke, horseradish root, turmeric root, crab apple, beef tomato, beefsteak tomato, butter lettuce`,
  Bakery: `
bread, loaf, white loaf, sliced loaf, brown bread, white bread, sourdough, rye bread, baguette, french stick, ciabatta, focaccia, roll, bread roll, bun, burger bun, hot dog bun, hot dog roll
bap, cob, finger roll, brioche, bagel, crumpet, english muffin, muffin, teacake, tea cake, hot cross bun, scone, croissant, pain au chocolat, danish pastry, pitta, pita, pitta bread, naan, naan bread
wrap, tortilla wrap, flour tortilla, corn tortilla, tortilla, flatbread, chapati, chapatti, roti, paratha, panini, soda bread, cake, birthday cake, cupcake, doughnut, donut, iced bun, eclair, fruit loaf
malt loaf, banana bread, pancake, waffle, fresh pancake, garlic baguette, thin, sandwich thin, gluten free bread, cornbread, flapjack, brownie, tart, custard tart, mince pie, swiss roll, victoria sponge
sponge cake, cheesecake slice, pastel de nata, pretzel bun, toastie loaf, sandwich bread, sandwich loaf, bakery, fruit scone, potato cake, stollen, panettone`,
  Meat: `
meat, chicken, chicken breast, chicken thigh, chicken wing, drumstick, whole chicken, turkey, duck, goose, pheasant, beef, steak, rump, sirloin, ribeye, brisket, joint, beef joint, roasting joint, mince, minced beef
beef mince, ground beef, ground turkey, ground pork, ground chicken, hamburger meat, lamb, lamb chop, leg of lamb, pork, pork chop, pork belly, pork shoulder, pork loin, gammon, bacon, bacon bit, ham, sliced ham, cooked ham
prosciutto, parma ham, pancetta, lardon, chorizo, salami, pepperoni, sausage, chipolata, hot dog, hotdog, frankfurter, bratwurst, black pudding, haggis, burger, beef burger, beefburger, meatball, liver, kidney, veal, venison
rabbit, mutton, pastrami, corned beef slice, sliced chicken, cooked chicken, lunch meat, deli meat, cold cut, pate, rib, spare rib, cocktail sausage, sausage meat, sausagemeat, stewing steak, casserole steak, oxtail
fish, fresh fish, salmon, smoked salmon, salmon fillet, cod, haddock, smoked haddock, plaice, sole, sea bass, seabass, trout, mackerel, smoked mackerel, kipper, herring, hake, pollock, monkfish, halibut, tuna steak, tilapia
catfish, prawn, king prawn, shrimp, crab, lobster, scallop, mussel, oyster, clam, squid, calamari, seafood, fish pie mix, crab stick, seafood stick, rollmop, caviar, chicken kiev, kiev, pigs in blanket
pig in blanket, sausage roll, pork pie, scotch egg, quiche, meatloaf mix, kebab, chicken skewer, chicken liver, bone, marrow bone, chicken carcass`,
  Dairy: `
veggie mince, vegetarian mince, cathedral city, yakult, alpro, cravendale, whipped cream,
milk, whole milk, semi skimmed, skimmed milk, semi skimmed milk, oat milk, almond milk, soya milk, soy milk, rice milk, lactose free milk, chocolate milk, milkshake, buttermilk, butter, salted butter, unsalted butter, margarine, spread, lurpak, flora
cream, double cream, single cream, whipping cream, heavy cream, sour cream, soured cream, clotted cream, half and half, squirty cream, creme fraiche, fromage frais, yogurt, yoghurt, greek yogurt, yogurt pot, skyr, kefir, quark, actimel
petit filous, frube, cheese, cheddar, mozzarella, parmesan, feta, halloumi, brie, camembert, stilton, goat cheese, cream cheese, philadelphia, cottage cheese, ricotta, mascarpone, paneer, gruyere, gouda, edam, red leicester, cheese slice
grated cheese, cheese string, cheestring, babybel, dairylea, laughing cow, boursin, monterey jack, pecorino, wensleydale, swiss cheese, egg, free range egg, dozen egg, half dozen egg, egg white, custard pot, rice pudding pot, trifle, chocolate mousse, mousse
tofu, tempeh, hummus, houmous, guacamole, tzatziki, taramasalata, coleslaw, potato salad, fresh pasta, fresh soup, fresh pesto, fresh custard, ravioli, tortellini, fresh gnocchi, puff pastry, shortcrust pastry, pastry, ready rolled pastry, filo pastry
filo, pizza dough, cookie dough, ready meal, lasagne ready meal, quorn, veggie sausage, vegan cheese, vegan sausage, vegan mince, fresh orange juice, kimchi, sauerkraut fresh, dip, sandwich, sandwich filler, sushi, ghee, dessert pot, creme caramel`,
} as const;
