import type { LocalTime } from '@homefold/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { LOCAL_TIME } from '../platform/records';
import type { UnitSystem, WeekStart } from './families.types';

/** A household: owns everything its members share. */
@Entity('family')
export class FamilyEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  /** The current code; `invite_code` is the directory for look-ups by code. */
  @Column('text', { name: 'invite_code' })
  inviteCode!: string;

  /** The secret of the invitation link, drawn anew with the code. */
  @Column('uuid', { name: 'invite_link' })
  inviteLink!: string;

  @Column('text', { name: 'time_zone' })
  timeZone!: string;

  @Column('text')
  country!: string;

  @Column('text', { nullable: true })
  region!: string | null;

  @Column('text')
  locale!: string;

  @Column('text')
  currency!: string;

  @Column('text', { name: 'week_starts_on' })
  weekStartsOn!: WeekStart;

  @Column({ ...LOCAL_TIME, name: 'dinner_time', nullable: false })
  dinnerTime!: LocalTime;

  @Column('text', { name: 'unit_system' })
  unitSystem!: UnitSystem;

  @Column('boolean', { name: 'bought_goes_to_kitchen' })
  boughtGoesToKitchen!: boolean;

  /** A demo copy: only its own guest accounts are ever in it, and it is deleted after a day. */
  @Column({ type: 'boolean', name: 'is_demo', update: false })
  isDemo!: boolean;

  /** Joining by code requires an admin's approval. */
  @Column('boolean', { name: 'approve_joiners' })
  approveJoiners!: boolean;

  @Column('integer')
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
