import type { MigrationInterface, QueryRunner } from 'typeorm';
import { systemTable } from '../platform/database';

/** Accounts of each demo copy; recorded before they are created, so that none is ever orphaned. */
export class Demo1700000000500 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table demo_copy (
        id uuid primary key,
        user_ids text[] not null,
        created_at timestamptz not null
      )`);
    await q.query('create index demo_copy_age on demo_copy (created_at)');
    await systemTable(q, 'demo_copy');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table demo_copy');
  }
}
