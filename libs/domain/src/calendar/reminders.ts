import { addDays, isLocalTime } from '../time/dates';
import type { CalendarDate, LocalTime } from '../time/dates';
import { nextOccurrences, occurrencesBetween } from '../time/recurrence';
import type { Occurrence, RecurrenceSource } from '../time/recurrence';
import { todayIn } from '../time/today';
import { instantOf } from '../time/wall-clock';

/**
 * When reminders of an event are due (docs/decisions/reminders.md).
 *
 * - Minutes and hours are elapsed time, counted back from the start.
 * - Days and weeks are calendar days and keep the wall clock: "1 day before at 18:00" is 18:00, also across a clock
 * change.
 * - All-day events count as starting at 09:00 of their first day.
 * - No reminder of a timed event comes after its start: later ones come at the start.
 */

export const REMINDER_UNITS = ['minutes', 'hours', 'days', 'weeks'] as const;
export type ReminderUnit = (typeof REMINDER_UNITS)[number];

/** Maximum reminders per person and event. */
export const MAX_REMINDERS = 5;

/** Maximum reminders per person and day, over all events: more would be a mistake or a nuisance. */
export const MAX_REMINDERS_A_DAY = 50;
/** Maximum time before the event. */
export const MAX_REMINDER_DAYS = 84;
/** Start of an all-day event for reminders. */
export const ALL_DAY_REMINDER_TIME: LocalTime = '09:00';

const MINUTES: Record<ReminderUnit, number> = { minutes: 1, hours: 60, days: 1_440, weeks: 10_080 };
/** Assumed length of an event without an end. */
const USUAL_MINUTES = 60;

export interface ReminderRule {
  /** Whole number; 0 is the start itself, or with days the day itself. */
  amount: number;
  unit: ReminderUnit;
  /** Time of day, for days and weeks; null means that of the event, or 09:00 for an all-day one. */
  at?: LocalTime | null;
}

/** The fields of an event that determine its reminders. */
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

/** A problem with a reminder as a form message; null when valid. */
export function reminderProblem(rule: ReminderRule): string | null {
  const { amount, unit, at } = rule;
  if (!REMINDER_UNITS.includes(unit)) return 'Choose minutes, hours, days or weeks';
  if (!Number.isInteger(amount) || amount < 0) return 'How long before must be a whole number';
  if (amount * MINUTES[unit] > MAX_REMINDER_DAYS * MINUTES.days)
    return `A reminder comes at most ${MAX_REMINDER_DAYS / 7} weeks before`;
  if (at && !countsDays(rule)) return 'Only a reminder days or weeks before has a time of day';
  return at && !isLocalTime(at) ? 'The time must be a time of day, HH:MM' : null;
}

/** When a reminder of the occurrence starting on a date is due, in the family's zone. */
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

/** End of an occurrence, after which reminders are skipped. */
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
 * The reminders due in an interval, earliest first, and the next one after it.
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
  // One extra day on both sides: a calendar day's reminders may fall on its neighbours in the zone.
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
