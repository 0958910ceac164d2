import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records who deleted an event, and which events were deleted along with another one (docs/decisions/bin.md). */
export class CalendarBin1700000000460 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      alter table calendar_event
        add column deleted_by uuid,
        add column deleted_with uuid,
        add foreign key (family_id, deleted_by) references membership (family_id, id),
        add foreign key (family_id, deleted_with) references calendar_event (family_id, id) on delete cascade,
        add check (deleted_at is not null or (deleted_by is null and deleted_with is null))`);
    // Until now, events deleted together shared a timestamp. Forced policies also apply to an owner who is not a superuser.
    await q.query('alter table calendar_event no force row level security');
    await q.query(`
      update calendar_event child set deleted_with = series.id
      from calendar_event series
      where series.family_id = child.family_id and series.id = child.series_id
        and series.deleted_at = child.deleted_at`);
    await q.query('set constraints all immediate');
    await q.query('alter table calendar_event force row level security');
    await q.query(`
      create index calendar_event_bin on calendar_event (family_id, deleted_at, id)
      where deleted_at is not null and deleted_with is null`);
    await q.query(`
      create index calendar_event_deleted_with on calendar_event (family_id, deleted_with)
      where deleted_with is not null`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table calendar_event drop column deleted_by, drop column deleted_with');
  }
}
