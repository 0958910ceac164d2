import type { MigrationInterface, QueryRunner } from 'typeorm';
import { systemTable } from '../platform/database';

/**
 * The passkeys of accounts: public keys, which grant no access. Columns are named as better-auth's plugin writes them;
 * `lastUsedAt` is ours. Credential ids are unique across accounts, or one could be registered to block another's.
 */
export class Passkeys1700000000720 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    // "counter" is an unsigned 32-bit number, and the driver returns a bigint as text
    await q.query(`
      create table identity.passkey (
        "id" uuid primary key default gen_random_uuid(),
        "userId" uuid not null references identity."user" ("id") on delete cascade,
        "name" text,
        "credentialID" text not null unique,
        "publicKey" text not null,
        "counter" double precision not null,
        "deviceType" text not null,
        "backedUp" boolean not null,
        "transports" text,
        "aaguid" text,
        "createdAt" timestamptz not null default now(),
        "lastUsedAt" timestamptz
      )`);
    await q.query('create index on identity.passkey ("userId")');
    await systemTable(q, 'identity.passkey');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table identity.passkey');
  }
}
