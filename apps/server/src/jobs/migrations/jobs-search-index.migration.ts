import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropSearchIndex, searchColumns, searchIndex } from '../../platform/search';

export class JobsSearchIndex1700000000618 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      alter table job add column search_people uuid[] not null
        generated always as (array_remove(array[assigned_membership_id], null)) stored`);
    await searchIndex(q, {
      table: 'job',
      title: 'title',
      body: 'notes',
      columns: ['id', 'title', 'notes', 'created_by', 'due_date', 'completed_at', 'series_id', 'search_people'],
      people: 'search_people',
      where: 'deleted_at is null',
    });
  }

  async down(q: QueryRunner): Promise<void> {
    await dropSearchIndex(q, 'job');
    await q.query('alter table job drop column search_people');
    await searchColumns(q, 'job', 'title', 'notes');
  }
}
