import { dishOf } from './dish';

it.each([
  ['Shepherd’s pie', 'gratin'],
  ['Squash and chickpea curry', 'curry'],
  ['Salmon traybake', 'fish'],
  ['Spaghetti bolognese', 'pasta'],
  ['Buttermilk pancakes', 'pancakes'],
  ['Roast chicken', 'roast'],
  ['Chicken noodle soup', 'soup'],
  ['Tuna salad', 'salad'],
  ['Apple crumble', 'pie'],
  ['Banana bread', 'bread'],
  ['Carrot cake', 'cake'],
  ['Beef stew', 'pot'],
  ['Pizza Margherita', 'pizza'],
  ['Grandma’s favourite', 'pot'],
])('draws %s as %s', (title, dish) => {
  expect(dishOf({ title, tags: [] })).toBe(dish);
});

it('takes the tags where the title says nothing', () => {
  expect(dishOf({ title: 'Friday special', tags: ['Quick', 'Fish'] })).toBe('fish');
});
