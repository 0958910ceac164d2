import { DEFAULT_LOCALE, isLocale } from './time/format';

/** How amounts are written. Every amount is a whole number of the currency's smallest unit: 1250 is £12.50. */
export interface MoneyFormat {
  /** ISO 4217. */
  currency: string;
  locale: string;
}

export type MoneyProblem = 'unreadable' | 'negative' | 'decimals' | 'tooLarge';

/** The result of parsing: an amount in the smallest unit, or why the text is invalid. */
export type TypedMoney = { minor: number; problem: null } | { minor: null; problem: MoneyProblem };

/** A thousand million pounds: far below the largest exact number. */
export const MAX_MINOR_UNITS = 100_000_000_000;

interface Signs {
  decimal: string;
  digits: readonly string[];
  /** The currency's symbol: "£", "GBP". */
  marks: readonly string[];
  decimals: number;
}

/** "£12.50". @param minor may be negative, for a debt */
export const formatMoney = (minor: number, { currency, locale }: MoneyFormat): string =>
  // A decimal as text is formatted exactly; a number would be a float.
  new Intl.NumberFormat(localeOf(locale), { style: 'currency', currency })
    .format(decimalOf(minor, moneyDecimals({ currency, locale })))
    .replace(/[\u202f\u2009]/g, ' ');

/** The number of decimal places of a currency: 2 for pounds, 0 for yen. */
export const moneyDecimals = (format: MoneyFormat): number => signsOf(format).decimals;

/**
 * Reads an amount that somebody typed: "£12", "12.50", "12,50", "1.234,50 €". Both a point and a comma may be the decimal
 * sign; where a single one stands before three digits, the family's locale decides. An amount below zero and one with more
 * decimal places than the currency has are refused rather than rounded.
 */
export function readMoney(text: string, format: MoneyFormat): TypedMoney {
  const { decimal, decimals, digits, marks } = signsOf(format);
  if (text.length > LONGEST) return refused('unreadable');
  let read = plainMark(text);
  read = read.replace(/\p{Nd}/gu, (digit) => (digits.includes(digit) ? String(digits.indexOf(digit)) : digit));
  for (const mark of marks) read = withoutMark(read, mark, decimals);
  read = read
    .replace(/٫/g, decimal === '٫' ? '.' : ',')
    .replace(GROUPING, '')
    .replace(AROUND, '');
  if (/^[-\u2212–].*\d|^\(.*\d.*\)$|\d[-\u2212–]$/.test(read)) return refused('negative');
  if (!/^[\d.,]*\d[\d.,]*$/.test(read)) return refused('unreadable');
  const at = decimalSign(read, decimal === ',' ? ',' : '.', decimals);
  const whole = at === -1 ? read : read.slice(0, at);
  const fraction = at === -1 ? '' : read.slice(at + 1);
  if (/[.,]/.test(whole) && !/^\d{1,3}(?:([.,])\d{2,3})(?:\1\d{2,3})*$/.test(whole)) return refused('unreadable');
  if (fraction.length > decimals) return refused('decimals');
  const units = whole.replace(/[.,]/g, '').replace(/^0+/, '') + fraction.padEnd(decimals, '0');
  if (units.length > 15 || Number(units) > MAX_MINOR_UNITS) return refused('tooLarge');
  return { minor: Number(units), problem: null };
}

/**
 * An amount of a JSON body, such as 12.5, in the smallest unit of its currency. It is read by its digits, never multiplied;
 * an amount with more decimal places than the currency has is refused rather than rounded.
 */
export function minorUnitsOf(amount: number, format: MoneyFormat): TypedMoney {
  if (amount < 0) return refused('negative');
  if (amount * 10 ** moneyDecimals(format) > MAX_MINOR_UNITS) return refused('tooLarge');
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(amount)) ?? [];
  // "1e-7" has more places than any currency
  if (whole === undefined || fraction.length > moneyDecimals(format)) return refused('decimals');
  return { minor: Number(whole + fraction.padEnd(moneyDecimals(format), '0')), problem: null };
}

/** The inverse, the number in a JSON body: 12.5 for 1250. */
export const amountOfMinor = (minor: number, format: MoneyFormat): number =>
  Number(decimalOf(minor, moneyDecimals(format)));

/** As marks are compared: "F\u202fCFA" is written with a space that nobody types. */
const plainMark = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\s/g, ' ');

/** A space or an apostrophe between groups of three figures: "12 50" is not twelve hundred and fifty. */
const GROUPING = /(?<=\d)[\s'’٬]+(?=\d{3}(?!\d))/g;
/** White space that is not a group separator. */
const AROUND = /(?<!\d)[\s'’٬]+|[\s'’٬]+(?!\d)/g;
const LONGEST = 500;

/** The text without its currency symbol, which is the decimal sign in "12€50". */
function withoutMark(text: string, mark: string, decimals: number): string {
  const at = text.indexOf(mark);
  if (at === -1) return text;
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + mark.length).trim()];
  if (!/\d$/.test(before) || !/^\d/.test(after)) return `${before} ${after}`.trim();
  return /^\d+$/.test(after) && after.length === decimals && !/[.,]/.test(before) ? `${before}.${after}` : text;
}

/** Index of the decimal sign; -1 without one. */
function decimalSign(text: string, decimal: '.' | ',', decimals: number): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const sign = text.charAt(last);
  if (last === -1) return -1;
  const isOnly = text.indexOf(sign) === last;
  const hasOther = /\./.test(text) && /,/.test(text);
  if (!isOnly) return -1;
  if (hasOther || sign === decimal) return last;
  // "1,234" of a family that writes a decimal point
  return text.length - last - 1 === 3 && decimals !== 3 ? -1 : last;
}

const refused = (problem: MoneyProblem): TypedMoney => ({ minor: null, problem });

/** "-12.50" of -1250. */
function decimalOf(minor: number, decimals: number): `${number}` {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : '';
  return `${minor < 0 ? '-' : ''}${whole}${fraction}` as `${number}`;
}

const localeOf = (locale: string): string => (isLocale(locale) ? locale : DEFAULT_LOCALE);

const known = new Map<string, Signs>();

function signsOf({ currency, locale }: MoneyFormat): Signs {
  const key = `${locale} ${currency}`;
  let signs = known.get(key);
  if (!signs) {
    signs = readSigns(localeOf(locale), currency);
    known.set(key, signs);
  }
  return signs;
}

function readSigns(locale: string, currency: string): Signs {
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const written = (['symbol', 'narrowSymbol', 'code'] as const).map(
    (currencyDisplay) => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }),
  );
  return {
    decimal: new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.',
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    marks: written
      .map((format) => format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency)
      .map(plainMark)
      .sort((a, b) => b.length - a.length),
    decimals: written[0]?.resolvedOptions().maximumFractionDigits ?? 2,
  };
}
