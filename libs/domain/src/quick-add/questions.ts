import { formatDateRange, formatLongDate, formatTime, formatTimeRange } from '../time/format';
import type { QuickAddCandidate, QuickAddEvent } from './types';

/** The text of a question and its answers. */

/** Each interpretation with a distinguishing label, without duplicates. */
export function candidatesOf(events: readonly QuickAddEvent[], locale: string): QuickAddCandidate[] {
  const distinct = [...new Map(events.map((event) => [JSON.stringify(event), event])).values()].slice(
    0,
    MAX_CANDIDATES,
  );
  const short = distinct.map((event) => labelOf(event, distinct, locale, false));
  const isClear = new Set(short).size === distinct.length;
  return distinct.map((event, index) => ({
    label: (isClear && short[index]) || labelOf(event, distinct, locale, true),
    event,
  }));
}

/** @param withEnd include the last day even for timed interpretations, because they differ in it */
function labelOf(event: QuickAddEvent, all: readonly QuickAddEvent[], locale: string, withEnd: boolean): string {
  const differs = (...fields: (keyof QuickAddEvent)[]): boolean =>
    fields.some((field) => all.some((other) => other[field] !== event[field]));
  const { eventTime, eventEndTime, recurringEndDate } = event;
  return [
    differs('eventDate', 'endDate') && dateLabel(event, locale, withEnd),
    differs('eventTime', 'eventEndTime') && eventTime && formatTimeRange(eventTime, eventEndTime, locale),
    differs('recurringEndDate') &&
      recurringEndDate &&
      `until ${formatLongDate(recurringEndDate, locale, { year: true })}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const MAX_CANDIDATES = 8;

/** An overnight event is one day to the user; several days without a time are a range. */
const dateLabel = ({ eventDate, endDate, eventTime }: QuickAddEvent, locale: string, withEnd: boolean): string =>
  (eventTime && !withEnd) || eventDate === endDate
    ? formatLongDate(eventDate, locale, { year: true })
    : formatDateRange(eventDate, endDate, locale);

/** "03:00 or 15:00?" */
export const timeQuestion = (events: readonly QuickAddEvent[], locale: string): string => {
  const times = [...new Set(events.flatMap(({ eventTime }) => eventTime ?? []))].sort();
  return `At ${times.map((time) => formatTime(time, locale)).join(' or ')}?`;
};
