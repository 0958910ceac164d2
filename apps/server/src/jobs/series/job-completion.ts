import { Injectable } from '@nestjs/common';
import {
  completionsCounted,
  nextDueDate,
  nextInRotation,
  pointsWhenDone,
  todayIn,
  type CalendarDate,
} from '@homefold/domain';
import { ActivityService } from '../../activity';
import { FamilySettingsReader, type Member } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { pick } from '../../platform/records';
import { JobPeople } from './job-people';
import { JobPush } from '../job-push';
import { rotationOf, type SeriesValues } from './job-series.entity';
import { JOB_VALUES, type JobEntity } from '../job.entity';
import { JobStore } from '../job.store';
import { selectSeriesDoers } from '../jobs.queries';

/** Side effects of completing or reopening a job. */
export interface CompletionEffect {
  nextId: string | null;
  takenBackId: string | null;
}

const NOTHING: CompletionEffect = { nextId: null, takenBackId: null };

/**
 * Completes and reopens jobs: their points, and the next instance of a repeating one. The caller must hold the job's row
 * lock, so that of two concurrent calls the second finds the job completed.
 */
@Injectable()
export class JobCompletions {
  constructor(
    private readonly db: Database,
    private readonly store: JobStore,
    private readonly people: JobPeople,
    private readonly push: JobPush,
    private readonly families: FamilySettingsReader,
    private readonly activities: ActivityService,
    private readonly clock: Clock,
  ) {}

  /** Completes or reopens a locked job; idempotent. */
  async set(viewer: FamilyViewer, job: JobEntity, isCompleted: boolean): Promise<CompletionEffect> {
    if ((job.completedAt !== null) === isCompleted) return NOTHING;
    return isCompleted ? this.complete(viewer, job) : this.reopen(viewer, job);
  }

  /** Today in the family's zone. */
  async today(viewer: FamilyViewer): Promise<CalendarDate> {
    return todayIn((await this.families.settings(viewer)).timeZone, this.clock.now());
  }

  private async complete(viewer: FamilyViewer, job: JobEntity): Promise<CompletionEffect> {
    const present = await this.people.present(viewer);
    const isHere = present.some(({ id }) => id === job.assignedMembershipId);
    const doneBy = (isHere && job.assignedMembershipId) || viewer.membershipId;
    const completedAt = this.clock.now();
    await this.store.change(viewer, job, { completedAt, completedBy: viewer.membershipId, doneBy });
    await this.countPoints(viewer, job, present);
    const next = job.seriesId ? await this.openNext(viewer, job, job.seriesId, present) : null;
    await this.store.record(viewer, 'completed', job);
    if (next) await this.store.publish(viewer, 'created', next);
    if (next && next.assignedMembershipId !== job.assignedMembershipId) await this.push.turn(viewer, next);
    return { nextId: next?.id ?? null, takenBackId: null };
  }

  private async countPoints(viewer: FamilyViewer, job: JobEntity, present: readonly Member[]): Promise<void> {
    if (!job.points) return;
    const approvers = job.needsApproval ? await this.people.approvers(viewer, present) : new Set<string>();
    const state = pointsWhenDone(job, approvers.has(job.doneBy ?? ''));
    await this.db.sql({
      name: 'job_points_count',
      text: `insert into job_points (family_id, job_id, membership_id, title, points, state, done_at)
             values ($1, $2, $3, $4, $5, $6, $7)`,
      values: [job.familyId, job.id, job.doneBy, job.title, job.points, state, job.completedAt],
    });
  }

  /** Creates the next instance, with all values of the completed one, and its parts open. */
  private async openNext(
    viewer: FamilyViewer,
    job: JobEntity,
    seriesId: string,
    present: readonly Member[],
  ): Promise<JobEntity | null> {
    const series = await this.store.series(viewer, seriesId);
    const dueDate = nextDueDate(series, { occurrenceDate: job.occurrenceDate, on: await this.today(viewer) });
    if (dueDate === null || (await this.store.openInstance(viewer, seriesId))) return null;
    return this.store.insert(viewer, {
      ...pick(job, JOB_VALUES),
      dueDate,
      assignedMembershipId: await this.whoseTurn(viewer, job, series, seriesId, present),
      subtasks: unticked(job),
      seriesId,
      occurrenceDate: dueDate,
      followsId: job.id,
      createdBy: job.createdBy,
    });
  }

  /** The next assignee; null (anyone) when the assignee has left. */
  private async whoseTurn(
    viewer: FamilyViewer,
    { assignedMembershipId, doneBy }: JobEntity,
    series: SeriesValues,
    seriesId: string,
    present: readonly Member[],
  ): Promise<string | null> {
    const ids = present.map(({ id }) => id);
    const last = assignedMembershipId ?? doneBy;
    const rotation = rotationOf(series);
    if (!rotation) return ids.find((id) => id === assignedMembershipId) ?? null;
    const doers =
      rotation.mode === 'leastDone'
        ? await this.db.sql<{ doneBy: string }>(
            selectSeriesDoers(viewer.familyId, seriesId, completionsCounted(rotation)),
          )
        : [];
    return nextInRotation(rotation, { last, doneBy: doers.map(({ doneBy }) => doneBy), present: ids });
  }

  /**
   * Reopens the job and revokes its points. An unchanged next instance is removed; otherwise it stays and the reopened job
   * leaves the series, which can have only one open instance.
   */
  private async reopen(viewer: FamilyViewer, job: JobEntity): Promise<CompletionEffect> {
    const { completedAt } = job;
    const next = job.seriesId ? await this.store.successor(viewer, job) : null;
    const takenBackId = next && isUntouched(next, job) ? next.id : null;
    if (next && takenBackId) {
      await this.store.rows.remove(next);
      await this.push.takenBack(next);
      await this.store.publish(viewer, 'deleted', next);
    }
    const isSecond = job.seriesId !== null && (await this.store.openInstance(viewer, job.seriesId)) !== null;
    const alone = isSecond || (next !== null && takenBackId === null);
    await this.store.change(viewer, job, {
      completedAt: null,
      completedBy: null,
      doneBy: null,
      ...(alone && { seriesId: null, occurrenceDate: null }),
    });
    await this.db.sql({
      name: 'job_points_uncount',
      text: 'delete from job_points where family_id = $1 and job_id = $2',
      values: [job.familyId, job.id],
    });
    if (completedAt) await this.activities.takeBackCompletion(viewer, 'todo', { id: job.id, completedAt });
    await this.store.publish(viewer, 'updated', job);
    return { nextId: null, takenBackId };
  }
}

/** The job's parts, all open, for the next instance. */
export const unticked = ({ subtasks }: JobEntity): JobEntity['subtasks'] =>
  subtasks.map((subtask) => ({ ...subtask, done: false }));

/** Whether neither the instance nor its parts have changed since the completion that created it. */
const isUntouched = (next: JobEntity, job: JobEntity): boolean =>
  next.version === 1 && next.completedAt === null && JSON.stringify(next.subtasks) === JSON.stringify(unticked(job));
