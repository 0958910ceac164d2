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
import { FeatureAccess } from '../billing';
import { FamilySettingsReader } from '../families';
import type { FamilyViewer, Viewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { invalid } from '../platform/errors';
import { JobStore } from './job.store';
import { readDoneCursor, readOpenCursor, writeDoneCursor, writeOpenCursor } from './jobs.cursor';
import {
  selectAllJobs,
  selectBoard,
  selectCounts,
  selectDonePage,
  selectOpenPage,
  toJob,
  type CountsRow,
  type JobRow,
} from './jobs.queries';
import type { Job, JobBoard, JobCounts, JobPage } from './jobs.types';

export const MAX_PAGE = 100;

type Sorted = Pick<Job, 'id' | 'dueDate' | 'completedAt' | 'position'>;
const sorted = (job: Sorted) => ({ ...job, assigneeId: null });
const inOpenOrder = (a: Sorted, b: Sorted): number => compareOpenJobs(sorted(a), sorted(b));
const inDoneOrder = (a: Sorted, b: Sorted): number => compareDoneJobs(sorted(a), sorted(b));

/** Everything that is asked about the family's jobs. One statement a list, whatever its length, and one for all numbers. */
@Injectable()
export class JobsReader {
  constructor(
    private readonly access: FeatureAccess,
    private readonly db: Database,
    private readonly families: FamilySettingsReader,
    private readonly store: JobStore,
    private readonly clock: Clock,
  ) {}

  /** Every job: open ones in their order, then completed ones, the newest first. */
  async all(caller: Viewer): Promise<Job[]> {
    const viewer = await this.access.require(caller, 'family_jobs');
    const jobs = (await this.db.read(viewer, () => this.db.sql<JobRow>(selectAllJobs(viewer.familyId)))).map(toJob);
    return [
      ...jobs.filter(({ isCompleted }) => !isCompleted).sort(inOpenOrder),
      ...jobs.filter(({ isCompleted }) => isCompleted).sort(inDoneOrder),
    ];
  }

  /** One job. @throws DomainError NOT_FOUND */
  async get(caller: Viewer, id: string): Promise<Job> {
    const viewer = await this.access.require(caller, 'family_jobs');
    return this.db.read(viewer, () => this.store.read(viewer, id));
  }

  /**
   * The screen: the beginning of each section and the numbers.
   *
   * @param first how many of each open section, 1 to 100
   * @param done how many completed ones, 1 to 100; 5 as documented
   */
  async board(caller: Viewer, filter: JobFilter, first: number, done: number = DONE_SHOWN): Promise<JobBoard> {
    const viewer = await this.access.require(caller, 'family_jobs');
    assertCount('first', first);
    assertCount('done', done);
    return this.db.read(viewer, async () => {
      const window = await this.window(viewer, filter);
      const limits = { today: first, upcoming: first, done };
      const more = { today: first + 1, upcoming: first + 1, done: done + 1 };
      const rows = await this.db.sql<JobRow & { section: JobSection }>(selectBoard(window, more));
      const numbers = await this.numbers(window);
      const page = (section: JobSection): JobPage => {
        const jobs = rows.filter((row) => row.section === section).map(toJob);
        return pageOf(section, jobs.sort(section === 'done' ? inDoneOrder : inOpenOrder), limits[section], numbers);
      };
      const [today, upcoming, finished] = JOB_SECTIONS.map(page) as [JobPage, JobPage, JobPage];
      return { date: window.today, today, upcoming, done: finished, counts: countsOf(numbers, window.today) };
    });
  }

  /**
   * A page of one section.
   *
   * @param first how many, 1 to 100
   * @param after `nextCursor` of the page before
   */
  async page(
    caller: Viewer,
    section: JobSection,
    filter: JobFilter,
    first: number,
    after?: string | null,
  ): Promise<JobPage> {
    const viewer = await this.access.require(caller, 'family_jobs');
    assertCount('first', first);
    return this.db.read(viewer, async () => {
      const window = await this.window(viewer, filter);
      const statement =
        section === 'done'
          ? selectDonePage(window, first + 1, after ? readDoneCursor(after) : null)
          : selectOpenPage(section, window, first + 1, after ? readOpenCursor(after) : null);
      const rows = await this.db.sql<JobRow>(statement);
      return pageOf(section, rows.map(toJob), first, await this.numbers(window));
    });
  }

  /** The numbers of all jobs. */
  async counts(caller: Viewer): Promise<JobCounts> {
    const viewer = await this.access.require(caller, 'family_jobs');
    return this.db.read(viewer, async () => {
      const window = await this.window(viewer, 'all');
      return countsOf(await this.numbers(window), window.today);
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

function assertCount(field: string, count: number): void {
  if (!Number.isInteger(count) || count < 1 || count > MAX_PAGE)
    throw invalid(field, `${field} must be a whole number from 1 to ${MAX_PAGE}`);
}

function pageOf(section: JobSection, jobs: Job[], limit: number, numbers: CountsRow): JobPage {
  const items = jobs.slice(0, limit);
  const last = jobs.length > limit ? items.at(-1) : undefined;
  const totals = { today: numbers.filteredToday, upcoming: numbers.filteredUpcoming, done: numbers.filteredDone };
  return { items, nextCursor: last ? cursorOf(last) : null, total: totals[section] };
}

const cursorOf = ({ id, dueDate, position, completedAt }: Job): string =>
  completedAt ? writeDoneCursor({ completedAt, id }) : writeOpenCursor({ dueDate, position, id });

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
