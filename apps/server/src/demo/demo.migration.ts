import type { MigrationInterface, QueryRunner } from 'typeorm';
import { systemTable } from '../platform/database';

/** Which accounts belong to which copy of the demo family; written before they exist, so that none is ever forgotten. */
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
