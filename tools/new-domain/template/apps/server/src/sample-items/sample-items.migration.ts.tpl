import type { MigrationInterface, QueryRunner } from 'typeorm';
import { recordTable } from '../platform/records';
import { dropSearchIndex, searchIndex } from '../platform/search';

export class SampleItems1700000000800 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await recordTable(q, 'sample_item', 'name text not null, notes text, date date');
    await searchIndex(q, {
      table: 'sample_item',
      title: 'name',
      body: 'notes',
      columns: ['id', 'name', 'notes', 'created_by'],
      where: 'deleted_at is null',
    });
  }

  async down(q: QueryRunner): Promise<void> {
    await dropSearchIndex(q, 'sample_item');
    await q.query('drop table sample_item');
  }
}
