import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a family usually has dinner, on its wall clock. */
export class DinnerTime1700000000771 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`alter table family add column dinner_time time not null default '18:00'`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table family drop column dinner_time');
  }
}
