import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../../platform/database';

/** The event's columns that determine when its reminders are due. */
const TIMING = [
  'event_date',
  'end_date',
  'event_time',
  'event_end_time',
  'recurring_type',
  'recurring_interval',
  'recurring_end_date',
  'recurring_day',
  'exceptions',
  'deleted_at',
];
const list = (row: 'old' | 'new'): string => `(${TIMING.map((column) => `${row}.${column}`).join(', ')})`;

/**
 * Reminders (docs/decisions/reminders.md). `due_at` is when each is next due; '-infinity' makes the scheduler recompute it.
 * Triggers set that, so no code that changes an event, a family's zone or a membership can forget to.
 */
export class CalendarReminders1700000000430 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table calendar_reminder (
        family_id uuid not null references family (id) on delete cascade,
        id uuid not null default gen_random_uuid(),
        event_id uuid not null,
        membership_id uuid not null,
        amount integer not null check (amount >= 0),
        unit text not null check (unit in ('minutes', 'hours', 'days', 'weeks')),
        at time check (at is null or unit in ('days', 'weeks')),
        -- The original reminder, where this one was copied when a series was split.
        origin_id uuid not null,
        -- Reminders due up to this time have been sent.
        handled_until timestamptz not null,
        due_at timestamptz,
        created_by uuid not null,
        created_at timestamptz not null,
        primary key (family_id, id),
        foreign key (family_id, event_id) references calendar_event (family_id, id) on delete cascade,
        foreign key (family_id, membership_id) references membership (family_id, id) on delete cascade,
        unique nulls not distinct (family_id, event_id, membership_id, unit, amount, at)
      )`);
    await q.query(`
      create index calendar_reminder_member on calendar_reminder (family_id, membership_id, event_id)`);
    // For the scheduler's query across families.
    await q.query('create index calendar_reminder_due on calendar_reminder (due_at) where due_at is not null');
    await tenantTable(q, 'calendar_reminder');

    await q.query(`
      create table calendar_reminder_delivery (
        family_id uuid not null references family (id) on delete cascade,
        origin_id uuid not null,
        -- Start of the occurrence as local time of the family.
        occurrence timestamp not null,
        outcome text not null check (outcome in ('sent', 'missed', 'unwanted')),
        at timestamptz not null,
        primary key (family_id, origin_id, occurrence)
      )`);
    await tenantTable(q, 'calendar_reminder_delivery');

    await q.query(`
      create function calendar_reminder_of_event() returns trigger language plpgsql as $$ begin
        update calendar_reminder set due_at = '-infinity' where family_id = new.family_id and event_id = new.id;
        return null;
      end $$`);
    await q.query(`
      create trigger calendar_reminder_of_event after update on calendar_event for each row
      when (${list('old')} is distinct from ${list('new')}) execute function calendar_reminder_of_event()`);
    await q.query(`
      create function calendar_reminder_of_family() returns trigger language plpgsql as $$ begin
        update calendar_reminder set due_at = '-infinity' where family_id = new.id;
        return null;
      end $$`);
    await q.query(`
      create trigger calendar_reminder_of_family after update on family for each row
      when (old.time_zone is distinct from new.time_zone) execute function calendar_reminder_of_family()`);
    await q.query(`
      create function calendar_reminder_of_member() returns trigger language plpgsql as $$ begin
        delete from calendar_reminder where family_id = new.family_id and membership_id = new.id;
        return null;
      end $$`);
    await q.query(`
      create trigger calendar_reminder_of_member after update on membership for each row
      when (old.left_at is null and new.left_at is not null) execute function calendar_reminder_of_member()`);
  }

  async down(q: QueryRunner): Promise<void> {
    for (const [name, table] of [
      ['event', 'calendar_event'],
      ['family', 'family'],
      ['member', 'membership'],
    ]) {
      await q.query(`drop trigger calendar_reminder_of_${name} on ${table}`);
      await q.query(`drop function calendar_reminder_of_${name}`);
    }
    await q.query('drop table calendar_reminder_delivery, calendar_reminder');
  }
}
