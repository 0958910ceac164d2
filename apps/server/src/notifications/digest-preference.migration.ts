import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a member wants the daily digest; on by default. */
export class DigestPreference1700000000620 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table notification_preferences add column digest_enabled boolean not null default true');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table notification_preferences drop column digest_enabled');
  }
}
