import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropSearchIndex, searchColumns, searchIndex } from '../../platform/search';

export class CalendarSearchIndex1700000000616 implements MigrationInterface {
  up(q: QueryRunner): Promise<void> {
    return searchIndex(q, {
      table: 'calendar_event',
      title: 'title',
      body: 'description',
      columns: [
        ...['id', 'title', 'description', 'created_by', 'event_date', 'end_date', 'last_date', 'exceptions'],
        ...['recurring_type', 'recurring_interval', 'recurring_end_date', 'recurring_day'],
        ...['birthday_of_membership_id', 'who_membership_ids'],
      ],
      people: 'who_membership_ids',
      where: 'deleted_at is null',
    });
  }

  async down(q: QueryRunner): Promise<void> {
    await dropSearchIndex(q, 'calendar_event');
    await searchColumns(q, 'calendar_event', 'title', 'description');
  }
}
