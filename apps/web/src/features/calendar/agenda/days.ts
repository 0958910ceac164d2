import { addDays, compareOnDay, diffDays, startOfWeek } from '@homefold/domain';
import type { CalendarDate, WeekStartsOn } from '@homefold/domain';
import type { Occurrence, Window } from '../model/types';

/** A day of the agenda, with its events in the order of the day. */
export interface AgendaDay {
  date: CalendarDate;
  occurrences: readonly Occurrence[];
}

/** The days of a month, by week. A week that spans two months is divided between them. */
export interface AgendaMonth {
  /** 'YYYY-MM' */
  month: string;
  weeks: { start: CalendarDate; days: AgendaDay[] }[];
}

/** Longer events are not repeated on each of their days: six weeks of school holidays would hide the rest. */
const WEEK = 7;

/** The dates of a window on which an occurrence is listed: each, or the first, today and the last of a long one. */
function datesOf({ startDate, endDate }: Occurrence, { from, to }: Window, today: CalendarDate): CalendarDate[] {
  const length = diffDays(startDate, endDate) + 1;
  const dates =
    length <= WEEK
      ? Array.from({ length }, (_, index) => addDays(startDate, index))
      : [...new Set([startDate, ...(today > startDate && today < endDate ? [today] : []), endDate])];
  return dates.filter((date) => date >= from && date <= to);
}

/** The days of a window with events, in order; today is always included. */
export function agendaDays(occurrences: readonly Occurrence[], window: Window, today: CalendarDate): AgendaDay[] {
  const days = new Map<CalendarDate, Occurrence[]>();
  if (window.from <= today && today <= window.to) days.set(today, []);
  for (const occurrence of occurrences)
    for (const date of datesOf(occurrence, window, today)) {
      const listed = days.get(date);
      if (listed) listed.push(occurrence);
      else days.set(date, [occurrence]);
    }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, listed]) => ({ date, occurrences: listed.sort(compareOnDay(date)) }));
}

/** Days under their months and weeks. */
export function agendaMonths(days: readonly AgendaDay[], weekStartsOn: WeekStartsOn): AgendaMonth[] {
  const months: AgendaMonth[] = [];
  for (const day of days) {
    const month = day.date.slice(0, 7);
    const start = startOfWeek(day.date, weekStartsOn);
    if (months.at(-1)?.month !== month) months.push({ month, weeks: [] });
    const weeks = months.at(-1)?.weeks ?? [];
    if (weeks.at(-1)?.start !== start) weeks.push({ start, days: [] });
    weeks.at(-1)?.days.push(day);
  }
  return months;
}

/** Whether two months show the same, so that a month is not rendered again when another one is loaded. */
export const sameMonth = (a: AgendaMonth, b: AgendaMonth): boolean => {
  const [before, after] = [a, b].map(({ weeks }) => weeks.flatMap(({ days }) => days));
  return (
    a.month === b.month &&
    before?.length === after?.length &&
    (before ?? []).every((day, index) => {
      const other = after?.[index];
      return (
        other?.date === day.date &&
        other.occurrences.length === day.occurrences.length &&
        day.occurrences.every(
          (one, at) =>
            one.event === other.occurrences[at]?.event &&
            one.startDate === other.occurrences[at]?.startDate &&
            one.endDate === other.occurrences[at]?.endDate,
        )
      );
    })
  );
};
