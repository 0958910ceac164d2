import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sections that somebody chose for the phone's bar; null: the usual ones. */
export class BarSections1700000000745 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table profile add column bar_sections text[]');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table profile drop column bar_sections');
  }
}
