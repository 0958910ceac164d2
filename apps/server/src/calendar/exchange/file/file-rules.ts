import {
  MAX_INTERVAL,
  MAX_RECURRING_DAYS,
  addDays,
  clampedDate,
  compareDates,
  dayNumber,
  dayOfWeek,
  daysInMonth,
  fitsRecurringDays,
  occurrenceAt,
  parseCalendarDate,
  parseRecurringDay,
  tidyRecurringDays,
  type CalendarDate,
  type RecurringType,
} from '@homefold/domain';
import { WEEKDAYS } from './file-expand';
import type { FileRule } from './file-event';

/** A series of ours that is equivalent to a rule, or to a part of it. */
export interface RuleSeries {
  /** '' for the first series of a rule, `w:MO` for those of its other weekdays. */
  part: string;
  eventDate: CalendarDate;
  recurringType: RecurringType;
  recurringInterval: number;
  recurringDay: number | null;
  recurringDays: string[] | null;
  recurringEndDate: CalendarDate | null;
  note: string | null;
}

export interface RuleStart {
  /** First day in the family's zone. */
  date: CalendarDate;
  /** Difference in days to the date in the file. */
  shift: number;
  /** Additional days of an occurrence. */
  extraDays: number;
  /** Last day on which an occurrence may start, in the family's zone. */
  until: CalendarDate | null;
}

const TYPES: Readonly<Record<string, RecurringType>> = {
  DAILY: 'daily',
  WEEKLY: 'weekly',
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
};

/** Rule parts without effect, or handled elsewhere. */
const QUIET = new Set(['freq', 'interval', 'count', 'until', 'wkst', 'byhour', 'byminute', 'bysecond']);

/**
 * Equivalent series of ours for a rule, if any; one per weekday for a rule with several.
 *
 * @returns null when no series means exactly the same
 */
export function seriesOfRule(rule: FileRule, start: RuleStart): RuleSeries[] | null {
  const type = TYPES[rule.freq];
  const interval = rule['interval'] === undefined ? 1 : Number(rule['interval']);
  if (!type || !Number.isInteger(interval) || interval < 1 || interval > MAX_INTERVAL) return null;
  if (start.extraDays >= MAX_RECURRING_DAYS) return null;
  const plain = plainSeries(rule, start, type, interval);
  return plain && plain.map((series, index) => ended(series, index, plain.length, rule, start.until));
}

type Endless = Omit<RuleSeries, 'recurringEndDate'>;

function plainSeries(rule: FileRule, start: RuleStart, type: RecurringType, interval: number): Endless[] | null {
  const by = Object.keys(rule).filter((key) => !QUIET.has(key) && !key.startsWith('x-'));
  const has = (...keys: string[]): boolean => by.length === keys.length && keys.every((key) => by.includes(key));
  const { month, day } = parseCalendarDate(start.date) as { month: number; day: number };
  const one = (recurringDay: number | null = null, note: string | null = null): Endless[] => [
    {
      ...{ part: '', eventDate: start.date, recurringType: type, recurringInterval: interval },
      ...{ recurringDay, recurringDays: null, note },
    },
  ];
  const onWeekday = (): Endless[] | null => {
    const recurringDays = weekdayOfMonthOf(rule, start.date);
    return recurringDays && one().map((series) => ({ ...series, recurringDays }));
  };
  switch (type) {
    case 'daily':
      if (by.length === 0) return one();
      return has('byday') && interval === 1 ? weekdaysOf(rule, start, 1) : null;
    case 'weekly':
      if (by.length === 0) return one();
      return has('byday') ? weekdaysOf(rule, start, interval) : null;
    case 'monthly': {
      if (start.shift !== 0) return null;
      if (has('byday') || has('byday', 'bysetpos')) return onWeekday();
      if (by.length === 0 || (has('bymonthday') && sameList(rule['bymonthday'], [day])))
        return day <= 28 ? one() : null;
      return has('bymonthday') || has('bymonthday', 'bysetpos') ? lastDays(rule, start, one) : null;
    }
    case 'yearly': {
      if (start.shift !== 0 && day > 27) return null;
      const leap = month === 2 && day === 29;
      const ownMonth = sameList(rule['bymonth'], [month]) && start.shift === 0;
      const ownDay = sameList(rule['bymonthday'], [day]) && start.shift === 0;
      if (by.length === 0 || (has('bymonth') && ownMonth) || (has('bymonth', 'bymonthday') && ownMonth && ownDay))
        return one(null, leap ? 'Except in leap years, it is on 28 February.' : null);
      if (ownMonth && (has('bymonth', 'byday') || has('bymonth', 'byday', 'bysetpos'))) return onWeekday();
      const clamped = has('bymonth', 'bymonthday', 'bysetpos') && ownMonth && month === 2;
      return clamped ? lastDays(rule, start, one) : null;
    }
  }
}

/** "The last day of the month": BYMONTHDAY=-1, or BYMONTHDAY=28,29,30,31;BYSETPOS=-1, as written by our export. */
function lastDays(
  rule: FileRule,
  { date }: RuleStart,
  one: (recurringDay: number | null) => Endless[],
): Endless[] | null {
  const { year, month, day } = parseCalendarDate(date) as { year: number; month: number; day: number };
  const highest = [29, 30, 31].find((last) =>
    sameList(
      rule['bymonthday'],
      [28, 29, 30, 31].filter((each) => each <= last),
    ),
  );
  const returns =
    rule['bysetpos'] === undefined
      ? sameList(rule['bymonthday'], [-1])
        ? 31
        : undefined
      : sameList(rule['bysetpos'], [-1])
        ? highest
        : undefined;
  if (!returns || clampedDate(year, month, returns) !== date) return null;
  return one(returns > day && day === Math.min(returns, daysInMonth(year, month)) ? returns : null);
}

/** "The second Tuesday": BYDAY=2TU, or BYDAY=TU;BYSETPOS=2. */
function weekdayOfMonthOf(rule: FileRule, date: CalendarDate): string[] | null {
  const { byday, bysetpos } = rule;
  if ([byday].flat().length !== 1) return null;
  const days = [
    `${bysetpos === undefined ? '' : String([bysetpos].flat())}${String([byday].flat()[0])}`.replace('+', ''),
  ];
  const isOne = parseRecurringDay(days[0] ?? '')?.nth != null;
  return isOne && fitsRecurringDays('monthly', days, date) ? days : null;
}

/**
 * A series on several weekdays; where our weeks, which begin on Monday, group them differently, one series per weekday,
 * starting in the rule's first week that has it, depending on WKST and the interval.
 */
function weekdaysOf(rule: FileRule, { date, shift }: RuleStart, interval: number): Endless[] | null {
  const names = [rule['byday']].flat();
  const weekdays = names.map((name) => WEEKDAYS.indexOf(String(name) as (typeof WEEKDAYS)[number]));
  if (weekdays.length === 0 || weekdays.includes(-1)) return null;
  const there = addDays(date, -shift);
  const weekStart = (((typeof rule['wkst'] === 'number' ? rule['wkst'] : 2) as number) + 6) % 7;
  const week = dayNumber(there) - ((dayOfWeek(there) - weekStart + 7) % 7);
  const distinct = [...new Set(weekdays)];
  if (distinct.length === 7 && interval === 1)
    return [
      {
        ...{ part: '', eventDate: date, recurringType: 'daily', recurringInterval: 1 },
        ...{ recurringDay: null, recurringDays: null, note: null },
      },
    ];
  const each = distinct
    .map((weekday) => {
      const inWeek = week + ((weekday - weekStart + 7) % 7);
      const first = inWeek >= dayNumber(there) ? inWeek : inWeek + interval * 7;
      return {
        part: `w:${WEEKDAYS[weekday]}`,
        eventDate: addDays(date, first - dayNumber(there)),
        recurringType: 'weekly' as const,
        recurringInterval: interval,
        recurringDay: null,
        recurringDays: null,
        note: null,
      };
    })
    .sort((one, other) => compareDates(one.eventDate, other.eventDate))
    .map((series, index) => (index === 0 ? { ...series, part: '' } : series));
  const sameWeeks = interval === 1 || (shift === 0 && (weekStart === 1 || (weekStart === 0 && !distinct.includes(0))));
  const [first] = each;
  if (each.length === 1 || !sameWeeks || !first) return each;
  const recurringDays = distinct.map((weekday) => WEEKDAYS[(weekday + shift + 7) % 7] ?? '');
  return [{ ...first, recurringDays: [...(tidyRecurringDays('weekly', recurringDays, first.eventDate) ?? [])] }];
}

/** The end of a series: from UNTIL, or from COUNT, computed arithmetically and distributed over the rule's series. */
function ended(
  series: Endless,
  index: number,
  together: number,
  rule: FileRule,
  until: CalendarDate | null,
): RuleSeries {
  const { count } = rule;
  if (typeof count !== 'number' || !(count >= 1)) return { ...series, recurringEndDate: until };
  const times = Math.max(0, Math.ceil((count - index) / together));
  const last = times === 0 ? addDays(series.eventDate, -1) : occurrenceAt({ ...series, isRecurring: true }, times - 1);
  return { ...series, recurringEndDate: until && until < (last ?? '9') ? until : last };
}

function sameList(value: unknown, wanted: readonly number[]): boolean {
  const given = value === undefined ? [] : [value].flat().map(Number);
  return given.length === wanted.length && wanted.every((each) => given.includes(each));
}
