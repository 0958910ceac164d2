import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which families are copies of the demo: nobody but their own guests comes into one, and one job may delete them. */
export class FamiliesDemo1700000000711 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table family add column is_demo boolean not null default false');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table family drop column is_demo');
  }
}
