import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropSearchIndex, searchIndex } from '../../platform/search';

const EVENT = {
  table: 'calendar_event',
  title: 'title',
  columns: [
    ...['id', 'title', 'description', 'created_by', 'event_date', 'end_date', 'last_date', 'exceptions'],
    ...['recurring_type', 'recurring_interval', 'recurring_end_date', 'recurring_day'],
    ...['birthday_of_membership_id', 'who_membership_ids'],
  ],
  people: 'who_membership_ids',
  where: 'deleted_at is null',
};

const OUTSIDE = {
  table: 'calendar_subscription_event',
  title: 'title',
  columns: ['subscription_id', 'uid_hash', 'event_date', 'end_date', 'title', 'description'],
};

/** Words of the place are searchable like those of the description. */
const BODY = "coalesce(description, '') || ' ' || coalesce(place, '')";

/** The columns that determine when reminders are due, as in `reminders.migration.ts`. */
const TIMING = [
  ...['event_date', 'end_date', 'event_time', 'event_end_time', 'recurring_type', 'recurring_interval'],
  ...['recurring_end_date', 'recurring_day', 'exceptions', 'deleted_at'],
];

async function remindOn(q: QueryRunner, columns: readonly string[]): Promise<void> {
  const list = (row: 'old' | 'new'): string => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  await q.query('drop trigger calendar_reminder_of_event on calendar_event');
  await q.query(`
    create trigger calendar_reminder_of_event after update on calendar_event for each row
    when (${list('old')} is distinct from ${list('new')}) execute function calendar_reminder_of_event()`);
}

/** The place of an event, and the days of a series that its start date does not imply. */
export class CalendarPlace1700000000740 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      alter table calendar_event
        add column place text,
        add column recurring_days text[],
        add constraint calendar_event_recurring_days check (
          recurring_days is null
          or cardinality(recurring_days) > 0 and recurring_day is null
            and recurring_type in ('weekly', 'monthly', 'yearly'))`);
    await q.query('alter table calendar_subscription_event add column place text');
    // unchanged feeds are read again, for their places
    await q.query('update calendar_subscription set etag = null, last_modified = null');
    await dropSearchIndex(q, EVENT.table);
    await searchIndex(q, { ...EVENT, body: BODY, columns: [...EVENT.columns, 'place', 'recurring_days'] });
    await dropSearchIndex(q, OUTSIDE.table);
    await searchIndex(q, { ...OUTSIDE, body: BODY, columns: [...OUTSIDE.columns, 'place'] });
    await remindOn(q, [...TIMING, 'recurring_days']);
  }

  async down(q: QueryRunner): Promise<void> {
    await remindOn(q, TIMING);
    await dropSearchIndex(q, OUTSIDE.table);
    await searchIndex(q, { ...OUTSIDE, body: 'description' });
    await dropSearchIndex(q, EVENT.table);
    await searchIndex(q, { ...EVENT, body: 'description' });
    await q.query('alter table calendar_subscription_event drop column place');
    await q.query('alter table calendar_event drop column recurring_days, drop column place');
  }
}
