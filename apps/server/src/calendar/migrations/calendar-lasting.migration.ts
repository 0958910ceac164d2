import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Index of events that last or repeat beyond one day, a small part of a calendar. Events that merely start in a window are
 * found by index calendar_event_list; the planner (PostgreSQL 18) ignored an index with bounds on two of its columns.
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
