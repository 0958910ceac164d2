import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../../platform/database';

/**
 * Outside calendars that a family subscribes to (docs/decisions/outside-calendars.md): the subscription with its encrypted
 * address, and the result of the last fetch as individual occurrences.
 */
export class OutsideCalendars1700000000450 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table calendar_subscription (
        family_id uuid not null references family (id) on delete cascade,
        id uuid not null default gen_random_uuid(),
        name text not null,
        color text not null,
        url_sealed text not null,
        url_digest text not null,
        url_shown text not null,
        added_by uuid not null,
        created_at timestamptz not null,
        -- ETag and Last-Modified of the feed, for conditional requests
        etag text,
        last_modified text,
        -- hash of the stored events
        content_hash text,
        event_count integer not null default 0,
        notice text,
        -- the day around which repeating events were expanded, and the zone of their times
        expanded_on date,
        time_zone text,
        -- the zone of the last requested refresh
        asked_zone text,
        refreshed_at timestamptz,
        checked_at timestamptz,
        next_refresh_at timestamptz not null,
        failures smallint not null default 0,
        problem text,
        -- the process that refreshes it now, and when its lease expires
        refresh_claim uuid,
        claimed_until timestamptz,
        primary key (family_id, id),
        unique (family_id, url_digest),
        foreign key (family_id, added_by) references membership (family_id, id)
      )`);
    // For the scheduler's query across families, once a minute.
    await q.query('create index calendar_subscription_due on calendar_subscription (next_refresh_at)');
    await tenantTable(q, 'calendar_subscription');
    await q.query(`
      create table calendar_subscription_event (
        family_id uuid not null,
        subscription_id uuid not null,
        -- hash of the UID of the event in the feed; with the date it identifies one occurrence permanently
        uid_hash text not null,
        event_date date not null,
        end_date date not null,
        event_time time,
        event_end_time time,
        title text not null,
        description text,
        emoji text,
        primary key (family_id, subscription_id, uid_hash, event_date),
        foreign key (family_id, subscription_id) references calendar_subscription (family_id, id) on delete cascade
      )`);
    await q.query(
      'create index calendar_subscription_event_window on calendar_subscription_event (family_id, end_date, event_date)',
    );
    await tenantTable(q, 'calendar_subscription_event');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table calendar_subscription_event');
    await q.query('drop table calendar_subscription');
  }
}
