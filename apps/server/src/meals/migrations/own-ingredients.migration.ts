import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../../platform/database';

/**
 * The ingredients of a planned idea: a list of `{ name, amount, unit, isInHouse }` for the servings of the meal; and
 * those of ideas that may be planned by their title.
 */
export class OwnIngredients1700000000810 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table planned_meal add column ingredients jsonb');
    await q.query(`
      create table suggested_idea (
        family_id uuid not null references family (id) on delete cascade,
        title_key text not null,
        servings integer not null,
        ingredients jsonb not null,
        suggested_at timestamptz not null,
        primary key (family_id, title_key)
      )`);
    await tenantTable(q, 'suggested_idea');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table suggested_idea');
    await q.query('alter table planned_meal drop column ingredients');
  }
}
