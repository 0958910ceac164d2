import fc from 'fast-check';
import { allergenIn, allergensOf, dietsBrokenBy, unknownFoods } from './allergens';
import { FOODS } from './food-table';
import { foodWords } from './singular-words';
import { ALLERGENS, DIETS, type Allergen, type Diet } from './traits';
import { growthOf, QUADRATIC } from '../../cost.test-kit';

/** What it certainly contains, then what it may contain, with a question mark. */
const allergens = (name: string, notes: string | null = null) =>
  allergensOf([{ name, notes }])
    .map(({ what, certainty }) => (certainty === 'contains' ? what : `${what}?`))
    .join(', ');
const diets = (name: string, ...of: Diet[]) =>
  dietsBrokenBy([{ name }], of.length > 0 ? of : DIETS)
    .map(({ what, certainty }) => (certainty === 'contains' ? what : `${what}?`))
    .join(', ');

describe('the allergens of an ingredient', () => {
  it.each([
    // one of each of the fourteen
    ['plain flour', 'gluten'],
    ['king prawns', 'crustaceans'],
    ['2 large eggs', 'eggs'],
    ['cod fillets', 'fish'],
    ['salted peanuts', 'peanuts'],
    ['silken tofu', 'soya'],
    ['semi-skimmed milk', 'milk'],
    ['flaked almonds', 'nuts'],
    ['celeriac', 'celery'],
    ['Dijon mustard', 'mustard'],
    ['toasted sesame oil', 'sesame'],
    ['dried apricots', 'sulphites?'],
    ['lupin flour', 'lupin'],
    ['mussels', 'molluscs'],
    // commonly overlooked
    ['Worcestershire sauce', 'fish, gluten?, sulphites?'],
    ['fish sauce', 'fish'],
    ['Nam pla', 'fish'],
    ['tahini', 'sesame'],
    ['houmous', 'sesame'],
    ['basil pesto', 'milk, nuts?'],
    ['custard powder', 'gluten?, eggs?, milk?'],
    ['ground nut oil', 'peanuts'],
    ['filled pasta', 'gluten, eggs?, milk?'],
    ['soy sauce', 'gluten, soya'],
    ['tamari', 'soya, gluten?'],
    ['mayonnaise', 'eggs, mustard?'],
    ['egg-free mayonnaise', 'mustard?'],
    ['hollandaise', 'eggs, milk'],
    ['béarnaise sauce', 'eggs, milk'],
    ['haggis', 'gluten'],
    ['nougat', 'nuts, eggs?'],
    ['chocolate Easter eggs', 'milk, soya?'],
    ['kedgeree', 'eggs, fish, milk?'],
    ['oat milk', 'gluten'],
    ['porridge oats', 'gluten'],
    ['almond milk', 'nuts'],
    ['soya cream', 'soya'],
    ['peanut butter', 'peanuts'],
    ['cashew butter', 'nuts'],
    ['Nutella', 'soya, milk, nuts'],
    ['marzipan', 'nuts'],
    ['couscous', 'gluten'],
    ['pearl barley', 'gluten'],
    ['semolina', 'gluten'],
    ['panko breadcrumbs', 'gluten'],
    ['egg noodles', 'gluten, eggs'],
    ['fresh lasagne sheets', 'gluten, eggs?'],
    ['ghee', 'milk'],
    ['crème fraîche', 'milk'],
    ['CRÈME FRAÎCHE', 'milk'],
    ['half-and-half', 'milk'],
    ['half and half', 'milk'],
    ['parmesan', 'milk'],
    ['crab sticks', 'fish, gluten?, crustaceans?, eggs?, molluscs?'],
    ['oyster sauce', 'molluscs, gluten?, soya?'],
    ['Thai green curry paste', 'crustaceans?, fish?'],
    ['vegetable stock cube', 'gluten?, celery?'],
    ['red wine', 'sulphites'],
    ['dark chocolate', 'soya?, milk?'],
    ['milk chocolate chips', 'milk, soya?'],
    ['anchovies in oil', 'fish'],
    ['flour tortillas', 'gluten'],
    ['tortillas', 'gluten?'],
    ['white bread, crusts removed', 'gluten'],
    ['brioche buns', 'gluten, eggs, milk?'],
    ['fish fingers', 'gluten, fish'],
    ['fish stock cube', 'fish, gluten?, celery?'],
    ['hamburger buns', 'gluten, sesame?'],
    ['dark soy', 'gluten, soya'],
    ['mixed seeds', 'sesame?'],
    ['white sauce', 'gluten, milk'],
    ['vegan mayonnaise', 'soya?, mustard?'],
    ['nut-free pesto', 'milk'],
    ['breadcrumbs or gluten-free breadcrumbs', 'gluten'],
    ['butter or margarine', 'milk, soya?'],
    ['non-dairy creamer', 'soya?, milk?'],
    ['lactose-free milk', 'milk'],
    ['wheat-free bread', 'gluten'],
    ['free-range eggs', 'eggs'],
    ['egg free range', 'eggs'],
    ['fat-free yoghurt', 'milk'],
    ['gluten-free flour or plain flour', 'gluten'],
    ['vegan butter', 'soya?, nuts?'],
    ['vegan cheese', 'soya?, nuts?'],
    ['plant-based milk', 'gluten?, soya?, nuts?'],
    ['milk alternative', 'gluten?, soya?, nuts?'],
    ['cheese alternative', 'soya?, milk?, nuts?'],
    ['milk or dairy alternative', 'milk, gluten?, soya?, nuts?'],
    ['egg substitute', 'eggs?'],
    ['cashew cheese', 'nuts'],
    ['oat yogurt', 'gluten'],
    ['soy yoghurt', 'soya'],
    // a claim that holds for one of two
    ['gluten-free or plain flour', 'gluten'],
    ['plain or gluten-free flour', 'gluten'],
    ['plain/gluten-free flour', 'gluten'],
    ['butter or vegan', 'milk'],
    ['milk or plant-based', 'milk'],
    // words whose plural or spelling hides them
    ['chocolate chip cookies', 'gluten, soya?, milk?, nuts?'],
    ['brownies', 'gluten, eggs, milk?'],
    ['mince pies', 'gluten, eggs?, milk?'],
    ['chapatis', 'gluten'],
    ['onion bhajis', 'gluten?'],
    ['Rice Krispies', 'gluten?'],
    ['mac & cheese', 'gluten, milk'],
    ['half & half', 'milk'],
    ['M&Ms', 'soya, milk, peanuts?'],
    ['breaded cod', 'gluten, fish'],
    ['buttered toast', 'gluten, milk'],
    ['cheesecake', 'gluten, milk, eggs?'],
    ['pizza', 'gluten, milk'],
    ['quiche', 'gluten, eggs, milk'],
    ['focaccia', 'gluten'],
    ['Ryvita', 'gluten'],
    ['Maltesers', 'gluten, soya, milk'],
    ['Snickers', 'peanuts, soya, milk, eggs?'],
    ['Babybel', 'milk'],
    ['dairy', 'milk'],
    ['coleslaw', 'eggs, mustard?'],
    ["Gentleman's relish", 'fish'],
    ['tom yum paste', 'crustaceans?, fish?'],
    ['ketjap manis', 'gluten, soya'],
    ['Colman’s', 'mustard'],
    ['Bakewell tart', 'gluten, eggs, milk, nuts'],
    ['sodium metabisulphite', 'sulphites'],
    ['bottled lemon juice', 'sulphites?'],
    ['vegan sausages', 'gluten?, soya?'],
  ])('%s: %s', (name, expected) => {
    expect(allergens(name)).toBe(expected);
  });

  it.each([
    'coconut',
    'coconut milk',
    'coconut cream',
    'nutmeg',
    'butternut squash',
    'buckwheat',
    'buckwheat flour',
    'water chestnuts',
    'cream of tartar',
    'cocoa butter',
    'butter beans',
    'rice flour',
    'cornflour',
    'gram flour',
    'rice noodles',
    'corn tortillas',
    'eggplant',
    'crab apples',
    'oyster mushrooms',
    'beef tomatoes',
    'ginger beer',
    'nutritional yeast',
    'horseradish',
    'lemongrass',
    'doughnut peaches',
    'coconut whipped cream',
    'cream of coconut',
    'creamed coconut',
    'flax egg',
    'icing sugar',
    'black currants',
    'gluten-free flour',
    'gluten free oats',
    'dairy-free cream',
    'dairy free spread',
    'nut-free mix',
    'spices without nuts',
    'vegan mousse with no egg',
    'carrots',
    'xyz',
    '',
  ])('%s: not recognised', (name) => {
    expect(allergens(name)).toBe('');
    for (const allergen of ALLERGENS) expect(allergenIn({ name }, allergen)).toBe('not_recognised');
  });

  it.each([
    ['flour', 'gluten-free', ''],
    ['gluten-free, organic flour', null, ''],
    ['pasta', 'use gluten free if needed', 'gluten'],
    ['pasta', 'gluten-free if you like', 'gluten'],
    ['butter', 'omit for vegans', 'milk'],
    ['soy sauce', 'or tamari for gluten-free', 'gluten, soya'],
    ['pasta', 'GF', ''],
    ['cake', 'gluten-free or plain flour', 'gluten, eggs?, milk?'],
    ['parsley', 'plus butter for the tin', 'milk'],
    ['Brot', null, ''],
  ])('%s (%s)', (name, notes, expected) => {
    expect(allergens(name, notes)).toBe(expected);
  });

  it('are checked one by one, and the answer is never "free of"', () => {
    const answer = (name: string, allergen: Allergen) => allergenIn({ name }, allergen);
    expect([answer('butter', 'milk'), answer('chocolate', 'milk'), answer('oil', 'milk')]).toEqual([
      'contains',
      'may_contain',
      'not_recognised',
    ]);
  });

  it("are returned with the ingredients' names, certain ones first", () => {
    const recipe = ['dark chocolate', 'butter', 'milk', '3 eggs', 'walnuts', 'soy lecithin'].map((name) => ({ name }));
    expect(allergensOf(recipe)).toEqual([
      { what: 'eggs', certainty: 'contains', ingredients: ['3 eggs'] },
      { what: 'soya', certainty: 'contains', ingredients: ['soy lecithin'] },
      { what: 'milk', certainty: 'contains', ingredients: ['butter', 'milk'] },
      { what: 'nuts', certainty: 'contains', ingredients: ['walnuts'] },
    ]);
    expect(allergensOf([])).toEqual([]);
  });

  it('never throws, and grows with the text alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        for (const { what } of allergensOf([{ name, notes: name }])) expect(ALLERGENS).toContain(what);
      }),
    );
    for (const part of ['milk ', 'gluten-free ', '-', 'a ', '(', 'vegan,'])
      expect(growthOf((times) => allergensOf([{ name: part.repeat(times) }]), 20_000)).toBeLessThan(QUADRATIC);
  });

  it('are found behind any unknown words', () => {
    const anyFood = fc.constantFrom(...FOODS.filter(({ contains }) => contains.includes('nuts')));
    fc.assert(
      fc.property(anyFood, fc.constantFrom('fresh', 'large', 'chopped', 'my'), ({ words }, adjective) => {
        expect(allergens(`${adjective} ${words}`)).toContain('nuts');
      }),
    );
  });
});

describe('the diets that an ingredient breaks', () => {
  it.each([
    ['bacon', 'vegetarian, vegan, pescatarian, no_pork, halal'],
    ['beef mince', 'vegetarian, vegan, pescatarian, no_beef, halal?'],
    ['chicken thighs', 'vegetarian, vegan, pescatarian, halal?'],
    ['lamb mince', 'vegetarian, vegan, pescatarian, halal?'],
    ['salmon', 'vegetarian, vegan'],
    ['tuna steaks', 'vegetarian, vegan'],
    ['Worcestershire sauce', 'vegetarian, vegan, gluten_free?'],
    ['gelatine leaves', 'vegetarian, vegan, pescatarian, no_pork?, no_beef?, halal?'],
    ['parmesan', 'vegan, dairy_free, vegetarian?, pescatarian?, halal?'],
    ['cheddar', 'vegan, dairy_free, vegetarian?, pescatarian?, halal?'],
    ['vegetarian parmesan', 'vegan, dairy_free'],
    ['eggs', 'vegan'],
    ['honey', 'vegan'],
    ['flour', 'gluten_free'],
    ['white wine', 'no_alcohol, halal, vegan?'],
    ['beer', 'gluten_free, no_alcohol, halal, vegan?'],
    ['alcohol-free beer', 'gluten_free'],
    ['vanilla extract', 'vegan?, no_alcohol?, halal?'],
    ['veggie burgers', 'gluten_free?, vegan?'],
    ['vegan sausages', 'gluten_free?'],
    ['parmesan suitable for vegetarians', 'vegan, dairy_free'],
    ['honey (use maple syrup if vegan)', 'vegan'],
    ['mince pies', 'gluten_free, vegan?, dairy_free?, no_alcohol?, halal?'],
    ['chicken eggs', 'vegan'],
    ['kidney beans', ''],
    ['butternut squash', ''],
    ['honeydew melon', ''],
    ['rice vinegar', ''],
    ['stock', 'vegetarian?, vegan?, pescatarian?, gluten_free?, halal?'],
  ])('%s: %s', (name, expected) => {
    expect(diets(name).split(', ').sort()).toEqual(expected.split(', ').sort());
  });

  it('are only those requested', () => {
    expect(diets('bacon', 'vegan', 'gluten_free')).toBe('vegan');
    expect(dietsBrokenBy([{ name: 'ham' }, { name: 'egg' }], ['no_pork'])).toEqual([
      { what: 'no_pork', certainty: 'contains', ingredients: ['ham'] },
    ]);
  });
});

describe('the table of foods', () => {
  it('lists each food once, in canonical spelling', () => {
    const keys = FOODS.map(({ words }) => foodWords(words).join(' '));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(FOODS.map(({ words }) => words).filter((words) => /[^a-z0-9 ]/.test(words))).toEqual([]);
  });
});

it.each([
  ['red onions', []],
  ['garlic cloves', []],
  ['2 cm fresh ginger', []],
  ['salt and pepper', []],
  ['plain flour', []],
  ['onion relish', ['onion relish']],
  ['gloopstuff', ['gloopstuff']],
])('knows nothing of %s but %j', (name, expected) => {
  expect(unknownFoods([{ name }])).toEqual(expected);
});
