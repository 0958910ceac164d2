import type { MigrationInterface, QueryRunner } from 'typeorm';
import { systemTable, tenantTable } from '../../platform/database';

/**
 * Pending requests to join by code. `user_join_request` is a directory across families, like `user_membership`: one
 * request per user with its outcome, kept even when the family is gone.
 */
export class Admission1700000000713 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table family add column approve_joiners boolean not null default false');
    await q.query(`
      create table join_request (
        family_id uuid not null references family (id) on delete cascade,
        id uuid not null default gen_random_uuid(),
        user_id text not null,
        email text not null,
        display_name text not null,
        first_name text,
        last_name text,
        membership_id uuid,
        requested_at timestamptz not null,
        primary key (family_id, id),
        unique (family_id, user_id),
        foreign key (family_id, membership_id) references membership (family_id, id)
      )`);
    await tenantTable(q, 'join_request');
    await q.query(`
      create table user_join_request (
        user_id text primary key,
        family_id uuid not null,
        request_id uuid not null,
        family_name text not null,
        state text not null check (state in ('waiting', 'declined', 'ended')),
        requested_at timestamptz not null
      )`);
    await q.query('create index user_join_request_family on user_join_request (family_id, user_id)');
    await systemTable(q, 'user_join_request');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table user_join_request, join_request');
    await q.query('alter table family drop column approve_joiners');
  }
}
