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
  ['Fish tacos', 'taco'],
  ['Chicken fajitas', 'taco'],
  ['Halloumi burgers', 'burger'],
  ['Cheese toastie', 'burger'],
  ['Thai fishcakes', 'fish'],
  ['Chicken traybake', 'roast'],
  ['Autumn vegetable traybake', 'gratin'],
  ['Sweet chilli salmon', 'fish'],
  ['Beef chilli', 'pot'],
  ['Lamb meatballs', 'roast'],
  ['Grandma’s favourite', 'pot'],
])('draws %s as %s', (title, dish) => {
  expect(dishOf({ title, tags: [] })).toBe(dish);
});

it('uses the tags if the title does not match', () => {
  expect(dishOf({ title: 'Friday special', tags: ['Quick', 'Fish'] })).toBe('fish');
});
