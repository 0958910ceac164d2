import type { CalendarDate, LocalTime } from '@homefold/domain';
import { binPosition, type BinPosition } from '../platform/bin';
import type { PreparedSql } from '../platform/database';

/** An event in the bin with the number of all, or that number alone. */
export type BinRow = { total: number } & (
  | { id: null }
  | {
      id: string;
      title: string;
      emoji: string | null;
      eventDate: CalendarDate;
      endDate: CalendarDate;
      eventTime: LocalTime | null;
      eventEndTime: LocalTime | null;
      isRecurring: boolean;
      recurringType: string | null;
      recurringInterval: number | null;
      recurringEndDate: CalendarDate | null;
      deletedAt: Date;
      deletedByMemberId: string;
      deletedByName: string;
    }
);

/** Things of the bin: what another one took along is part of that. Deleted before the bin knew by whom: its creator. */
export const selectBinPage = (
  familyId: string,
  limit: number,
  after: BinPosition | null,
  horizon: Date,
): PreparedSql => ({
  name: 'calendar_bin_page',
  text: `select t.total, e.id, e.title, e.emoji,
           to_char(e.event_date, 'YYYY-MM-DD') as "eventDate", to_char(e.end_date, 'YYYY-MM-DD') as "endDate",
           to_char(e.event_time, 'HH24:MI') as "eventTime", to_char(e.event_end_time, 'HH24:MI') as "eventEndTime",
           e.recurring_type is not null as "isRecurring", e.recurring_type as "recurringType",
           e.recurring_interval as "recurringInterval",
           to_char(e.recurring_end_date, 'YYYY-MM-DD') as "recurringEndDate",
           e.deleted_at as "deletedAt", m.id as "deletedByMemberId", m.display_name as "deletedByName"
         from (
           select count(*)::int as total from calendar_event
           where family_id = $1 and deleted_at > $2 and deleted_with is null
         ) t
         left join (
           select * from calendar_event
           where family_id = $1 and deleted_at > $2 and deleted_with is null
             and (deleted_at, id) < ($3::timestamptz, $4::uuid)
           order by deleted_at desc, id desc limit $5
         ) e on true
         left join membership m on m.family_id = $1 and m.id = coalesce(e.deleted_by, e.created_by)
         order by e.deleted_at desc, e.id desc`,
  values: [familyId, horizon, ...binPosition(after), limit],
});

/** What an event that is deleted for good took along goes with it. */
export const deleteFromBin = (familyId: string, id: string): PreparedSql => ({
  name: 'calendar_bin_remove',
  text: 'delete from calendar_event where family_id = $1 and id = $2 and deleted_at is not null',
  values: [familyId, id],
});

/** Series before single occurrences, which is the order in which everything else locks them. */
export const emptyBin = (familyId: string, until: Date): PreparedSql => ({
  name: 'calendar_bin_empty',
  text: `with thing as (
           select id from calendar_event
           where family_id = $1 and deleted_at <= $2 and deleted_with is null
           order by series_id nulls first, id for update
         )
         delete from calendar_event e using thing where e.family_id = $1 and e.id = thing.id returning e.id`,
  values: [familyId, until],
});

export const purgeBin = (until: Date, limit: number): PreparedSql => ({
  name: 'calendar_bin_purge',
  text: `delete from calendar_event e using (
           select family_id, id from calendar_event
           where deleted_at <= $1 and deleted_with is null limit $2 for update skip locked
         ) thing
         where e.family_id = thing.family_id and e.id = thing.id returning e.id`,
  values: [until, limit],
});
