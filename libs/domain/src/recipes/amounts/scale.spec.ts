import fc from 'fast-check';
import { formatAmount, formatMeasure } from './format';
import { measurable } from './rounding';
import { shownAmount, type AmountSettings } from './scale';
import { baseOf, isUnit, UNITS } from './units';

const anyUnit = fc.constantFrom(null, 'family cup', ...UNITS);
const anyAmount = fc.double({ min: 0.01, max: 5_000, noNaN: true });
const anyFactor = fc.double({ min: 0.05, max: 20, noNaN: true });
const anySettings = fc.record({
  system: fc.constantFrom(null, 'metric', 'us'),
  tradition: fc.constantFrom('uk', 'us'),
}) as fc.Arbitrary<Omit<AmountSettings, 'factor'>>;
const AS_WRITTEN = { factor: 1, system: null, tradition: 'uk' } as const;

describe('measurable amounts', () => {
  it.each<[number, string | null, number]>([
    [337, 'g', 340],
    [12.3, 'g', 12],
    [3.4, 'g', 3.5],
    [0.01, 'g', 0.5],
    [1_234, 'g', 1_250],
    [6.1, 'ml', 5],
    [0.337, 'kg', 0.34],
    [0.333, null, 0.5],
    [2.7, null, 2.5],
    [13.4, null, 13],
    [0.3, 'cup', 0.3333],
    [0.05, 'cup', 0.25],
    [1.7, 'cup', 1.6667],
    [1.1, 'cup', 1],
    [0.9, 'cup', 1],
    [0.1, 'tsp', 0.125],
    [0.4, 'tsp', 0.5],
    [0.2, 'pinch', 1],
    [1.4, 'thumb', 1.5],
    [2.2, 'rasher', 2],
  ])('%d %s', (amount, unit, expected) => {
    expect(measurable(amount, unit)).toBe(expected);
  });

  it('are never zero, close to the exact amount, and monotonic', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, anyUnit, (one, other, unit) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(measurable(less, unit)).toBeGreaterThan(0);
        expect(measurable(less, unit)).toBeLessThanOrEqual(measurable(more, unit));
        expect(measurable(measurable(less, unit), unit)).toBeCloseTo(measurable(less, unit), 3);
      }),
      { numRuns: 500 },
    );
  });
});

describe('scaling', () => {
  const shown = (
    amount: number,
    unit: string | null,
    factor: number,
    more: Partial<AmountSettings> = {},
    name = 'x',
  ) => {
    const found = shownAmount({ name, amount, amountTo: null, unit }, { ...AS_WRITTEN, factor, ...more });
    return found === null ? null : formatMeasure(found, 'en-GB').replace('\u00a0', ' ');
  };

  it.each<[number, string | null, number, string]>([
    [1, null, 1 / 3, '½'],
    [4, null, 0.5, '2'],
    [225, 'g', 1.5, '340 g'],
    [600, 'g', 2, '1.2 kg'],
    [1, 'kg', 0.25, '250 g'],
    [1.5, 'l', 0.5, '750 ml'],
    [1, 'tbsp', 0.5, '½ tbsp'],
    [1, 'tbsp', 1 / 3, '1 tsp'],
    [1, 'tsp', 3, '1 tbsp'],
    [1, 'tsp', 5, '5 tsp'],
    [1, 'cup', 1 / 3, '⅓ cup'],
    [0.5, 'cup', 0.25, '2 tbsp'],
    [0.3333, 'cup', 2, '⅔ cup'],
    [2, 'tin', 0.75, '1½ tins'],
    [1, 'pinch', 0.5, '1 pinch'],
    [23, 'g', 1, '23 g'],
    [0.37, null, 1, '0.37'],
    [13, 'g', 29 / 30, '13 g'],
    [64, 'g', 0.99, '64 g'],
  ])('%d %s times %d', (amount, unit, factor, expected) => {
    expect(shown(amount, unit, factor)).toBe(expected);
  });

  it.each<[number, string, number, Partial<AmountSettings>, string, string]>([
    [1, 'cup', 1, { system: 'metric', tradition: 'us' }, 'flour', '125 g'],
    [1, 'lb', 1, { system: 'metric' }, 'beef', '450 g'],
    [1, 'pint', 1, { system: 'metric' }, 'milk', '570 ml'],
    [500, 'g', 1, { system: 'us', tradition: 'us' }, 'beef', '1 lb'],
    [225, 'g', 2, { system: 'us', tradition: 'us' }, 'cheese', '1 lb'],
    [2, 'tbsp', 4, { system: 'us', tradition: 'us' }, 'oil', '½ cup'],
    [2, 'tbsp', 4, { system: 'metric' }, 'oil', '8 tbsp'],
  ])('%d %s times %d in the units of the family', (amount, unit, factor, settings, name, expected) => {
    expect(shown(amount, unit, factor, settings, name)).toBe(expected);
  });

  it('reports rounding by more than a tenth', () => {
    const exact = (amount: number, unit: string | null, factor: number) =>
      shownAmount({ name: 'eggs', amount, amountTo: null, unit }, { ...AS_WRITTEN, factor })?.exact;
    expect(exact(1, null, 1 / 3)).toBeCloseTo(1 / 3);
    expect(exact(4, null, 0.5)).toBeNull();
    expect(exact(225, 'g', 1.5)).toBeNull();
    expect(exact(1, null, 1)).toBeNull();
  });

  it('keeps a range, and merges it when both ends round to the same amount', () => {
    const range = (factor: number) =>
      shownAmount({ name: 'eggs', amount: 2, amountTo: 3, unit: null }, { ...AS_WRITTEN, factor });
    expect(range(2)).toMatchObject({ amount: 4, amountTo: 6 });
    expect(range(0.1)).toMatchObject({ amount: 0.5, amountTo: null });
  });

  it.each([0, -1, Number.NaN, Infinity])('with a factor of %d leaves the recipe unchanged', (factor) => {
    expect(shown(2, 'tin', factor)).toBe('2 tins');
  });

  it('returns nothing for an ingredient without an amount', () => {
    expect(shownAmount({ name: 'salt', amount: null, amountTo: null, unit: null }, AS_WRITTEN)).toBeNull();
  });

  const ingredient = fc.record({
    name: fc.constantFrom('flour', 'milk', 'eggs'),
    amount: anyAmount,
    amountTo: fc.constant(null),
    unit: anyUnit,
  });

  it('up and down again restores the stored amount, from which it is always computed', () => {
    fc.assert(
      fc.property(
        ingredient,
        anySettings,
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 1, max: 24 }),
        (of, settings, own, other) => {
          const at = (servings: number) => shownAmount(of, { ...settings, factor: servings / own });
          const before = at(own);
          at(other);
          expect(at(own)).toEqual(before);
          if (settings.system === null)
            expect(before).toEqual({ amount: of.amount, amountTo: null, unit: of.unit, exact: null });
        },
      ),
    );
  });

  it('never shows zero, and never less for more people', () => {
    const size = (shownNow: { amount: number; unit: string | null } | null, tradition: 'uk' | 'us') =>
      (shownNow?.amount ?? 0) * ((isUnit(shownNow?.unit) && baseOf(shownNow.unit, tradition)) || 1);
    fc.assert(
      fc.property(ingredient, anySettings, anyFactor, anyFactor, (of, settings, one, other) => {
        const { tradition } = settings;
        const fewer = size(shownAmount(of, { ...settings, factor: Math.min(one, other) }), tradition);
        const more = size(shownAmount(of, { ...settings, factor: Math.max(one, other) }), tradition);
        expect(fewer).toBeGreaterThan(0);
        // units of two systems differ in the last digits
        expect(fewer).toBeLessThanOrEqual(more * 1.002);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('amounts as text', () => {
  it.each<[number, string | null, string, string]>([
    [1.5, 'cup', 'en-GB', '1½'],
    [0.3333, 'cup', 'en-GB', '⅓'],
    [2, null, 'en-GB', '2'],
    [1.9999, null, 'en-GB', '2'],
    [0.125, 'tsp', 'en-GB', '⅛'],
    [1.5, 'kg', 'en-GB', '1.5'],
    [1.5, 'kg', 'de-DE', '1,5'],
    [1_200, 'g', 'en-GB', '1,200'],
    [1_200, 'g', 'de-DE', '1.200'],
    [0.37, null, 'fr-FR', '0,37'],
    [2, 'g', 'not a locale', '2'],
  ])('%d %s in %s', (amount, unit, locale, expected) => {
    expect(formatAmount(amount, unit, locale)).toBe(expected);
  });

  it.each<[number, number | null, string | null, string]>([
    [1.5, null, 'cup', '1½ cups'],
    [0.5, null, 'cup', '½ cup'],
    [1, null, 'tin', '1 tin'],
    [200, 250, 'ml', '200–250\u00a0ml'],
    [1, 2, 'slice', '1–2 slices'],
    [2, null, null, '2'],
    [2, null, 'thumb', '2 thumb'],
    [8, null, 'floz', '8 fl oz'],
  ])('%d to %s %s', (amount, amountTo, unit, expected) => {
    expect(formatMeasure({ amount, amountTo, unit }, 'en-GB')).toBe(expected);
  });
});
