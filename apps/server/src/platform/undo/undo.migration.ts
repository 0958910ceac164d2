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
