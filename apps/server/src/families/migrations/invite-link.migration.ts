import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The secret of a family's invitation link, which is renewed together with the invite code; and who has closed the card
 * of the first steps.
 */
export class InviteLink1700000000750 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table family add column invite_link uuid not null default gen_random_uuid()');
    await q.query('alter table membership add column settled_in_at timestamptz');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table membership drop column settled_in_at');
    await q.query('alter table family drop column invite_link');
  }
}
