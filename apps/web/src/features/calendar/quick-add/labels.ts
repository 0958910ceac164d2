import { addDays, formatDate, formatDateRange, formatLongDate, formatTimeRange } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../messages';
import type { People } from '../model/people';
import { daysOf } from './draft';
import type { Known, KnownDays } from './draft';

const words = t.quickAdd;

/** What the labels depend on. */
export interface Written {
  locale: string;
  today: CalendarDate;
}

/** "Tue 24 Nov", with the year when it is another one. */
const dayOf = (date: CalendarDate, { locale, today }: Written): string =>
  formatDate(date, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(date.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });

/** "Tue 24 Nov", "26–30 October 2026"; null while the day is asked for. */
export function plainDateLabel(known: KnownDays, written: Written): string | null {
  const days = daysOf(known);
  if (!days) return null;
  const { eventDate, endDate } = days;
  return eventDate === endDate ? dayOf(eventDate, written) : formatDateRange(eventDate, endDate, written.locale);
}

/** The same with "Today" and "Tomorrow" before a single day: "Tomorrow, Sat 21 Nov". */
export function dateLabel(known: KnownDays, written: Written): string | null {
  const label = plainDateLabel(known, written);
  const days = daysOf(known);
  if (label === null || days?.eventDate !== days?.endDate) return label;
  if (days?.eventDate === written.today) return words.chip.today(label);
  return days?.eventDate === addDays(written.today, 1) ? words.chip.tomorrow(label) : label;
}

/** "15:00–16:00", "All day". */
export const timeLabel = ({ eventTime, eventEndTime }: Known, { locale }: Written): string =>
  eventTime ? formatTimeRange(eventTime, eventEndTime, locale) : words.allDay;

/** "Every 2 weeks"; null if it does not repeat. */
const repeatLabel = ({ isRecurring, recurringInterval, recurringType }: Known): string | null =>
  isRecurring ? words.every(recurringInterval ?? 1, recurringType ?? 'yearly') : null;

/** "until Fri 25 Dec"; null for a series without an end. */
const untilLabel = ({ isRecurring, recurringEndDate }: Known, written: Written): string | null =>
  isRecurring && recurringEndDate ? words.until(dayOf(recurringEndDate, written)) : null;

/** "Every 2 weeks until Fri 25 Dec"; '' if it does not repeat. */
export const repeatText = (known: Known, written: Written): string =>
  [repeatLabel(known), untilLabel(known, written)].filter(Boolean).join(' ');

/** "Sam", "Sam, Mia", "Family". */
export const whoLabel = ({ whoIds }: Known, people: People): string =>
  whoIds
    .map((id) => people.byId.get(id)?.name ?? '')
    .filter(Boolean)
    .join(', ') || t.common.family;

/** The whole event as a sentence, for screen readers. */
export function spokenFacts(known: Known, people: People, written: Written): string {
  const days = daysOf(known);
  const date =
    days && days.eventDate === days.endDate
      ? formatLongDate(days.eventDate, written.locale, {
          year: days.eventDate.slice(0, 4) !== written.today.slice(0, 4),
        })
      : dateLabel(known, written);
  return [
    date,
    timeLabel(known, written),
    repeatText(known, written),
    words.spoken.forWhom(whoLabel(known, people)),
    known.note,
  ]
    .filter(Boolean)
    .join(', ');
}
