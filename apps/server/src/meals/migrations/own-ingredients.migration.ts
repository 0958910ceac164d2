import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ingredients of a planned idea: a list of `{ name, amount, unit, isInHouse }` for the servings of the meal. */
export class OwnIngredients1700000000810 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table planned_meal add column ingredients jsonb');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table planned_meal drop column ingredients');
  }
}
