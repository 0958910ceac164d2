import type { QueryRunner } from 'typeorm';
import { tenantTable } from '../database';

/**
 * For migrations: creates the table of a kind of record, with the columns and constraints that `records()` relies on,
 * the policies of a family's table and the index of the bin.
 *
 * @param columns SQL of the kind's own columns and constraints
 */
export async function recordTable(q: QueryRunner, table: string, columns: string): Promise<void> {
  await q.query(`
    create table ${table} (
      family_id uuid not null references family (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      created_by uuid not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version integer not null default 1,
      deleted_at timestamptz,
      deleted_by uuid,
      ${columns},
      primary key (family_id, id),
      foreign key (family_id, created_by) references membership (family_id, id),
      foreign key (family_id, deleted_by) references membership (family_id, id),
      check ((deleted_at is null) = (deleted_by is null))
    )`);
  await q.query(`create index ${table}_bin on ${table} (family_id, deleted_at) where deleted_at is not null`);
  await tenantTable(q, table);
}
