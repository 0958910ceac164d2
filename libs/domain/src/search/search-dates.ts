import { diffDays, type CalendarDate } from '../time/dates';
import { formatShortDate } from '../time/format';

/**
 * How a result's date is shown: Today, Yesterday, 'N days ago' under 7 days, otherwise the date. Future dates are shown
 * as dates too, except Tomorrow.
 */
export function searchDateLabel(date: CalendarDate, today: CalendarDate, locale: string): string {
  const days = diffDays(date, today);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days === -1) return 'Tomorrow';
  return days > 1 && days < 7 ? `${days} days ago` : formatShortDate(date, locale, today);
}
