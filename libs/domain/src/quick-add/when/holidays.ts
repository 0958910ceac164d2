import { addDays, calendarDate, dayOfWeek } from '../../time/dates';
import type { CalendarDate } from '../../time/dates';

/** Feasts used as dates. Each has its own rule, so that no holiday library reaches the browser. */

interface Feast {
  /** Alternatives of a pattern on folded text. */
  names: string;
  /** The date in a year; null where the country does not observe it. */
  on(year: number, country: string): CalendarDate | null;
  /** Often an adjective ("Christmas shopping"): a date only in certain contexts. */
  isLoose?: boolean;
}

const fixed = (month: number, day: number) => (year: number) => calendarDate({ year, month, day });
const fromEaster = (days: number) => (year: number) => addDays(easterSunday(year), days);

/** The n-th weekday of a month, or with n = -1 the last; null when the month has no fifth. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): CalendarDate | null {
  const first = calendarDate({ year, month, day: 1 });
  const firstMatch = addDays(first, (weekday - dayOfWeek(first) + 7) % 7);
  const isSame = (date: CalendarDate): boolean => date.slice(0, 7) === first.slice(0, 7);
  if (n > 0) {
    const found = addDays(firstMatch, (n - 1) * 7);
    return isSame(found) ? found : null;
  }
  const fifth = addDays(firstMatch, 28);
  return isSame(fifth) ? fifth : addDays(firstMatch, 21);
}

/** Western Easter Sunday (the anonymous Gregorian computus, as given by Meeus). */
export function easterSunday(year: number): CalendarDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return calendarDate({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
}

const inBritain = (month: number, nth: number) => (year: number, country: string) =>
  country === 'GB' ? nthWeekday(year, month, 1, nth) : null;
const inAmerica = (month: number, weekday: number, nth: number) => (year: number, country: string) =>
  country === 'US' ? nthWeekday(year, month, weekday, nth) : null;

/** Longer names first, so that "Christmas Eve" is not read as Christmas. */
export const FEASTS: readonly Feast[] = [
  { names: '(?:christmas|xmas) eve', on: fixed(12, 24) },
  { names: '(?:christmas|xmas) day', on: fixed(12, 25) },
  { names: 'boxing day', on: fixed(12, 26) },
  { names: "new year'?s eve|nye|hogmanay", on: fixed(12, 31) },
  { names: "new year'?s day", on: fixed(1, 1) },
  { names: "new year'?s?", on: fixed(1, 1), isLoose: true },
  { names: 'burns night', on: fixed(1, 25) },
  { names: "(?:st\\.? )?valentine'?s?(?: day)?", on: fixed(2, 14) },
  { names: "st\\.? patrick'?s day", on: fixed(3, 17) },
  { names: "st\\.? george'?s day", on: fixed(4, 23) },
  { names: "april fool'?s'?(?: day)?", on: fixed(4, 1) },
  { names: 'pancake day|shrove tuesday', on: fromEaster(-47) },
  { names: 'ash wednesday', on: fromEaster(-46) },
  { names: 'mothering sunday', on: fromEaster(-21) },
  {
    names: "mother'?s'? day",
    on: (year, country) => (['GB', 'IE'].includes(country) ? fromEaster(-21)(year) : nthWeekday(year, 5, 0, 2)),
  },
  {
    names: "father'?s'? day",
    on: (year, country) =>
      nthWeekday(year, ['AU', 'NZ'].includes(country) ? 9 : 6, 0, ['AU', 'NZ'].includes(country) ? 1 : 3),
  },
  { names: 'palm sunday', on: fromEaster(-7) },
  { names: 'maundy thursday', on: fromEaster(-3) },
  { names: 'good friday', on: fromEaster(-2) },
  { names: 'easter saturday', on: fromEaster(-1) },
  { names: 'easter monday', on: fromEaster(1) },
  { names: 'easter(?: sunday| day)', on: fromEaster(0) },
  { names: 'easter', on: fromEaster(0), isLoose: true },
  { names: 'memorial day', on: (year, country) => (country === 'US' ? nthWeekday(year, 5, 1, -1) : null) },
  { names: '(?:early )?may (?:day )?bank holiday|early may bank holiday', on: inBritain(5, 1) },
  { names: '(?:late may|spring|whitsun) bank holiday', on: inBritain(5, -1) },
  {
    names: '(?:late )?(?:august|summer) bank holiday',
    on: (year, country) => (country === 'IE' ? nthWeekday(year, 8, 1, 1) : inBritain(8, -1)(year, country)),
  },
  { names: '(?:mlk|martin luther king(?:,? jr\\.?)?)(?: day)?', on: inAmerica(1, 1, 3) },
  { names: "presidents?'?s?'? day", on: inAmerica(2, 1, 3) },
  { names: "columbus day|indigenous peoples?'?s?'? day", on: inAmerica(10, 1, 2) },
  { names: 'super ?bowl(?: sunday)?', on: (year) => nthWeekday(year, 2, 0, 2) },
  { names: 'juneteenth', on: fixed(6, 19) },
  {
    names: 'independence day|(?:4th|fourth) of july',
    on: (year, country) => (country === 'US' ? fixed(7, 4)(year) : null),
  },
  { names: 'labou?r day', on: (year, country) => (['US', 'CA'].includes(country) ? nthWeekday(year, 9, 1, 1) : null) },
  { names: "hallowe'?en", on: fixed(10, 31) },
  { names: "bonfire night|guy fawkes(?:'? night)?|fireworks night", on: fixed(11, 5) },
  { names: 'remembrance sunday', on: (year) => nthWeekday(year, 11, 0, 2) },
  { names: 'remembrance day|armistice day|veterans day', on: fixed(11, 11) },
  {
    names: 'thanksgiving(?: day)?',
    on: (year, country) => (country === 'CA' ? nthWeekday(year, 10, 1, 2) : nthWeekday(year, 11, 4, 4)),
  },
  {
    names: 'black friday',
    on: (year) => addDays(nthWeekday(year, 11, 4, 4) ?? calendarDate({ year, month: 11, day: 22 }), 1),
  },
  { names: 'christmas|xmas', on: fixed(12, 25), isLoose: true },
];
