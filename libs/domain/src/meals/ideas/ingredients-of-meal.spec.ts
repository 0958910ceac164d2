import fc from 'fast-check';
import { DISHES } from './dishes';
import { ingredientsOfMeal } from './ingredients-of-meal';

const lines = (meal: string, servings?: number): string =>
  ingredientsOfMeal(meal, servings)
    .map(({ amount, unit, name }) => [amount, unit, name].filter((part) => part !== null).join(' '))
    .join(', ');

describe('the ingredients of a meal in words', () => {
  it.each([
    [
      'Spaghetti bolognese',
      '400 g spaghetti, 500 g minced beef, 1 onion, 2 carrots, 2 clove garlic, 2 tin chopped tomatoes, 2 tbsp tomato purée, 1 tsp dried oregano, 50 g Parmesan',
    ],
    [
      'spag bol',
      '400 g spaghetti, 500 g minced beef, 1 onion, 2 carrots, 2 clove garlic, 2 tin chopped tomatoes, 2 tbsp tomato purée, 1 tsp dried oregano, 50 g Parmesan',
    ],
    [
      'Fish & Chips',
      '4 cod fillets, 1 kg potatoes, 75 g plain flour, 1 egg, 100 g breadcrumbs, 300 g frozen peas, 1 lemon',
    ],
    ['cereal', '1 packet breakfast cereal, 1 l milk, 2 bananas'],
    [
      "Gran's homemade cottage pie",
      '500 g minced beef, 1 onion, 2 carrots, 2 tbsp tomato purée, 400 ml beef stock, 150 g frozen peas, 900 g potatoes, 50 g butter, 75 ml milk',
    ],
  ])('%s: from the table', (meal, expected) => {
    expect(lines(meal)).toBe(expected);
  });

  it('includes foods named beside a dish', () => {
    expect(lines('Pumpkin soup')).toContain('1 pumpkin');
    expect(lines('Pasta with broccoli and ham')).toMatch(/400 g pasta.*1 broccoli, 1 ham$/);
    expect(lines('Chicken curry with naan')).toMatch(/600 g chicken thigh fillets.*1 naan$/);
    expect(lines('Pizza and salad')).toMatch(/mozzarella.*salad leaves/);
  });

  it('uses the named meat, and no other', () => {
    expect(lines('Lamb stew')).toMatch(/^900 g diced lamb/);
    expect(lines('Prawn curry')).not.toContain('chicken');
    expect(lines('Turkey sandwiches')).toMatch(/turkey/);
    expect(lines('Turkey sandwiches')).not.toMatch(/\bham\b/);
    expect(lines('cheese sandwich')).not.toMatch(/\bham\b/);
  });

  it('adds what is already included only once, and omits what is not wanted', () => {
    expect(lines('Soup with bread rolls').match(/bread rolls/g)).toHaveLength(1);
    expect(lines('Chicken curry with rice').match(/rice/g)).toHaveLength(1);
    expect(lines('pasta without cheese')).not.toMatch(/1 cheese/);
  });

  it('is scaled to the number of servings, in amounts that are sold', () => {
    expect(lines('spaghetti carbonara', 2)).toBe(
      '200 g spaghetti, 75 g pancetta, 2 eggs, 38 g Parmesan, 1 clove garlic',
    );
    expect(lines('spaghetti carbonara', 8)).toBe(
      '800 g spaghetti, 300 g pancetta, 6 eggs, 150 g Parmesan, 2 clove garlic',
    );
  });

  it.each([
    ['Bread and milk', '1 pack bread, 1 pack milk'],
    ['A cheese board', '1 pack cheese'],
    ['Boiled duck eggs and cream cheese', '1 pack duck eggs, 1 pack cream cheese'],
    ['Grilled halloumi with asparagus', '1 halloumi, 1 asparagus'],
    ['xq7 chickpeas', '1 chickpeas'],
  ])('%s: what its words say', (meal, expected) => {
    expect(lines(meal)).toBe(expected);
  });

  it.each([
    '',
    '   ',
    'Takeaway',
    'Takeaway pizza',
    'Leftovers',
    'leftover curry',
    'Something nice',
    "Dinner at Emma's",
    'zorblax',
    '🍕',
    'x'.repeat(10_000),
  ])('finds nothing to buy for %j', (meal) => {
    expect(ingredientsOfMeal(meal)).toEqual([]);
  });

  it('finds every dish by each of its names, in any letter case', () => {
    for (const { title, alsoCalled } of DISHES) {
      for (const name of [title, ...alsoCalled.map((other) => other.name)]) {
        expect([name, ingredientsOfMeal(name.toUpperCase()).length]).not.toEqual([name, 0]);
        expect(ingredientsOfMeal(`  ${name} `)).toEqual(ingredientsOfMeal(name));
      }
    }
  });

  it('always has names and positive amounts', () => {
    const words = fc.array(
      fc.constantFrom('soup', 'with', 'and', 'no', 'lamb', 'cheese', 'of', 'curry', 'x', '&', ',', 'eggs', 'pie'),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          words.map((all) => all.join(' ')),
        ),
        fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(0, -1, NaN, Infinity)),
        (meal, servings) => {
          for (const { name, amount } of ingredientsOfMeal(meal, servings)) {
            expect(name.trim()).not.toBe('');
            expect(amount === null || (amount > 0 && amount < 100_000)).toBe(true);
          }
        },
      ),
    );
  });
});
