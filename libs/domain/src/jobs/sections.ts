import type { CalendarDate } from '../time/dates';
import { addDays } from '../time/dates';

export const JOB_SECTIONS = ['today', 'upcoming', 'done'] as const;
export type JobSection = (typeof JOB_SECTIONS)[number];

export const JOB_FILTERS = ['all', 'mine', 'shared'] as const;
export type JobFilter = (typeof JOB_FILTERS)[number];

/** Number of completed jobs shown with the total. */
export const DONE_SHOWN = 5;

/** The fields of a job that the screen's rules need. */
export interface SectionedJob {
  id: string;
  dueDate: CalendarDate | null;
  /** null while it is open. */
  completedAt: Date | string | null;
  assigneeId: string | null;
  /** Manual order within one due date. */
  position: number;
}

/**
 * Where a job stands (product rule 12): Today = open and due today or overdue, Upcoming = open and due after today or without
 * a date, Done = complete.
 */
export function jobSection(
  { dueDate, completedAt }: Pick<SectionedJob, 'dueDate' | 'completedAt'>,
  today: CalendarDate,
): JobSection {
  if (completedAt !== null) return 'done';
  return dueDate !== null && dueDate <= today ? 'today' : 'upcoming';
}

/** Open and past its due date. */
export const isJobOverdue = (
  { dueDate, completedAt }: Pick<SectionedJob, 'dueDate' | 'completedAt'>,
  today: CalendarDate,
): boolean => completedAt === null && dueDate !== null && dueDate < today;

/** Mine = assigned to me, Shared = anyone's, All = everything (product rule 13). */
export function jobMatchesFilter(
  { assigneeId }: Pick<SectionedJob, 'assigneeId'>,
  filter: JobFilter,
  me: string | null,
): boolean {
  if (filter === 'all') return true;
  return filter === 'mine' ? assigneeId !== null && assigneeId === me : assigneeId === null;
}

/** By due date, so that overdue jobs come first, undated ones last; within a day by hand. */
export const compareOpenJobs = (a: SectionedJob, b: SectionedJob): number =>
  compareText(a.dueDate ?? NO_DATE, b.dueDate ?? NO_DATE) || a.position - b.position || compareText(a.id, b.id);

/** The newest completion first. */
export const compareDoneJobs = (a: SectionedJob, b: SectionedJob): number =>
  instantOf(b) - instantOf(a) || compareText(b.id, a.id);

const NO_DATE = '9999';
const instantOf = ({ completedAt }: SectionedJob): number =>
  completedAt === null ? 0 : new Date(completedAt).getTime();
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The complete, sorted sections of the screen; of `done` it shows `DONE_SHOWN` and the length. */
export function jobSections<J extends SectionedJob>(
  jobs: readonly J[],
  { today, filter = 'all', me = null }: { today: CalendarDate; filter?: JobFilter; me?: string | null },
): Record<JobSection, J[]> {
  const sections: Record<JobSection, J[]> = { today: [], upcoming: [], done: [] };
  for (const job of jobs) if (jobMatchesFilter(job, filter, me)) sections[jobSection(job, today)].push(job);
  sections.today.sort(compareOpenJobs);
  sections.upcoming.sort(compareOpenJobs);
  sections.done.sort(compareDoneJobs);
  return sections;
}

/** The header's documented text for today's number of completions. */
export function jobsMessage(completedToday: number): string {
  if (completedToday <= 0) return 'Ready to tackle the day?';
  return completedToday <= 2 ? 'Nice progress today!' : "You're on fire today!";
}

/**
 * Current streak of days with a completion, up to today, which may still be without one.
 *
 * @param dates of completions, unordered and with duplicates
 */
export function jobStreak(dates: Iterable<CalendarDate>, today: CalendarDate): number {
  const done = new Set(dates);
  let day = done.has(today) ? today : addDays(today, -1);
  let days = 0;
  for (; done.has(day); day = addDays(day, -1)) days += 1;
  return days;
}
