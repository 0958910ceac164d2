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
import { JobFieldsFragmentDoc } from '../../../graphql/generated-jobs';
import type { JobFamily } from './family';
import { typed } from './types';
import type { Counts, Job } from './types';

/** What decides where a job stands besides the job. */
export type Basis = Pick<JobFamily, 'today' | 'timeZone' | 'me'>;

interface StoredPage {
  items: readonly Reference[];
  nextCursor: string | null;
  total: number;
}
type StoredBoard = Record<JobSection, StoredPage> & { counts: Counts };
type ReadField = (field: string, of: Reference) => unknown;

/** Arguments of a field in the cache: `jobBoard({"filter":"mine"})`. */
const argumentsOf = (storeFieldName: string): { filter?: JobFilter; section?: JobSection } =>
  JSON.parse(/\((\{.*\})\)$/.exec(storeFieldName)?.[1] ?? '{}') as { filter?: JobFilter; section?: JobSection };

const sectioned = (job: Job): SectionedJob => ({ ...job, assigneeId: job.assignee?.memberId ?? null });

/** Where a job stands in a board with this filter; null when it does not. */
function placeOf(job: Job | null, filter: JobFilter, { today, me }: Basis): JobSection | null {
  return job && jobMatchesFilter(sectioned(job), filter, me) ? jobSection(job, today) : null;
}

/**
 * Puts a job where it belongs in every board that is loaded: into its section by its order, out of the others, and into the
 * numbers. Works on the optimistic layer and on the answer alike, and changes nothing where the answer to a live change came first.
 *
 * @param id of the job
 * @param job as it is now; null when it is gone
 * @param before as it was; null for a new one
 */
export function placeJob(cache: ApolloCache, id: string, job: Job | null, before: Job | null, basis: Basis): void {
  const ref = job
    ? cache.writeFragment({ data: typed(job), fragment: JobFieldsFragmentDoc, fragmentName: 'JobFields' })
    : undefined;
  cache.modify({
    fields: {
      jobBoard(existing: Reference | StoredBoard, { storeFieldName, readField }) {
        const filter = argumentsOf(storeFieldName).filter ?? 'all';
        return placedOnBoard(existing as StoredBoard, { id, job, before, ref, filter, basis }, readField as ReadField);
      },
      jobs(existing: Reference | StoredPage, { storeFieldName, readField }) {
        const { section, filter = 'all' } = argumentsOf(storeFieldName);
        if (placeOf(job, filter, basis) === section) return existing;
        const page = existing as StoredPage;
        return { ...page, items: page.items.filter((one) => readField('id', one) !== id) };
      },
    },
  });
}

interface Placing {
  id: string;
  job: Job | null;
  before: Job | null;
  ref: Reference | undefined;
  filter: JobFilter;
  basis: Basis;
}

function placedOnBoard(board: StoredBoard, placing: Placing, read: ReadField): StoredBoard {
  const { id, job, before, ref, filter, basis } = placing;
  const found = JOB_SECTIONS.find((section) => board[section].items.some((one) => read('id', one) === id)) ?? null;
  const to = placeOf(job, filter, basis);
  // Gone already, by the live way.
  if (job === null && found === null) return board;
  const from = found ?? placeOf(before, filter, basis);
  const pages = { ...board };
  for (const section of JOB_SECTIONS) {
    const page = board[section];
    const others = page.items.filter((one) => read('id', one) !== id);
    const items = section === to && ref && job ? inserted(page, others, ref, job, section, read) : others;
    const total = page.total + Number(section === to) - Number(section === from);
    pages[section] = { ...page, items, total: Math.max(total, items.length) };
  }
  // Where it stands already, its answer has come by the live way, with its numbers.
  const isKnown = found !== null && found === to && placeOf(before, filter, basis) !== to;
  return isKnown ? { ...pages, counts: board.counts } : { ...pages, counts: counted(board.counts, job, before, basis) };
}

/** The items with one more in its order; beyond the last loaded one it comes when the next page is asked for. */
function inserted(
  page: StoredPage,
  others: readonly Reference[],
  ref: Reference,
  job: Job,
  section: JobSection,
  read: ReadField,
): readonly Reference[] {
  const compare = section === 'done' ? compareDoneJobs : compareOpenJobs;
  const keyOf = (one: Reference): SectionedJob => ({
    id: read('id', one) as string,
    dueDate: read('dueDate', one) as CalendarDate | null,
    completedAt: read('completedAt', one) as string | null,
    assigneeId: null,
    position: read('position', one) as number,
  });
  const index = others.findIndex((one) => compare(sectioned(job), keyOf(one)) < 0);
  if (index !== -1) return others.toSpliced(index, 0, ref);
  return page.nextCursor === null ? [...others, ref] : others;
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
export const knownJob = (cache: ApolloCache, id: string): Job | null =>
  cache.readFragment({ id: `Job:${id}`, fragment: JobFieldsFragmentDoc, fragmentName: 'JobFields' });
