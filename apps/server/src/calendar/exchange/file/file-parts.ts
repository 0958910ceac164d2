import { addDays, diffDays, occurrencesBetween, type CalendarDate } from '@homefold/domain';
import type { ParsedEvent } from './calendar-file.types';
import type { LocalStamp } from './file-zones';
import { endOf, spanUntil } from '../ical/vevent';

/** The same event with other days and times. */

export const startsOn = (event: ParsedEvent, date: CalendarDate): boolean =>
  occurrencesBetween({ ...event, endDate: null, isRecurring: event.recurringType !== null }, date, date).length > 0;

/** The same event on another day. */
export const on = (event: ParsedEvent, date: CalendarDate): ParsedEvent => ({
  ...event,
  part: `d:${date}`,
  eventDate: date,
  endDate: addDays(date, diffDays(event.eventDate, event.endDate)),
});

/**
 * The same event at another moment with the same duration: a listed date, or one in a week in which two zones' offsets
 * differ.
 */
export function at(event: ParsedEvent, { date, time }: LocalStamp): ParsedEvent {
  const moved = on(event, date);
  if (time === null || event.eventTime === null || time === event.eventTime) return moved;
  const end = endOf(event);
  if (!end) return { ...moved, eventTime: time };
  const minutes =
    momentOf({ ...end, time: end.time ?? '00:00' }) - momentOf({ date: event.eventDate, time: event.eventTime });
  const until = new Date((momentOf({ date, time }) + minutes) * 60_000).toISOString();
  return { ...moved, ...spanUntil(date, time, { date: until.slice(0, 10), time: until.slice(11, 16) }) };
}

/** Minutes on a clock without changes. */
const momentOf = ({ date, time }: { date: CalendarDate; time: string }): number =>
  Date.parse(`${date}T${time}:00Z`) / 60_000;

export function noted(event: ParsedEvent, note: string): void {
  event.note = event.note ? `${event.note} ${note}` : note;
}
