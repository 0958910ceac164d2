import type { MigrationInterface, QueryRunner } from 'typeorm';
import { systemTable, tenantTable, userTable } from '../../platform/database';

/**
 * Families and their people. `user_membership` and `invite_code` are directories across families: they have no foreign
 * key to family, because a distributed database keeps them elsewhere; deleting a family removes its entries explicitly.
 */
export class Families1700000000200 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table family (
        id uuid primary key default gen_random_uuid(),
        name text not null,
        description text,
        invite_code text not null,
        time_zone text not null,
        country text not null,
        region text,
        locale text not null,
        currency text not null,
        week_starts_on text not null default 'sunday' check (week_starts_on in ('sunday', 'monday', 'saturday')),
        version integer not null default 1,
        created_at timestamptz not null
      )`);
    await tenantTable(q, 'family', 'id');

    // left_at: former members stay, so that their history keeps their name.
    await q.query(`
      create table membership (
        family_id uuid not null references family (id) on delete cascade,
        id uuid not null default gen_random_uuid(),
        user_id text,
        display_name text not null,
        first_name text,
        last_name text,
        email text,
        role text not null check (role in ('admin', 'family_member')),
        hue text not null,
        avatar_url text,
        default_avatar_id text,
        joined_at timestamptz not null,
        left_at timestamptz,
        version integer not null default 1,
        primary key (family_id, id),
        unique (family_id, user_id)
      )`);
    await tenantTable(q, 'membership');

    await q.query(`
      create table profile (
        user_id text primary key,
        first_name text not null,
        last_name text,
        display_name text not null,
        phone text,
        date_of_birth date,
        email text,
        avatar_url text,
        default_avatar_id text,
        updated_at timestamptz not null
      )`);
    await userTable(q, 'profile');

    // The primary key enforces "at most one family per user", also under concurrency.
    await q.query(`
      create table user_membership (
        user_id text primary key,
        family_id uuid not null,
        membership_id uuid not null
      )`);
    await q.query('create index user_membership_family on user_membership (family_id, user_id)');
    await systemTable(q, 'user_membership');

    await q.query(`
      create table invite_code (
        code text primary key,
        family_id uuid not null unique
      )`);
    await systemTable(q, 'invite_code');

    await q.query(`
      create table invitation (
        family_id uuid not null references family (id) on delete cascade,
        id uuid not null default gen_random_uuid(),
        token_hash bytea not null,
        email text not null,
        display_name text,
        membership_id uuid,
        created_by uuid not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        accepted_at timestamptz,
        primary key (family_id, id),
        unique (family_id, token_hash),
        foreign key (family_id, membership_id) references membership (family_id, id),
        foreign key (family_id, created_by) references membership (family_id, id)
      )`);
    await tenantTable(q, 'invitation');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table invitation, invite_code, user_membership, profile, membership, family');
  }
}
