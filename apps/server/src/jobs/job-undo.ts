import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { FeatureAccess } from '../billing';
import type { FamilyViewer, Viewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { conflict, invalid, notFound } from '../platform/errors';
import type { JobSeriesEntity, SeriesValues } from './job-series.entity';
import type { JobEntity } from './job.entity';
import { JobPush } from './job-push';
import { JobStore } from './job.store';
import type { Job } from './jobs.types';

/** How long a change can be taken back: longer than any toast, and no second bin. */
const UNDO_MS = 24 * 3_600_000;

const KEY = /^[\x21-\x7e]{8,128}$/;

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
  const kept = Object.fromEntries(KEPT.map((key) => [key, job[key]])) as unknown as Kept;
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
  constructor(
    private readonly access: FeatureAccess,
    private readonly db: Database,
    private readonly store: JobStore,
    private readonly push: JobPush,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError INVALID (field `undoKey`) for a malformed key */
  assertKey(key: string | null | undefined): void {
    if (key && !KEY.test(key)) throw invalid('undoKey', 'The undo key must have 8 to 128 visible characters.');
  }

  /** Remembers a change under the caller's key. Call inside its write scope. @throws DomainError CONFLICT for a used key */
  async keep(
    viewer: FamilyViewer,
    key: string | null | undefined,
    { id, version, deletedAt }: JobEntity,
    { job: before, series }: JobBefore,
  ): Promise<void> {
    if (!key) return;
    const now = this.clock.now();
    await this.db.sql({
      name: 'job_undo_forget',
      text: 'delete from job_undo where family_id = $1 and created_at < $2',
      values: [viewer.familyId, new Date(now.getTime() - UNDO_MS)],
    });
    const change: StoredChange = { id, version, wasDeleted: deletedAt !== null, before, series };
    const kept = await this.db.sql({
      name: 'job_undo_keep',
      text: `insert into job_undo (family_id, membership_id, key, change, created_at) values ($1, $2, $3, $4, $5)
             on conflict do nothing returning key`,
      values: [viewer.familyId, viewer.membershipId, key, JSON.stringify(change), now],
    });
    if (kept.length === 0) throw conflict('CONFLICT', 'This undo key was used already.');
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
      const [row] = await this.db.sql<{ change: StoredChange }>({
        name: 'job_undo_take',
        text: `delete from job_undo
               where family_id = $1 and membership_id = $2 and key = $3 and created_at >= $4 returning change`,
        values: [viewer.familyId, viewer.membershipId, key, new Date(this.clock.now().getTime() - UNDO_MS)],
      });
      if (!row) throw notFound('Change');
      const { id, version, wasDeleted, before, series } = row.change;
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
