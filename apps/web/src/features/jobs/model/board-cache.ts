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
import { argumentsOf, inserted, rowsOf, without } from '../../../graphql/lists';
import type { CachedPage, ReadField } from '../../../graphql/lists';
import type { FamilyView } from '../../../graphql/family';
import { typed } from './types';
import type { Counts, Job } from './types';

/** What decides where a job stands besides the job. */
export type Basis = Pick<FamilyView, 'today' | 'timeZone' | 'me'>;

const rows = rowsOf('Job', JobFieldsFragmentDoc, 'JobFields', typed);

type StoredPage = CachedPage & { total: number };
type StoredBoard = Record<JobSection, StoredPage> & { counts: Counts };

const sectioned = (job: Job): SectionedJob => ({ ...job, assigneeId: job.assignee?.memberId ?? null });

/** Where a job stands in a board with this filter; null when it does not. */
function placeOf(job: Job | null, filter: JobFilter, { today, me }: Basis): JobSection | null {
  return job && jobMatchesFilter(sectioned(job), filter, me) ? jobSection(job, today) : null;
}

/**
 * Puts a job where it belongs in every board that is loaded: into its section by its order, out of the others, and into the
 * counts. Works on the optimistic layer and on the answer alike, and changes nothing where the answer to a live change came first.
 *
 * @param id of the job
 * @param job as it is now; null when it is gone
 * @param before as it was; null for a new one
 * @returns the job's id where every loaded list and count is right now; nothing where the server knows more, such as points
 */
export function placeJob(
  cache: ApolloCache,
  id: string,
  job: Job | null,
  before: Job | null,
  basis: Basis,
): readonly string[] {
  const ref = job ? rows.write(cache, job) : undefined;
  const changed = job?.version !== before?.version || job?.position !== before?.position;
  let whole = changed && !job?.pointsState && !before?.pointsState;
  cache.modify({
    fields: {
      jobBoard(existing: Reference | StoredBoard, { storeFieldName, readField }) {
        const { filter = 'all' } = argumentsOf<BoardArguments>(storeFieldName);
        const placing = { id, job, before, ref, filter, basis };
        const { board, isWhole } = placedOnBoard(existing as StoredBoard, placing, readField as ReadField);
        whole &&= isWhole;
        return board;
      },
      jobs(existing: Reference | StoredPage, { storeFieldName, readField }) {
        const { section, filter = 'all' } = argumentsOf<BoardArguments>(storeFieldName);
        if (placeOf(job, filter, basis) === section) return existing;
        const page = existing as StoredPage;
        return { ...page, items: without(page.items, id, readField as ReadField) };
      },
    },
  });
  return whole ? [id] : [];
}

interface BoardArguments {
  filter: JobFilter;
  section: JobSection;
}

interface Placing {
  id: string;
  job: Job | null;
  before: Job | null;
  ref: Reference | undefined;
  filter: JobFilter;
  basis: Basis;
}

/** @returns the board, and whether its loaded pages show what they should: a page may have run out, a job may lie beyond it */
function placedOnBoard(
  board: StoredBoard,
  { id, job, before, ref, filter, basis }: Placing,
  read: ReadField,
): { board: StoredBoard; isWhole: boolean } {
  const found = JOB_SECTIONS.find((section) => board[section].items.some((one) => read('id', one) === id)) ?? null;
  const to = placeOf(job, filter, basis);
  // Gone already, by the live way.
  if (job === null && found === null) return { board, isWhole: true };
  const from = found ?? placeOf(before, filter, basis);
  const pages = { ...board };
  let isWhole = true;
  for (const section of JOB_SECTIONS) {
    const page = board[section];
    const others = without(page.items, id, read);
    const placed =
      section === to && ref && job
        ? inserted({ ...page, items: others }, ref, (other) => precedes(section, job, other, read))
        : others;
    const items = placed ?? others;
    const total = page.total + Number(section === to) - Number(section === from);
    pages[section] = { ...page, items, total: Math.max(total, items.length) };
    isWhole &&= placed !== null && (items.length > 0 || page.nextCursor === null);
  }
  // Where it stands already, its answer has come by the live way, with its counts.
  const isKnown = found !== null && found === to && placeOf(before, filter, basis) !== to;
  const counts = isKnown ? board.counts : counted(board.counts, job, before, basis);
  return { board: { ...pages, counts }, isWhole };
}

/** Whether a job stands before another one of its section. */
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

/** What a job adds to the numbers. */
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

/** The numbers after a job has changed. */
export function counted(counts: Counts, job: Job | null, before: Job | null, basis: Basis): Counts {
  const [more, fewer] = [share(job, basis), share(before, basis)];
  const keys = ['today', 'overdue', 'upcoming', 'done', 'doneToday'] as const;
  const numbers = Object.fromEntries(keys.map((key) => [key, Math.max(0, counts[key] + more[key] - fewer[key])]));
  const next = { ...counts, ...(numbers as Pick<Counts, (typeof keys)[number]>) };
  // The first of the day continues the row of days, taking back the only one of the day ends it.
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

/** A job as the cache has it; null for one that no screen has shown. */
export const knownJob = rows.read;
/** Writes a job into the cache, wherever it is shown. */
export const keepJob = rows.write;
