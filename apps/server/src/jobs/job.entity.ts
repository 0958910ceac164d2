import type { CalendarDate, LocalTime } from '@homefold/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The database adds seconds to a time of day; nothing else here has them. */
const withoutSeconds = {
  from: (time: string | null): LocalTime | null => time?.slice(0, 5) ?? null,
  to: (time: LocalTime | null): LocalTime | null => time,
};

/** A part of a job, in its place of the list. */
export interface StoredSubtask {
  id: string;
  title: string;
  done: boolean;
}

/** A stored job, for writes; what screens read comes from `jobs.queries.ts`. Of one that repeats it is an instance. */
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

  /** null: anyone's. */
  @Column({ name: 'assigned_membership_id', type: 'uuid', nullable: true })
  assignedMembershipId!: string | null;

  /** By hand within one due date. */
  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'jsonb' })
  subtasks!: StoredSubtask[];

  @Column({ type: 'integer', nullable: true })
  points!: number | null;

  @Column({ name: 'needs_approval', type: 'boolean' })
  needsApproval!: boolean;

  /** null: it does not repeat. */
  @Column({ name: 'series_id', type: 'uuid', nullable: true })
  seriesId!: string | null;

  /** The date of the series that it stands for; null where the rule counts from completion and nothing was said. */
  @Column({ name: 'occurrence_date', type: 'date', nullable: true })
  occurrenceDate!: CalendarDate | null;

  /** The instance whose completion opened this one. */
  @Column({ name: 'follows_id', type: 'uuid', nullable: true })
  followsId!: string | null;

  /** null: open. */
  @Column({ name: 'completed_at', type: 'timestamptz', nullable: true })
  completedAt!: Date | null;

  /** Who ticked it. */
  @Column({ name: 'completed_by', type: 'uuid', nullable: true })
  completedBy!: string | null;

  /** Who did it: the assignee, or who ticked a job that was anyone's. */
  @Column({ name: 'done_by', type: 'uuid', nullable: true })
  doneBy!: string | null;

  /** Membership of who added it. */
  @Column({ name: 'created_by', type: 'uuid' })
  createdBy!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** Grows by one with every change but of its parts and its place in the list, which nobody overwrites by saving a form. */
  @Column({ type: 'integer' })
  version!: number;

  /** Set while the job lies in the bin. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  @Column({ name: 'deleted_by', type: 'uuid', nullable: true })
  deletedBy!: string | null;
}
