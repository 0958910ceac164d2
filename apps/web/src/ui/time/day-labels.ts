import { addDays, formatDate, formatWeekdayDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../messages/days';

/** What the wording of a date depends on. */
export interface DayContext {
  locale: string;
  today: CalendarDate;
}

/** "Fri 9 Oct", with the year when it is another one. */
export const dayLabel = (date: CalendarDate, { locale, today }: DayContext): string =>
  date.slice(0, 4) === today.slice(0, 4)
    ? formatWeekdayDate(date, locale)
    : formatDate(date, locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** "Today", "Tomorrow", "Yesterday", "Fri 9 Oct". */
export function nearDay(date: CalendarDate, context: DayContext): string {
  const { today } = context;
  if (date === today) return t.days.today;
  if (date === addDays(today, 1)) return t.days.tomorrow;
  return date === addDays(today, -1) ? t.days.yesterday : dayLabel(date, context);
}

/** "Tomorrow, Sat 21 Nov". */
export function fullDay(date: CalendarDate, context: DayContext): string {
  const label = dayLabel(date, context);
  if (date === context.today) return t.days.with(t.days.today, label);
  return date === addDays(context.today, 1) ? t.days.with(t.days.tomorrow, label) : label;
}
