import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Smaller copies of the pictures of recipes, by their width in pixels. */
export class MediaCopies1700000000759 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    for (const width of [400, 800]) {
      await q.query(`alter table media add column bytes_${width} bytea`);
      await q.query(`alter table media alter column bytes_${width} set storage external`);
    }
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table media drop column bytes_400, drop column bytes_800');
  }
}
