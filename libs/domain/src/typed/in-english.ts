/**
 * Translates text of the family's locale into the English that the grammar parses: names of months and weekdays, AM and
 * PM, and digits. English words stay unchanged.
 */

const ENGLISH_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ENGLISH_DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const STYLES = ['long', 'short'] as const;
/** Words and signs between the parts of a date without a meaning: "8 de out. de 2026", "8 жовт. 2026 р.". */
const BETWEEN = /(?<=\s|\d)(?:de|del|р)(?=\s|\.|$)\.?/gu;

/** "2026年10月8日", "2026년 10월 8일": digits with their units. */
const WITH_UNITS = /(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]/gu;
const DIRECTION_MARKS = /[\u200e\u200f]/g;

interface Words {
  /** From a name to its English word. */
  english: ReadonlyMap<string, string>;
  names: RegExp | null;
  /** The digits 0 to 9. */
  digits: readonly string[];
  dayFirst: boolean;
}

const known = new Map<string, Words>();

/** @param text in lower case */
export function inEnglish(text: string, locale: string): string {
  const { english, names, digits } = wordsOf(locale);
  let read = text.replace(DIRECTION_MARKS, '');
  if (digits[0] !== '0') read = read.replace(/\p{Nd}/gu, (digit) => String(Math.max(0, digits.indexOf(digit))));
  read = read.replace(WITH_UNITS, '$1/$2/$3');
  if (names) read = read.replace(names, (name) => english.get(name.replace(/\.$/, '')) ?? name).replace(BETWEEN, ' ');
  // "8. Okt."
  read = read.replace(/(\d)\. ?(?=[a-z])/g, '$1 ');
  return read.replace(/\s+/g, ' ').trim();
}

function wordsOf(locale: string): Words {
  let words = known.get(locale);
  if (!words) {
    words = readWords(locale);
    known.set(locale, words);
  }
  return words;
}

function readWords(locale: string): Words {
  const english = new Map<string, string>();
  const partOf = (type: string, date: Date, options: Intl.DateTimeFormatOptions): string => {
    const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    const part = format.formatToParts(date).find((one) => one.type === type)?.value ?? '';
    return part
      .toLowerCase()
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .replace(/\.$/, '');
  };
  const learn = (name: string, word: string): void => {
    // a number is not a name, and the first meaning of a word takes precedence: "mar" is a month
    if (/^\P{N}*\p{L}\P{N}*$/u.test(name) && !english.has(name)) english.set(name, word);
  };
  ENGLISH_MONTHS.forEach((word, month) => {
    for (const style of STYLES) {
      const date = new Date(Date.UTC(2026, month, 8));
      // next to a day the name may have a different ending
      learn(partOf('month', date, { day: 'numeric', month: style, year: 'numeric' }), word);
      learn(partOf('month', date, { month: style }), word);
    }
  });
  for (const [hour, word] of [
    [9, 'am'],
    [15, 'pm'],
  ] as const)
    learn(
      partOf('dayPeriod', new Date(Date.UTC(2026, 0, 1, hour)), { hour: 'numeric', minute: '2-digit', hour12: true }),
      word,
    );
  ENGLISH_DAYS.forEach((word, day) => {
    // 1 January 2023 was a Sunday
    for (const style of STYLES)
      learn(partOf('weekday', new Date(Date.UTC(2023, 0, 1 + day)), { weekday: style }), word);
  });
  const isEnglish = /^en\b/.test(locale);
  const sorted = [...english.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.\\+*?()[\]{}|^$]/g, '\\$&'));
  return {
    english,
    names: isEnglish ? null : new RegExp(`(?<!\\p{L})(?:${sorted.join('|')})\\.?(?!\\p{L})`, 'gu'),
    digits: Array.from({ length: 10 }, (_, digit) =>
      new Intl.NumberFormat(locale, { useGrouping: false }).format(digit),
    ),
    dayFirst: readsDayFirst(locale),
  };
}

/** Whether the locale writes the day before the month. */
export const isDayFirst = (locale: string): boolean => wordsOf(locale).dayFirst;

function readsDayFirst(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', year: 'numeric' }).formatToParts();
  const order = parts.map(({ type }) => type);
  return order.indexOf('day') < order.indexOf('month');
}
