import { Injectable } from '@nestjs/common';
import { JOB_DUPLICATE_MS, dueDateAfterSkip, isSameSubmission, nextInRotation, type JobRepeat } from '@homefold/domain';
import { FeatureAccess } from '../billing';
import type { FamilyViewer, Viewer } from '../platform/auth';
import { restorableUntil, type DeletedItem } from '../platform/bin';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { conflict, invalid } from '../platform/errors';
import { Idempotency } from '../platform/idempotency';
import { assertUndoKey } from '../platform/undo';
import { JobCompletions, unticked } from './job-completion';
import { JobOrder } from './job-order';
import { JobPeople } from './job-people';
import { JobPush } from './job-push';
import { rotationOf, seriesValues, type JobSeriesEntity } from './job-series.entity';
import { JobStore } from './job.store';
import { newSubtasks } from './job-subtasks.service';
import { JobUndo, jobBefore } from './job-undo';
import { jobPlan, type JobPlan } from './job.values';
import type { JobEntity } from './job.entity';
import { JobsBin } from './jobs-bin';
import type { JobChanges } from './jobs.inputs';
import type { Job, JobCompletion } from './jobs.types';

/**
 * The family's jobs. Every member reads and edits every job (decisions 4), what it is worth alone is for approvers.
 * Everything here answers only about the viewer's own family: an id of another one is NOT_FOUND; without the feature in
 * its plan it is FEATURE_LOCKED.
 */
@Injectable()
export class JobsService {
  constructor(
    private readonly access: FeatureAccess,
    private readonly db: Database,
    private readonly store: JobStore,
    private readonly people: JobPeople,
    private readonly completions: JobCompletions,
    private readonly order: JobOrder,
    private readonly undoing: JobUndo,
    private readonly bin: JobsBin,
    private readonly push: JobPush,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a job. The same title by the same caller within 3 seconds answers the first one (decisions 14).
   *
   * @param idempotencyKey a second call of the caller with it answers the first call's job
   * @throws DomainError INVALID naming the first wrong field, NOT_FOUND for a member of another family, FORBIDDEN for points
   *   by who may not set them
   */
  async add(
    caller: Viewer,
    input: JobChanges & { subtasks?: readonly string[] | null },
    idempotencyKey?: string | null,
  ): Promise<Job> {
    const viewer = await this.access.require(caller, 'family_jobs');
    const plan = jobPlan(input);
    return this.db.write(viewer, async () => {
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
   * Changes the fields that are given. A new due date moves this instance of a repeating job alone; a new rule counts from
   * then on.
   *
   * @param version the version the caller saw; without it the last one to save wins, field by field
   * @param undoKey a key of the caller's own: `JobUndo`
   * @throws DomainError INVALID, NOT_FOUND, FORBIDDEN, VERSION_CONFLICT with the present job in `details.current`, CONFLICT
   *   for a used undo key
   */
  async update(
    caller: Viewer,
    id: string,
    changes: JobChanges,
    version?: number | null,
    undoKey?: string | null,
  ): Promise<Job> {
    const viewer = await this.access.require(caller, 'family_jobs');
    assertUndoKey(undoKey);
    return this.db.write(viewer, async () => {
      const job = await this.store.changeable(viewer, id, version);
      await this.edit(viewer, job, changes, undoKey);
      return this.store.read(viewer, job.id);
    });
  }

  /**
   * The documented update. Who sends the whole job with `isCompleted` flipped means a tick: it changes only that, so that
   * an old title in the same call overwrites nobody's edit (decisions 14).
   *
   * @throws DomainError the same as `update`
   */
  async put(
    caller: Viewer,
    id: string,
    { isCompleted, ...changes }: JobChanges & { isCompleted?: boolean | null },
    version?: number | null,
  ): Promise<Job> {
    const viewer = await this.access.require(caller, 'family_jobs');
    return this.db.write(viewer, async () => {
      const job = await this.store.changeable(viewer, id, version);
      const isTick = typeof isCompleted === 'boolean' && isCompleted !== (job.completedAt !== null);
      if (isTick) await this.completions.set(viewer, job, isCompleted);
      else await this.edit(viewer, job, changes);
      return this.store.read(viewer, job.id);
    });
  }

  /**
   * Ticks a job or takes the tick back; as it is already, nothing happens. Doing a repeating job opens its next instance,
   * exactly one, whoever does it at the same moment; taking the tick back takes that back too, while nobody touched it.
   *
   * @throws DomainError NOT_FOUND
   */
  async setCompleted(caller: Viewer, id: string, isCompleted: boolean): Promise<JobCompletion> {
    const viewer = await this.access.require(caller, 'family_jobs');
    return this.db.write(viewer, async () => {
      const job = await this.store.lock(viewer, id);
      const { nextId, takenBackId } = await this.completions.set(viewer, job, isCompleted);
      const [now, next] = await this.store.readAll(viewer, nextId ? [job.id, nextId] : [job.id]);
      return { job: now as Job, next: next ?? null, takenBackId };
    });
  }

  /**
   * Leaves this instance of a repeating job out: it is due on the next date instead, its parts are open again, and whoever
   * had the turn keeps it.
   *
   * @throws DomainError NOT_FOUND, VERSION_CONFLICT, CONFLICT for a job that does not repeat, is done, or has no next date
   */
  async skip(caller: Viewer, id: string, version?: number | null, undoKey?: string | null): Promise<Job> {
    const viewer = await this.access.require(caller, 'family_jobs');
    assertUndoKey(undoKey);
    return this.db.write(viewer, async () => {
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
      await this.store.record(viewer, 'updated', job);
      await this.undoing.keep(viewer, undoKey, job, before);
      return this.store.read(viewer, job.id);
    });
  }

  /**
   * Moves an open job within its day: right after another one, or to the front.
   *
   * @throws DomainError NOT_FOUND, CONFLICT for a completed job, INVALID (`afterId`) for a job that is not open on that day
   */
  async move(caller: Viewer, id: string, afterId: string | null): Promise<Job> {
    const viewer = await this.access.require(caller, 'family_jobs');
    return this.db.write(viewer, () => this.order.move(viewer, id, afterId));
  }

  /**
   * Moves a job to the bin, from where it can be restored for 30 days. An open instance takes its repeat along; what was
   * earned stays earned.
   *
   * @throws DomainError NOT_FOUND, VERSION_CONFLICT, CONFLICT for a used undo key
   */
  async delete(caller: Viewer, id: string, version?: number | null, undoKey?: string | null): Promise<DeletedItem> {
    const viewer = await this.access.require(caller, 'family_jobs');
    assertUndoKey(undoKey);
    return this.db.write(viewer, async () => {
      const job = await this.store.changeable(viewer, id, version);
      const before = jobBefore(job, null);
      const now = this.clock.now();
      await this.store.change(viewer, job, { deletedAt: now, deletedBy: viewer.membershipId });
      await this.store.record(viewer, 'deleted', job);
      await this.push.takenBack(job);
      await this.undoing.keep(viewer, undoKey, job, before);
      return { id: job.id, restorableUntil: restorableUntil(now) };
    });
  }

  /**
   * Brings a job back from the bin as it was.
   *
   * @throws DomainError NOT_FOUND when it is not in the bin or was there for too long, CONFLICT when its series has
   *   another open instance by now
   */
  async restore(caller: Viewer, id: string): Promise<Job> {
    const viewer = await this.access.require(caller, 'family_jobs');
    return this.db.write(viewer, async () => {
      const restored = await this.bin.restore(viewer, id);
      return this.store.read(viewer, restored.id);
    });
  }

  /** The id of the job that the caller added under this title a moment ago; else null, and no second call gets past. */
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
    const before = jobBefore(job, series);
    const rule = await this.follow(viewer, job, series, plan, changes);
    const changed = await this.store.change(viewer, job, { ...plan.values, assignedMembershipId, ...rule.columns });
    if (!changed && rule.isChanged) await this.store.touch(job);
    if (!changed && !rule.isChanged) return;
    await this.store.record(viewer, 'updated', job);
    if (before.job.assignedMembershipId !== assignedMembershipId) await this.push.given(viewer, job);
    await this.undoing.keep(viewer, undoKey, job, before);
  }

  /** Gives the job the planned rule: of its series, a new one, or none. Only the open instance decides for the others. */
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
        throw invalid('repeat', 'This one is done: change the repeat of the job that is still open.');
      return { columns: {}, isChanged: false };
    }
    if (!wanted) return { columns: { seriesId: null, occurrenceDate: null }, isChanged: false };
    const occurrence = isNewRule ? { occurrenceDate: values.dueDate } : {};
    if (!series)
      return { columns: { seriesId: await this.store.addSeries(viewer, wanted), ...occurrence }, isChanged: true };
    return { columns: occurrence, isChanged: await this.store.changeSeries(series, wanted) };
  }
}

/** The rule of a series, without whose turn it is. */
const repeatOf = ({ type, interval, weekdays, from, startDate, endDate }: JobSeriesEntity): JobRepeat => ({
  type,
  interval,
  weekdays,
  from,
  startDate,
  endDate,
});
