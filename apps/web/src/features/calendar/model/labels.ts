import {
  addDays,
  describeRecurringDays,
  diffDays,
  formatDate,
  formatLongDate,
  formatTime,
  formatTimeRange,
  isAllDay,
  lastsDays,
  timedSpan,
} from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import { personsOf } from './people';
import type { People } from './people';
import { isOutside, isSystem, isDinner } from './types';
import type { CalendarEvent, Occurrence } from './types';

const labels = t.calendar;

/** "15:40", or "All day", also for a middle day of a longer event; "–01:00" on the day after a night. */
export const startLabel = (occurrence: Occurrence, locale: string, date = occurrence.startDate): string => {
  const { eventTime, eventEndTime } = occurrence.event;
  if (isDinner(occurrence.event)) return labels.dinners.label;
  if (isAllDay(occurrence) || !eventTime) return labels.allDay;
  return date > occurrence.startDate && eventEndTime
    ? `–${formatTime(eventEndTime, locale)}`
    : formatTime(eventTime, locale);
};

/** "15:40–16:40", "All day". */
export const timeLabel = ({ event }: Occurrence, locale: string): string =>
  event.eventTime ? formatTimeRange(event.eventTime, event.eventEndTime, locale) : labels.allDay;

/** "1 h", "45 min", "1 h 30 min"; null without an end or over several days. */
function durationLabel(occurrence: Occurrence): string | null {
  if (isAllDay(occurrence)) return null;
  const span = timedSpan(occurrence);
  return span?.end ? labels.duration(span.end - span.start) : null;
}

/** "Until Saturday", with the date when that is more than six days away; on the day after a night "Until 01:00"; else null. */
export function untilLabel(occurrence: Occurrence, date: CalendarDate, locale: string): string | null {
  if (!lastsDays(occurrence)) {
    const { eventEndTime } = occurrence.event;
    return date > occurrence.startDate && eventEndTime ? labels.until(formatTime(eventEndTime, locale)) : null;
  }
  if (occurrence.endDate <= date) return labels.lastDay;
  const far = diffDays(date, occurrence.endDate) > 6;
  return labels.until(
    formatDate(occurrence.endDate, locale, far ? { day: 'numeric', month: 'short' } : { weekday: 'long' }),
  );
}

/** "Every 6 weeks", "Every week on Mon and Wed"; null for an event that does not repeat. */
export const repeatLabel = (event: Repeating, locale: string): string | null =>
  event.isRecurring
    ? labels.everyOn(
        labels.every(event.recurringInterval ?? 1, event.recurringType ?? 'yearly'),
        describeRecurringDays(event, locale),
      )
    : null;

type Repeating = Pick<
  CalendarEvent,
  'isRecurring' | 'recurringInterval' | 'recurringType' | 'recurringDays' | 'eventDate'
>;

/** The secondary line of a row: the most useful detail first. */
export function secondaryLine(occurrence: Occurrence, date: CalendarDate, locale: string): string {
  const { event } = occurrence;
  if (isDinner(event)) return '';
  if (isSystem(event) && !isOutside(event)) return event.isBankHoliday ? labels.bankHoliday : labels.systemEvent;
  const note = event.description?.split('\n')[0]?.trim();
  return [
    event.calendarName,
    untilLabel(occurrence, date, locale),
    event.place,
    note,
    durationLabel(occurrence),
    repeatLabel(event, locale),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Text for screen readers besides the title: "for Isla", "for Tom and Isla", "Bank holiday", "From Hill School". */
export const spokenWho = (event: CalendarEvent, people: People): string =>
  isOutside(event)
    ? t.exchange.outside.from(event.calendarName ?? '')
    : isSystem(event)
      ? labels.bankHoliday
      : labels.forWhom(personsOf(event, people).map(({ name }) => name));

/** The full time: "15:40–16:40", "Thursday 8 October to Saturday 10 October". */
export const spokenWhen = (occurrence: Occurrence, locale: string): string =>
  lastsDays(occurrence)
    ? labels.fromTo(formatLongDate(occurrence.startDate, locale), formatLongDate(occurrence.endDate, locale))
    : timeLabel(occurrence, locale);

/** "Thursday 8 October", prefixed with "Today" or "Tomorrow" where applicable. */
export function dayTitle(date: CalendarDate, today: CalendarDate, locale: string): string {
  const long = formatLongDate(date, locale, { year: date.slice(0, 4) !== today.slice(0, 4) });
  if (date === today) return labels.todayIs(long);
  return date === addDays(today, 1) ? labels.tomorrowIs(long) : long;
}

/** A day of the month grid for screen readers, read before its content: "Thursday 8 October, today. 2 events". */
export function spokenDay(date: CalendarDate, today: CalendarDate, events: number, locale: string): string {
  const day = formatLongDate(date, locale) + (date === today ? `, ${labels.cellToday}` : '');
  return events === 0 ? day : `${day}. ${labels.eventCount(events)}`;
}
