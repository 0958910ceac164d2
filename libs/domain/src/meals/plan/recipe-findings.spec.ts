import { recipeFindings, titleFindings } from './recipe-findings';

const of = (title: string, ingredients: string[], tags: string[] = []) =>
  recipeFindings({ title, tags, ingredients: ingredients.map((name) => ({ name })) });

describe('what a dish is mainly made of', () => {
  it.each<[string, string[], string | null]>([
    ['Fish pie', ['potatoes', 'milk'], 'fish'],
    ['Sunday roast', ['whole chicken', 'potatoes'], 'chicken'],
    ['Carbonara', ['spaghetti', 'pancetta', 'eggs'], 'pasta'],
    ['Chicken pasta bake', ['penne', 'chicken breasts'], 'chicken'],
    ['Vegetable soup', ['carrots', 'chicken stock'], null],
    ['Stir-fry', ['rice', 'oyster sauce', 'tofu'], 'tofu'],
    ['Green beans', ['green beans', 'garlic'], null],
    ['Traybake', ['sweet potatoes', 'chickpeas'], 'beans'],
    ['Omelette', ['eggs', 'cheddar'], 'eggs'],
    ['Brownies', ['eggs', 'flour', 'cocoa'], null],
    ['Cottage pie', ['beef mince', 'potatoes'], 'beef'],
  ])('%s of %j: %s', (title, ingredients, main) => expect(of(title, ingredients).main).toBe(main));
});

describe('the seasons of a dish', () => {
  it.each<[string[], string[], string[]]>([
    [['asparagus', 'butter'], [], ['spring']],
    [['leeks', 'potatoes'], [], ['fall', 'winter']],
    [['courgettes', 'tomatoes'], [], ['summer']],
    [['leeks', 'courgettes'], [], []],
    [['chopped tomatoes'], [], []],
    [['frozen peas'], [], []],
    [['butternut squash'], [], ['fall']],
    [['onions', 'rice'], [], []],
    [['onions'], ['Autumn', 'quick'], ['fall']],
    [['asparagus'], ['Christmas'], ['winter']],
  ])('%j tagged %j: %j', (ingredients, tags, seasons) =>
    expect(of('Dish', ingredients, tags).seasons).toEqual(seasons),
  );
});

describe('what is not recognised', () => {
  it('are named, and everyday foods are not', () => {
    const names = [
      'carrots',
      '2 large onions',
      'olive oil',
      'Granny’s secret',
      'stock cube',
      'coconut milk',
      'za’atar',
    ];
    expect(of('Dish', names).notRecognised).toEqual(['Granny’s secret']);
  });

  it('include everything for a recipe without ingredients, except what its title reveals', () => {
    expect(of('Prawn toast', [])).toMatchObject({ notRecognised: null, main: 'seafood' });
    expect(of('Prawn toast', []).allergens.map(({ what }) => what)).toEqual(expect.arrayContaining(['crustaceans']));
  });
});

it('recognises what a quick pick always contains, whatever its recipe', () => {
  const contains = (title: string): string[] =>
    titleFindings(title)
      .allergens.filter(({ certainty }) => certainty === 'contains')
      .map(({ what }) => what);
  expect(contains('Toast')).toEqual(['gluten']);
  expect(contains('pizza')).toEqual(['gluten', 'milk']);
  expect(contains('Fish & Chips')).toEqual(['gluten', 'fish']);
  expect(contains('Fruit')).toEqual([]);
  expect(titleFindings('Fruit').notRecognised).toBeNull();
});
