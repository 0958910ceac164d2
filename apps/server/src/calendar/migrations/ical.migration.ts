import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../../platform/database';

/** Private calendar addresses, and records of imported events (docs/decisions/icalendar.md). */
export class CalendarICal1700000000440 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    // user_id follows the membership: deleting the account, or giving the membership to another one, ends the address.
    await q.query(`
      create table calendar_feed (
        family_id uuid not null references family (id) on delete cascade,
        membership_id uuid not null,
        user_id text,
        token_hash bytea not null,
        token_sealed bytea not null,
        created_at timestamptz not null,
        last_read_at timestamptz,
        primary key (family_id, membership_id),
        unique (family_id, token_hash),
        foreign key (family_id, membership_id) references membership (family_id, id) on delete cascade,
        foreign key (family_id, user_id) references membership (family_id, user_id) on update cascade on delete cascade
      )`);
    await tenantTable(q, 'calendar_feed');

    await q.query(`
      create table calendar_import (
        family_id uuid not null references family (id) on delete cascade,
        id uuid not null,
        membership_id uuid not null,
        name text not null,
        added integer not null,
        updated integer not null,
        unchanged integer not null,
        kept integer not null,
        deleted integer not null,
        skipped integer not null,
        created_at timestamptz not null,
        undone_at timestamptz,
        primary key (family_id, id),
        foreign key (family_id, membership_id) references membership (family_id, id) on delete cascade
      )`);
    await tenantTable(q, 'calendar_import');

    // No foreign key to the event: an item outlives the purged event, so that no later file imports it again.
    await q.query(`
      create table calendar_import_item (
        family_id uuid not null references family (id) on delete cascade,
        uid_hash bytea not null,
        part text not null,
        event_id uuid not null,
        event_version integer not null,
        content_hash bytea not null,
        import_id uuid not null,
        before jsonb,
        primary key (family_id, uid_hash, part),
        foreign key (family_id, import_id) references calendar_import (family_id, id) on delete cascade
      )`);
    await q.query('create index calendar_import_item_of on calendar_import_item (family_id, import_id)');
    await tenantTable(q, 'calendar_import_item');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table calendar_import_item, calendar_import, calendar_feed');
  }
}
