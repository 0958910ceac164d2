import type { WeekStart } from './families.types';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A household: the owner of everything its members share. */
@Entity('family')
export class FamilyEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  /** The current code; `invite_code` is the directory that finds a family by it. */
  @Column('text', { name: 'invite_code' })
  inviteCode!: string;

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

  /** A copy of the demo: only the guest accounts made with it are ever in it, and it is deleted after a day. */
  @Column({ type: 'boolean', name: 'is_demo', update: false })
  isDemo!: boolean;

  /** Who joins with the code waits for an admin. */
  @Column('boolean', { name: 'approve_joiners' })
  approveJoiners!: boolean;

  @Column('integer')
  version!: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}
