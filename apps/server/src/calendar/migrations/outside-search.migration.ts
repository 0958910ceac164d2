import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropSearchIndex, searchIndex } from '../../platform/search';

/** Search index; a family has at most ten calendars of 5,000 occurrences each to search. */
export class OutsideSearch1700000000617 implements MigrationInterface {
  up(q: QueryRunner): Promise<void> {
    return searchIndex(q, {
      table: 'calendar_subscription_event',
      title: 'title',
      body: 'description',
      columns: ['subscription_id', 'uid_hash', 'event_date', 'end_date', 'title', 'description'],
    });
  }

  down(q: QueryRunner): Promise<void> {
    return dropSearchIndex(q, 'calendar_subscription_event');
  }
}
