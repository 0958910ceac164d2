import type { CalendarDate, JobRepeat, Nth, RecurringType, RepeatFrom, Rotation, RotationMode } from '@homefold/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The rule of a repeating job. Changed only through its open instance, under that row's lock. */
@Entity('job_series')
export class JobSeriesEntity {
  @PrimaryColumn({ name: 'family_id', type: 'uuid' })
  familyId!: string;

  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ name: 'repeat_type', type: 'text' })
  type!: RecurringType;

  @Column({ name: 'repeat_interval', type: 'smallint' })
  interval!: number;

  @Column({ type: 'smallint', array: true })
  weekdays!: number[];

  @Column({ type: 'smallint', nullable: true })
  nth!: Nth | null;

  @Column({ name: 'repeat_from', type: 'text' })
  from!: RepeatFrom;

  @Column({ name: 'start_date', type: 'date', nullable: true })
  startDate!: CalendarDate | null;

  @Column({ name: 'end_date', type: 'date', nullable: true })
  endDate!: CalendarDate | null;

  /** null: no rotation; the assignee stays the same. */
  @Column({ type: 'text', nullable: true })
  rotation!: RotationMode | null;

  @Column({ name: 'rotation_member_ids', type: 'uuid', array: true })
  rotationMemberIds!: string[];
}

/** The rule and its rotation, without storage keys. */
export type SeriesValues = Omit<JobSeriesEntity, 'familyId' | 'id'>;

export const seriesValues = (repeat: JobRepeat, rotation: Rotation | null): SeriesValues => ({
  ...repeat,
  weekdays: [...repeat.weekdays],
  rotation: rotation?.mode ?? null,
  rotationMemberIds: [...(rotation?.memberIds ?? [])],
});

export const rotationOf = ({ rotation, rotationMemberIds }: SeriesValues): Rotation | null =>
  rotation && { mode: rotation, memberIds: rotationMemberIds };
