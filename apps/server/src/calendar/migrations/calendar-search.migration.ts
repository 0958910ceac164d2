import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchColumns } from '../../platform/search';

export class CalendarSearch1700000000610 implements MigrationInterface {
  up(q: QueryRunner): Promise<void> {
    return searchColumns(q, 'calendar_event', 'title', 'description');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table calendar_event drop column search_title, drop column search');
  }
}
