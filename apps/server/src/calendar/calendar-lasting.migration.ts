import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What runs or repeats over more than a day, which is little of a calendar. What merely begins in a window is found by
 * index calendar_event_list; the planner (PostgreSQL 18) would not touch an index with limits on two of its columns.
 */
export class CalendarLasting1700000000660 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create index calendar_event_lasting on calendar_event (family_id, last_date)
      where deleted_at is null and last_date > event_date`);
    await q.query('drop index calendar_event_days');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(`
      create index calendar_event_days on calendar_event (family_id, last_date, event_date)
      where deleted_at is null`);
    await q.query('drop index calendar_event_lasting');
  }
}
