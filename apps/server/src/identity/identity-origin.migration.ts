import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The origin of the last sign-in, used for links in mails without a request when there is no PUBLIC_URL. */
export class IdentityOrigin1700000000670 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table identity."user" add column origin text');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table identity."user" drop column origin');
  }
}
