import { describeRecurringDays, formatDateRange, formatLongDate, formatTimeRange } from '@homefold/domain';
import { t } from '../../../messages';
import { dayLabel, fullDay } from '../../../ui/time/day-labels';
import type { DayContext } from '../../../ui/time/day-labels';
import type { People } from '../model/people';
import { reminderLabel } from '../reminders/reminders';
import { daysOf } from './draft';
import type { Known, KnownDays } from './draft';

const labels = t.quickAdd;

/** "Tue 24 Nov", "26–30 October 2026"; null while the day is in question. */
export function plainDateLabel(known: KnownDays, context: DayContext): string | null {
  const days = daysOf(known);
  if (!days) return null;
  const { eventDate, endDate } = days;
  return eventDate === endDate ? dayLabel(eventDate, context) : formatDateRange(eventDate, endDate, context.locale);
}

/** The same with "Today" and "Tomorrow" before a single day: "Tomorrow, Sat 21 Nov". */
export function dateLabel(known: KnownDays, context: DayContext): string | null {
  const label = plainDateLabel(known, context);
  const days = daysOf(known);
  if (label === null || days?.eventDate !== days?.endDate) return label;
  return days ? fullDay(days.eventDate, context) : label;
}

/** "15:00–16:00", "All day". */
export const timeLabel = ({ eventTime, eventEndTime }: Known, { locale }: DayContext): string =>
  eventTime ? formatTimeRange(eventTime, eventEndTime, locale) : labels.allDay;

/** "Every 2 weeks", "Every week on Mon and Wed"; null if it does not repeat. */
function repeatLabel(known: Known, { locale }: DayContext): string | null {
  const { isRecurring, recurringInterval, recurringType, eventDate } = known;
  if (!isRecurring) return null;
  const days = eventDate && describeRecurringDays({ ...known, eventDate }, locale);
  return labels.everyOn(labels.every(recurringInterval ?? 1, recurringType ?? 'yearly'), days);
}

/** "1 h before"; for others than the author "Sam: 1 h before". */
export const remindersLabel = (
  { reminders, eventTime }: Pick<Known, 'reminders' | 'eventTime'>,
  { people, me, locale }: { people: People; me: string; locale: string },
): string =>
  reminders
    .map(({ memberId, ...rule }) => {
      const label = reminderLabel(rule, eventTime === null, locale);
      const name = memberId === me ? null : people.byId.get(memberId)?.name;
      return name ? `${name}: ${label}` : label;
    })
    .join(', ');

/** "until Fri 25 Dec"; null for a series without an end. */
const untilLabel = ({ isRecurring, recurringEndDate }: Known, context: DayContext): string | null =>
  isRecurring && recurringEndDate ? labels.until(dayLabel(recurringEndDate, context)) : null;

/** "Every 2 weeks until Fri 25 Dec"; '' if it does not repeat. */
export const repeatText = (known: Known, context: DayContext): string =>
  [repeatLabel(known, context), untilLabel(known, context)].filter(Boolean).join(' ');

/** "Sam", "Sam, Mia", "Family". */
export const whoLabel = ({ whoIds }: Known, people: People): string =>
  whoIds
    .map((id) => people.byId.get(id)?.name ?? '')
    .filter(Boolean)
    .join(', ') || t.common.family;

/** The whole event as a sentence, for screen readers. */
export function spokenFacts(known: Known, people: People, context: DayContext, me: string): string {
  const days = daysOf(known);
  const date =
    days && days.eventDate === days.endDate
      ? formatLongDate(days.eventDate, context.locale, {
          year: days.eventDate.slice(0, 4) !== context.today.slice(0, 4),
        })
      : dateLabel(known, context);
  return [
    date,
    timeLabel(known, context),
    known.place?.trim() && labels.spoken.where(known.place),
    repeatText(known, context),
    labels.spoken.forWhom(whoLabel(known, people)),
    known.reminders.length > 0 && labels.spoken.reminded(remindersLabel(known, { people, me, locale: context.locale })),
    known.note,
  ]
    .filter(Boolean)
    .join(', ');
}
