import { houseIndex, isAlwaysAtHand } from './house-index';

const HOUSE =
  'Eggs,Leeks,Chicken breasts,Red onions,Milk,Cheddar,Red lentils,Butter,Rice,Garlic,Minced beef,Unsalted peanut butter,Coconut milk,Potatoes,Pepper,Cherry tomatoes,Sweet potatoes'.split(
    ',',
  );
const house = houseIndex(HOUSE.map((name) => ({ name })));

describe('what is in the house', () => {
  it.each([
    ['large free-range eggs', 'Eggs'],
    ['egg', 'Eggs'],
    ['baby leeks, sliced', 'Leeks'],
    ['onion', 'Red onions'],
    ['white onions', 'Red onions'],
    ['semi-skimmed milk', 'Milk'],
    ['cheddar cheese', 'Cheddar'],
    ['mature cheddar (grated)', 'Cheddar'],
    ['unsalted butter', 'Butter'],
    ['cloves of garlic', 'Garlic'],
    ['garlic cloves', 'Garlic'],
    ['lean minced beef', 'Minced beef'],
    ['long-grain rice', 'Rice'],
    ['boneless skinless chicken breasts', 'Chicken breasts'],
    ['COCONUT MILK', 'Coconut milk'],
    ['floury potatoes', 'Potatoes'],
  ])('%s are the %s', (ingredient, item) => {
    expect(house.find(ingredient)?.name).toBe(item);
  });

  it.each([
    'chicken stock',
    'chicken',
    'milk chocolate',
    'oat milk',
    'butter beans',
    'rice noodles',
    'rice vinegar',
    'green lentils',
    'red pepper',
    'egg noodles',
    'potato crisps',
    'eggplant',
    'hamburgers',
    'chopped tomatoes',
    'tomatoes in a tin',
    '',
  ])('%j is not in the house', (ingredient) => {
    expect(house.find(ingredient)).toBeNull();
  });

  it('prefers an item with the same name', () => {
    const onions = houseIndex([{ name: 'Red onions' }, { name: 'Onions' }]);
    expect([onions.find('onion')?.name, onions.find('red onion')?.name]).toEqual(['Onions', 'Red onions']);
  });

  it.each([
    'salt',
    'Sea salt',
    'freshly ground black pepper',
    'Water',
    'extra virgin olive oil',
    'vegetable oil',
    'salt and pepper',
  ])('always has %s', (staple) => {
    expect(isAlwaysAtHand(staple)).toBe(true);
  });

  it.each(['flour', 'sugar', 'butter', 'coconut water', 'sesame oil', 'celery salt', 'red pepper', 'garlic'])(
    'does not assume that there is %s',
    (food) => {
      expect(isAlwaysAtHand(food)).toBe(false);
    },
  );
});
