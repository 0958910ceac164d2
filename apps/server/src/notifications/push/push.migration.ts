import type { MigrationInterface, QueryRunner } from 'typeorm';
import { systemTable, tenantTable } from '../../platform/database';

/**
 * Push (docs/decisions/notifications.md): settings and quiet hours, devices, notifications, and their deliveries per
 * device. A trigger deletes the devices of leaving members, so that no code that ends a membership can forget to.
 */
export class Push1700000000630 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      alter table notification_preferences
        add push_reminders boolean not null default true,
        add push_events boolean not null default true,
        add push_jobs boolean not null default true,
        add push_family boolean not null default true,
        add quiet_hours_start time,
        add quiet_hours_end time,
        add check ((quiet_hours_start is null) = (quiet_hours_end is null)),
        add check (quiet_hours_start <> quiet_hours_end)`);

    // The VAPID key pair, generated on the first start; the private half is sealed.
    await q.query(`
      create table push_key (
        id smallint primary key check (id = 1),
        public_key text not null,
        private_key text not null,
        created_at timestamptz not null
      )`);
    await systemTable(q, 'push_key');

    await q.query(`
      create table push_device (
        family_id uuid not null,
        id uuid not null default gen_random_uuid(),
        membership_id uuid not null,
        platform text not null check (platform in ('web', 'ios', 'android')),
        -- Encrypted: whoever has it can send to the device.
        token text not null,
        token_digest text not null,
        name text not null,
        session_id text not null,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        primary key (family_id, id),
        unique (family_id, token_digest),
        foreign key (family_id, membership_id) references membership (family_id, id) on delete cascade
      )`);
    await q.query('create index push_device_member on push_device (family_id, membership_id, last_seen_at)');
    // The only look-up across families: a device belongs to whoever signed in on it last.
    await q.query('create index push_device_token on push_device (token_digest)');
    await tenantTable(q, 'push_device');

    await q.query(`
      create table push_notification (
        family_id uuid not null,
        id uuid not null default gen_random_uuid(),
        membership_id uuid not null,
        -- Identifies the event, so that each member is notified once.
        key text not null,
        kind text not null check (kind in ('reminder', 'event', 'job', 'family', 'summary', 'test')),
        title text not null,
        body text not null,
        link text not null,
        tag text not null,
        -- Quiet hours do not delay it beyond this time.
        wakes_before timestamptz,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (family_id, id),
        unique (family_id, membership_id, key),
        foreign key (family_id, membership_id) references membership (family_id, id) on delete cascade
      )`);
    await q.query('create index push_notification_tag on push_notification (family_id, tag)');
    await tenantTable(q, 'push_notification');

    await q.query(`
      create table push_delivery (
        family_id uuid not null,
        notification_id uuid not null,
        device_id uuid not null,
        state text not null
          check (state in ('pending', 'held', 'sending', 'sent', 'refused', 'unknown', 'expired', 'summarised')),
        attempts integer not null default 0,
        held_until timestamptz check ((held_until is not null) = (state = 'held')),
        updated_at timestamptz not null,
        primary key (family_id, notification_id, device_id),
        foreign key (family_id, notification_id) references push_notification (family_id, id) on delete cascade,
        foreign key (family_id, device_id) references push_device (family_id, id) on delete cascade
      )`);
    await q.query('create index push_delivery_device on push_delivery (family_id, device_id)');
    // Notifications held by quiet hours in any family.
    await q.query('create index push_delivery_held on push_delivery (held_until) where held_until is not null');
    await tenantTable(q, 'push_delivery');

    await q.query(`
      create function push_device_of_member() returns trigger language plpgsql as $$ begin
        delete from push_device where family_id = new.family_id and membership_id = new.id;
        return null;
      end $$`);
    await q.query(`
      create trigger push_device_of_member after update on membership for each row
      when ((old.left_at is null and new.left_at is not null) or old.user_id is distinct from new.user_id)
      execute function push_device_of_member()`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop trigger push_device_of_member on membership');
    await q.query('drop function push_device_of_member');
    await q.query('drop table push_delivery, push_notification, push_device, push_key');
    await q.query(`
      alter table notification_preferences
        drop push_reminders, drop push_events, drop push_jobs, drop push_family,
        drop quiet_hours_start, drop quiet_hours_end`);
  }
}
