import type { MemberHue, MemberRole } from '@homefold/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A person in a family, with or without an account. Rows are kept as long as the family: leaving sets `leftAt`, so that
 * history keeps the name.
 */
@Entity('membership')
export class MembershipEntity {
  @PrimaryColumn('uuid', { name: 'family_id' })
  familyId!: string;

  @PrimaryColumn('uuid')
  id!: string;

  /** null: no account (a child, a pet, or a deleted account). */
  @Column('text', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text', { name: 'display_name' })
  displayName!: string;

  @Column('text', { name: 'first_name', nullable: true })
  firstName!: string | null;

  @Column('text', { name: 'last_name', nullable: true })
  lastName!: string | null;

  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text')
  role!: MemberRole;

  @Column('text')
  hue!: MemberHue;

  @Column('text', { name: 'avatar_url', nullable: true })
  avatarUrl!: string | null;

  @Column('text', { name: 'default_avatar_id', nullable: true })
  defaultAvatarId!: string | null;

  @Column('timestamptz', { name: 'joined_at' })
  joinedAt!: Date;

  @Column('timestamptz', { name: 'left_at', nullable: true })
  leftAt!: Date | null;

  @Column('integer')
  version!: number;
}
