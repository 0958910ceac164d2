import type { CalendarDate, LocalTime, MemberHue, RecurrenceSource } from '@homefold/domain';
import { isUUID } from 'class-validator';
import type { PreparedSql } from '../../platform/database';
import { cursorOf, datePart, optionalPart, timePart, wordPart } from '../../platform/pages';
import { shownOfEvent, type EventColumnsShown } from './event-columns';
import { isOutsideId, outsideEvents, outsideEventsBetween, outsideEventsOnce } from '../outside/outside.queries';

/** A result row: a family's or an outside calendar's event. `CalendarEventReader` converts it to the API's shape. */
export interface EventRow extends EventColumnsShown {
  who_membership_ids: string[];
  birthday_of_membership_id: string | null;
  created_by: string | null;
  /** The family's people, present in only one row of the result. */
  people: Person[] | null;
  /** null for the family's own events. */
  calendar_id: string | null;
  calendar_name: string | null;
  calendar_color: MemberHue | null;
}

/** Sort key of the last event of a list page. */
export interface EventPosition {
  eventDate: CalendarDate;
  eventTime: LocalTime | null;
  id: string;
}

export const eventCursor = cursorOf<EventPosition>({
  eventDate: datePart,
  eventTime: optionalPart(timePart),
  id: wordPart((id) => isUUID(id) || isOutsideId(id)),
});

/** In the same order as those of outside calendars (`outside.queries.ts`), so that both can be combined in a union. */
const columns = `${shownOfEvent.select('e', { id: 'e.id::text' })},
  e.who_membership_ids, e.birthday_of_membership_id, e.created_by,
  null::uuid as calendar_id, null::text as calendar_name, null::text as calendar_color`;

/** Id, display name and account id of a member, to resolve the names of the people an event concerns. */
export type Person = [id: string, name: string, userId: string | null];

/**
 * Adds the family's people (`$1`) to one of the rows: joining them to every event would cost more than the events
 * themselves. Former members keep their row, so old events keep their names.
 */
const named = (events: string): string => `select *, case when row_number() over () = 1 then (
           select json_agg(json_build_array(m.id, m.display_name, m.user_id)) from membership m where m.family_id = $1
         ) end as people from (${events}) event`;

/**
 * Events that may have an occurrence in `$2`..`$3`: those starting in the window (index calendar_event_list), and earlier
 * ones that last or repeat into it (index calendar_event_lasting). With a single pair of bounds (last day from `$2`, first
 * day until `$3`), PostgreSQL would fetch a family's whole past or whole future.
 */
const touching = `(e.event_date between $2 and $3
           or e.last_date > e.event_date and e.last_date >= $2 and e.event_date < $2)`;

/** List order, matching index calendar_event_list; events without a time come first on their day. */
const listOrder = `e.event_date, coalesce(e.event_time, '00:00'::time), e.id`;

/** The same order, in terms of the result columns. */
const answerOrder = '"eventDate", "eventTime" nulls first, id';

/** All stored events by start date. */
export const selectAllEvents = (familyId: string): PreparedSql => ({
  name: 'calendar_events_all',
  slow: true,
  text: `${named(`select ${columns} from calendar_event e where e.family_id = $1 and e.deleted_at is null`)}
         order by ${answerOrder}`,
  values: [familyId],
});

/** All stored events and all events of outside calendars, by start date. */
export const selectEventsOfAllCalendars = (familyId: string): PreparedSql => ({
  name: 'calendar_events_of_all_calendars',
  slow: true,
  text: `${named(`select ${columns} from calendar_event e where e.family_id = $1 and e.deleted_at is null
         union all ${outsideEvents}`)}
         order by ${answerOrder}`,
  values: [familyId],
});

/**
 * Events, including outside calendars', that may have an occurrence in `from`..`to`. The shared rules decide which really
 * do: a series that spans the window may skip it.
 */
export const selectEventsBetween = (familyId: string, from: CalendarDate, to: CalendarDate): PreparedSql => ({
  name: 'calendar_events_between',
  text: `${named(`select ${columns} from calendar_event e
         where e.family_id = $1 and e.deleted_at is null and ${touching}
         union all ${outsideEventsBetween}`)}
         order by ${answerOrder}`,
  values: [familyId, from, to],
});

/** Sorts after every id of the family's own events, and before those of outside calendars starting on the same date. */
const LAST_OWN_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** List order of the union: ids compare bytewise, as they do in page cursors. */
const pageOrder = `"eventDate", coalesce("eventTime", '00:00'::time), id collate "C"`;

/** Up to `limit` events after a position, by start date; each event of an outside calendar once. */
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

/** Events by id, unordered; deleted ones are omitted. */
export const selectEvents = (familyId: string, ids: readonly string[]): PreparedSql => ({
  name: 'calendar_events_by_id',
  text: named(`select ${columns} from calendar_event e
         where e.family_id = $1 and e.id = any($2::uuid[]) and e.deleted_at is null`),
  values: [familyId, ids],
});

/** The places of the family's events, each once as last written, latest first. */
export const selectPlaces = (familyId: string, limit: number): PreparedSql => ({
  name: 'calendar_places',
  text: `select place from (
           select distinct on (lower(place)) place, updated_at from calendar_event
           where family_id = $1 and deleted_at is null and place is not null
           order by lower(place), updated_at desc
         ) used order by updated_at desc, place limit $2`,
  values: [familyId, limit],
});

/** Row for the counts: the events of a window, each with the total of stored events; at least one row. */
export type CountRow = { total: number } & (RecurrenceSource | { eventDate: null });

export const selectCountedEvents = (familyId: string, from: CalendarDate, to: CalendarDate): PreparedSql => ({
  name: 'calendar_counts',
  text: `select t.total, e.event_date as "eventDate", e.end_date as "endDate", e.exceptions,
           e.recurring_type is not null as "isRecurring", e.recurring_type as "recurringType",
           e.recurring_interval as "recurringInterval", e.recurring_end_date as "recurringEndDate",
           e.recurring_day as "recurringDay", e.recurring_days as "recurringDays"
         from (select count(*)::int as total from calendar_event where family_id = $1 and deleted_at is null) t
         left join calendar_event e on e.family_id = $1 and e.deleted_at is null and ${touching}`,
  values: [familyId, from, to],
});
