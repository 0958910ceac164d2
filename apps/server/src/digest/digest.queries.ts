import type { CalendarDate } from '@homefold/domain';
import type { PreparedSql } from '../platform/database';

/** A locked row of the schedule. */
export interface ScheduleRow {
  lastDay: CalendarDate | null;
  sentAt: Date | null;
}

const columns = `to_char(last_day, 'YYYY-MM-DD') as "lastDay", sent_at as "sentAt"`;

/** Families whose digest is due, longest overdue first; across families. */
export const selectFamiliesDue = (now: Date, limit: number): PreparedSql => ({
  name: 'digest_families_due',
  text: 'select family_id as id from digest_schedule where due_at <= $1 order by due_at limit $2',
  values: [now, limit],
});

/** Locks the row if it is due, unless another server has it. */
export const lockDueSchedule = (familyId: string, now: Date): PreparedSql => ({
  name: 'digest_lock_due',
  text: `select ${columns} from digest_schedule where family_id = $1 and due_at <= $2 for update skip locked`,
  values: [familyId, now],
});

/** Locks the row, waiting for another holder. */
export const lockSchedule = (familyId: string): PreparedSql => ({
  name: 'digest_lock',
  text: `select ${columns} from digest_schedule where family_id = $1 for update`,
  values: [familyId],
});

export const updateSchedule = (
  familyId: string,
  { lastDay, next, sentAt }: { lastDay: CalendarDate; next: Date; sentAt: Date | null },
): PreparedSql => ({
  name: 'digest_update_schedule',
  text: 'update digest_schedule set last_day = $2, due_at = $3, sent_at = $4 where family_id = $1',
  values: [familyId, lastDay, next, sentAt],
});

export const updateSentAt = (familyId: string, sentAt: Date): PreparedSql => ({
  name: 'digest_update_sent_at',
  text: 'update digest_schedule set sent_at = $2 where family_id = $1',
  values: [familyId, sentAt],
});
