import { addDays, diffDays, formatDate, type CalendarDate } from '@homefold/domain';

/** "today", "yesterday", "Sunday", or "3 October" for a more distant date. */
export function dayName(date: CalendarDate, today: CalendarDate, locale: string): string {
  if (date === today) return 'today';
  if (date === addDays(today, -1)) return 'yesterday';
  if (date === addDays(today, 1)) return 'tomorrow';
  if (Math.abs(diffDays(today, date)) < 7) return formatDate(date, locale, { weekday: 'long' });
  const withYear = date.slice(0, 4) !== today.slice(0, 4);
  return formatDate(date, locale, { day: 'numeric', month: 'long', ...(withYear && { year: 'numeric' }) });
}
