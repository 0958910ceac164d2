import { addDays, isLocalTime } from './dates';
import type { CalendarDate, LocalTime } from './dates';
import { nextOccurrences, occurrencesBetween } from './recurrence';
import type { Occurrence, RecurrenceSource } from './recurrence';
import { todayIn } from './today';
import { instantOf } from './wall-clock';

/**
 * When somebody is reminded of an event (docs/decisions/reminders.md).
 *
 * - Minutes and hours are time that passes: they count back from the moment of the start.
 * - Days and weeks are days of the calendar, and keep the wall clock: "1 day before at 18:00" is 18:00, also over a change
 *   of clocks.
 * - What lasts all day begins at 09:00 of its first day here.
 * - Nobody is reminded of a timed event after it has begun: what would come later comes with the start.
 */

export const REMINDER_UNITS = ['minutes', 'hours', 'days', 'weeks'] as const;
export type ReminderUnit = (typeof REMINDER_UNITS)[number];

/** Most reminders of one person on one event. */
export const MAX_REMINDERS = 5;

/** Most reminders that one person may have on one day, of all events: more is a mistake, or a nuisance. */
export const MAX_REMINDERS_A_DAY = 50;
/** How long before its event a reminder may come. */
export const MAX_REMINDER_DAYS = 84;
/** When an event that lasts all day counts as begun. */
export const ALL_DAY_REMINDER_TIME: LocalTime = '09:00';

const MINUTES: Record<ReminderUnit, number> = { minutes: 1, hours: 60, days: 1_440, weeks: 10_080 };
/** An event without an end counts as over after so long. */
const USUAL_MINUTES = 60;

export interface ReminderRule {
  /** Whole number; 0 is the start itself, or with days the day itself. */
  amount: number;
  unit: ReminderUnit;
  /** Time of day, for days and weeks: null is that of the event, or 09:00 of what lasts all day. */
  at?: LocalTime | null;
}

/** What of an event decides when it reminds. */
export interface RemindedEvent extends RecurrenceSource {
  endDate: CalendarDate;
  eventTime?: LocalTime | null;
  eventEndTime?: LocalTime | null;
}

/** A reminder of one occurrence, and when. */
export interface DueReminder extends Occurrence {
  due: Date;
}

const countsDays = ({ unit }: Pick<ReminderRule, 'unit'>): boolean => unit === 'days' || unit === 'weeks';

/** What is wrong with a reminder, as the form shows it; null when nothing is. */
export function reminderProblem(rule: ReminderRule): string | null {
  const { amount, unit, at } = rule;
  if (!REMINDER_UNITS.includes(unit)) return 'Choose minutes, hours, days or weeks';
  if (!Number.isInteger(amount) || amount < 0) return 'How long before must be a whole number';
  if (amount * MINUTES[unit] > MAX_REMINDER_DAYS * MINUTES.days)
    return `A reminder comes at most ${MAX_REMINDER_DAYS / 7} weeks before`;
  if (at && !countsDays(rule)) return 'Only a reminder days or weeks before has a time of day';
  return at && !isLocalTime(at) ? 'The time must be a time of day, HH:MM' : null;
}

/** When a reminder of the occurrence that starts on a date comes, in the family's zone. */
export function reminderDue(
  rule: ReminderRule,
  event: Pick<RemindedEvent, 'eventTime'>,
  startDate: CalendarDate,
  timeZone: string,
): Date {
  const start = instantOf(startDate, event.eventTime ?? ALL_DAY_REMINDER_TIME, timeZone);
  if (!countsDays(rule)) return new Date(start.getTime() - rule.amount * MINUTES[rule.unit] * 60_000);
  const day = addDays(startDate, -rule.amount * (rule.unit === 'weeks' ? 7 : 1));
  const due = instantOf(day, rule.at ?? event.eventTime ?? ALL_DAY_REMINDER_TIME, timeZone);
  return event.eventTime && due > start ? start : due;
}

/** When an occurrence is over: nobody is reminded of it any more. */
export function occurrenceEnd(event: RemindedEvent, { startDate, endDate }: Occurrence, timeZone: string): Date {
  const { eventTime, eventEndTime } = event;
  if (!eventTime) return instantOf(addDays(endDate, 1), '00:00', timeZone);
  if (eventEndTime) {
    const overnight = endDate === startDate && eventEndTime <= eventTime;
    return instantOf(overnight ? addDays(endDate, 1) : endDate, eventEndTime, timeZone);
  }
  if (endDate > startDate) return instantOf(addDays(endDate, 1), '00:00', timeZone);
  return new Date(instantOf(startDate, eventTime, timeZone).getTime() + USUAL_MINUTES * 60_000);
}

/**
 * The reminders that come after one moment and not after another, earliest first, and the one after them.
 *
 * @param after exclusive
 * @param until inclusive
 */
export function remindersBetween(
  rule: ReminderRule,
  event: RemindedEvent,
  timeZone: string,
  { after, until }: { after: Date; until: Date },
): { due: DueReminder[]; next: DueReminder | null } {
  const withDue = (occurrence: Occurrence): DueReminder => ({
    ...occurrence,
    due: reminderDue(rule, event, occurrence.startDate, timeZone),
  });
  // A day on both sides: what is due on one day of the calendar may be of its neighbours in the zone.
  const reach = Math.ceil((rule.amount * MINUTES[rule.unit]) / MINUTES.days) + 1;
  const last = addDays(todayIn(timeZone, until), reach);
  const near = occurrencesBetween(event, addDays(todayIn(timeZone, after), -1), last);
  const coming = [...near, ...nextOccurrences(event, last, 1)]
    .map(withDue)
    .filter(({ due }) => due > after)
    .sort((a, b) => a.due.getTime() - b.due.getTime());
  return {
    due: coming.filter(({ due }) => due <= until),
    next: coming.find(({ due }) => due > until) ?? null,
  };
}
