import fc from 'fast-check';
import { convertAmount, toSystem } from './convert';
import { isUnit, normaliseUnit, readUnit, traditionOf, unitName, UNITS, unitSpellings } from './units';

const anyAmount = fc.double({ min: 0.01, max: 5_000, noNaN: true });

describe('units', () => {
  it.each([
    ['Tablespoons', 'tbsp'],
    ['TBSP.', 'tbsp'],
    ['T', 'tbsp'],
    ['t', 'tsp'],
    ['C', 'cup'],
    ['fl. oz.', 'floz'],
    ['fluid  ounces', 'floz'],
    ['grammes', 'g'],
    ['KG', 'kg'],
    ['lbs', 'lb'],
    ['leaves', 'leaf'],
    ['thumb', null],
    ['constructor', null],
    ['', null],
    ['x'.repeat(1_000), null],
  ])('%s', (word, unit) => {
    expect(readUnit(word)).toBe(unit);
  });

  it('have unique spellings', () => {
    const spellings = UNITS.flatMap(unitSpellings);
    expect(spellings.filter((word, at) => spellings.indexOf(word) !== at)).toEqual([]);
    for (const unit of UNITS) for (const word of unitSpellings(unit)) expect(readUnit(word)).toBe(unit);
  });

  it("keep a family's own units", () => {
    expect([' thumb ', 'Grams', '', null].map(normaliseUnit)).toEqual(['thumb', 'g', null, null]);
    expect([unitName('cup', false), unitName('cup', true), unitName('thumb', true)]).toEqual(['cup', 'cups', 'thumb']);
    expect([isUnit('cup'), isUnit('toString'), isUnit(5)]).toEqual([true, false, false]);
    expect(['en-US', 'en-GB', 'es-US', 'de-DE'].map(traditionOf)).toEqual(['us', 'uk', 'us', 'uk']);
  });
});

describe('conversion', () => {
  it.each<[number, string, string, 'uk' | 'us', number | null]>([
    [1, 'kg', 'g', 'uk', 1_000],
    [500, 'ml', 'l', 'uk', 0.5],
    [3, 'tsp', 'tbsp', 'uk', 1],
    [3, 'tsp', 'tbsp', 'us', 1],
    [16, 'tbsp', 'cup', 'us', 1],
    [8, 'floz', 'cup', 'us', 1],
    [1, 'pint', 'ml', 'uk', 568.26],
    [1, 'pint', 'ml', 'us', 473.18],
    [1, 'cup', 'ml', 'uk', 250],
    [1, 'cup', 'ml', 'us', 236.59],
    [16, 'oz', 'lb', 'uk', 1],
    [1, 'lb', 'g', 'us', 453.59],
    [2, 'tin', 'tin', 'uk', 2],
    [1, 'tin', 'can', 'uk', null],
    [1, 'g', 'ml', 'uk', null],
    [1, 'thumb', 'g', 'uk', null],
  ])('%d %s in %s (%s)', (amount, from, to, tradition, expected) => {
    const converted = convertAmount(amount, from, to, tradition);
    expect(converted === null ? null : Math.round(converted * 100) / 100).toBe(expected);
  });

  it('and back gives the same amount', () => {
    const units = fc.constantFrom(...UNITS);
    fc.assert(
      fc.property(
        anyAmount,
        units,
        units,
        fc.constantFrom('uk' as const, 'us' as const),
        (amount, from, to, tradition) => {
          const there = convertAmount(amount, from, to, tradition);
          if (there !== null) expect(convertAmount(there, to, from, tradition)).toBeCloseTo(amount, 6);
        },
      ),
    );
  });

  it.each<[number, string, string, string]>([
    [1, 'cup', 'plain flour', '125 g'],
    [1, 'cup', 'brown sugar', '213 g'],
    [1, 'cup', 'Butter, softened', '227 g'],
    [1, 'cup', 'buttermilk', '236.6 ml'],
    [1, 'cup', 'butternut squash', '236.6 ml'],
    [1, 'cup', 'rice vinegar', '236.6 ml'],
    [1, 'stick', 'butter', '113.4 g'],
    [1, 'stick', 'celery', '1 stick'],
    [3, 'lb', 'potatoes', '1.4 kg'],
    [8, 'oz', 'cheese', '226.8 g'],
    [1, 'inch', 'ginger', '2.5 cm'],
    [2, 'tbsp', 'oil', '2 tbsp'],
    [2, 'tin', 'tomatoes', '2 tin'],
    [200, 'g', 'flour', '200 g'],
  ])('%d %s %s in metric units', (amount, unit, name, expected) => {
    const { amount: converted, unit: to } = toSystem({ amount, unit }, name, 'metric', 'us');
    expect(`${Math.round(converted * 10) / 10} ${to}`).toBe(expected);
  });

  it.each<[number, string, string]>([
    [500, 'g', '1.1 lb'],
    [100, 'g', '3.5 oz'],
    [250, 'ml', '1.1 cup'],
    [15, 'ml', '1 tbsp'],
    [5, 'ml', '1 tsp'],
    [2, 'l', '2.1 quart'],
    [5, 'cm', '2 inch'],
    [2, 'clove', '2 clove'],
  ])('%d %s in American units', (amount, unit, expected) => {
    const { amount: converted, unit: to } = toSystem({ amount, unit }, 'x', 'us', 'uk');
    expect(`${Math.round(converted * 10) / 10} ${to}`).toBe(expected);
  });
});
