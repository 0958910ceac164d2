import type { CalendarDate, LocalTime } from '@homefold/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Strips the seconds that the database adds to a time of day. */
const withoutSeconds = {
  from: (time: string | null): LocalTime | null => time?.slice(0, 5) ?? null,
  to: (time: LocalTime | null): LocalTime | null => time,
};

/** A part of a job; the array's order is the list's. */
export interface StoredSubtask {
  id: string;
  title: string;
  done: boolean;
}

/** A stored job, or one instance of a repeating job, for writes. Reads use `jobs.queries.ts`. */
@Entity('job')
export class JobEntity {
  @PrimaryColumn({ name: 'family_id', type: 'uuid' })
  familyId!: string;

  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'text', nullable: true })
  notes!: string | null;

  @Column({ name: 'due_date', type: 'date', nullable: true })
  dueDate!: CalendarDate | null;

  @Column({ name: 'due_time', type: 'time', nullable: true, transformer: withoutSeconds })
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

  /** Membership id of the creator. */
  @Column({ name: 'created_by', type: 'uuid' })
  createdBy!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** Incremented by every change, except of parts and position, which saving a form does not overwrite. */
  @Column({ type: 'integer' })
  version!: number;

  /** Set while the job is in the bin. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  @Column({ name: 'deleted_by', type: 'uuid', nullable: true })
  deletedBy!: string | null;
}
