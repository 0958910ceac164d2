import type { LocalTime } from '@homefold/domain';
import { ObjectType } from '@nestjs/graphql';
import { Column, PrimaryColumn, type ColumnOptions } from 'typeorm';
import { IdField, IntField, MomentField } from '../fields';

/**
 * The columns of every record of a family, and their API fields where the entity is also the answer: `@ObjectType()
 * @Entity('pet') class Pet extends StoredRecord`.
 */
@ObjectType({ isAbstract: true })
export abstract class StoredRecord {
  @PrimaryColumn({ name: 'family_id', type: 'uuid' })
  familyId!: string;

  @IdField('Its id.')
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Membership id of the creator. */
  @Column({ name: 'created_by', type: 'uuid' })
  createdBy!: string;

  @IdField('Membership id of the member who added it.')
  get createdByMemberId(): string {
    return this.createdBy;
  }

  @MomentField('When it was added.')
  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @MomentField('When it was last changed.')
  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** Incremented by every change that a form could overwrite. */
  @IntField('Incremented by every change. Send it with an update to detect conflicting changes.', {
    rest: 'Incremented by every change; `If-Match` takes it.',
  })
  @Column({ type: 'integer' })
  version!: number;

  /** Set while the record is in the bin. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  /** Membership id of whoever deleted it; set while it is in the bin. */
  @Column({ name: 'deleted_by', type: 'uuid', nullable: true })
  deletedBy!: string | null;
}

/** The read-only fields of every record. */
export const RECORD_FIELDS = ['id', 'createdByMemberId', 'createdAt', 'updatedAt', 'version'] as const;

/** Options of a column that holds a `LocalTime` or null. The database adds seconds, which this strips. */
export const LOCAL_TIME = {
  type: 'time',
  nullable: true,
  transformer: {
    from: (time: string | null): LocalTime | null => time?.slice(0, 5) ?? null,
    to: (time: LocalTime | null): LocalTime | null => time,
  },
} as const satisfies ColumnOptions;
