import { addDays } from '../time/dates';
import type { CalendarDate } from '../time/dates';
import { occurrencesBetween } from '../time/recurrence';
import type { RecurrenceSource } from '../time/recurrence';
import { compareOccurrences, runsPastMidnight } from './occurrences';
import type { LayoutEvent, LayoutOccurrence } from './occurrences';

type Shown = RecurrenceSource & LayoutEvent;

interface ShownOccurrence<E> {
  startDate: CalendarDate;
  endDate: CalendarDate;
  event: E;
}

/**
 * Every occurrence of many events that is visible from `from` to `to` (both inclusive), in list order: by start date,
 * then day order. An overnight event of the evening before `from` is included, because its morning is visible on
 * `from`; layouts that use calendar dates alone ignore it.
 *
 * @param most stops as soon as more than this many are found, and returns those, in no particular selection: a few
 * thousand daily events have millions of occurrences in a year
 */
export function expandOccurrences<E extends Shown>(
  events: readonly E[],
  from: CalendarDate,
  to: CalendarDate,
  most = Infinity,
): ShownOccurrence<E>[] {
  const dayBefore = addDays(from, -1);
  const found: ShownOccurrence<E>[] = [];
  for (const event of events) {
    if (found.length > most) break;
    // one of them may be the evening before's and not be visible on `from`
    for (const { startDate, endDate } of occurrencesBetween(event, dayBefore, to, most - found.length + 2)) {
      const occurrence = { startDate, endDate, event };
      if (isSeen(occurrence, from)) found.push(occurrence);
    }
  }
  return found.sort(inListOrder);
}

/** For each event the first occurrence that `expandOccurrences` would find, in the same order. */
export function firstOccurrences<E extends Shown>(
  events: readonly E[],
  from: CalendarDate,
  to: CalendarDate,
): ShownOccurrence<E>[] {
  const dayBefore = addDays(from, -1);
  const found = events.flatMap((event) => {
    const first = occurrencesBetween(event, dayBefore, to, 2)
      .map(({ startDate, endDate }) => ({ startDate, endDate, event }))
      .find((occurrence) => isSeen(occurrence, from));
    return first ?? [];
  });
  return found.sort(inListOrder);
}

const isSeen = (occurrence: LayoutOccurrence, from: CalendarDate): boolean =>
  occurrence.endDate >= from || runsPastMidnight(occurrence);

const inListOrder = <E extends Shown>(a: ShownOccurrence<E>, b: ShownOccurrence<E>): number =>
  (a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : 0) || compareOccurrences(a, b);
