import {
  formatDateRange,
  formatLongDate,
  formatTimeRange,
  lastsDays,
  type CalendarDate,
  type LocalTime,
} from '@homefold/domain';

/**
 * "Thursday 8 October, 15:00–15:40": an absolute date and time, for texts that may be read on a later day, where "tomorrow"
 * would be wrong.
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
  const date = lastsDays({ startDate, endDate, event })
    ? formatDateRange(startDate, endDate, locale)
    : formatLongDate(startDate, locale);
  return eventTime ? `${date}, ${formatTimeRange(eventTime, eventEndTime, locale)}` : date;
}
