import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../database';

/** The previous state of changes of every domain, for as long as they can be undone. */
export class Undo1700000000730 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table undo_change (
        family_id uuid not null references family (id) on delete cascade,
        membership_id uuid not null,
        key text not null,
        -- The domain that made the change; it defines the shape of the column change.
        source text not null,
        change jsonb not null,
        created_at timestamptz not null,
        primary key (family_id, membership_id, key),
        foreign key (family_id, membership_id) references membership (family_id, id) on delete cascade
      )`);
    await q.query('create index undo_change_age on undo_change (family_id, created_at)');
    await tenantTable(q, 'undo_change');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table undo_change');
  }
}

/**
 * For migrations: moves the undo rows of a domain's own table into `undo_change`, and drops that table.
 *
 * @param change SQL for the change of a row as the domain stores it today
 */
export async function adoptUndoTable(q: QueryRunner, table: string, source: string, change = 'change'): Promise<void> {
  // An owner who is not a superuser is bound by forced policies too.
  for (const each of [table, 'undo_change']) await q.query(`alter table ${each} no force row level security`);
  await q.query(
    `insert into undo_change (family_id, membership_id, key, source, change, created_at)
     select family_id, membership_id, key, $1, ${change}, created_at from ${table} on conflict do nothing`,
    [source],
  );
  await q.query('set constraints all immediate');
  await q.query('alter table undo_change force row level security');
  await q.query(`drop table ${table}`);
}

/** Reverts `adoptUndoTable`. Pending undo data is lost; it would expire within a day. */
export async function separateUndoTable(q: QueryRunner, table: string): Promise<void> {
  await q.query(`
    create table ${table} (
      family_id uuid not null references family (id) on delete cascade,
      membership_id uuid not null,
      key text not null,
      change jsonb not null,
      created_at timestamptz not null,
      primary key (family_id, membership_id, key),
      foreign key (family_id, membership_id) references membership (family_id, id) on delete cascade
    )`);
  await q.query(`create index ${table}_age on ${table} (family_id, created_at)`);
  await tenantTable(q, table);
}
