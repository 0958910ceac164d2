import fc from 'fast-check';
import { addAmounts, type ShoppingUnits } from './add-amounts';
import { formatAmounts } from './row-amounts';

const METRIC: ShoppingUnits = { system: 'metric', tradition: 'uk' };
const AMERICAN: ShoppingUnits = { system: 'us', tradition: 'us' };
type Given = readonly [amount: number | null, unit: string | null];

const added = (given: readonly Given[], units: ShoppingUnits, name = 'x'): string =>
  formatAmounts(
    addAmounts(
      given.map(([amount, unit]) => ({ amount, unit })),
      name,
      units,
    ),
    'en-GB',
  ).replaceAll('\u00a0', ' ');

describe('amounts of one thing', () => {
  it.each<[string, Given[], string]>([
    [
      'counts',
      [
        [2, null],
        [3, null],
      ],
      '5',
    ],
    ['less than a kilogram, as labels have it', [[0.5, 'kg']], '500 g'],
    [
      'pounds alone',
      [
        [1, 'lb'],
        [1.5, 'lb'],
      ],
      '2½ lb',
    ],
    [
      'grams',
      [
        [250, 'g'],
        [300, 'g'],
      ],
      '550 g',
    ],
    [
      'grams that are a kilogram',
      [
        [700, 'g'],
        [500, 'g'],
      ],
      '1.2 kg',
    ],
    [
      'grams that would be rounded',
      [
        [1_000, 'g'],
        [234, 'g'],
      ],
      '1,234 g',
    ],
    [
      'grams and kilograms',
      [
        [0.25, 'kg'],
        [300, 'g'],
      ],
      '550 g',
    ],
    [
      'millilitres and litres',
      [
        [1, 'l'],
        [500, 'ml'],
      ],
      '1.5 l',
    ],
    [
      'spoons',
      [
        [1, 'tbsp'],
        [3, 'tsp'],
      ],
      '2 tbsp',
    ],
    [
      'spoons that make no spoon',
      [
        [1, 'tbsp'],
        [1, 'tsp'],
      ],
      '1⅓ tbsp',
    ],
    [
      'cups and spoons of Britain',
      [
        [1, 'cup'],
        [2, 'tbsp'],
      ],
      '280 ml',
    ],
    [
      'ounces and pounds',
      [
        [1, 'lb'],
        [8, 'oz'],
      ],
      '1½ lb',
    ],
    [
      'pounds and grams',
      [
        [1, 'lb'],
        [100, 'g'],
      ],
      '550 g',
    ],
    [
      'tins and cans',
      [
        [1, 'tin'],
        [2, 'can'],
      ],
      '3 tins',
    ],
    [
      'tins and grams',
      [
        [300, 'g'],
        [2, 'tin'],
      ],
      '2 tins + 300 g',
    ],
    [
      'counts, bunches and grams',
      [
        [300, 'g'],
        [1, 'bunch'],
        [2, null],
      ],
      '2 + 1 bunch + 300 g',
    ],
    [
      'weights and volumes',
      [
        [300, 'ml'],
        [200, 'g'],
      ],
      '200 g + 300 ml',
    ],
    [
      'a unit of the family',
      [
        [1, 'crate'],
        [2, 'Crates'],
      ],
      '3 Crates',
    ],
    [
      'some and an amount',
      [
        [null, null],
        [2, null],
      ],
      '2',
    ],
    [
      'some',
      [
        [null, null],
        [null, 'g'],
      ],
      '',
    ],
    [
      'tenths',
      [
        [0.1, 'kg'],
        [0.2, 'kg'],
      ],
      '300 g',
    ],
    [
      'thirds',
      [
        [0.3333, 'cup'],
        [0.3333, 'cup'],
        [0.3333, 'cup'],
      ],
      '1 cup',
    ],
    [
      'what is no amount',
      [
        [Number.NaN, 'g'],
        [-2, 'g'],
        [0, 'g'],
        [Infinity, 'g'],
        [5, 'g'],
      ],
      '5 g',
    ],
  ])('%s', (_, given, expected) => {
    expect(added(given, METRIC)).toBe(expected);
    expect(added([...given].reverse(), METRIC)).toBe(expected);
  });

  it.each<[string, Given[], string]>([
    [
      'pounds and grams',
      [
        [1, 'lb'],
        [226.8, 'g'],
      ],
      '1½ lb',
    ],
    [
      'cups and spoons',
      [
        [1, 'cup'],
        [2, 'tbsp'],
      ],
      '1⅛ cups',
    ],
    [
      'millilitres and cups',
      [
        [1, 'cup'],
        [250, 'ml'],
      ],
      '2 cups',
    ],
    [
      'ounces',
      [
        [8, 'oz'],
        [8, 'oz'],
      ],
      '1 lb',
    ],
    [
      'ounces that are no pound',
      [
        [9, 'oz'],
        [8, 'oz'],
      ],
      '17 oz',
    ],
  ])('%s in America', (_, given, expected) => {
    expect(added(given, AMERICAN)).toBe(expected);
  });

  it('adds cups of flour to grams of flour, and not to grams of anything', () => {
    const given: Given[] = [
      [1, 'cup'],
      [100, 'g'],
    ];
    expect(added(given, { system: 'metric', tradition: 'us' }, 'plain flour')).toBe('225 g');
    expect(added(given, { system: 'metric', tradition: 'us' }, 'blueberries')).toBe('100 g + 1 cup');
  });
});

const anyPart = fc.record({
  amount: fc.oneof(
    fc.constant(null),
    fc.integer({ min: 1, max: 1_000_000 }).map((tenths) => tenths / 10),
    fc.integer({ min: 1, max: 9_999 }).map((parts) => parts / 10_000),
  ),
  unit: fc.constantFrom(null, 'g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cup', 'oz', 'lb', 'tin', 'can', 'bunch', 'crate'),
});
const anyUnits = fc.constantFrom(METRIC, AMERICAN, { system: null, tradition: 'uk' } as const);

describe('any amounts', () => {
  it('have the same sum in every order', () => {
    fc.assert(
      fc.property(
        fc.array(anyPart, { maxLength: 12 }),
        anyUnits,
        fc.infiniteStream(fc.nat()),
        (parts, units, order) => {
          const shuffled = parts.map((part) => ({ part, at: order.next().value ?? 0 })).sort((a, b) => a.at - b.at);
          const other = addAmounts(
            shuffled.map(({ part }) => part),
            'flour',
            units,
          );
          expect(other).toEqual(addAmounts(parts, 'flour', units));
        },
      ),
    );
  });

  it('of one unit add up exactly', () => {
    const tenths = fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(tenths, fc.constantFrom('g', 'ml', 'tin', null), (amounts, unit) => {
        const [found, ...others] = addAmounts(
          amounts.map((amount) => ({ amount: amount / 10, unit })),
          'x',
          METRIC,
        );
        const isLarge = found?.unit === 'kg' || found?.unit === 'l';
        const total = amounts.reduce((all, amount) => all + amount, 0);
        expect(others).toEqual([]);
        expect(found?.amount).toBe(total / 10 / (isLarge ? 1_000 : 1));
      }),
    );
  });

  it('never show floating-point errors', () => {
    fc.assert(
      fc.property(fc.array(anyPart, { maxLength: 12 }), anyUnits, (parts, units) => {
        for (const { amount } of addAmounts(parts, 'milk', units)) {
          expect(amount).toBeGreaterThan(0);
          expect(String(amount)).toMatch(/^\d+(?:\.\d{1,4})?$/);
        }
      }),
    );
  });
});
