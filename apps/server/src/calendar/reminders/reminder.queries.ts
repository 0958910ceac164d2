import type { LocalTime, RemindedEvent, ReminderUnit } from '@homefold/domain';
import type { PreparedSql } from '../../platform/database';
import type { CalendarEvent } from '../events/calendar.types';

/** A stored reminder, also in undo data. */
export interface ReminderRow {
  id: string;
  memberId: string;
  amount: number;
  unit: ReminderUnit;
  at: LocalTime | null;
  originId: string;
  handledUntil: Date;
  createdBy: string;
  createdAt: Date;
}

const columns = `r.id, r.membership_id as "memberId", r.amount, r.unit, to_char(r.at, 'HH24:MI') as "at",
  r.origin_id as "originId", r.handled_until as "handledUntil", r.created_by as "createdBy", r.created_at as "createdAt"`;

/** The reminders of an event, earliest first. */
export const selectReminders = (familyId: string, eventId: string): PreparedSql => ({
  name: 'calendar_reminders',
  text: `select ${columns} from calendar_reminder r where r.family_id = $1 and r.event_id = $2
         order by r.amount * case r.unit when 'minutes' then 1 when 'hours' then 60 when 'days' then 1440 else 10080 end desc,
                  r.at nulls last, r.membership_id`,
  values: [familyId, eventId],
});

export const insertReminder = (
  familyId: string,
  eventId: string,
  row: ReminderRow & { dueAt: Date | null },
): PreparedSql => ({
  name: 'calendar_reminder_insert',
  text: `insert into calendar_reminder (family_id, event_id, id, membership_id, amount, unit, at, origin_id, handled_until,
                                        created_by, created_at, due_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         on conflict do nothing`,
  values: [
    ...[familyId, eventId, row.id, row.memberId, row.amount, row.unit, row.at, row.originId, row.handledUntil],
    ...[row.createdBy, row.createdAt, row.dueAt],
  ],
});

export const deleteReminders = (familyId: string, ids: readonly string[]): PreparedSql => ({
  name: 'calendar_reminders_delete',
  text: 'delete from calendar_reminder where family_id = $1 and id = any($2::uuid[])',
  values: [familyId, ids],
});

/**
 * Number of a member's reminders on a day in the family's zone, derived from their next due times: those due on that day,
 * and earlier ones that repeat daily (at intervals under a week) or weekly on its weekday. A reminder hours before is taken
 * to be due on the day of its event.
 */
export const countRemindersOn = (familyId: string, memberId: string, timeZone: string, day: string): PreparedSql => ({
  name: 'calendar_reminders_on_day',
  text: `select count(*)::int as count
         from (
           select e.recurring_type as type, e.recurring_interval as every, e.recurring_days as weekdays,
             case r.unit when 'days' then r.amount else 0 end as before,
             case when isfinite(r.due_at) then (r.due_at at time zone $3)::date end as next
           from calendar_reminder r
           join calendar_event e on e.family_id = r.family_id and e.id = r.event_id and e.deleted_at is null
           where r.family_id = $1 and r.membership_id = $2 and r.due_at is not null
         ) reminder
         where next = $4::date
            or type = 'daily' and every < 7 and next <= $4::date
            or type = 'weekly' and every = 1 and next <= $4::date
               and case when weekdays is null then extract(isodow from next) = extract(isodow from $4::date)
                   else left(to_char($4::date + before, 'DY'), 2) = any(weekdays) end`,
  values: [familyId, memberId, timeZone, day],
});

/** Events with a reminder of the member, deleted ones excluded. */
export const selectRemindedEvents = (familyId: string, memberId: string): PreparedSql => ({
  name: 'calendar_reminded_events',
  text: `select distinct r.event_id as id from calendar_reminder r
         join calendar_event e on e.family_id = r.family_id and e.id = r.event_id and e.deleted_at is null
         where r.family_id = $1 and r.membership_id = $2`,
  values: [familyId, memberId],
});

/** Families with due reminders, longest waiting first. */
export const selectFamiliesDue = (now: Date, limit: number): PreparedSql => ({
  name: 'calendar_reminder_families',
  text: `select family_id as id from (
           select family_id, due_at from calendar_reminder where due_at <= $1 order by due_at limit $2
         ) due group by family_id order by min(due_at)`,
  values: [now, limit],
});

/** A due reminder with all data for its mail. */
export interface DueRow extends ReminderRow {
  /** null without an account or address, or for a former member. */
  email: string | null;
  userId: string | null;
  event: Pick<
    CalendarEvent,
    | 'title'
    | 'description'
    | 'emoji'
    | 'place'
    | 'eventDate'
    | 'endDate'
    | 'eventTime'
    | 'eventEndTime'
    | 'recurringType'
    | 'recurringInterval'
    | 'recurringEndDate'
    | 'recurringDay'
    | 'recurringDays'
    | 'exceptions'
    | 'whoNames'
  > & { deleted: boolean };
}

export const remindedOf = ({ event }: DueRow): RemindedEvent => ({
  ...event,
  isRecurring: event.recurringType !== null,
});

/** Locks a family's due reminders that no other server has locked. */
export const lockDueReminders = (familyId: string, now: Date, limit: number): PreparedSql => ({
  name: 'calendar_reminder_claim',
  text: `select ${columns}, case when m.user_id is not null and m.left_at is null then m.email end as email,
           m.user_id as "userId",
           json_build_object(
             'title', e.title, 'description', e.description, 'emoji', e.emoji, 'place', e.place,
             'eventDate', to_char(e.event_date, 'YYYY-MM-DD'), 'endDate', to_char(e.end_date, 'YYYY-MM-DD'),
             'eventTime', to_char(e.event_time, 'HH24:MI'), 'eventEndTime', to_char(e.event_end_time, 'HH24:MI'),
             'recurringType', e.recurring_type, 'recurringInterval', e.recurring_interval,
             'recurringEndDate', to_char(e.recurring_end_date, 'YYYY-MM-DD'), 'recurringDay', e.recurring_day,
             'recurringDays', e.recurring_days, 'exceptions', e.exceptions,
             'whoNames', array(
               select p.display_name from membership p
               where p.family_id = e.family_id and p.id = any(e.who_membership_ids)
               order by array_position(e.who_membership_ids, p.id)),
             'deleted', e.deleted_at is not null) as event
         from calendar_reminder r
         join calendar_event e on e.family_id = r.family_id and e.id = r.event_id
         join membership m on m.family_id = r.family_id and m.id = r.membership_id
         where r.family_id = $1 and r.due_at <= $2
         order by r.due_at limit $3 for update of r skip locked`,
  values: [familyId, now, limit],
});

/** Records the outcome of an occurrence; returns no row when it was recorded before. */
export const insertDelivery = (
  familyId: string,
  originId: string,
  occurrence: string,
  outcome: string,
  now: Date,
): PreparedSql => ({
  name: 'calendar_reminder_delivery',
  text: `insert into calendar_reminder_delivery (family_id, origin_id, occurrence, outcome, at)
         values ($1, $2, $3::timestamp, $4, $5) on conflict do nothing returning outcome`,
  values: [familyId, originId, occurrence, outcome, now],
});

export const updateDue = (familyId: string, id: string, handledUntil: Date, dueAt: Date | null): PreparedSql => ({
  name: 'calendar_reminder_due',
  text: `update calendar_reminder set handled_until = greatest(handled_until, $3), due_at = $4
         where family_id = $1 and id = $2`,
  values: [familyId, id, handledUntil, dueAt],
});
