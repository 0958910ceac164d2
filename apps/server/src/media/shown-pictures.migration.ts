import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Extends the trigger that attaches and deletes pictures of recipes to every table with an `image_url`. */
export class ShownPictures1700000000792 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter function recipe_picture() rename to shown_picture');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter function shown_picture() rename to recipe_picture');
  }
}
