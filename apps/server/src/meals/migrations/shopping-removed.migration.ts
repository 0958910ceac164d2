import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a member's device removed an item; `deleted_at` is when the server received it. */
export class ShoppingRemoved1700000000783 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table shopping_item add column removed_at timestamptz');
    // An owner who is not a superuser is bound by forced policies, too.
    await q.query('alter table shopping_item no force row level security');
    await q.query('update shopping_item set removed_at = deleted_at where deleted_at is not null');
    await q.query('set constraints all immediate');
    await q.query('alter table shopping_item force row level security');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table shopping_item drop column removed_at');
  }
}
