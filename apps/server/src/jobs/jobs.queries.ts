import type { CalendarDate, JobFilter, JobSection } from '@homefold/domain';
import { personColumns, personOf, type PersonRow } from '../activity';
import type { PreparedSql } from '../platform/database';
import { cursorOf, datePart, instantPart, integerPart, optionalPart, uuidPart } from '../platform/pages';
import { shownColumns } from '../platform/records';
import { JobEntity, type StoredSubtask } from './job.entity';
import { type JobLoad } from './job-board.types';
import { Job, JobRepeat, type JobRotation } from './jobs.types';
import { JobSeriesEntity } from './series/job-series.entity';

/** A result row: a job with its assignee and rule. */
export interface JobRow extends Omit<Job, 'assignee' | 'repeat' | 'subtasks' | 'isCompleted'>, PersonRow {
  subtasks: StoredSubtask[];
  isRepeating: boolean;
  /** As `JobRepeat`, without the rotation; null for a job that does not repeat. */
  type: JobRepeat['type'];
  interval: number;
  weekdays: number[];
  nth: JobRepeat['nth'];
  from: JobRepeat['from'];
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  rotation: JobRotation['mode'] | null;
  rotationMemberIds: string[];
}

/** The columns of a job, and of its rule, that are returned as stored. */
const shown = shownColumns(JobEntity, Job);
const rule = shownColumns(JobSeriesEntity, JobRepeat);

const columns = `${shown.select('j')}, p.state as "pointsState", j.completed_by as "completedByMemberId",
  j.done_by as "doneByMemberId", j.created_by as "createdByMemberId", creator.user_id as "userId", ${personColumns('a')},
  s.id is not null as "isRepeating", ${rule.select('s')}, s.rotation_member_ids as "rotationMemberIds"`;

/** Former members keep their row, so old jobs keep their assignee's name. */
const joins = `left join membership a on a.family_id = j.family_id and a.id = j.assigned_membership_id
  left join membership creator on creator.family_id = j.family_id and creator.id = j.created_by
  left join job_series s on s.family_id = j.family_id and s.id = j.series_id
  left join job_points p on p.family_id = j.family_id and p.job_id = j.id`;

const open = 'j.completed_at is null and j.deleted_at is null';
const done = 'j.completed_at is not null and j.deleted_at is null';
/** Order of open jobs, matching index job_open: by due date, undated ones last, in manual order within a day. */
const openOrder = `coalesce(j.due_date, 'infinity'::date), j.position, j.id`;
const doneOrder = `j.completed_at desc, j.id desc`;

/** SQL conditions of the filters; `$2` is the caller's membership (product rule 13). */
const filters: Record<JobFilter, string> = {
  all: '$2::uuid is not null',
  mine: 'j.assigned_membership_id = $2',
  shared: 'j.assigned_membership_id is null and $2::uuid is not null',
};

export const toJob = (row: JobRow): Job => ({
  ...shown.read(row),
  userId: row.userId,
  assignee: personOf(row),
  isCompleted: row.completedAt !== null,
  completedByMemberId: row.completedByMemberId,
  doneByMemberId: row.doneByMemberId,
  repeat: row.isRepeating ? repeatOf(row) : null,
  subtasks: row.subtasks.map(({ id, title, done: isDone }) => ({ id, title, isDone })),
  pointsState: row.pointsState,
  createdByMemberId: row.createdByMemberId,
});

const repeatOf = (row: JobRow): JobRepeat => ({
  ...rule.read(row),
  rotation: row.rotation && { mode: row.rotation, memberIds: row.rotationMemberIds },
});

/** All jobs, unordered. */
export const selectAllJobs = (familyId: string): PreparedSql => ({
  name: 'jobs_all',
  text: `select ${columns} from job j ${joins} where j.family_id = $1 and j.deleted_at is null`,
  values: [familyId],
});

/** Jobs by id, unordered; deleted ones are omitted. */
export const selectJobs = (familyId: string, ids: readonly string[]): PreparedSql => ({
  name: 'jobs_by_id',
  text: `select ${columns} from job j ${joins}
         where j.family_id = $1 and j.id = any($2::uuid[]) and j.deleted_at is null`,
  values: [familyId, ids],
});

/** Jobs whose points await approval, oldest first. LIMIT is applied before the joins (docs/decisions/tenancy.md). */
export const selectJobsToApprove = (familyId: string, limit: number): PreparedSql => ({
  name: 'jobs_to_approve',
  text: `select ${columns} from (
           select j.* from job j join job_points w on w.family_id = j.family_id and w.job_id = j.id
           where j.family_id = $1 and w.state = 'pending' and ${done}
           order by j.completed_at, j.id limit $2
         ) j ${joins} order by j.completed_at, j.id`,
  values: [familyId, limit],
});

/** Sort key of the last job of a page of open jobs. */
export interface OpenPosition {
  dueDate: CalendarDate | null;
  position: number;
  id: string;
}

/** Sort key of the last job of a page of completed jobs. */
export interface DonePosition {
  completedAt: Date;
  id: string;
}

export const openCursor = cursorOf<OpenPosition>({
  dueDate: optionalPart(datePart),
  position: integerPart,
  id: uuidPart,
});

export const doneCursor = cursorOf<DonePosition>({ completedAt: instantPart, id: uuidPart });

interface Window {
  familyId: string;
  membershipId: string;
  /** Today in the family's zone. */
  today: CalendarDate;
  filter: JobFilter;
}

const conditionOf: Record<JobSection, string> = {
  today: `${open} and coalesce(j.due_date, 'infinity'::date) <= $3::date`,
  upcoming: `${open} and coalesce(j.due_date, 'infinity'::date) > $3::date`,
  done: `${done} and $3::date is not null`,
};

const orderOf: Record<JobSection, string> = { today: openOrder, upcoming: openOrder, done: doneOrder };

/** The first `limits` jobs of every section in one statement; each row names its section. */
export const selectBoard = (
  { familyId, membershipId, today, filter }: Window,
  limits: Record<JobSection, number>,
): PreparedSql => ({
  name: `job_board_${filter}`,
  text: `select ${columns}, j.section from (
           ${(['today', 'upcoming', 'done'] as const)
             .map(
               (section, index) => `(
                 select j.*, '${section}' as section from job j
                 where j.family_id = $1 and ${filters[filter]} and ${conditionOf[section]}
                 order by ${orderOf[section]} limit $${index + 4}
               )`,
             )
             .join(' union all ')}
         ) j ${joins}`,
  values: [familyId, membershipId, today, limits.today, limits.upcoming, limits.done],
});

/** The rows after a position, and the position as statement parameters. */
const afterOpen = `and (${openOrder}) > (coalesce($5::date, 'infinity'::date), $6::int, $7::uuid)`;
const afterDone = 'and (j.completed_at, j.id) < ($5, $6::uuid)';

/**
 * Up to `limit` jobs of a section, in its order.
 *
 * @param after `nextCursor` of the previous page
 */
export function selectPage(
  section: JobSection,
  { familyId, membershipId, today, filter }: Window,
  limit: number,
  after: string | null | undefined,
): PreparedSql {
  const order = orderOf[section];
  const position = after ? Object.values((section === 'done' ? doneCursor : openCursor).read(after)) : [];
  return {
    name: `job_page_${section}_${filter}${after ? '_after' : ''}`,
    text: `select ${columns} from (
             select j.* from job j where j.family_id = $1 and ${filters[filter]} and ${conditionOf[section]}
               ${after ? (section === 'done' ? afterDone : afterOpen) : ''}
             order by ${order} limit $4
           ) j ${joins} order by ${order}`,
    values: [familyId, membershipId, today, limit, ...position],
  };
}

/** The header's counts, and the length of each section under the filter. */
export interface CountsRow {
  today: number;
  overdue: number;
  upcoming: number;
  done: number;
  doneToday: number;
  filteredToday: number;
  filteredUpcoming: number;
  filteredDone: number;
  /** Days of the last year with at least one completed job. */
  doneDates: CalendarDate[];
  loads: JobLoad[];
}

export const selectCounts = ({ familyId, membershipId, today, filter }: Window, timeZone: string): PreparedSql => ({
  name: `job_counts_${filter}`,
  text: `with open as (
           select j.due_date <= $3::date is true as now, j.due_date < $3::date is true as late,
                  j.assigned_membership_id, ${filters[filter]} as shown
           from job j where j.family_id = $1 and ${open}
         ), finished as (
           select count(*)::int as total, (count(*) filter (where ${filters[filter]}))::int as shown
           from job j where j.family_id = $1 and ${done}
         ), recent as (
           select (j.completed_at at time zone $4)::date as day, count(*)::int as jobs from job j
           where j.family_id = $1 and ${done} and j.completed_at >= ($3::date - 365)::timestamp at time zone $4
           group by 1
         )
         select (count(*) filter (where now))::int as today, (count(*) filter (where late))::int as overdue,
           (count(*) filter (where not now))::int as upcoming,
           (count(*) filter (where now and shown))::int as "filteredToday",
           (count(*) filter (where not now and shown))::int as "filteredUpcoming",
           (select total from finished) as done, (select shown from finished) as "filteredDone",
           coalesce((select jobs from recent where day = $3::date), 0) as "doneToday",
           coalesce((select array_agg(to_char(day, 'YYYY-MM-DD')) from recent), '{}') as "doneDates",
           coalesce((
             select json_agg(json_build_object('memberId', l.assigned_membership_id, 'open', l.jobs)
                             order by l.jobs desc, l.assigned_membership_id nulls last)
             from (select assigned_membership_id, count(*)::int as jobs from open group by 1) l
           ), '[]') as loads
         from open`,
  values: [familyId, membershipId, today, timeZone],
});

/** Manual order of the open jobs of one due date; matches index job_open. */
export const ORDER_OF_DAY = {
  table: 'job',
  inGroup: `coalesce(t.due_date, 'infinity'::date) = coalesce($2::date, 'infinity'::date)`,
  isPlaced: 't.completed_at is null and t.deleted_at is null',
};

/** Who did the last completed instances of a series, newest first. */
export const selectSeriesDoers = (familyId: string, seriesId: string, limit: number): PreparedSql => ({
  name: 'job_series_doers',
  text: `select j.done_by as "doneBy" from job j where j.family_id = $1 and j.series_id = $2 and ${done}
         order by j.completed_at desc limit $3`,
  values: [familyId, seriesId, limit],
});

/** Jobs of the family `$1`, open and done. */
export const jobCount = 'select count(*)::int from job where family_id = $1 and deleted_at is null';
