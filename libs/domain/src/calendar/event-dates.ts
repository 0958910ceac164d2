import type { CalendarDate, LocalTime } from '../time/dates';
import { formatDate, formatDateRange, formatLongDate, formatShortDate, formatTimeRange } from '../time/format';
import { describeRecurringDays } from '../time/recurring-days-text';
import { isRecurringType, normaliseInterval } from '../time/recurrence';
import type { RecurrenceSource, RecurringType } from '../time/recurrence';
import { lastsDays } from './occurrences';

/** Dates and times of an event. */
export type DatedEvent = RecurrenceSource & {
  endDate: CalendarDate;
  eventTime?: LocalTime | null;
  eventEndTime?: LocalTime | null;
};

const UNITS: Record<RecurringType, string> = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' };

/**
 * An event's dates in one line: "Tue 20 October, 16:00–17:00, every 2 weeks until 24 Nov", "26–30 October 2026".
 *
 * @param today dates of the same year omit the year
 */
export function describeEventDates(event: DatedEvent, locale: string, today: CalendarDate): string {
  const { eventDate, endDate, eventTime, eventEndTime } = event;
  const span = lastsDays({ startDate: eventDate, endDate, event });
  const parts = [span ? formatDateRange(eventDate, endDate, locale) : dayOf(eventDate, locale, today)];
  if (eventTime && !span) parts.push(formatTimeRange(eventTime, eventEndTime, locale));
  const repeat = repeatOf(event, locale, today);
  return (repeat ? [...parts, repeat] : parts).join(', ');
}

/** The dates and times of one occurrence. */
interface OccurrenceWhen {
  startDate: CalendarDate;
  endDate: CalendarDate;
  eventTime: LocalTime | null;
  eventEndTime: LocalTime | null;
}

/**
 * One occurrence in one line: "Thursday 8 October, 15:00–15:40", "9–11 October 2026". Absolute, for texts that may be read
 * on a later day, where "tomorrow" would be wrong.
 */
export function describeWhen(when: OccurrenceWhen, locale: string): string {
  const { startDate, endDate, eventTime, eventEndTime } = when;
  const days = lastsDays({ startDate, endDate, event: when })
    ? formatDateRange(startDate, endDate, locale)
    : formatLongDate(startDate, locale);
  return eventTime ? `${days}, ${formatTimeRange(eventTime, eventEndTime, locale)}` : days;
}

/** "Tue 20 October". */
function dayOf(date: CalendarDate, locale: string, today: CalendarDate): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const text = formatDate(date, locale, { weekday: 'short', day: 'numeric', month: 'long', ...year });
  // As in `formatLongDate`: engines disagree about British commas.
  return locale === 'en-GB' ? text.replace(', ', ' ') : text;
}

function repeatOf(event: DatedEvent, locale: string, today: CalendarDate): string | null {
  if (event.isRecurring !== true || !isRecurringType(event.recurringType)) return null;
  const unit = UNITS[event.recurringType];
  const interval = normaliseInterval(event.recurringInterval);
  const days = describeRecurringDays(event, locale);
  const every = (interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`) + (days ? ` on ${days}` : '');
  const end = event.recurringEndDate;
  return end ? `${every} until ${formatShortDate(end, locale, today)}` : every;
}
