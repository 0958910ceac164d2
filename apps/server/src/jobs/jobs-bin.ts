import { Injectable } from '@nestjs/common';
import {
  describeEventDates,
  recurringDaysOf,
  tidyRecurringDays,
  type CalendarDate,
  type LocalTime,
  type Nth,
} from '@homefold/domain';
import { FeatureAccess } from '../billing';
import type { FamilyViewer } from '../platform/auth';
import {
  binRows,
  type BinEntries,
  type BinRows,
  type BinSource,
  type BinWindow,
  type RestoredThing,
} from '../platform/bin';
import { Database } from '../platform/database';
import { NOT_DELETED } from '../platform/records';
import type { JobEntity } from './job.entity';
import { JobStore } from './job.store';

/** The job columns that the bin displays. */
interface BinRow {
  title: string;
  dueDate: CalendarDate | null;
  dueTime: LocalTime | null;
  assigneeName: string | null;
  isDone: boolean;
  recurringType: string | null;
  recurringInterval: number | null;
  weekdays: number[] | null;
  nth: Nth | null;
}

const TABLE = {
  table: 'job',
  columns: `t.title, to_char(t.due_date, 'YYYY-MM-DD') as "dueDate", to_char(t.due_time, 'HH24:MI') as "dueTime",
    a.display_name as "assigneeName", t.completed_at is not null as "isDone", s.repeat_type as "recurringType",
    s.repeat_interval as "recurringInterval", s.weekdays, s.nth`,
  joins: `left join membership a on a.family_id = $1 and a.id = t.assigned_membership_id
    left join job_series s on s.family_id = $1 and s.id = t.series_id`,
};

/** Deleted jobs (docs/decisions/bin.md). Hidden from a family without the feature; expired ones are purged regardless. */
@Injectable()
export class JobsBin implements BinSource {
  readonly type = 'todo';
  readonly remove: BinSource['remove'];
  readonly empty: BinSource['empty'];
  readonly purge: BinSource['purge'];
  private readonly rows: BinRows<BinRow>;

  constructor(
    db: Database,
    private readonly access: FeatureAccess,
    private readonly store: JobStore,
  ) {
    this.rows = binRows(db, { ...TABLE, isShown: (viewer) => access.has(viewer, 'family_jobs') });
    ({ remove: this.remove, empty: this.empty, purge: this.purge } = this.rows);
  }

  page(viewer: FamilyViewer, window: BinWindow): Promise<BinEntries> {
    const { locale, today } = window;
    return this.rows.page(viewer, window, (row) => ({
      title: row.title,
      emoji: null,
      detail: detailOf(row, locale, today),
    }));
  }

  /**
   * Restores a job unchanged.
   *
   * @throws DomainError FEATURE_LOCKED, NOT_FOUND when it is not in the bin or has expired, CONFLICT when its series has
   *   another open instance
   */
  async restore(viewer: FamilyViewer, id: string): Promise<RestoredThing> {
    const job = await this.locked(viewer, id);
    await this.store.assertNoSecondInstance(viewer, job);
    await this.store.change(viewer, job, NOT_DELETED);
    await this.store.record(viewer, 'created', job);
    return { id: job.id, title: job.title, date: job.dueDate };
  }

  async lock(viewer: FamilyViewer, id: string): Promise<void> {
    await this.locked(viewer, id);
  }

  private async locked(viewer: FamilyViewer, id: string): Promise<JobEntity> {
    await this.access.require(viewer, 'family_jobs');
    return this.store.rows.binned(viewer, id);
  }
}

/** "Tue 20 October, every week, Sam"; "No date, done". */
function detailOf(row: BinRow, locale: string, today: string): string {
  const { dueDate, dueTime, recurringType, recurringInterval, weekdays, nth } = row;
  const isRecurring = recurringType !== null && !row.isDone;
  const recurringDays =
    dueDate && recurringType && weekdays
      ? tidyRecurringDays(recurringType, recurringDaysOf({ weekdays, nth }), dueDate)
      : null;
  const dates = dueDate
    ? describeEventDates(
        {
          ...{ eventDate: dueDate, endDate: dueDate, eventTime: dueTime },
          ...{ isRecurring, recurringType, recurringInterval, recurringDays },
        },
        locale,
        today,
      )
    : 'No date';
  return [dates, row.assigneeName, row.isDone && 'done'].filter(Boolean).join(', ');
}
