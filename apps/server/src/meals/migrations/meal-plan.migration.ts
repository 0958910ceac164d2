import type { MigrationInterface, QueryRunner } from 'typeorm';
import { recordTable } from '../../platform/records';

/** Rules for proposals, and meals that were planned by one call. */
export class MealPlan1700000000775 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table planned_meal add batch_id uuid');
    await q.query('create index planned_meal_batch on planned_meal (family_id, batch_id) where batch_id is not null');
    await recordTable(
      q,
      'meal_rule',
      `kind text not null check (
        kind in ('tag', 'title', 'maxMinutes', 'notWithinDays', 'leftoversOf', 'diet', 'without')),
      days integer[],
      meal_types text[],
      demand jsonb not null,
      words text not null,
      position integer not null`,
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table meal_rule');
    await q.query('alter table planned_meal drop column batch_id');
  }
}
