import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A window of days is a range at both ends: what ends no earlier than its first day and begins no later than its last.
 * With the second column in the index too, what lies wholly behind the window (most of a full calendar) is never fetched.
 */
export class CalendarWindow1700000000470 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create index calendar_event_days on calendar_event (family_id, last_date, event_date)
      where deleted_at is null`);
    await q.query('drop index calendar_event_window');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query(
      'create index calendar_event_window on calendar_event (family_id, last_date) where deleted_at is null',
    );
    await q.query('drop index calendar_event_days');
  }
}
