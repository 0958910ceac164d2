import { Injectable, type OnModuleInit } from '@nestjs/common';
import { describeEventDates } from '@homefold/domain';
import { MoreThan } from 'typeorm';
import { FeatureAccess } from '../billing';
import type { FamilyViewer } from '../platform/auth';
import {
  BinSources,
  binHorizon,
  type BinEntries,
  type BinSource,
  type BinWindow,
  type RestoredThing,
} from '../platform/bin';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import type { JobEntity } from './job.entity';
import { JobStore } from './job.store';
import { deleteFromBin, emptyBin, purgeBin, selectBinPage, type BinRow } from './jobs-bin.queries';

/** Deleted jobs (docs/decisions/bin.md). Without the feature they are left out; what is too old goes all the same. */
@Injectable()
export class JobsBin implements BinSource, OnModuleInit {
  readonly type = 'todo';

  constructor(
    private readonly access: FeatureAccess,
    private readonly db: Database,
    private readonly store: JobStore,
    private readonly clock: Clock,
    private readonly bins: BinSources,
  ) {}

  onModuleInit(): void {
    this.bins.register(this);
  }

  async page(viewer: FamilyViewer, { limit, after, horizon, locale, today }: BinWindow): Promise<BinEntries> {
    if (!(await this.access.has(viewer, 'family_jobs'))) return { entries: [], total: 0 };
    const rows = await this.db.sql<BinRow>(selectBinPage(viewer.familyId, limit, after, horizon));
    return {
      total: rows[0]?.total ?? 0,
      entries: rows.flatMap((row) =>
        row.id === null ? [] : [{ ...row, emoji: null, detail: detailOf(row, locale, today) }],
      ),
    };
  }

  /**
   * Brings a job back as it was.
   *
   * @throws DomainError FEATURE_LOCKED, NOT_FOUND when it is not in the bin or was there for too long, CONFLICT when its
   *   series has another open instance by now
   */
  async restore(viewer: FamilyViewer, id: string): Promise<RestoredThing> {
    const job = await this.locked(viewer, id);
    await this.store.assertNoSecondInstance(viewer, job);
    await this.store.change(viewer, job, { deletedAt: null, deletedBy: null });
    await this.store.record(viewer, 'created', job);
    return { id: job.id, title: job.title, date: job.dueDate };
  }

  async lock(viewer: FamilyViewer, id: string): Promise<void> {
    await this.locked(viewer, id);
  }

  async remove(viewer: FamilyViewer, id: string): Promise<void> {
    await this.db.sql(deleteFromBin(viewer.familyId, id));
  }

  async empty(viewer: FamilyViewer, until: Date): Promise<number> {
    if (!(await this.access.has(viewer, 'family_jobs'))) return 0;
    return (await this.db.sql(emptyBin(viewer.familyId, until))).length;
  }

  async purge(until: Date, limit: number): Promise<number> {
    return (await this.db.sql(purgeBin(until, limit))).length;
  }

  private async locked(viewer: FamilyViewer, id: string): Promise<JobEntity> {
    await this.access.require(viewer, 'family_jobs');
    return this.store.lock(viewer, id, { deletedAt: MoreThan(binHorizon(this.clock.now())) });
  }
}

/** "Tue 20 October, every week, Sam"; "No date, done". */
function detailOf(row: Extract<BinRow, { id: string }>, locale: string, today: string): string {
  const { dueDate, dueTime, recurringType, recurringInterval } = row;
  const isRecurring = recurringType !== null && !row.isDone;
  const dates = dueDate
    ? describeEventDates(
        { eventDate: dueDate, endDate: dueDate, eventTime: dueTime, isRecurring, recurringType, recurringInterval },
        locale,
        today,
      )
    : 'No date';
  return [dates, row.assigneeName, row.isDone && 'done'].filter(Boolean).join(', ');
}
