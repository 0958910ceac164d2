import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../../platform/database';

/**
 * The family's events. `family_id` leads every key and index. Dates and times have no zone: they are stored as the family
 * entered them (product rule 9).
 */
export class Calendar1700000000400 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table calendar_event (
        family_id uuid not null references family (id) on delete cascade,
        id uuid not null default gen_random_uuid(),
        title text not null,
        description text,
        event_date date not null,
        end_date date not null,
        event_time time,
        event_end_time time,
        emoji text,
        who_membership_id uuid,
        recurring_type text check (recurring_type in ('daily', 'weekly', 'monthly', 'yearly')),
        recurring_interval smallint check (recurring_interval between 1 and 99),
        recurring_end_date date,
        birthday_of_membership_id uuid,
        created_by uuid not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null default 1,
        deleted_at timestamptz,
        -- The last day of the event, of a series the last day of its last occurrence, so that one range condition finds
        -- single, multi-day and repeating events; the shared rules decide on which of these days it occurs.
        last_date date not null generated always as (
          case
            when recurring_type is null then greatest(event_date, end_date)
            when recurring_end_date is null then 'infinity'::date
            else recurring_end_date + (greatest(event_date, end_date) - event_date)
          end
        ) stored,
        primary key (family_id, id),
        foreign key (family_id, who_membership_id) references membership (family_id, id),
        foreign key (family_id, birthday_of_membership_id) references membership (family_id, id),
        foreign key (family_id, created_by) references membership (family_id, id),
        check ((recurring_type is null) = (recurring_interval is null)),
        check (recurring_type is not null or recurring_end_date is null),
        check (event_time is not null or event_end_time is null)
      )`);
    await q.query(`
      create index calendar_event_window on calendar_event (family_id, last_date)
      where deleted_at is null`);
    await q.query(`
      create index calendar_event_list on calendar_event
        (family_id, event_date, coalesce(event_time, '00:00'::time), id)
      where deleted_at is null`);
    // One birthday per member, even when the same batch is submitted concurrently (product rule 11).
    await q.query(`
      create unique index calendar_event_birthday on calendar_event (family_id, birthday_of_membership_id)
      where deleted_at is null and birthday_of_membership_id is not null`);
    await tenantTable(q, 'calendar_event');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table calendar_event');
  }
}
