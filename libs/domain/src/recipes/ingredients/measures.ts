import { baseOf, dimensionOf, readUnit, UNITS, unitSpellings, type UnitCode } from '../amounts/units';
import { AMOUNT } from './quantities';

const WORDS = UNITS.filter((unit) => dimensionOf(unit) === 'weight' || dimensionOf(unit) === 'volume')
  .flatMap(unitSpellings)
  .sort((a, b) => b.length - a.length)
  .join('|');

const MEASURE = `(${AMOUNT}) ?(${WORDS})(?![\\p{L}])\\.?`;
const ANY_UNIT = `(?:${AMOUNT}) ?(?:${WORDS})(?![\\p{L}])\\.?`;
const TWO = new RegExp(`^${MEASURE}(?: ?(?:plus|and|\\+|&) ?| )${MEASURE} ?`, 'iu');
const OTHER = ` ?(?:/|\\||\\bor\\b) ?(${ANY_UNIT}(?: ?${ANY_UNIT})?)`;
const ALTERNATIVE = new RegExp(`^(${ANY_UNIT}(?: ${ANY_UNIT})?)${OTHER}(?:${OTHER})? ?`, 'iu');

export interface Measured {
  amount: number;
  unit: UnitCode;
  rest: string;
}

/** "2 lb 4 oz potatoes" and "1 cup plus 2 tbsp flour": one amount in two units. */
export function readCompound(line: string, figure: (text: string) => number | null): Measured | null {
  const found = TWO.exec(line);
  if (!found) return null;
  const [whole, firstAmount = '', firstUnit = '', secondAmount = '', secondUnit = ''] = found;
  const [unit, lesser] = [readUnit(firstUnit), readUnit(secondUnit)];
  const [amount, more] = [figure(firstAmount), figure(secondAmount)];
  if (unit === null || lesser === null || amount === null || more === null) return null;
  // the ratio of two units of one system; the metric cup is not a whole number of tablespoons
  const [base, lesserBase] = [baseOf(unit, 'us'), baseOf(lesser, 'us')];
  if (base === null || lesserBase === null || dimensionOf(unit) !== dimensionOf(lesser) || lesserBase >= base)
    return null;
  return { amount: amount + (more * lesserBase) / base, unit, rest: line.slice(whole.length) };
}

/** "225g/8oz butter", "250g/9oz/1 cup sugar": the first measure counts, the others become a note. */
export function takeAlternative(line: string): { line: string; note: string } | null {
  const found = ALTERNATIVE.exec(line);
  if (!found) return null;
  const [whole, first = '', ...others] = found;
  return {
    line: `${first} ${line.slice(whole.length)}`,
    note: others.flatMap((other) => other?.trim().replace(/(?<=[^\p{L}\s.,/])(?=\p{L})/gu, ' ') || []).join(', '),
  };
}
