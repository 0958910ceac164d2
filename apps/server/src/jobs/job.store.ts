import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@homefold/domain';
import { IsNull } from 'typeorm';
import { ActivityService, FamilyChanges, recordPublisher, type RecordPublisher } from '../activity';
import { FeatureAccess, featureScope, type FeatureScope } from '../billing';
import type { FamilyViewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { conflict } from '../platform/errors';
import {
  manualOrder,
  records,
  shownRecords,
  type ManualOrder,
  type NewRecord,
  type Records,
  type ShownRecords,
} from '../platform/records';
import { JobSeriesEntity, type SeriesValues } from './series/job-series.entity';
import { JobEntity } from './job.entity';
import { ORDER_OF_DAY, selectJobs, toJob, type JobRow } from './jobs.queries';
import type { Job } from './jobs.types';

/** A new job's values, without the position, which the store adds. */
export type NewJob = Omit<NewRecord<JobEntity>, 'position'>;

/**
 * Job writes shared by the services of this folder. Every method must be called inside a scope of `Database`; callers have
 * already checked permissions.
 */
@Injectable()
export class JobStore {
  readonly rows: Records<JobEntity>;
  /** Of the open jobs of one due date. */
  readonly order: ManualOrder<CalendarDate | null>;
  /** Writes a feed entry and notifies connected clients. */
  readonly record: RecordPublisher<JobEntity>['record'];
  /** Removes the feed entry of an undone change. */
  readonly takeBack: RecordPublisher<JobEntity>['takeBack'];
  /** Notifies connected clients without a feed entry. */
  readonly publish: RecordPublisher<JobEntity>['publish'];
  readonly read: ShownRecords<JobEntity, Job>['read'];
  readonly readAll: ShownRecords<JobEntity, Job>['readAll'];
  readonly changeable: ShownRecords<JobEntity, Job>['changeable'];
  /** Opens the scopes of this folder's use cases. */
  readonly scope: FeatureScope;

  constructor(
    private readonly db: Database,
    clock: Clock,
    access: FeatureAccess,
    activities: ActivityService,
    changes: FamilyChanges,
  ) {
    this.scope = featureScope(access, db, 'family_jobs');
    this.rows = records(db, clock, JobEntity, 'job');
    this.order = manualOrder(db, ORDER_OF_DAY);
    const shown = shownRecords(this.rows, 'job', async ({ familyId }, ids) =>
      (await db.sql<JobRow>(selectJobs(familyId, ids))).map(toJob),
    );
    ({ read: this.read, readAll: this.readAll, changeable: this.changeable } = shown);
    const describe = ({ title, dueDate }: JobEntity) => ({ title, data: { dueDate } });
    const publisher = recordPublisher(activities, changes, 'todo', describe);
    ({ record: this.record, takeBack: this.takeBack, publish: this.publish } = publisher);
  }

  /** Inserts a job at the end of its day. */
  async insert(viewer: FamilyViewer, values: NewJob): Promise<JobEntity> {
    return this.rows.insert(viewer, {
      ...values,
      position: await this.order.end(viewer.familyId, values.dueDate ?? null),
    });
  }

  /**
   * Changes a locked job, both the row and the given object. A job moved to another day goes to that day's end.
   *
   * @returns false when nothing changed, in which case nothing is written
   */
  async change(viewer: FamilyViewer, job: JobEntity, changes: Partial<JobEntity>): Promise<boolean> {
    const moves = changes.dueDate !== undefined && changes.dueDate !== job.dueDate && changes.position === undefined;
    return this.rows.change(job, {
      ...changes,
      ...(moves && { position: await this.order.end(viewer.familyId, changes.dueDate ?? null) }),
    });
  }

  /** The instance created by completing this one, locked; null when there is none or it was deleted. */
  successor(viewer: FamilyViewer, { id }: JobEntity): Promise<JobEntity | null> {
    return this.db.manager.findOne(JobEntity, {
      where: { familyId: viewer.familyId, followsId: id, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The open instance of a series, if any. */
  openInstance(viewer: FamilyViewer, seriesId: string): Promise<JobEntity | null> {
    return this.db.manager.findOneBy(JobEntity, {
      familyId: viewer.familyId,
      seriesId,
      completedAt: IsNull(),
      deletedAt: IsNull(),
    });
  }

  /** @throws DomainError CONFLICT when restoring an open instance would give its series a second one */
  async assertNoSecondInstance(viewer: FamilyViewer, job: JobEntity, seriesId = job.seriesId): Promise<void> {
    if (!seriesId || job.completedAt) return;
    const open = await this.openInstance(viewer, seriesId);
    if (open && open.id !== job.id) throw conflict('CONFLICT', 'This repeating job is already open again.');
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

  /** @returns false when nothing changed */
  async changeSeries(series: JobSeriesEntity, values: SeriesValues): Promise<boolean> {
    if (isDeepStrictEqual({ ...series, ...values }, { ...series })) return false;
    await this.db.manager.update(JobSeriesEntity, { familyId: series.familyId, id: series.id }, values);
    Object.assign(series, values);
    return true;
  }
}
