import { DEFAULT_LOCALE, isLocale } from '../../time/format';
import { dimensionOf, isUnit, unitName } from './units';

const FRACTIONS: readonly (readonly [value: number, sign: string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
];

const DECIMAL_UNITS: ReadonlySet<string> = new Set(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l', 'mm', 'cm']);

/** "1½", "0,5", "1,200": fractions where they are used for measuring, otherwise digits in the locale's format. */
export function formatAmount(amount: number, unit: string | null, locale: string): string {
  const numbers = numberFormat(locale);
  if (unit !== null && DECIMAL_UNITS.has(unit)) return numbers.format(amount);
  const whole = Math.floor(amount + 0.004);
  const rest = amount - whole;
  if (Math.abs(rest) < 0.004) return numbers.format(whole);
  const sign = FRACTIONS.find(([value]) => Math.abs(value - rest) < 0.004)?.[1];
  if (sign === undefined) return numbers.format(amount);
  return whole === 0 ? sign : `${numbers.format(whole)}${sign}`;
}

/** "1½ cups", "200–250 ml", "2 tins", "3": followed by the name of the ingredient. */
export function formatMeasure(
  { amount, amountTo, unit }: { amount: number; amountTo: number | null; unit: string | null },
  locale: string,
): string {
  const low = formatAmount(amount, unit, locale);
  const high = amountTo === null ? null : formatAmount(amountTo, unit, locale);
  const range = high === null || high === low ? low : `${low}–${high}`;
  if (unit === null) return range;
  const isPlural = (amountTo ?? amount) > 1;
  // a non-breaking space, so that no line ends with "200"
  const space = isUnit(unit) && dimensionOf(unit) !== 'count' && DECIMAL_UNITS.has(unit) ? '\u00a0' : ' ';
  return `${range}${space}${unitName(unit, isPlural)}`;
}

/** The units for amounts below a kilogram and a litre. */
const SMALLER: ReadonlyMap<string, string> = new Map([
  ['kg', 'g'],
  ['l', 'ml'],
]);

/** An amount in stock or to buy, in the unit used on labels: "500 g" rather than "0.5 kg". */
export function formatQuantity(amount: number, unit: string | null, locale: string): string {
  const smaller = unit === null || amount >= 1 ? undefined : SMALLER.get(unit);
  if (smaller === undefined) return formatMeasure({ amount, amountTo: null, unit }, locale);
  return formatMeasure({ amount: amount * 1_000, amountTo: null, unit: smaller }, locale);
}

const MAX_FORMATS = 50;
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(wanted: string): Intl.NumberFormat {
  let format = formats.get(wanted);
  if (!format) {
    if (formats.size >= MAX_FORMATS) formats.clear();
    format = new Intl.NumberFormat(isLocale(wanted) ? wanted : DEFAULT_LOCALE, { maximumFractionDigits: 2 });
    formats.set(wanted, format);
  }
  return format;
}
