import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../../platform/database';
import { recordTable } from '../../platform/records';
import { dropSearchIndex, searchIndex } from '../../platform/search';

const SECRETS = ['wish_surprise', 'wish_share', 'wish_comment'] as const;

/**
 * Wishes, and the data hidden from the wisher. The latter is in separate tables, so that it does not affect a wish's
 * version, timestamps or position.
 */
export class Wishlist1700000000790 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await recordTable(
      q,
      'wish',
      `member_id uuid not null,
      title text not null,
      notes text,
      category text not null check (category in ('House', 'Gifts', 'Kids', 'For Each Other')),
      price integer check (price >= 0),
      link text,
      wanted_by date,
      occasion text,
      is_owned boolean not null,
      archived_year integer,
      position integer not null,
      purchased_at timestamptz,
      purchased_by uuid,
      taken_by text,
      was_surprise boolean not null default false,
      foreign key (family_id, member_id) references membership (family_id, id),
      foreign key (family_id, purchased_by) references membership (family_id, id),
      check ((purchased_at is null) = (purchased_by is null and taken_by is null))`,
    );
    await q.query('create index wish_of_member on wish (family_id, member_id, position) where deleted_at is null');
    await searchIndex(q, {
      ...{ table: 'wish', title: 'title', body: 'notes', where: 'deleted_at is null' },
      columns: ['id', 'title', 'notes', 'category', 'wanted_by', 'member_id', 'purchased_at', 'created_by'],
    });

    const ofWish = `foreign key (family_id, wish_id) references wish (family_id, id) on delete cascade`;
    await q.query(`
      create table wish_surprise (
        family_id uuid not null references family (id) on delete cascade,
        wish_id uuid not null,
        -- A member, or somebody outside the family.
        buyer_id uuid,
        taker_name text,
        taker_key_hash bytea,
        -- The day on which it is revealed automatically; null: only its buyer reveals it.
        reveal_on date,
        created_at timestamptz not null,
        primary key (family_id, wish_id),
        ${ofWish},
        foreign key (family_id, buyer_id) references membership (family_id, id),
        check ((buyer_id is null) <> (taker_name is null))
      )`);
    await q.query(
      'create index wish_surprise_reveal on wish_surprise (family_id, reveal_on) where reveal_on is not null',
    );
    await q.query(`
      create table wish_share (
        family_id uuid not null references family (id) on delete cascade,
        wish_id uuid not null,
        member_id uuid not null,
        amount integer not null check (amount > 0),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (family_id, wish_id, member_id),
        ${ofWish},
        foreign key (family_id, member_id) references membership (family_id, id)
      )`);
    await q.query(`
      create table wish_comment (
        family_id uuid not null references family (id) on delete cascade,
        id uuid not null default gen_random_uuid(),
        wish_id uuid not null,
        author_id uuid not null,
        text text not null,
        created_at timestamptz not null,
        primary key (family_id, id),
        ${ofWish},
        foreign key (family_id, author_id) references membership (family_id, id)
      )`);
    await q.query('create index wish_comment_of_wish on wish_comment (family_id, wish_id, created_at)');
    for (const table of SECRETS) await tenantTable(q, table);

    await q.query(`
      create table wishlist_setting (
        family_id uuid primary key references family (id) on delete cascade,
        hide_until date
      )`);
    await tenantTable(q, 'wishlist_setting');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`drop table ${SECRETS.join(', ')}, wishlist_setting`);
    await dropSearchIndex(q, 'wish');
    await q.query('drop table wish');
  }
}
