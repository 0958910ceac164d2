import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../platform/auth';
import { NOT_DELETED } from '../platform/records';
import {
  changeLog,
  lockChanged,
  restoreRows,
  type ChangedRow,
  type ChangeLog,
  type Undo,
  UndoLog,
} from '../platform/undo';
import { JOB_VALUES, type JobEntity, type JobValues } from './job.entity';
import { JobPush } from './job-push';
import { JobStore } from './job.store';
import { Job } from './jobs.types';
import type { JobSeriesEntity, SeriesValues } from './series/job-series.entity';

/** The stored JSON; changing this shape requires a migration of stored rows. */
interface StoredChange {
  entries: ChangedRow<JobValues>[];
  /** The previous rule, when the change affected it. */
  series: { id: string; before: SeriesValues } | null;
  /** The change's entry in the feed; absent in changes stored by earlier versions. */
  activityId?: string;
}

/** A job and its rule before a change; capture it before the change. */
export interface JobBefore {
  log: ChangeLog<JobEntity, keyof JobValues>;
  series: StoredChange['series'];
}

export function jobBefore(job: JobEntity, series: JobSeriesEntity | null): JobBefore {
  const log = changeLog<JobEntity, keyof JobValues>(JOB_VALUES);
  log.changing(job);
  if (!series) return { log, series: null };
  const { familyId: _family, id, ...before } = series;
  return { log, series: { id, before } };
}

/** Undoes an edit, a skip or a deletion; completions are undone by reopening. Completed parts stay completed. */
@Injectable()
export class JobUndo {
  private readonly changes: Undo<StoredChange>;

  constructor(
    private readonly store: JobStore,
    private readonly push: JobPush,
    log: UndoLog,
  ) {
    this.changes = log.register('todo', {
      type: Job,
      allow: (caller) => store.scope.viewer(caller),
      takeBack: (viewer, change: StoredChange) => this.takeBack(viewer, change),
    });
  }

  /** Stores a change under the caller's key. Call inside its write scope. @throws DomainError CONFLICT for a used key */
  async keep(
    viewer: FamilyViewer,
    key: string | null | undefined,
    { log, series }: JobBefore,
    activityId: string,
  ): Promise<void> {
    if (key) await this.changes.keep(viewer, key, { entries: log.entries(), series, activityId });
  }

  /** @throws DomainError VERSION_CONFLICT, CONFLICT when its series already has another open instance */
  private async takeBack(viewer: FamilyViewer, { entries, series, activityId }: StoredChange): Promise<Job> {
    const [job] = await lockChanged(this.store.rows, viewer, entries);
    const [entry] = entries;
    if (!job || !entry) throw new Error('a stored change of a job holds none');
    await this.store.assertNoSecondInstance(viewer, job, entry.before?.seriesId);
    if (series) await this.store.changeSeries(await this.store.series(viewer, series.id), series.before);
    await restoreRows(this.store.rows, [job], entries, NOT_DELETED);
    await this.store.takeBack(viewer, activityId);
    await this.store.publish(viewer, entry.wasDeleted ? 'created' : 'updated', job);
    await this.push.takenBack(job);
    return this.store.read(viewer, job.id);
  }
}
