import type { CalendarDate, LocalTime, MemberHue, RecurrenceSource, RecurringType } from '@homefold/domain';
import type { PreparedSql } from '../platform/database';
import { isOutsideId, outsideEvents, outsideEventsBetween, outsideEventsOnce } from './outside/outside.queries';

/** An event, stored or of an outside calendar, as the database answers it. `CalendarEventReader` makes the event of it. */
export interface EventRow {
  id: string;
  title: string;
  description: string | null;
  event_date: CalendarDate;
  end_date: CalendarDate;
  /** With seconds, which are always 00. */
  event_time: string | null;
  event_end_time: string | null;
  emoji: string | null;
  who_membership_ids: string[];
  recurring_type: RecurringType | null;
  recurring_interval: number | null;
  recurring_end_date: CalendarDate | null;
  exceptions: CalendarDate[];
  recurring_day: number | null;
  series_id: string | null;
  occurrence_date: CalendarDate | null;
  birthday_of_membership_id: string | null;
  created_by: string | null;
  created_at: Date | null;
  updated_at: Date | null;
  version: number;
  /** In one of the rows, whichever. */
  people: Person[] | null;
  /** null for the family's own events */
  calendar_id: string | null;
  calendar_name: string | null;
  calendar_color: MemberHue | null;
}

/** Where a page of the list ended: the sort key of its last event. */
export interface EventPosition {
  eventDate: CalendarDate;
  eventTime: LocalTime | null;
  id: string;
}

/** In the order of those of outside calendars (`outside.queries.ts`), so that one statement answers both. */
const columns = `e.id::text as id, e.title, e.description, e.event_date, e.end_date, e.event_time, e.event_end_time, e.emoji,
  e.who_membership_ids, e.recurring_type, e.recurring_interval, e.recurring_end_date, e.exceptions, e.recurring_day,
  e.series_id, e.occurrence_date, e.birthday_of_membership_id, e.created_by, e.created_at, e.updated_at, e.version,
  null::uuid as calendar_id, null::text as calendar_name, null::text as calendar_color`;

/** Somebody of the family, to name whom an event concerns: id, display name and the id of their account. */
export type Person = [id: string, name: string, userId: string | null];

/**
 * Events, `$1` their family, with the family's people beside one of them: joined to every event, names cost more than the
 * events themselves. Members who have left keep their row, so an old event keeps its names.
 */
const named = (events: string): string => `select *, case when row_number() over () = 1 then (
           select json_agg(json_build_array(m.id, m.display_name, m.user_id)) from membership m where m.family_id = $1
         ) end as people from (${events}) event`;

/**
 * What can have an occurrence touching `$2`..`$3`: what begins in the window (index calendar_event_list), and what began
 * before it and lasts or repeats into it (index calendar_event_lasting). As one pair of limits, last day from here and
 * first day until there, PostgreSQL would fetch the whole past or the whole future of a family.
 */
const touching = `(e.event_date between $2 and $3
           or e.last_date > e.event_date and e.last_date >= $2 and e.event_date < $2)`;

/** The list's order, which index calendar_event_list has too; an event without a time stands first on its day. */
const listOrder = `e.event_date, coalesce(e.event_time, '00:00'::time), e.id`;

/** The same order of what is answered. */
const answerOrder = 'event_date, event_time nulls first, id';

/** Every stored event by start date. */
export const selectAllEvents = (familyId: string): PreparedSql => ({
  name: 'calendar_events_all',
  slow: true,
  text: `${named(`select ${columns} from calendar_event e where e.family_id = $1 and e.deleted_at is null`)}
         order by ${answerOrder}`,
  values: [familyId],
});

/** Every stored event and everything of the outside calendars, by start date. */
export const selectEventsOfAllCalendars = (familyId: string): PreparedSql => ({
  name: 'calendar_events_of_all_calendars',
  slow: true,
  text: `${named(`select ${columns} from calendar_event e where e.family_id = $1 and e.deleted_at is null
         union all ${outsideEvents}`)}
         order by ${answerOrder}`,
  values: [familyId],
});

/**
 * Events, those of outside calendars too, that can have an occurrence touching `from`..`to`. Which really have one, the
 * pure rule decides: a series that runs across the window may step over it.
 */
export const selectEventsBetween = (familyId: string, from: CalendarDate, to: CalendarDate): PreparedSql => ({
  name: 'calendar_events_between',
  text: `${named(`select ${columns} from calendar_event e
         where e.family_id = $1 and e.deleted_at is null and ${touching}
         union all ${outsideEventsBetween}`)}
         order by ${answerOrder}`,
  values: [familyId, from, to],
});

/** After every id of the family's own events, which stand before those of outside calendars that begin with them. */
const LAST_OWN_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The list's order of what a union answers: every byte of an id counts, as it does in the positions. */
const pageOrder = `event_date, coalesce(event_time, '00:00'::time), id collate "C"`;

/** Up to `limit` events after a position, by start date; of outside calendars each event once. */
export function selectEventPage(
  familyId: string,
  limit: number,
  after: EventPosition | null,
  today: CalendarDate,
): PreparedSql {
  const outsideIsAfter = after ? `where (${pageOrder}) > ($4::date, $5::time, $7::text collate "C")` : '';
  return {
    name: after ? 'calendar_event_page_after' : 'calendar_event_page',
    text: `${named(`select * from (
           (select ${columns} from calendar_event e
            where e.family_id = $1 and e.deleted_at is null
              ${after ? `and (${listOrder}) > ($4::date, $5::time, $6::uuid)` : ''}
            order by ${listOrder} limit $2)
           union all
           (select * from (${outsideEventsOnce('$3::date')}) outside ${outsideIsAfter} order by ${pageOrder} limit $2)
         ) page
         order by ${pageOrder} limit $2`)}
         order by ${pageOrder}`,
    values: [
      ...[familyId, limit, today],
      ...(after ? [after.eventDate, after.eventTime ?? '00:00'] : []),
      ...(after ? (isOutsideId(after.id) ? [LAST_OWN_ID, after.id] : [after.id, '']) : []),
    ],
  };
}

/** Some events by id, in no particular order; those in the bin are left out. */
export const selectEvents = (familyId: string, ids: readonly string[]): PreparedSql => ({
  name: 'calendar_events_by_id',
  text: named(`select ${columns} from calendar_event e
         where e.family_id = $1 and e.id = any($2::uuid[]) and e.deleted_at is null`),
  values: [familyId, ids],
});

/** What counting needs: the events of a window, each with the number of all stored events; one row at least. */
export type CountRow = { total: number } & (RecurrenceSource | { eventDate: null });

export const selectCountedEvents = (familyId: string, from: CalendarDate, to: CalendarDate): PreparedSql => ({
  name: 'calendar_counts',
  text: `select t.total, e.event_date as "eventDate", e.end_date as "endDate", e.exceptions,
           e.recurring_type is not null as "isRecurring", e.recurring_type as "recurringType",
           e.recurring_interval as "recurringInterval", e.recurring_end_date as "recurringEndDate",
           e.recurring_day as "recurringDay"
         from (select count(*)::int as total from calendar_event where family_id = $1 and deleted_at is null) t
         left join calendar_event e on e.family_id = $1 and e.deleted_at is null and ${touching}`,
  values: [familyId, from, to],
});
