import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An invitation by mail. Its token is stored as a hash only: whoever reads the table can join nowhere. */
@Entity('invitation')
export class InvitationEntity {
  @PrimaryColumn('uuid', { name: 'family_id' })
  familyId!: string;

  @PrimaryColumn('uuid')
  id!: string;

  @Column('bytea', { name: 'token_hash', select: false })
  tokenHash!: Buffer;

  @Column('text')
  email!: string;

  @Column('text', { name: 'display_name', nullable: true })
  displayName!: string | null;

  /** The member without an account whom the invited person is. */
  @Column('uuid', { name: 'membership_id', nullable: true })
  membershipId!: string | null;

  @Column('uuid', { name: 'created_by' })
  createdBy!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'accepted_at', nullable: true })
  acceptedAt!: Date | null;
}
