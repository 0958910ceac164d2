import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The units in which a family cooks. */
export class UnitSystem1700000000761 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(
      `alter table family add column unit_system text not null default 'metric' check (unit_system in ('metric', 'us'))`,
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table family drop column unit_system');
  }
}
