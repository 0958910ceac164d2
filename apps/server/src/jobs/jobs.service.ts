import { Injectable } from '@nestjs/common';
import { JOB_DUPLICATE_MS, dueDateAfterSkip, isSameSubmission, nextInRotation, type JobRepeat } from '@homefold/domain';
import type { FamilyViewer, Viewer } from '../platform/auth';
import { restorableUntil, type DeletedItem } from '../platform/bin';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { conflict, invalid } from '../platform/errors';
import { Idempotency } from '../platform/idempotency';
import { assertUndoKey } from '../platform/undo';
import { JobCompletions, unticked } from './series/job-completion';
import { JobPeople } from './series/job-people';
import { JobPush } from './job-push';
import { rotationOf, seriesValues, type JobSeriesEntity } from './series/job-series.entity';
import { JobStore } from './job.store';
import { newSubtasks } from './parts/job-subtasks.service';
import { JobUndo, jobBefore } from './job-undo';
import { jobPlan, type JobPlan } from './job.values';
import type { JobEntity } from './job.entity';
import type { JobChanges } from './jobs.inputs';
import type { Job, JobCompletion } from './jobs.types';

/**
 * The family's jobs. Every member reads and edits every job (product rule 4); only approvers change its points. All methods
 * are limited to the viewer's own family: an id of another one is NOT_FOUND; without the feature in its plan,
 * FEATURE_LOCKED.
 */
@Injectable()
export class JobsService {
  constructor(
    private readonly db: Database,
    private readonly store: JobStore,
    private readonly people: JobPeople,
    private readonly completions: JobCompletions,
    private readonly undoing: JobUndo,
    private readonly push: JobPush,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a job. Repeating the same title within 3 seconds returns the caller's first job (product rule 14).
   *
   * @param idempotencyKey repeating a call with the same key returns the first call's job
   * @throws DomainError INVALID naming the first wrong field, NOT_FOUND for a member of another family, FORBIDDEN for
   *   setting points without permission
   */
  async add(
    caller: Viewer,
    input: JobChanges & { subtasks?: readonly string[] | null },
    idempotencyKey?: string | null,
  ): Promise<Job> {
    return this.store.scope.write(caller, async (viewer) => {
      const plan = jobPlan(input);
      const id = await this.idempotency.once(
        viewer,
        idempotencyKey,
        'addJob',
        async () => (await this.submittedJustNow(viewer, plan.values.title)) ?? this.insert(viewer, plan, input),
      );
      return this.store.read(viewer, id);
    });
  }

  /**
   * Changes the given fields. A new due date moves only this instance of a repeating job; a new rule applies from that date
   * on.
   *
   * @param version the version the caller saw; without it the last write wins, field by field
   * @param undoKey chosen by the caller; see `JobUndo`
   * @throws DomainError INVALID, NOT_FOUND, FORBIDDEN, VERSION_CONFLICT with the current job in `details.current`, CONFLICT
   *   for a used undo key
   */
  async update(
    caller: Viewer,
    id: string,
    changes: JobChanges,
    version?: number | null,
    undoKey?: string | null,
  ): Promise<Job> {
    return this.store.scope.write(caller, async (viewer) => {
      assertUndoKey(undoKey);
      const job = await this.store.changeable(viewer, id, version);
      await this.edit(viewer, job, changes, undoKey);
      return this.store.read(viewer, job.id);
    });
  }

  /**
   * The documented update. A whole job sent with `isCompleted` flipped changes only its completion, so that outdated fields
   * of the same call do not overwrite other members' edits (product rule 14).
   *
   * @throws DomainError as `update`
   */
  async put(
    caller: Viewer,
    id: string,
    { isCompleted, ...changes }: JobChanges & { isCompleted?: boolean | null },
    version?: number | null,
  ): Promise<Job> {
    return this.store.scope.write(caller, async (viewer) => {
      const job = await this.store.changeable(viewer, id, version);
      const isTick = typeof isCompleted === 'boolean' && isCompleted !== (job.completedAt !== null);
      if (isTick) await this.completions.set(viewer, job, isCompleted);
      else await this.edit(viewer, job, changes);
      return this.store.read(viewer, job.id);
    });
  }

  /**
   * Completes or reopens a job; idempotent. Completing a repeating job opens exactly one next instance, even under
   * concurrent calls; reopening removes that instance unless it has been changed.
   *
   * @throws DomainError NOT_FOUND
   */
  async setCompleted(caller: Viewer, id: string, isCompleted: boolean): Promise<JobCompletion> {
    return this.store.scope.write(caller, async (viewer) => {
      const job = await this.store.rows.live(viewer, id);
      const { nextId, takenBackId } = await this.completions.set(viewer, job, isCompleted);
      const [now, next] = await this.store.readAll(viewer, nextId ? [job.id, nextId] : [job.id]);
      return { job: now as Job, next: next ?? null, takenBackId };
    });
  }

  /**
   * Skips this instance of a repeating job: it becomes due on the next date with its parts open again, and keeps its
   * assignee.
   *
   * @throws DomainError NOT_FOUND, VERSION_CONFLICT, CONFLICT for a job that does not repeat, is done, or has no next date
   */
  async skip(caller: Viewer, id: string, version?: number | null, undoKey?: string | null): Promise<Job> {
    return this.store.scope.write(caller, async (viewer) => {
      assertUndoKey(undoKey);
      const job = await this.store.changeable(viewer, id, version);
      if (!job.seriesId || job.completedAt)
        throw conflict('CONFLICT', 'Only a repeating job that is still open can be skipped.');
      const series = await this.store.series(viewer, job.seriesId);
      const { occurrenceDate, dueDate } = job;
      const today = await this.completions.today(viewer);
      const next = dueDateAfterSkip(series, { occurrenceDate, dueDate, today });
      if (next === null) throw conflict('CONFLICT', 'There is no next date to skip to: the repeat ends before it.');
      const before = jobBefore(job, series);
      await this.store.change(viewer, job, { dueDate: next, occurrenceDate: next, subtasks: unticked(job) });
      const activityId = await this.store.record(viewer, 'updated', job);
      await this.undoing.keep(viewer, undoKey, before, activityId);
      return this.store.read(viewer, job.id);
    });
  }

  /**
   * Moves an open job within its day: directly after another one, or to the front.
   *
   * @throws DomainError NOT_FOUND, CONFLICT for a completed job, INVALID (`afterId`) for a job that is not open on that day
   */
  async move(caller: Viewer, id: string, afterId: string | null): Promise<Job> {
    return this.store.scope.write(caller, async (viewer) => {
      // Serialises concurrent moves; cannot deadlock, because no holder of a job's row lock waits for this lock.
      await this.db.lock(`job order of ${viewer.familyId}`);
      const open = async (): Promise<Job> => {
        const job = await this.store.read(viewer, id);
        if (job.isCompleted) throw conflict('CONFLICT', 'A completed job cannot be moved.');
        return job;
      };
      const { dueDate, id: jobId } = await open();
      const moved = await this.store.order.move(viewer.familyId, dueDate, jobId, afterId);
      if (!moved) {
        // The job may have been completed between the two statements.
        await open();
        throw invalid('afterId', 'Jobs are ordered by day: choose a job that is due on the same day.');
      }
      await this.store.publish(viewer, 'updated', ...moved.map((each) => ({ id: each })));
      return this.store.read(viewer, jobId);
    });
  }

  /**
   * Moves a job to the bin, where it can be restored for 30 days. Deleting an open instance ends its repeat; points already
   * earned are kept.
   *
   * @throws DomainError NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key
   */
  async delete(caller: Viewer, id: string, version?: number | null, undoKey?: string | null): Promise<DeletedItem> {
    return this.store.scope.write(caller, async (viewer) => {
      assertUndoKey(undoKey);
      const job = await this.store.changeable(viewer, id, version);
      const before = jobBefore(job, null);
      const deletion = this.store.rows.deletion(viewer);
      await this.store.change(viewer, job, deletion);
      const activityId = await this.store.record(viewer, 'deleted', job);
      await this.push.takenBack(job);
      await this.undoing.keep(viewer, undoKey, before, activityId);
      return { id: job.id, restorableUntil: restorableUntil(deletion.deletedAt) };
    });
  }

  /** Id of a job that the caller has just added with this title, or null. Serialises such calls until the scope ends. */
  private async submittedJustNow(viewer: FamilyViewer, title: string): Promise<string | null> {
    const now = this.clock.now();
    await this.db.lock(`job "${title}" of ${viewer.membershipId}`);
    const recent = await this.db.sql<{ id: string; title: string; createdAt: Date }>({
      name: 'job_submissions',
      text: `select id, title, created_at as "createdAt" from job
             where family_id = $1 and created_by = $2 and created_at > $3 and deleted_at is null and follows_id is null
             order by created_at, id`,
      values: [viewer.familyId, viewer.membershipId, new Date(now.getTime() - JOB_DUPLICATE_MS)],
    });
    return recent.find((earlier) => isSameSubmission(earlier, { title, createdAt: now }))?.id ?? null;
  }

  private async insert(
    viewer: FamilyViewer,
    { values, repeat }: JobPlan,
    input: JobChanges & { subtasks?: readonly string[] | null },
  ): Promise<string> {
    if (values.points || values.needsApproval) await this.people.requireApprover(viewer);
    const rotation = await this.people.rotation(viewer, input.repeat?.rotation, null);
    const chosen = await this.people.assignee(viewer, input, null);
    const isLeftOut = input.assigneeId === undefined && input.assignedTo === undefined;
    const assignedMembershipId =
      rotation && isLeftOut
        ? nextInRotation(rotation, { last: null, doneBy: [], present: rotation.memberIds })
        : chosen;
    const job = await this.store.insert(viewer, {
      ...values,
      assignedMembershipId,
      subtasks: newSubtasks(input.subtasks ?? []),
      seriesId: repeat && (await this.store.addSeries(viewer, seriesValues(repeat, rotation))),
      occurrenceDate: repeat && values.dueDate,
    });
    await this.store.record(viewer, 'created', job);
    await this.push.given(viewer, job);
    return job.id;
  }

  private async edit(
    viewer: FamilyViewer,
    job: JobEntity,
    changes: JobChanges,
    undoKey?: string | null,
  ): Promise<void> {
    const series = job.seriesId ? await this.store.series(viewer, job.seriesId) : null;
    const plan = jobPlan(changes, { values: job, repeat: series && repeatOf(series) });
    if (plan.values.points !== job.points || plan.values.needsApproval !== job.needsApproval)
      await this.people.requireApprover(viewer);
    const assignedMembershipId = await this.people.assignee(viewer, changes, job.assignedMembershipId);
    const previous = job.assignedMembershipId;
    const before = jobBefore(job, series);
    const rule = await this.follow(viewer, job, series, plan, changes);
    const changed = await this.store.change(viewer, job, { ...plan.values, assignedMembershipId, ...rule.columns });
    if (!changed && rule.isChanged) await this.store.rows.touch(job);
    if (!changed && !rule.isChanged) return;
    const activityId = await this.store.record(viewer, 'updated', job);
    if (previous !== assignedMembershipId) await this.push.given(viewer, job);
    await this.undoing.keep(viewer, undoKey, before, activityId);
  }

  /** Applies the planned rule: updates the job's series, creates one, or detaches the job. Only for an open instance. */
  private async follow(
    viewer: FamilyViewer,
    job: JobEntity,
    series: JobSeriesEntity | null,
    { values, repeat, isNewRule }: JobPlan,
    changes: JobChanges,
  ): Promise<{ columns: Partial<Pick<JobEntity, 'seriesId' | 'occurrenceDate'>>; isChanged: boolean }> {
    if (changes.repeat === undefined) return { columns: {}, isChanged: false };
    const known = series && rotationOf(series);
    const rotation = await this.people.rotation(viewer, changes.repeat?.rotation, known);
    const wanted = repeat && seriesValues(repeat, rotation);
    if (job.completedAt) {
      if (isNewRule || JSON.stringify(rotation) !== JSON.stringify(known))
        throw invalid('repeat', 'This job is completed: change the repeat of the one that is still open.');
      return { columns: {}, isChanged: false };
    }
    if (!wanted) return { columns: { seriesId: null, occurrenceDate: null }, isChanged: false };
    const occurrence = isNewRule ? { occurrenceDate: values.dueDate } : {};
    if (!series)
      return { columns: { seriesId: await this.store.addSeries(viewer, wanted), ...occurrence }, isChanged: true };
    return { columns: occurrence, isChanged: await this.store.changeSeries(series, wanted) };
  }
}

/** The rule of a series, without its rotation. */
const repeatOf = ({ type, interval, weekdays, nth, from, startDate, endDate }: JobSeriesEntity): JobRepeat => ({
  type,
  interval,
  weekdays,
  nth,
  from,
  startDate,
  endDate,
});
