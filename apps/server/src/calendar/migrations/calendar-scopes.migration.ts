import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../../platform/database';

/**
 * Parts of a series (docs/decisions/series.md): the dates it skips, the link from a separately changed occurrence to its
 * series, and the undo data of changes.
 */
export class CalendarScopes1700000000410 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      alter table calendar_event
        add column exceptions date[] not null default '{}',
        add column recurring_day smallint check (recurring_day between 29 and 31),
        add column series_id uuid,
        add column occurrence_date date,
        add foreign key (family_id, series_id) references calendar_event (family_id, id)
          on delete set null (series_id),
        add check (recurring_type is not null or (exceptions = '{}' and recurring_day is null))`);
    await q.query(`
      create index calendar_event_series on calendar_event (family_id, series_id, occurrence_date)
      where series_id is not null`);
    await q.query(`
      create table calendar_undo (
        family_id uuid not null references family (id) on delete cascade,
        membership_id uuid not null,
        key text not null,
        change jsonb not null,
        created_at timestamptz not null,
        primary key (family_id, membership_id, key),
        foreign key (family_id, membership_id) references membership (family_id, id) on delete cascade
      )`);
    await q.query('create index calendar_undo_age on calendar_undo (family_id, created_at)');
    await tenantTable(q, 'calendar_undo');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table calendar_undo');
    await q.query(`
      alter table calendar_event
        drop column exceptions, drop column recurring_day, drop column series_id, drop column occurrence_date`);
  }
}
