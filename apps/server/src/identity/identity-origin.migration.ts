import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Under which origin somebody signed in last: mails that no request asks for lead there when there is no PUBLIC_URL. */
export class IdentityOrigin1700000000670 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table identity."user" add column origin text');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table identity."user" drop column origin');
  }
}
