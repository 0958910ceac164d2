import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a family keeps account of its kitchen by ticking the shopping list. */
export class BoughtGoesToKitchen1700000000776 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table family add column bought_goes_to_kitchen boolean not null default false');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table family drop column bought_goes_to_kitchen');
  }
}
