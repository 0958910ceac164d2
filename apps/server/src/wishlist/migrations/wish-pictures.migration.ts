import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds pictures to wishes: paths of stored images, attached and deleted with the row. Also adds the column that tells,
 * after a reveal, that somebody outside the family took the wish.
 */
export class WishPictures1700000000793 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      alter table wish add column image_url text, add column image_width integer, add column image_height integer,
        add column taker_key_hash bytea,
        add constraint wish_image_size check (
          (image_url is null) = (image_width is null) and (image_url is null) = (image_height is null))`);
    await q.query(`
      create trigger wish_picture after update of image_url or delete on wish for each row
      execute function shown_picture()`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop trigger wish_picture on wish');
    await q.query(`
      alter table wish drop constraint wish_image_size, drop column image_url, drop column image_width,
        drop column image_height, drop column taker_key_hash`);
  }
}
