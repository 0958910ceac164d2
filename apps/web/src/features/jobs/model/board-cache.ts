import type { ApolloCache, Reference } from '@apollo/client';
import {
  compareDoneJobs,
  compareOpenJobs,
  isJobOverdue,
  JOB_SECTIONS,
  jobMatchesFilter,
  jobSection,
  todayIn,
} from '@homefold/domain';
import type { CalendarDate, JobFilter, JobSection, SectionedJob } from '@homefold/domain';
import { JobFieldsFragmentDoc } from '../generated';
import { rowsOf } from '../../../graphql/records/lists';
import type { ReadField } from '../../../graphql/records/lists';
import type { FamilyView } from '../../../graphql/family';
import { placeInSections } from './sectioned-lists';
import { typed } from './types';
import type { Counts, Job } from './types';

/** What determines a job's place besides the job itself. */
export type Basis = Pick<FamilyView, 'today' | 'timeZone' | 'me'>;

const rows = rowsOf('Job', JobFieldsFragmentDoc, 'JobFields', typed);
const lists = { board: 'jobBoard', pages: 'jobs', sections: JOB_SECTIONS };

interface ListArguments {
  filter: JobFilter;
  section: JobSection;
}

const sectioned = (job: Job): SectionedJob => ({ ...job, assigneeId: job.assignee?.memberId ?? null });

/** The section of a job on a board with this filter; null if it is filtered out. */
function placeOf(job: Job | null, filter: JobFilter, { today, me }: Basis): JobSection | null {
  return job && jobMatchesFilter(sectioned(job), filter, me) ? jobSection(job, today) : null;
}

/**
 * Places a job in every loaded board, and in the counts.
 *
 * @param id of the job
 * @param job the current job; null when deleted
 * @param before the previous job; null for a new one
 * @returns the job's id if all loaded lists and counts are correct now; nothing where only the server knows, such as points
 */
export function placeJob(
  cache: ApolloCache,
  id: string,
  job: Job | null,
  before: Job | null,
  basis: Basis,
): readonly string[] {
  const changed = job?.version !== before?.version || job?.position !== before?.position;
  const isWhole = placeInSections<JobSection, Counts, ListArguments>(cache, lists, {
    id,
    ref: job ? rows.write(cache, job) : undefined,
    from: ({ filter = 'all' }) => placeOf(before, filter, basis),
    to: ({ filter = 'all' }) => placeOf(job, filter, basis),
    precedes: (section, other, read) => job !== null && precedes(section, job, other, read),
    counted: (counts) => counted(counts, job, before, basis),
  });
  return isWhole && changed && !job?.pointsState && !before?.pointsState ? [id] : [];
}

/** Whether a job sorts before another one of its section. */
function precedes(section: JobSection, job: Job, other: Reference, read: ReadField): boolean {
  const compare = section === 'done' ? compareDoneJobs : compareOpenJobs;
  const key: SectionedJob = {
    id: read('id', other) as string,
    dueDate: read('dueDate', other) as CalendarDate | null,
    completedAt: read('completedAt', other) as string | null,
    assigneeId: null,
    position: read('position', other) as number,
  };
  return compare(sectioned(job), key) < 0;
}

/** A job's contribution to the counts. */
function share(job: Job | null, { today, timeZone }: Basis) {
  const section = job && jobSection(job, today);
  const isDoneToday = job?.completedAt != null && todayIn(timeZone, new Date(job.completedAt)) === today;
  return {
    today: Number(section === 'today'),
    overdue: Number(job !== null && isJobOverdue(job, today)),
    upcoming: Number(section === 'upcoming'),
    done: Number(section === 'done'),
    doneToday: Number(isDoneToday),
  };
}

/** The counts after a change of a job. */
export function counted(counts: Counts, job: Job | null, before: Job | null, basis: Basis): Counts {
  const [more, fewer] = [share(job, basis), share(before, basis)];
  const keys = ['today', 'overdue', 'upcoming', 'done', 'doneToday'] as const;
  const numbers = Object.fromEntries(keys.map((key) => [key, Math.max(0, counts[key] + more[key] - fewer[key])]));
  const next = { ...counts, ...(numbers as Pick<Counts, (typeof keys)[number]>) };
  // The first completion today extends the streak, reverting the only one shortens it.
  const streakDays = counts.streakDays + Number(next.doneToday > 0) - Number(counts.doneToday > 0);
  return { ...next, streakDays: Math.max(0, streakDays), loads: loadsAfter(counts.loads, job, before) };
}

function loadsAfter(loads: Counts['loads'], job: Job | null, before: Job | null): Counts['loads'] {
  const open = new Map(loads.map((load) => [load.memberId, load.open]));
  const add = (one: Job | null, by: 1 | -1): void => {
    if (!one || one.completedAt !== null) return;
    const whose = one.assignee?.memberId ?? null;
    open.set(whose, (open.get(whose) ?? 0) + by);
  };
  add(before, -1);
  add(job, 1);
  return [...open]
    .filter(([, count]) => count > 0)
    .map(([memberId, count]) => ({ __typename: 'JobLoad' as const, memberId, open: count }));
}

/** A cached job; null for one that was never loaded. */
export const knownJob = rows.read;
/** Writes a job into the cache. */
export const keepJob = rows.write;
