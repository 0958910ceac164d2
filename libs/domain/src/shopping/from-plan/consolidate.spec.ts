import fc from 'fast-check';
import type { ShoppingUnits } from '../amounts/add-amounts';
import { formatAmounts } from '../amounts/row-amounts';
import type { ShoppingSource } from '../list/row';
import { basicIngredients, consolidate, consolidateNames, type NeededIngredient } from './consolidate';
import type { InHouse } from './in-house';

const METRIC: ShoppingUnits = { system: 'metric', tradition: 'uk' };
const on = (title: string, date = '2026-11-27'): ShoppingSource => ({
  kind: 'meal',
  plannedMealId: `meal-${title}`,
  recipeId: `recipe-${title}`,
  title,
  date,
  weekStart: '2026-11-23',
});
const need = (
  name: string,
  amount: number | null = null,
  unit: string | null = null,
  more: Partial<NeededIngredient> = {},
): NeededIngredient => ({ name, amount, unit, factor: 1, source: on('Lasagne'), ...more });
const has = (name: string, amount: number | null = null, unit: string | null = null): InHouse => ({
  name,
  amount,
  unit,
});

/** "beef mince: 750 g", and what is left out. */
function listed(needed: readonly NeededIngredient[], inHouse: readonly InHouse[] = [], units = METRIC): string[] {
  const { items, leftOut } = consolidate(needed, inHouse, units);
  const words = (amounts: Parameters<typeof formatAmounts>[0]): string =>
    formatAmounts(amounts, 'en-GB').replaceAll('\u00a0', ' ');
  return [
    ...items.map(
      ({ name, amounts, subtracted, alsoInHouse }) =>
        `${name}: ${words(amounts)}${subtracted.length > 0 ? `, less ${words(subtracted)}` : ''}${alsoInHouse.length > 0 ? `, beside ${words(alsoInHouse)}` : ''}`,
    ),
    ...leftOut.map(({ name, reason }) => `no ${name} (${reason})`),
  ];
}

describe('what to buy for a week', () => {
  it('lists each thing once, by the name that most recipes use', () => {
    expect(
      listed([need('courgettes', 2), need('zucchini', 1), need('courgettes', 1), need('minced beef', 500, 'g')]),
    ).toEqual(['courgettes: 4', 'minced beef: 500 g']);
  });

  it('is scaled to the servings, with the upper end of a range', () => {
    expect(listed([need('rice', 300, 'g', { factor: 1.5 }), need('eggs', 2, null, { amountTo: 3 })])).toEqual([
      'eggs: 3',
      'rice: 450 g',
    ]);
  });

  it('is in the units of the family', () => {
    expect(
      listed([need('flour', 2, 'cup'), need('flour', 100, 'g')], [], { system: 'metric', tradition: 'us' }),
    ).toEqual(['flour: 350 g']);
  });

  it('shows what each part is for', () => {
    const { items } = consolidate(
      [need('onions', 2, null, { source: on('Soup', '2026-11-28') }), need('onion', 1)],
      [],
      METRIC,
    );
    expect(items[0]?.parts.map(({ amount, source }) => [amount, source.kind === 'meal' && source.title])).toEqual([
      [1, 'Lasagne'],
      [2, 'Soup'],
    ]);
  });

  it('buys what was in the house when its meal was planned only after the kitchen has run out of it', () => {
    const eggs = need('eggs', 4, null, { isInHouse: true, source: on('Omelette', '2026-11-28') });
    expect(listed([eggs])).toEqual(['no eggs (in_house)']);
    expect(listed([eggs], [has('eggs', 2)])).toEqual(['no eggs (in_house)']);
    expect(listed([eggs], [has('eggs', 0)])).toEqual(['eggs: 4']);
    // the stock is reserved for it
    expect(listed([need('eggs', 3), eggs], [has('eggs', 5)])).toEqual(['eggs: 2, less 5']);
    expect(listed([need('eggs', 3), eggs])).toEqual(['eggs: 3']);
  });

  it('is the plain names, each once, when the consolidation fails', () => {
    const basic = basicIngredients([
      need('Onions', 2),
      need('onion', 1, null, { source: on('Soup') }),
      need('onions', 1),
      need('water'),
      need(' '),
      need('eggs', 4, null, { isInHouse: true }),
    ]);
    expect(basic.items.map(({ name, parts }) => [name, parts.map(({ amount }) => amount)])).toEqual([
      ['Onions', [null, null]],
      ['water', [null]],
    ]);
    expect([basic.originalCount, basic.leftOut]).toEqual([6, []]);
  });

  it('splits salt and pepper', () => {
    expect(listed([need('salt and freshly ground black pepper'), need('black pepper')])).toEqual([
      'no black pepper (at_hand)',
      'no salt (at_hand)',
    ]);
  });

  it.each<[string, NeededIngredient, InHouse[], string]>([
    ['is not bought', need('extra virgin olive oil', 2, 'tbsp'), [], 'no extra virgin olive oil (at_hand)'],
    ['is there when the kitchen says so', need('salt'), [has('Salt')], 'no salt (in_house)'],
    ['is bought when it has run out', need('salt', 1, 'tsp'), [has('Salt', 0)], 'salt: 1 tsp'],
    ['is bought under another name', need('sea salt'), [has('Salt', 0)], 'sea salt: '],
    ['is bought when the mill is empty', need('ground black pepper'), [has('Pepper', 0)], 'ground black pepper: '],
    ['is bought by its own sort', need('olive oil'), [has('Sunflower oil', 0)], 'no olive oil (at_hand)'],
    [
      'is bought where little is left',
      need('olive oil', 100, 'ml'),
      [has('olive oil', 40, 'ml')],
      'olive oil: 60 ml, less 40 ml',
    ],
    ['is not what only sounds like it', need('sesame oil', 1, 'tsp'), [], 'sesame oil: 1 tsp'],
  ])('staples: %s', (_, needed, inHouse, expected) => {
    expect(listed([needed], inHouse)).toEqual([expected]);
  });

  it('leaves out water even if it has run out', () => {
    expect(listed([need('water')], [has('water', 0)])).toEqual(['no water (staple)']);
  });

  it('lists what shops sell', () => {
    const needed = [
      need('thumb-sized piece of ginger'),
      need('grated fresh ginger'),
      need('egg yolks', 2),
      need('eggs', 1),
    ];
    expect(listed(needed)).toEqual(['eggs: 3', 'ginger: ']);
  });

  it('distinguishes ground pepper from the vegetable, and buys no pinches', () => {
    expect(listed([need('pepper'), need('pepper', 2), need('salt', 1, 'pinch'), need('salt', 1, 'tsp')])).toEqual([
      'peppers: 2',
      'no black pepper (at_hand)',
      'no salt (at_hand)',
    ]);
  });

  it.each(['water', 'cold water', 'Boiling water', 'lukewarm water', 'reserved pasta water', 'ice cubes'])(
    'never contains %s',
    (name) => {
      expect(listed([need(name, 200, 'ml')])).toEqual([`no ${name} (staple)`]);
    },
  );

  it.each(['sparkling water', 'coconut water', 'rose water', 'ice cream', 'water chestnuts', 'watermelon'])(
    'contains %s',
    (name) => {
      expect(listed([need(name)])).toEqual([`${name}: `]);
    },
  );
});

describe('what the kitchen has', () => {
  it.each<[string, NeededIngredient[], InHouse[], string[]]>([
    ['some, without an amount', [need('rice', 300, 'g')], [has('Rice')], ['no rice (in_house)']],
    ['enough', [need('rice', 300, 'g')], [has('rice', 1, 'kg')], ['no rice (in_house)']],
    ['a part', [need('rice', 300, 'g')], [has('rice', 100, 'g')], ['rice: 200 g, less 100 g']],
    ['a part, in another unit', [need('milk', 1, 'l')], [has('milk', 400, 'ml')], ['milk: 600 ml, less 400 ml']],
    [
      'in two places',
      [need('rice', 300, 'g')],
      [has('rice', 100, 'g'), has('Rice', 0.1, 'kg')],
      ['rice: 100 g, less 200 g'],
    ],
    ['under another name', [need('zucchini', 3)], [has('courgettes', 1)], ['zucchini: 2, less 1']],
    [
      'in a unit that cannot be taken off',
      [need('tomatoes', 300, 'g')],
      [has('tomatoes', 2, 'tin')],
      ['tomatoes: 300 g, beside 2 tins'],
    ],
    ['nothing of it any more', [need('rice', 300, 'g')], [has('rice', 0, 'g')], ['rice: 300 g']],
    ['something that is not the same', [need('coconut milk', 1, 'tin')], [has('milk')], ['coconut milk: 1 tin']],
    ['any of what a recipe names without an amount', [need('salt')], [has('salt', 500, 'g')], ['no salt (in_house)']],
    [
      'cups of what is weighed',
      [need('flour', 1, 'cup'), need('flour', 200, 'g')],
      [has('flour', 225, 'g')],
      ['flour: 105 g, less 225 g'],
    ],
    ['all but a spoonful', [need('flour', 505, 'g')], [has('flour', 500, 'g')], ['no flour (in_house)']],
  ])('%s', (_, needed, inHouse, expected) => {
    expect(listed(needed, inHouse)).toEqual(expected);
  });

  it('is used by the earliest meal', () => {
    const { items } = consolidate(
      [
        need('eggs', 4, null, { source: on('Omelette', '2026-11-28') }),
        need('eggs', 2, null, { source: on('Carbonara', '2026-11-24') }),
      ],
      [has('eggs', 3)],
      METRIC,
    );
    expect(items).toMatchObject([
      { parts: [{ amount: 3, source: { title: 'Omelette' } }], subtracted: [{ amount: 3 }] },
    ]);
  });

  it('is shown with what the recipes would take', () => {
    expect(consolidate([need('rice', 300, 'g')], [has('rice')], METRIC).leftOut).toEqual([
      { key: 'rice', name: 'rice', reason: 'in_house', needed: [{ amount: 300, unit: 'g' }], sources: [on('Lasagne')] },
    ]);
  });
});

describe('any week', () => {
  const anyNeed = fc.record({
    name: fc.constantFrom('milk', 'eggs', 'courgette', 'zucchini', 'flour', 'water', 'salt and pepper', 'coconut milk'),
    amount: fc.option(fc.integer({ min: 1, max: 900 })),
    unit: fc.constantFrom(null, 'g', 'kg', 'ml', 'cup', 'tin'),
    factor: fc.constantFrom(0.5, 1, 1.5, 2),
    source: fc.constantFrom(on('Lasagne'), on('Soup', '2026-11-24'), on('Pie', '2026-11-29')),
  });
  const anyStock = fc.record({
    name: fc.constantFrom('Milk', 'egg', 'courgettes', 'flour'),
    amount: fc.option(fc.integer({ min: 0, max: 900 })),
    unit: fc.constantFrom(null, 'g', 'ml', 'tin'),
  });

  it('gives the same list in any order, loses nothing and buys nothing twice', () => {
    fc.assert(
      fc.property(fc.array(anyNeed, { maxLength: 15 }), fc.array(anyStock, { maxLength: 4 }), (needed, inHouse) => {
        const result = consolidate(needed, inHouse, METRIC);
        expect(consolidate([...needed].reverse(), inHouse, METRIC)).toEqual(result);
        const keys = [...result.items, ...result.leftOut].map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(keys)).toEqual(
          new Set(
            consolidate(needed, [], METRIC)
              .items.map(({ key }) => key)
              .concat(keys),
          ),
        );
        expect(result.originalCount).toBe(needed.length);
      }),
      { numRuns: 500 },
    );
  });

  it('never needs more because something is in the kitchen', () => {
    fc.assert(
      fc.property(fc.array(anyNeed, { maxLength: 15 }), fc.array(anyStock, { maxLength: 4 }), (needed, inHouse) => {
        const all = consolidate(needed, [], METRIC);
        for (const { key, parts } of consolidate(needed, inHouse, METRIC).items) {
          const without = all.items.find((item) => item.key === key);
          expect(parts.length).toBeLessThanOrEqual(without?.parts.length ?? 0);
        }
      }),
    );
  });
});

describe('the documented consolidation of names', () => {
  it('lists each thing once, by its first name', () => {
    expect(
      consolidateNames(['Onions', '2 onions', 'zucchini', 'courgette', 'water', ' ', 'coconut milk', 'milk']),
    ).toEqual({
      consolidatedIngredients: ['Onions', 'zucchini', 'coconut milk', 'milk'],
      originalCount: 8,
      consolidatedCount: 4,
    });
  });
});
