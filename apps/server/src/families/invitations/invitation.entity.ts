import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An invitation by mail. Only a hash of its token is stored, so that reading the table does not allow joining. */
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

  /** The member without an account that the invited person will claim. */
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
