import type { MigrationInterface, QueryRunner } from 'typeorm';
import { systemTable } from '../platform/database';

/**
 * The authenticator app of an account and its recovery codes, both encrypted under `SECRET`. Columns are named as
 * better-auth's plugin writes them.
 */
export class SecondFactor1700000000680 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table identity."user" add column "twoFactorEnabled" boolean not null default false');
    await q.query(`
      create table identity.two_factor (
        "id" uuid primary key default gen_random_uuid(),
        "userId" uuid not null unique references identity."user" ("id") on delete cascade,
        "secret" text not null,
        "backupCodes" text not null,
        "verified" boolean not null default false,
        "failedVerificationCount" integer not null default 0,
        "lockedUntil" timestamptz
      )`);
    await systemTable(q, 'identity.two_factor');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table identity.two_factor');
    await q.query('alter table identity."user" drop column "twoFactorEnabled"');
  }
}
