import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { POSITION_GAP, type CalendarDate } from '@homefold/domain';
import { isUUID } from 'class-validator';
import { IsNull, type FindOptionsWhere } from 'typeorm';
import { ActivityService, FamilyChanges } from '../activity';
import type { FamilyViewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { conflict, notFound } from '../platform/errors';
import { JobSeriesEntity, type SeriesValues } from './job-series.entity';
import { JobEntity } from './job.entity';
import { selectEndOfDay, selectJobs, toJob, type JobRow } from './jobs.queries';
import type { Job } from './jobs.types';

/** What is decided about a new job; the store adds ids, times, the place and the version. */
export type NewJob = Pick<
  JobEntity,
  | 'title'
  | 'notes'
  | 'dueDate'
  | 'dueTime'
  | 'assignedMembershipId'
  | 'subtasks'
  | 'points'
  | 'needsApproval'
  | 'seriesId'
  | 'occurrenceDate'
> &
  Partial<Pick<JobEntity, 'followsId' | 'createdBy'>>;

/** In the bin, or not. */
type JobState = Required<Pick<FindOptionsWhere<JobEntity>, 'deletedAt'>>;

const same = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

/**
 * How jobs are written: what the services of this folder share. Every method belongs inside a scope of `Database`; whether
 * the caller may, the services have decided.
 */
@Injectable()
export class JobStore {
  constructor(
    private readonly db: Database,
    private readonly activities: ActivityService,
    private readonly changes: FamilyChanges,
    private readonly clock: Clock,
  ) {}

  /** Puts a job at the end of its day. */
  async insert(viewer: FamilyViewer, values: NewJob): Promise<JobEntity> {
    const now = this.clock.now();
    const job = this.db.manager.create(JobEntity, {
      followsId: null,
      createdBy: viewer.membershipId,
      ...values,
      familyId: viewer.familyId,
      id: randomUUID(),
      position: await this.endOf(viewer, values.dueDate),
      completedAt: null,
      completedBy: null,
      doneBy: null,
      createdAt: now,
      updatedAt: now,
      version: 1,
      deletedAt: null,
      deletedBy: null,
    });
    await this.db.manager.insert(JobEntity, job);
    return job;
  }

  /**
   * Changes a locked job, in the row and in the given object. One that comes to another day stands at its end.
   *
   * @returns false when nothing was different: then nothing is written either
   */
  async change(viewer: FamilyViewer, job: JobEntity, changes: Partial<JobEntity>): Promise<boolean> {
    const keys = Object.keys(changes) as (keyof JobEntity)[];
    if (keys.every((key) => same(changes[key], job[key]))) return false;
    const moves = changes.dueDate !== undefined && changes.dueDate !== job.dueDate && changes.position === undefined;
    const written = {
      ...changes,
      ...(moves && { position: await this.endOf(viewer, changes.dueDate ?? null) }),
      updatedAt: this.clock.now(),
      version: job.version + 1,
    };
    await this.db.manager.update(JobEntity, { familyId: job.familyId, id: job.id }, written);
    Object.assign(job, written);
    return true;
  }

  /** Lets a locked job grow a version because its rule has changed. */
  async touch(job: JobEntity): Promise<void> {
    const written = { updatedAt: this.clock.now(), version: job.version + 1 };
    await this.db.manager.update(JobEntity, { familyId: job.familyId, id: job.id }, written);
    Object.assign(job, written);
  }

  /** Changes the parts of a locked job. No version: saving a form does not overwrite them. */
  async changeSubtasks(job: JobEntity, subtasks: JobEntity['subtasks']): Promise<void> {
    const written = { subtasks, updatedAt: this.clock.now() };
    await this.db.manager.update(JobEntity, { familyId: job.familyId, id: job.id }, written);
    Object.assign(job, written);
  }

  /** The row, locked until the scope ends; null also for another family's id. */
  async find(viewer: FamilyViewer, id: string, state: JobState = { deletedAt: IsNull() }): Promise<JobEntity | null> {
    if (!isUUID(id)) return null;
    return this.db.manager.findOne(JobEntity, {
      where: { familyId: viewer.familyId, id, ...state },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The same. @throws DomainError NOT_FOUND */
  async lock(viewer: FamilyViewer, id: string, state?: JobState): Promise<JobEntity> {
    const job = await this.find(viewer, id, state);
    if (!job) throw notFound('Job');
    return job;
  }

  /**
   * The same, refused when somebody was faster.
   *
   * @param version the version the caller saw, if any
   * @throws DomainError VERSION_CONFLICT with the present job in `details.current`
   */
  async changeable(viewer: FamilyViewer, id: string, version?: number | null): Promise<JobEntity> {
    const job = await this.lock(viewer, id);
    if (typeof version === 'number' && version !== job.version)
      throw conflict('VERSION_CONFLICT', 'Somebody else changed this job in the meantime.', {
        current: await this.read(viewer, job.id),
      });
    return job;
  }

  /** The instance that the completion of another one opened, locked; null when there is none, or it was deleted. */
  successor(viewer: FamilyViewer, { id }: JobEntity): Promise<JobEntity | null> {
    return this.db.manager.findOne(JobEntity, {
      where: { familyId: viewer.familyId, followsId: id, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The open instance of a series, if there is one. */
  openInstance(viewer: FamilyViewer, seriesId: string): Promise<JobEntity | null> {
    return this.db.manager.findOneBy(JobEntity, {
      familyId: viewer.familyId,
      seriesId,
      completedAt: IsNull(),
      deletedAt: IsNull(),
    });
  }

  /** @throws DomainError CONFLICT when bringing an open instance back would be the second one of its series */
  async assertNoSecondInstance(viewer: FamilyViewer, job: JobEntity, seriesId = job.seriesId): Promise<void> {
    if (!seriesId || job.completedAt) return;
    const open = await this.openInstance(viewer, seriesId);
    if (open && open.id !== job.id) throw conflict('CONFLICT', 'This repeating job is open again already.');
  }

  /** Forgets an instance that nobody has touched. */
  async remove({ familyId, id }: JobEntity): Promise<void> {
    await this.db.manager.delete(JobEntity, { familyId, id });
  }

  async series(viewer: FamilyViewer, id: string): Promise<JobSeriesEntity> {
    return this.db.manager.findOneByOrFail(JobSeriesEntity, { familyId: viewer.familyId, id });
  }

  /** @returns the id of the series */
  async addSeries(viewer: FamilyViewer, values: SeriesValues): Promise<string> {
    const id = randomUUID();
    await this.db.manager.insert(JobSeriesEntity, { ...values, familyId: viewer.familyId, id });
    return id;
  }

  /** @returns false when nothing was different */
  async changeSeries(series: JobSeriesEntity, values: SeriesValues): Promise<boolean> {
    const keys = Object.keys(values) as (keyof SeriesValues)[];
    if (keys.every((key) => same(values[key], series[key]))) return false;
    await this.db.manager.update(JobSeriesEntity, { familyId: series.familyId, id: series.id }, values);
    Object.assign(series, values);
    return true;
  }

  /** Jobs as the doors show them, in the order of the ids. @throws DomainError NOT_FOUND when one is missing. */
  async readAll(viewer: FamilyViewer, ids: readonly string[]): Promise<Job[]> {
    const rows = ids.every((id) => isUUID(id)) ? await this.db.sql<JobRow>(selectJobs(viewer.familyId, ids)) : [];
    const byId = new Map(rows.map((row) => [row.id, toJob(row)]));
    return ids.map((id) => {
      const job = byId.get(id.toLowerCase());
      if (!job) throw notFound('Job');
      return job;
    });
  }

  async read(viewer: FamilyViewer, id: string): Promise<Job> {
    const [job] = await this.readAll(viewer, [id]);
    return job as Job;
  }

  /** Tells the feed and every open screen. */
  async record(
    viewer: FamilyViewer,
    type: 'created' | 'updated' | 'completed' | 'deleted',
    { id, title, dueDate }: Pick<JobEntity, 'id' | 'title' | 'dueDate'>,
  ): Promise<void> {
    await this.activities.record(viewer, { type, resource: 'todo', resourceId: id, title, data: { dueDate } });
  }

  /** Tells open screens of what is no news for the feed. */
  async publish(
    viewer: FamilyViewer,
    action: 'created' | 'updated' | 'deleted',
    { id }: Pick<JobEntity, 'id'>,
  ): Promise<void> {
    await this.changes.publish(viewer, { type: 'todo', id, action });
  }

  private async endOf(viewer: FamilyViewer, dueDate: CalendarDate | null): Promise<number> {
    const [last] = await this.db.sql<{ position: number }>(selectEndOfDay(viewer.familyId, dueDate));
    return (last?.position ?? 0) + POSITION_GAP;
  }
}
