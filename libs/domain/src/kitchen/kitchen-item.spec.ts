import fc from 'fast-check';
import { aisleOf } from '../shopping/aisles';
import { KITCHEN_CATEGORIES, KITCHEN_PLACES } from './categories';
import { aisleOfKitchen, kitchenCategoryOf, usualPlace } from './kitchen-aisles';
import { readKitchenItem, type KitchenItemDraft } from './kitchen-item';

const messages = (draft: KitchenItemDraft): string[] => readKitchenItem(draft).problems.map(({ message }) => message);

describe('an item of the kitchen', () => {
  it('needs a name and nothing else', () => {
    expect(readKitchenItem({ name: ' Milk ' })).toEqual({
      item: {
        name: 'Milk',
        category: 'Dairy',
        haveIt: true,
        place: 'fridge',
        amount: null,
        unit: null,
        bestBefore: null,
        minimum: null,
      },
      problems: [],
    });
  });

  it('keeps the given values', () => {
    const { item, problems } = readKitchenItem({
      name: 'Peas',
      category: 'frozen',
      haveIt: true,
      place: 'Freezer',
      amount: '1,5',
      unit: 'kilos',
      bestBefore: '2027-02-28',
      minimum: '½',
    });
    expect(problems).toEqual([]);
    expect(item).toMatchObject({ category: 'Frozen', place: 'freezer', amount: 1.5, unit: 'kg', minimum: 0.5 });
    expect(item.bestBefore).toBe('2027-02-28');
  });

  it.each<[number | string, number]>([
    [2, 2],
    ['2', 2],
    ['0.25', 0.25],
    ['1½', 1.5],
    ['1 1/2', 1.5],
    ['3/4', 0.75],
  ])('reads %j as %d', (amount, read) => {
    expect(readKitchenItem({ name: 'Flour', amount }).item.amount).toBe(read);
  });

  it('has an amount of 0 when there is none', () => {
    expect(readKitchenItem({ name: 'Eggs', amount: 0, bestBefore: '2026-12-01' }).item).toMatchObject({
      haveIt: false,
      amount: null,
      bestBefore: null,
    });
  });

  it.each<[KitchenItemDraft, string]>([
    [{}, 'Name is required'],
    [{ name: '   ' }, 'Name is required'],
    [{ name: 'x'.repeat(10_000) }, 'Name must be at most 200 characters'],
    [{ name: 'Milk', category: 'Shed' }, 'Category must be Produce, Dairy, Meat, Pantry, Frozen, Spices or Other'],
    [{ name: 'Milk', place: 'shed' }, 'Place must be fridge, freezer or larder'],
    [{ name: 'Milk', amount: -1 }, 'Amount must be a number from 0 to 100000'],
    [{ name: 'Milk', amount: '-1' }, 'Amount must be a number from 0 to 100000'],
    [{ name: 'Milk', amount: NaN }, 'Amount must be a number from 0 to 100000'],
    [{ name: 'Milk', amount: 1e9 }, 'Amount must be a number from 0 to 100000'],
    [{ name: 'Milk', amount: 'some' }, 'Amount must be a number from 0 to 100000'],
    [{ name: 'Milk', amount: '1/0' }, 'Amount must be a number from 0 to 100000'],
    [{ name: 'Milk', minimum: Infinity }, 'Minimum must be a number from 0 to 100000'],
    [{ name: 'Milk', unit: 'x'.repeat(41) }, 'Unit must be at most 40 characters'],
    [{ name: 'Milk', bestBefore: '2026-02-30' }, 'Enter a real date between 1900 and 2200'],
    [{ name: 'Milk', bestBefore: 'soon' }, 'Enter a real date between 1900 and 2200'],
  ])('refuses %j', (draft, message) => {
    expect(messages(draft)).toEqual([message]);
  });

  it('is complete whatever the input', () => {
    const anything = fc.oneof(fc.string(), fc.double(), fc.constant(null), fc.constant(undefined));
    const drafts = fc.record({
      name: fc.string(),
      amount: anything,
      minimum: anything,
      category: fc.string(),
      place: fc.string(),
      bestBefore: fc.string(),
    });
    fc.assert(
      fc.property(drafts, (draft) => {
        const { item } = readKitchenItem(draft);
        expect(KITCHEN_CATEGORIES).toContain(item.category);
        expect(KITCHEN_PLACES).toContain(item.place);
        for (const amount of [item.amount, item.minimum])
          expect(amount === null || (amount > 0 && amount <= 100_000)).toBe(true);
      }),
    );
  });
});

describe('category, place and aisle', () => {
  it.each([
    ['milk', 'Dairy', 'fridge', 'Dairy'],
    ['eggs', 'Dairy', 'fridge', 'Dairy'],
    ['minced beef', 'Meat', 'fridge', 'Meat'],
    ['salmon', 'Meat', 'fridge', 'Meat'],
    ['carrots', 'Produce', 'fridge', 'Produce'],
    ['potatoes', 'Produce', 'larder', 'Produce'],
    ['onions', 'Produce', 'larder', 'Produce'],
    ['spring onions', 'Produce', 'fridge', 'Produce'],
    ['fresh basil', 'Produce', 'fridge', 'Produce'],
    ['dried basil', 'Spices', 'larder', 'Pantry'],
    ['ground ginger', 'Spices', 'larder', 'Pantry'],
    ['smoked paprika', 'Spices', 'larder', 'Pantry'],
    ['black pepper', 'Spices', 'larder', 'Pantry'],
    ['chilli flakes', 'Spices', 'larder', 'Pantry'],
    ['red peppers', 'Produce', 'fridge', 'Produce'],
    ['rice', 'Pantry', 'larder', 'Pantry'],
    ['bread', 'Pantry', 'larder', 'Bakery'],
    ['tortilla wraps', 'Pantry', 'fridge', 'Bakery'],
    ['crisps', 'Pantry', 'larder', 'Snacks'],
    ['Dr Pepper', 'Pantry', 'larder', 'Beverages'],
    ['orange juice', 'Pantry', 'larder', 'Beverages'],
    ['mayonnaise', 'Pantry', 'fridge', 'Pantry'],
    ['frozen peas', 'Frozen', 'freezer', 'Frozen'],
    ['ice cream', 'Frozen', 'freezer', 'Frozen'],
    ['zorblax', 'Other', 'larder', 'General'],
  ] as const)('%s: %s, %s, bought at %s', (name, category, place, aisle) => {
    expect([kitchenCategoryOf(name), usualPlace(name, category), aisleOfKitchen(name, category)]).toEqual([
      category,
      place,
      aisle,
    ]);
  });

  it('does not keep washing powder in the kitchen', () => {
    expect([kitchenCategoryOf('washing powder'), kitchenCategoryOf('cat food')]).toEqual([null, null]);
  });

  it('buys frozen food frozen, and unknown things by their category', () => {
    expect([aisleOfKitchen('spinach', 'Frozen'), aisleOfKitchen('zorblax', 'Dairy'), aisleOf('spinach')]).toEqual([
      'Frozen',
      'Dairy',
      'Produce',
    ]);
  });
});
