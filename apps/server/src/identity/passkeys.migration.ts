import type { MigrationInterface, QueryRunner } from 'typeorm';
import { systemTable } from '../platform/database';

/**
 * The passkeys of accounts: public keys, nothing of which opens an account. Columns are named as better-auth's plugin writes them;
 * `lastUsedAt` is ours. No two accounts share a credential, or one could be put in the way of another's.
 */
export class Passkeys1700000000720 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    // "counter" holds 32 bits without a sign, and the driver would hand a bigint over as text
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
