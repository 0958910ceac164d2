import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnlyTable, roleNames, systemTable, userTable } from './database';

/**
 * The foundation of every domain: role grants, the job outbox, idempotency keys, rate limits, the outbox page's mail.
 */
export class Platform1700000000000 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    const { app, system } = await roleNames(q);
    await q.query('revoke all on schema public from public');
    await q.query(`grant usage on schema public to ${app}, ${system}`);

    await q.query(`
      create table job_outbox (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        key text,
        data jsonb not null,
        delay_ms bigint not null default 0,
        created_at timestamptz not null default now()
      )`);
    await appendOnlyTable(q, 'job_outbox');

    await q.query(`
      create table idempotency_key (
        user_id text not null,
        key text not null,
        operation text not null,
        result_id text,
        created_at timestamptz not null default now(),
        primary key (user_id, key)
      )`);
    await userTable(q, 'idempotency_key');

    // Losing counters in a crash is fine; writing WAL for every attempt is not.
    await q.query(`
      create unlogged table rate_limit (
        key text primary key,
        hits integer not null,
        resets_at timestamptz not null
      )`);
    await systemTable(q, 'rate_limit');

    await q.query(`
      create table dev_mail (
        id uuid primary key default gen_random_uuid(),
        recipient text not null,
        subject text not null,
        html text not null,
        text text not null,
        created_at timestamptz not null default now()
      )`);
    await systemTable(q, 'dev_mail');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table dev_mail, rate_limit, idempotency_key, job_outbox');
  }
}
