import type { CalendarDate, LocalTime } from '@homefold/domain';
import { Column, Entity } from 'typeorm';
import { LOCAL_TIME, StoredRecord, ownColumns } from '../platform/records';

/** A part of a job; the array's order is the list's. */
export interface StoredSubtask {
  id: string;
  title: string;
  done: boolean;
}

/**
 * A stored job, or one instance of a repeating job, for writes; reads use `jobs.queries.ts`. Parts and position have no
 * part in the version, because saving a form does not overwrite them.
 */
@Entity('job')
export class JobEntity extends StoredRecord {
  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text', nullable: true })
  notes!: string | null;

  @Column({ name: 'due_date', type: 'date', nullable: true })
  dueDate!: CalendarDate | null;

  @Column({ name: 'due_time', ...LOCAL_TIME })
  dueTime!: LocalTime | null;

  /** null: assigned to nobody, so anyone may do it. */
  @Column({ name: 'assigned_membership_id', type: 'uuid', nullable: true })
  assignedMembershipId!: string | null;

  /** Manual position within one due date. */
  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'jsonb' })
  subtasks!: StoredSubtask[];

  @Column({ type: 'integer', nullable: true })
  points!: number | null;

  @Column({ name: 'needs_approval', type: 'boolean' })
  needsApproval!: boolean;

  /** null: does not repeat. */
  @Column({ name: 'series_id', type: 'uuid', nullable: true })
  seriesId!: string | null;

  /** The date of the series that it represents; null when the rule counts from completion and none was given. */
  @Column({ name: 'occurrence_date', type: 'date', nullable: true })
  occurrenceDate!: CalendarDate | null;

  /** The instance whose completion created this one. */
  @Column({ name: 'follows_id', type: 'uuid', nullable: true })
  followsId!: string | null;

  /** null: open. */
  @Column({ name: 'completed_at', type: 'timestamptz', nullable: true })
  completedAt!: Date | null;

  /** Who marked it completed. */
  @Column({ name: 'completed_by', type: 'uuid', nullable: true })
  completedBy!: string | null;

  /** Who gets the credit: the assignee, or for an unassigned job whoever completed it. */
  @Column({ name: 'done_by', type: 'uuid', nullable: true })
  doneBy!: string | null;
}

/** The columns stored to undo an edit, a skip or a deletion, and copied to the next instance. */
export const JOB_VALUES = ownColumns(JobEntity, ['subtasks', 'followsId', 'completedAt', 'completedBy', 'doneBy']);

export type JobValues = Pick<JobEntity, (typeof JOB_VALUES)[number]>;
