import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchColumns } from '../../platform/search';

export class JobsSearch1700000000606 implements MigrationInterface {
  up(q: QueryRunner): Promise<void> {
    return searchColumns(q, 'job', 'title', 'notes');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table job drop column search_title, drop column search');
  }
}
