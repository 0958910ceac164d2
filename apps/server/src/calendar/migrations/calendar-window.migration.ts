import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A window bounds both ends: events ending no earlier than its first day and starting no later than its last. With both
 * columns in the index, events wholly outside the window (most of a full calendar) are never fetched.
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
