import type { CalendarDate, LocalTime } from '@homefold/domain';
import { binPosition, type BinPosition } from '../platform/bin';
import type { PreparedSql } from '../platform/database';

/** A job in the bin with the number of all, or that number alone. */
export type BinRow = { total: number } & (
  | { id: null }
  | {
      id: string;
      title: string;
      dueDate: CalendarDate | null;
      dueTime: LocalTime | null;
      assigneeName: string | null;
      isDone: boolean;
      recurringType: string | null;
      recurringInterval: number | null;
      deletedAt: Date;
      deletedByMemberId: string;
      deletedByName: string;
    }
);

export const selectBinPage = (
  familyId: string,
  limit: number,
  after: BinPosition | null,
  horizon: Date,
): PreparedSql => ({
  name: 'job_bin_page',
  text: `select t.total, j.id, j.title, to_char(j.due_date, 'YYYY-MM-DD') as "dueDate",
           to_char(j.due_time, 'HH24:MI') as "dueTime", a.display_name as "assigneeName",
           j.completed_at is not null as "isDone", s.repeat_type as "recurringType",
           s.repeat_interval as "recurringInterval", j.deleted_at as "deletedAt",
           m.id as "deletedByMemberId", m.display_name as "deletedByName"
         from (select count(*)::int as total from job where family_id = $1 and deleted_at > $2) t
         left join (
           select * from job
           where family_id = $1 and deleted_at > $2 and (deleted_at, id) < ($3::timestamptz, $4::uuid)
           order by deleted_at desc, id desc limit $5
         ) j on true
         left join membership a on a.family_id = $1 and a.id = j.assigned_membership_id
         left join job_series s on s.family_id = $1 and s.id = j.series_id
         left join membership m on m.family_id = $1 and m.id = j.deleted_by
         order by j.deleted_at desc, j.id desc`,
  values: [familyId, horizon, ...binPosition(after), limit],
});

export const deleteFromBin = (familyId: string, id: string): PreparedSql => ({
  name: 'job_bin_remove',
  text: 'delete from job where family_id = $1 and id = $2 and deleted_at is not null',
  values: [familyId, id],
});

export const emptyBin = (familyId: string, until: Date): PreparedSql => ({
  name: 'job_bin_empty',
  text: `with thing as (
           select id from job where family_id = $1 and deleted_at <= $2 order by id for update
         )
         delete from job j using thing where j.family_id = $1 and j.id = thing.id returning j.id`,
  values: [familyId, until],
});

export const purgeBin = (until: Date, limit: number): PreparedSql => ({
  name: 'job_bin_purge',
  text: `delete from job j using (
           select family_id, id from job where deleted_at <= $1 limit $2 for update skip locked
         ) thing
         where j.family_id = thing.family_id and j.id = thing.id returning j.id`,
  values: [until, limit],
});
