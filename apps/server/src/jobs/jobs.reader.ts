import { Injectable } from '@nestjs/common';
import {
  DONE_SHOWN,
  JOB_SECTIONS,
  compareDoneJobs,
  compareOpenJobs,
  jobsMessage,
  jobStreak,
  todayIn,
  type JobFilter,
  type JobSection,
} from '@homefold/domain';
import { FamilySettingsReader } from '../families';
import type { FamilyViewer, Viewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { assertPageLength, pageOf } from '../platform/pages';
import { JobStore } from './job.store';
import {
  doneCursor,
  openCursor,
  selectAllJobs,
  selectBoard,
  selectCounts,
  selectPage,
  toJob,
  type CountsRow,
  type JobRow,
} from './jobs.queries';
import type { JobBoard, JobCounts, JobPage } from './job-board.types';
import type { Job } from './jobs.types';

type Sorted = Pick<Job, 'id' | 'dueDate' | 'completedAt' | 'position'>;
const sorted = (job: Sorted) => ({ ...job, assigneeId: null });
const inOpenOrder = (a: Sorted, b: Sorted): number => compareOpenJobs(sorted(a), sorted(b));
const inDoneOrder = (a: Sorted, b: Sorted): number => compareDoneJobs(sorted(a), sorted(b));

/** Reads jobs. Every list takes one statement, whatever its length, and so do all counts together. */
@Injectable()
export class JobsReader {
  constructor(
    private readonly db: Database,
    private readonly families: FamilySettingsReader,
    private readonly store: JobStore,
    private readonly clock: Clock,
  ) {}

  /** All jobs: open ones in list order, then completed ones, newest first. */
  async all(caller: Viewer): Promise<Job[]> {
    const rows = await this.store.scope.read(caller, ({ familyId }) => this.db.sql<JobRow>(selectAllJobs(familyId)));
    const jobs = rows.map(toJob);
    return [
      ...jobs.filter(({ isCompleted }) => !isCompleted).sort(inOpenOrder),
      ...jobs.filter(({ isCompleted }) => isCompleted).sort(inDoneOrder),
    ];
  }

  /** One job. @throws DomainError NOT_FOUND */
  async get(caller: Viewer, id: string): Promise<Job> {
    return this.store.scope.read(caller, (viewer) => this.store.read(viewer, id));
  }

  /**
   * The board: the first jobs of each section, and the counts.
   *
   * @param first jobs per open section, 1 to 100
   * @param done completed jobs, 1 to 100; 5 by default, as documented
   */
  async board(caller: Viewer, filter: JobFilter, first: number, done: number = DONE_SHOWN): Promise<JobBoard> {
    return this.store.scope.read(caller, async (viewer) => {
      assertPageLength(first);
      assertPageLength(done, 'done');
      const window = await this.window(viewer, filter);
      const limits = { today: first, upcoming: first, done };
      const more = { today: first + 1, upcoming: first + 1, done: done + 1 };
      const rows = await this.db.sql<JobRow & { section: JobSection }>(selectBoard(window, more));
      const numbers = await this.numbers(window);
      const page = (section: JobSection): JobPage => {
        const jobs = rows.filter((row) => row.section === section).map(toJob);
        return jobPage(section, jobs.sort(section === 'done' ? inDoneOrder : inOpenOrder), limits[section], numbers);
      };
      const [today, upcoming, finished] = JOB_SECTIONS.map(page) as [JobPage, JobPage, JobPage];
      return { date: window.today, today, upcoming, done: finished, counts: countsOf(numbers, window.today) };
    });
  }

  /**
   * A page of one section.
   *
   * @param first page size, 1 to 100
   * @param after `nextCursor` of the previous page
   */
  async page(
    caller: Viewer,
    section: JobSection,
    filter: JobFilter,
    first: number,
    after?: string | null,
  ): Promise<JobPage> {
    return this.store.scope.read(caller, async (viewer) => {
      assertPageLength(first);
      const window = await this.window(viewer, filter);
      const rows = await this.db.sql<JobRow>(selectPage(section, window, first + 1, after));
      return jobPage(section, rows.map(toJob), first, await this.numbers(window));
    });
  }

  private async window(viewer: FamilyViewer, filter: JobFilter) {
    const { familyId, membershipId } = viewer;
    const { timeZone } = await this.families.settings(viewer);
    return { familyId, membershipId, filter, timeZone, today: todayIn(timeZone, this.clock.now()) };
  }

  private async numbers(window: Awaited<ReturnType<JobsReader['window']>>): Promise<CountsRow> {
    const [row] = await this.db.sql<CountsRow>(selectCounts(window, window.timeZone));
    return row as CountsRow;
  }
}

function jobPage(section: JobSection, jobs: Job[], first: number, numbers: CountsRow): JobPage {
  const totals = { today: numbers.filteredToday, upcoming: numbers.filteredUpcoming, done: numbers.filteredDone };
  const cursor = ({ completedAt, ...job }: Job) =>
    completedAt ? doneCursor.write({ ...job, completedAt }) : openCursor.write(job);
  return { ...pageOf(jobs, first, cursor), total: totals[section] };
}

const countsOf = (row: CountsRow, today: string): JobCounts => ({
  today: row.today,
  overdue: row.overdue,
  upcoming: row.upcoming,
  done: row.done,
  doneToday: row.doneToday,
  message: jobsMessage(row.doneToday),
  streakDays: jobStreak(row.doneDates, today),
  loads: row.loads,
});
