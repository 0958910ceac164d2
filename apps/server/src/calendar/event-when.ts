import { formatDateRange, formatLongDate, formatTimeRange, type CalendarDate, type LocalTime } from '@homefold/domain';

/**
 * "Thursday 8 October, 15:00–15:40": when something is, for what is read at another hour or on another day than it was
 * written, where "tomorrow" would be wrong.
 */
export function eventWhen(
  event: {
    startDate: CalendarDate;
    endDate: CalendarDate;
    eventTime: LocalTime | null;
    eventEndTime: LocalTime | null;
  },
  locale: string,
): string {
  const { startDate, endDate, eventTime, eventEndTime } = event;
  const date = endDate > startDate ? formatDateRange(startDate, endDate, locale) : formatLongDate(startDate, locale);
  return eventTime ? `${date}, ${formatTimeRange(eventTime, eventEndTime, locale)}` : date;
}
