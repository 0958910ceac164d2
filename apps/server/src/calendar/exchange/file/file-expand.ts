import {
  addDays,
  calendarDate,
  clampedDate,
  dateOfDayNumber,
  dayNumber,
  dayOfWeek,
  daysInMonth,
  parseCalendarDate,
  type CalendarDate,
} from '@homefold/domain';
import type { FileRule } from './file-event';

/** Remaining budget of days, shared by all events of a file, so that no file takes long. */
export interface DayBudget {
  left: number;
}

export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/**
 * The dates of any RFC 5545 rule that repeats daily or less often, up to `to`. Brute force on purpose: every day of a
 * period is tested against every part of the rule, so the work is bounded by the number of days, whatever the rule.
 *
 * @param from earlier days count for COUNT but are not returned
 * @returns null when the budget is used up
 */
export function daysOfRule(
  rule: FileRule,
  start: CalendarDate,
  range: { from: CalendarDate; to: CalendarDate },
  budget: DayBudget,
): CalendarDate[] | null {
  const parts = readParts(rule, start);
  const count = typeof rule['count'] === 'number' ? rule['count'] : Infinity;
  const found: CalendarDate[] = [];
  let happened = 0;
  const first = count === Infinity ? Math.max(0, parts.indexBefore(range.from)) : 0;
  for (let index = first; ; index += 1) {
    const period = parts.period(index);
    const [opening = range.to] = period;
    if (opening > range.to || opening > '2200-12-31') return found;
    budget.left -= period.length;
    if (budget.left < 0) return null;
    const matching = parts.chosen(period.filter((day) => parts.matches(day)));
    for (const day of matching) {
      if (day < start) continue;
      if (day > range.to || (happened += 1) > count) return found;
      if (day >= range.from) found.push(day);
    }
  }
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
/** Deduplicated: a value repeated a thousand times must not be tested a thousand times per day. */
const numbersOf = (value: unknown): number[] => [...new Set(listOf(value).map(Number).filter(Number.isInteger))];

/** Intervals are capped beyond the calendar's range, where dates can still be computed. */
const LONGEST: Readonly<Record<string, number>> = { DAILY: 200_000, WEEKLY: 30_000, MONTHLY: 6_000, YEARLY: 500 };

/** BYDAY: a weekday and its ordinal in the month or year, 0 for every. */
function weekdaysOf(value: unknown): { nth: number; weekday: number }[] {
  return [...new Set(listOf(value).map(String))].flatMap((each) => {
    const [, nth = '', weekday = ''] = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(each) ?? [];
    return weekday ? [{ nth: Number(nth || 0), weekday: WEEKDAYS.indexOf(weekday as (typeof WEEKDAYS)[number]) }] : [];
  });
}

/** A rule as two predicates: which days are its periods, and which of them match. */
function readParts(rule: FileRule, start: CalendarDate) {
  const origin = parseCalendarDate(start) as { year: number; month: number; day: number };
  const interval = Math.min(Math.max(1, numbersOf(rule['interval'])[0] ?? 1), LONGEST[rule.freq] ?? 1);
  const months = numbersOf(rule['bymonth']);
  const days = numbersOf(rule['bymonthday']);
  const yearDays = numbersOf(rule['byyearday']);
  const weeks = numbersOf(rule['byweekno']);
  const positions = numbersOf(rule['bysetpos']);
  const weekdays = weekdaysOf(rule['byday']);
  const weekStart = ((numbersOf(rule['wkst'])[0] ?? 2) + 6) % 7;
  const { freq } = rule;
  const unspecific = weekdays.length === 0 && days.length === 0 && yearDays.length === 0 && weeks.length === 0;

  const weekOf = (day: CalendarDate): number => dayNumber(day) - ((dayOfWeek(day) - weekStart + 7) % 7);
  const firstWeek = weekOf(start);
  const firstMonth = origin.year * 12 + origin.month - 1;

  const period = (index: number): CalendarDate[] => {
    switch (freq) {
      case 'DAILY':
        return [addDays(start, index * interval)];
      case 'WEEKLY':
        return daysFromNumber(firstWeek + index * interval * 7, 7);
      case 'MONTHLY': {
        const month = firstMonth + index * interval;
        return daysOfMonth(Math.floor(month / 12), (month % 12) + 1);
      }
      default: {
        const year = origin.year + index * interval;
        const opening = calendarDate({ year, month: 1, day: 1 });
        return daysFromNumber(dayNumber(opening), daysOfYear(year));
      }
    }
  };

  const indexBefore = (day: CalendarDate): number => {
    const { year, month } = parseCalendarDate(day) as { year: number; month: number };
    const distance =
      freq === 'DAILY'
        ? dayNumber(day) - dayNumber(start)
        : freq === 'WEEKLY'
          ? Math.floor((dayNumber(day) - firstWeek) / 7)
          : freq === 'MONTHLY'
            ? year * 12 + month - 1 - firstMonth
            : year - origin.year;
    return Math.floor(distance / interval) - 1;
  };

  const matches = (day: CalendarDate): boolean => {
    const { year, month, day: date } = parseCalendarDate(day) ?? { year: 0, month: 0, day: 0 };
    const length = daysInMonth(year, month);
    if (months.length > 0 && !months.includes(month)) return false;
    if (days.length > 0 && !days.includes(date) && !days.includes(date - length - 1)) return false;
    if (yearDays.length > 0 || weeks.length > 0) {
      const ofYear = dayNumber(day) - dayNumber(calendarDate({ year, month: 1, day: 1 })) + 1;
      if (yearDays.length > 0 && !yearDays.includes(ofYear) && !yearDays.includes(ofYear - daysOfYear(year) - 1))
        return false;
      if (weeks.length > 0 && !inWeeks(day, weeks, weekStart)) return false;
      if (weeks.length > 0 && weekdays.length === 0 && dayOfWeek(day) !== dayOfWeek(start)) return false;
    }
    if (weekdays.length > 0 && !weekdays.some((each) => isWeekday(day, each))) return false;
    if (!unspecific) return true;
    switch (freq) {
      case 'WEEKLY':
        return dayOfWeek(day) === dayOfWeek(start);
      case 'MONTHLY':
        return date === origin.day;
      case 'YEARLY':
        return date === origin.day && (months.length > 0 || month === origin.month);
      default:
        return true;
    }
  };

  /** Ordinals count within the month, or within the year where the rule names no month. */
  const isWeekday = (day: CalendarDate, { nth, weekday }: { nth: number; weekday: number }): boolean => {
    if (dayOfWeek(day) !== weekday) return false;
    if (nth === 0 || freq === 'WEEKLY' || freq === 'DAILY') return true;
    const { year, month } = parseCalendarDate(day) ?? { year: 0, month: 1 };
    const inYear = freq === 'YEARLY' && months.length === 0;
    const first = calendarDate({ year, month: inYear ? 1 : month, day: 1 });
    const last = inYear ? calendarDate({ year, month: 12, day: 31 }) : clampedDate(year, month, 31);
    return nth > 0
      ? Math.floor((dayNumber(day) - dayNumber(first)) / 7) + 1 === nth
      : Math.floor((dayNumber(last) - dayNumber(day)) / 7) + 1 === -nth;
  };

  const chosen = (matching: CalendarDate[]): CalendarDate[] =>
    positions.length === 0
      ? matching
      : matching.filter((_, index) => positions.includes(index + 1) || positions.includes(index - matching.length));

  return { period, indexBefore, matches, chosen };
}

const daysFromNumber = (first: number, count: number): CalendarDate[] =>
  Array.from({ length: count }, (_, index) => dateOfDayNumber(first + index));

const daysOfMonth = (year: number, month: number): CalendarDate[] =>
  daysFromNumber(dayNumber(calendarDate({ year, month, day: 1 })), daysInMonth(year, month));

const daysOfYear = (year: number): number => (daysInMonth(year, 2) === 29 ? 366 : 365);

/** ISO-like week numbers of the day; the first week has at least four days in the year. */
function inWeeks(day: CalendarDate, weeks: readonly number[], weekStart: number): boolean {
  const year = Number(day.slice(0, 4));
  const firstOf = (of: number): number => {
    const fourth = dayNumber(calendarDate({ year: of, month: 1, day: 4 }));
    return fourth - ((dayOfWeek(dateOfDayNumber(fourth)) - weekStart + 7) % 7);
  };
  const [first, next] = [firstOf(year), firstOf(year + 1)];
  const number = dayNumber(day);
  // days at the year's edges that belong to the neighbouring years' weeks do not match this year's rule
  if (number < first || number >= next) return false;
  const week = Math.floor((number - first) / 7) + 1;
  return weeks.includes(week) || weeks.includes(week - (next - first) / 7 - 1);
}
