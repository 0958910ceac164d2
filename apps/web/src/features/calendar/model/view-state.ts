import {
  addDays,
  addMonths,
  daysFrom,
  daysOfWeek,
  formatDate,
  formatLongDate,
  formatMonthTitle,
  formatShortDateRange,
  formatWeekTitle,
  isCalendarDate,
  isSameMonth,
} from '@homefold/domain';
import type { CalendarDate, WeekStartsOn } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import { readStoredJson, store } from '../../../storage/stored';

export const CALENDAR_VIEWS = ['month', 'week', 'day', 'list'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** The view on screen. `date` null follows today, so that a tab left open overnight shows the new day. */
export interface ViewState {
  view: CalendarView;
  date: CalendarDate | null;
  /** Membership ids of the filter; empty shows everyone's events. */
  people: readonly string[];
  /** Whether the day has one column, or one per person; absent: depends on the screen's width. */
  oneColumn?: boolean;
  /** Whether the list has the stored entries instead of the agenda. */
  entries?: boolean;
  /** Whether planned dinners are shown. */
  dinners?: boolean;
}

const NOWHERE: ViewState = { view: 'month', date: null, people: [] };

/** The stored state of this tab; the current month when there is none. */
export function readViewState(): ViewState {
  const stored = readStoredJson('calendarView');
  if (typeof stored !== 'object' || stored === null) return NOWHERE;
  const { view, date, people, oneColumn, entries, dinners } = stored as Partial<Record<keyof ViewState, unknown>>;
  return {
    view: CALENDAR_VIEWS.find((known) => known === view) ?? 'month',
    date: isCalendarDate(date) ? date : null,
    people: Array.isArray(people) ? people.filter((id) => typeof id === 'string') : [],
    ...(typeof oneColumn === 'boolean' && { oneColumn }),
    ...(entries === true && { entries }),
    ...(dinners === true && { dinners }),
  };
}

/** Stores the state for a reload or a return; without storage it is lost when the page is left. */
export const storeViewState = (state: ViewState): void => void store('calendarView', JSON.stringify(state));

/** Previous (-1) or next (1): one month, 7 days or 1 day. */
export function stepDate(view: CalendarView, date: CalendarDate, direction: -1 | 1): CalendarDate {
  if (view === 'day') return addDays(date, direction);
  return view === 'week' ? addDays(date, 7 * direction) : addMonths(date, direction);
}

/** The dates of a week or day view. */
export const visibleDays = (view: CalendarView, date: CalendarDate, weekStartsOn: WeekStartsOn): CalendarDate[] =>
  view === 'week' ? daysOfWeek(date, weekStartsOn) : daysFrom(date, 1);

/** Whether today is on screen, so that Today has nothing to do. */
export function showsToday(
  { view, date }: Pick<ViewState, 'view'> & { date: CalendarDate },
  today: CalendarDate,
  weekStartsOn: WeekStartsOn,
): boolean {
  if (view === 'month') return isSameMonth(date, today);
  return view === 'list' || visibleDays(view, date, weekStartsOn).includes(today);
}

/** "October 2026", "4–10 October 2026", "Thursday 8 October 2026", "Agenda", "All events"; `short` fits a phone. */
export function periodTitle(
  { view, date, entries = false }: { view: CalendarView; date: CalendarDate; entries?: boolean },
  { locale, weekStartsOn, short = false }: { locale: string; weekStartsOn: WeekStartsOn; short?: boolean },
): string {
  if (view === 'list') return entries ? t.calendar.allEvents : t.calendar.agenda.title;
  if (view === 'month')
    return short ? formatDate(date, locale, { month: 'short', year: 'numeric' }) : formatMonthTitle(date, locale);
  if (view === 'day')
    return short
      ? formatDate(date, locale, { weekday: 'short', day: 'numeric', month: 'short' })
      : formatLongDate(date, locale, { year: true });
  const days = daysOfWeek(date, weekStartsOn);
  const first = days[0] ?? date;
  const last = days[6] ?? date;
  if (!short) return formatWeekTitle(first, locale);
  return formatShortDateRange(first, last, locale);
}
