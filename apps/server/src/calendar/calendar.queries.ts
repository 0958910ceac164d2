import { FAMILY_WORD, type CalendarDate, type LocalTime } from '@homefold/domain';
import type { PreparedSql } from '../platform/database';
import type { CalendarEvent } from './calendar.types';
import { isOutsideId, outsideEvents, outsideEventsBetween, outsideEventsOnce } from './outside/outside.queries';

/** A row is the event itself: the statements name and format every column as the doors show it. */
export type EventRow = CalendarEvent;

/** Where a page of the list ended: the sort key of its last event. */
export interface EventPosition {
  eventDate: CalendarDate;
  eventTime: LocalTime | null;
  id: string;
}

/** Dates as text: of an array the driver would make instants of this machine's zone. */
const skipping = `e.exceptions::text[] as "exceptions", e.recurring_day as "recurringDay"`;

const columns = `e.id::text as id, e.title, e.description,
  to_char(e.event_date, 'YYYY-MM-DD') as "eventDate",
  to_char(e.end_date, 'YYYY-MM-DD') as "endDate",
  to_char(e.event_time, 'HH24:MI') as "eventTime",
  to_char(e.event_end_time, 'HH24:MI') as "eventEndTime",
  e.emoji,
  case when e.who_membership_ids = '{}' then '${FAMILY_WORD}' else array_to_string(who.names, ', ') end as "who",
  who.names as "whoNames", e.who_membership_ids as "whoMemberIds",
  case when cardinality(e.who_membership_ids) = 1 then e.who_membership_ids[1] end as "whoMemberId",
  e.recurring_type is not null as "isRecurring", e.recurring_type as "recurringType",
  e.recurring_interval as "recurringInterval",
  to_char(e.recurring_end_date, 'YYYY-MM-DD') as "recurringEndDate",
  ${skipping},
  e.series_id as "seriesId", to_char(e.occurrence_date, 'YYYY-MM-DD') as "occurrenceDate",
  null::uuid as "calendarId", null::text as "calendarName", null::text as "calendarColor",
  false as "isBankHoliday", false as "isSystemEvent",
  e.birthday_of_membership_id as "birthdayOfMemberId",
  e.created_by as "createdByMemberId", creator.user_id as "userId",
  e.created_at as "createdAt", e.updated_at as "updatedAt", e.version`;

/**
 * The family's people, read once for however many events; `$1` is the family. Members who have left keep their row, so an
 * old event keeps its names.
 */
const people = `with people as materialized (
    select id, display_name, user_id from membership where family_id = $1
  )`;

/** `offset 0`: the names are put together once an event, not once for every column that shows them. */
const names = `cross join lateral (
    select case when e.who_membership_ids = '{}' then '{}'::text[] else array(
      select p.display_name from people p where p.id = any(e.who_membership_ids)
      order by array_position(e.who_membership_ids, p.id)) end as names
    offset 0) who
  left join people creator on creator.id = e.created_by`;

/** The list's order, which index calendar_event_list has too; an event without a time stands first on its day. */
const listOrder = `e.event_date, coalesce(e.event_time, '00:00'::time), e.id`;

/** The same order of what a union answers. */
const answerOrder = `"eventDate", "eventTime" nulls first, id`;

/** Every stored event by start date. */
export const selectAllEvents = (familyId: string): PreparedSql => ({
  name: 'calendar_events_all',
  text: `${people} select ${columns} from calendar_event e ${names}
         where e.family_id = $1 and e.deleted_at is null
         order by ${listOrder}`,
  values: [familyId],
});

/** Every stored event and everything of the outside calendars, by start date. */
export const selectEventsOfAllCalendars = (familyId: string): PreparedSql => ({
  name: 'calendar_events_of_all_calendars',
  text: `${people} select ${columns} from calendar_event e ${names}
         where e.family_id = $1 and e.deleted_at is null
         union all ${outsideEvents}
         order by ${answerOrder}`,
  values: [familyId],
});

/**
 * Events, those of outside calendars too, that can have an occurrence touching `from`..`to`. Which really have one, the pure rule decides: a series that
 * runs across the window may step over it.
 */
export const selectEventsBetween = (familyId: string, from: CalendarDate, to: CalendarDate): PreparedSql => ({
  name: 'calendar_events_between',
  text: `${people} select ${columns} from calendar_event e ${names}
         where e.family_id = $1 and e.deleted_at is null and e.last_date >= $2 and e.event_date <= $3
         union all ${outsideEventsBetween}
         order by ${answerOrder}`,
  values: [familyId, from, to],
});

/** After every id of the family's own events, which stand before those of outside calendars that begin with them. */
const LAST_OWN_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The list's order of what a union answers: every byte of an id counts, as it does in the positions. */
const pageOrder = `"eventDate", coalesce("eventTime", '00:00'), id collate "C"`;

/**
 * Up to `limit` events after a position, by start date; of outside calendars each event once. The LIMIT stands before the
 * joins (docs/decisions/tenancy.md).
 */
export function selectEventPage(
  familyId: string,
  limit: number,
  after: EventPosition | null,
  today: CalendarDate,
): PreparedSql {
  const outsideIsAfter = after ? `where (${pageOrder}) > ($4::text, $5::text, $7::text collate "C")` : '';
  return {
    name: after ? 'calendar_event_page_after' : 'calendar_event_page',
    text: `${people}
         select * from (
           (select ${columns} from (
             select * from calendar_event e
             where e.family_id = $1 and e.deleted_at is null
               ${after ? `and (${listOrder}) > ($4::text::date, $5::text::time, $6::uuid)` : ''}
             order by ${listOrder} limit $2
           ) e ${names})
           union all
           (select * from (${outsideEventsOnce('$3::date')}) outside ${outsideIsAfter} order by ${pageOrder} limit $2)
         ) page
         order by ${pageOrder} limit $2`,
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
  text: `${people} select ${columns} from calendar_event e ${names}
         where e.family_id = $1 and e.id = any($2::uuid[]) and e.deleted_at is null`,
  values: [familyId, ids],
});

/** What counting needs: the events of a window, each with the number of all stored events; one row at least. */
export interface CountRow {
  total: number;
  /** null in the single row of an empty window. */
  eventDate: CalendarDate | null;
  endDate: CalendarDate;
  isRecurring: boolean;
  recurringType: string | null;
  recurringInterval: number | null;
  recurringEndDate: CalendarDate | null;
  exceptions: CalendarDate[];
  recurringDay: number | null;
}

export const selectCountedEvents = (familyId: string, from: CalendarDate, to: CalendarDate): PreparedSql => ({
  name: 'calendar_counts',
  text: `select t.total,
           to_char(e.event_date, 'YYYY-MM-DD') as "eventDate", to_char(e.end_date, 'YYYY-MM-DD') as "endDate",
           e.recurring_type is not null as "isRecurring", e.recurring_type as "recurringType",
           e.recurring_interval as "recurringInterval",
           to_char(e.recurring_end_date, 'YYYY-MM-DD') as "recurringEndDate", ${skipping}
         from (select count(*)::int as total from calendar_event where family_id = $1 and deleted_at is null) t
         left join calendar_event e
           on e.family_id = $1 and e.deleted_at is null and e.last_date >= $2 and e.event_date <= $3`,
  values: [familyId, from, to],
});
