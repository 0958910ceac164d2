import type { MigrationInterface, QueryRunner } from 'typeorm';
import { roleNames, systemTable } from '../platform/database';

/**
 * The built-in provider's tables, in a separate schema that the app role cannot access. Columns are named as
 * better-auth's adapter writes them (generated with its `compileMigrations`, then edited).
 */
export class Identity1700000000100 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('create schema identity');
    await q.query(`grant usage on schema identity to ${(await roleNames(q)).system}`);

    await q.query(`
      create table identity."user" (
        "id" uuid primary key default gen_random_uuid(),
        "name" text not null,
        "email" text not null unique,
        "emailVerified" boolean not null,
        "image" text,
        "createdAt" timestamptz not null default now(),
        "updatedAt" timestamptz not null default now()
      )`);

    await q.query(`
      create table identity.session (
        "id" uuid primary key default gen_random_uuid(),
        "userId" uuid not null references identity."user" ("id") on delete cascade,
        "token" text not null unique,
        "expiresAt" timestamptz not null,
        "ipAddress" text,
        "userAgent" text,
        "createdAt" timestamptz not null default now(),
        "updatedAt" timestamptz not null
      )`);
    await q.query('create index on identity.session ("userId")');

    await q.query(`
      create table identity.account (
        "id" uuid primary key default gen_random_uuid(),
        "userId" uuid not null references identity."user" ("id") on delete cascade,
        "providerId" text not null,
        "accountId" text not null,
        "password" text,
        "accessToken" text,
        "refreshToken" text,
        "idToken" text,
        "accessTokenExpiresAt" timestamptz,
        "refreshTokenExpiresAt" timestamptz,
        "scope" text,
        "createdAt" timestamptz not null default now(),
        "updatedAt" timestamptz not null,
        unique ("providerId", "accountId")
      )`);
    await q.query('create index on identity.account ("userId")');

    await q.query(`
      create table identity.verification (
        "id" uuid primary key default gen_random_uuid(),
        "identifier" text not null,
        "value" text not null,
        "expiresAt" timestamptz not null,
        "createdAt" timestamptz not null default now(),
        "updatedAt" timestamptz not null default now()
      )`);
    await q.query('create index on identity.verification ("identifier")');
    await q.query('create index on identity.verification ("value")');

    await q.query(`
      create table identity.jwks (
        "id" uuid primary key default gen_random_uuid(),
        "publicKey" text not null,
        "privateKey" text not null,
        "alg" text,
        "crv" text,
        "createdAt" timestamptz not null,
        "expiresAt" timestamptz
      )`);

    // "lastRequest" counts milliseconds. The driver returns a bigint as text, to which better-auth would append the
    // window instead of adding: double precision is exact for milliseconds and needs no parser.
    await q.query(`
      create unlogged table identity.rate_limit (
        "id" uuid primary key default gen_random_uuid(),
        "key" text not null unique,
        "count" integer not null,
        "lastRequest" double precision not null
      )`);

    for (const table of ['"user"', 'session', 'account', 'verification', 'jwks', 'rate_limit'])
      await systemTable(q, `identity.${table}`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop schema identity cascade');
  }
}
