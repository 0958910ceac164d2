import type { LocalTime } from '@homefold/domain';
import { Column, PrimaryColumn, type ColumnOptions } from 'typeorm';

/** The columns that every record of a family has. */
export abstract class StoredRecord {
  @PrimaryColumn({ name: 'family_id', type: 'uuid' })
  familyId!: string;

  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Membership id of the creator. */
  @Column({ name: 'created_by', type: 'uuid' })
  createdBy!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** Incremented by every change that a form could overwrite. */
  @Column({ type: 'integer' })
  version!: number;

  /** Set while the record is in the bin. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt!: Date | null;

  /** Membership id of whoever deleted it; set while it is in the bin. */
  @Column({ name: 'deleted_by', type: 'uuid', nullable: true })
  deletedBy!: string | null;
}

/** Options of a column that holds a `LocalTime` or null. The database adds seconds, which this strips. */
export const LOCAL_TIME = {
  type: 'time',
  nullable: true,
  transformer: {
    from: (time: string | null): LocalTime | null => time?.slice(0, 5) ?? null,
    to: (time: LocalTime | null): LocalTime | null => time,
  },
} as const satisfies ColumnOptions;
