import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks demo copies: only their own guests may join them, and only these may be deleted by the sweep. */
export class FamiliesDemo1700000000711 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table family add column is_demo boolean not null default false');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table family drop column is_demo');
  }
}
