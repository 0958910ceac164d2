import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../platform/database';

/** Unsubscribe links in mails: one per member and kind. */
export class UnsubscribeLinks1700000000621 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table unsubscribe_link (
        family_id uuid not null,
        membership_id uuid not null,
        kind text not null check (kind in ('digest')),
        -- The recipient of the mails: the link stops working once the membership belongs to another person.
        user_id text not null,
        token_hash bytea not null,
        token_sealed bytea not null,
        created_at timestamptz not null,
        primary key (family_id, membership_id, kind),
        unique (family_id, token_hash),
        foreign key (family_id, membership_id) references membership (family_id, id) on delete cascade
      )`);
    await tenantTable(q, 'unsubscribe_link');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table unsubscribe_link');
  }
}
