import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The one family a guest account was created for and may be in; null for ordinary accounts. */
export class IdentityGuests1700000000710 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table identity."user" add column "guestOf" uuid');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table identity."user" drop column "guestOf"');
  }
}
