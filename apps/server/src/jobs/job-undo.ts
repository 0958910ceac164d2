import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { FeatureAccess } from '../billing';
import type { FamilyViewer, Viewer } from '../platform/auth';
import { Database } from '../platform/database';
import { conflict } from '../platform/errors';
import { keptOf, UndoLogs, type UndoLog } from '../platform/undo';
import type { JobSeriesEntity, SeriesValues } from './job-series.entity';
import type { JobEntity } from './job.entity';
import { JobPush } from './job-push';
import { JobStore } from './job.store';
import type { Job } from './jobs.types';

const KEPT = [
  'title',
  'notes',
  'dueDate',
  'dueTime',
  'assignedMembershipId',
  'position',
  'points',
  'needsApproval',
  'seriesId',
  'occurrenceDate',
] as const satisfies (keyof JobEntity)[];

type Kept = Pick<JobEntity, (typeof KEPT)[number]>;

/** As it is stored, and written anew by its migration when this shape changes. */
interface StoredChange {
  id: string;
  /** The version that the change left. */
  version: number;
  wasDeleted: boolean;
  before: Kept;
  /** The rule before, when the change was about one. */
  series: { id: string; before: SeriesValues } | null;
}

/** A job as it was before a change, with the rule it followed. Take it before the change. */
export interface JobBefore {
  job: Kept;
  series: StoredChange['series'];
}

export function jobBefore(job: JobEntity, series: JobSeriesEntity | null): JobBefore {
  const kept = keptOf(job, KEPT);
  if (!series) return { job: kept, series: null };
  const { familyId: _family, id, ...before } = series;
  return { job: kept, series: { id, before } };
}

/**
 * Taking back an edit, a skip or a deletion; ticks are taken back by ticking. Race-safe by the version: it happens only
 * while the job is as the change left it, so nobody's later edit is lost. Ticked parts stay ticked.
 */
@Injectable()
export class JobUndo {
  private readonly log: UndoLog<StoredChange>;

  constructor(
    private readonly access: FeatureAccess,
    private readonly db: Database,
    private readonly store: JobStore,
    private readonly push: JobPush,
    logs: UndoLogs,
  ) {
    this.log = logs.open('job_undo');
  }

  /** Remembers a change under the caller's key. Call inside its write scope. @throws DomainError CONFLICT for a used key */
  async keep(
    viewer: FamilyViewer,
    key: string | null | undefined,
    { id, version, deletedAt }: JobEntity,
    { job: before, series }: JobBefore,
  ): Promise<void> {
    if (key) await this.log.keep(viewer, key, { id, version, wasDeleted: deletedAt !== null, before, series });
  }

  /**
   * Takes back a change of the caller's own, once, within a day.
   *
   * @returns the job as it was before
   * @throws DomainError NOT_FOUND for an unknown, old or used key; VERSION_CONFLICT when the job has been changed since;
   *   CONFLICT when a repeating job is open again already
   */
  async undo(caller: Viewer, key: string): Promise<Job> {
    const viewer = await this.access.require(caller, 'family_jobs');
    return this.db.write(viewer, async () => {
      const { id, version, wasDeleted, before, series } = await this.log.take(viewer, key);
      const job = await this.store.find(viewer, id, { deletedAt: wasDeleted ? Not(IsNull()) : IsNull() });
      if (job?.version !== version)
        throw conflict('VERSION_CONFLICT', 'Somebody has changed this since, so it cannot be undone.');
      await this.store.assertNoSecondInstance(viewer, job, before.seriesId);
      if (series) await this.store.changeSeries(await this.store.series(viewer, series.id), series.before);
      await this.store.change(viewer, job, { ...before, deletedAt: null, deletedBy: null });
      await this.store.record(viewer, wasDeleted ? 'created' : 'updated', job);
      await this.push.takenBack(job);
      return this.store.read(viewer, id);
    });
  }
}
