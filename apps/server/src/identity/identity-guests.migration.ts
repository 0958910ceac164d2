import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The one family that an account was made for, and may ever be in; null for everybody's own accounts. */
export class IdentityGuests1700000000710 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table identity."user" add column "guestOf" uuid');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table identity."user" drop column "guestOf"');
  }
}
