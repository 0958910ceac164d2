import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../platform/database';

export class Activity1700000000300 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table activity (
        family_id uuid not null references family (id) on delete cascade,
        id uuid not null default gen_random_uuid(),
        type text not null,
        resource text not null,
        resource_id text,
        description text not null,
        actor_membership_id uuid not null,
        data jsonb not null default '{}',
        created_at timestamptz not null,
        primary key (family_id, id),
        foreign key (family_id, actor_membership_id) references membership (family_id, id)
      )`);
    await q.query('create index activity_feed on activity (family_id, created_at desc, id desc)');
    await tenantTable(q, 'activity');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table activity');
  }
}
