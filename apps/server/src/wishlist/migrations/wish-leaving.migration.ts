import type { MigrationInterface, QueryRunner } from 'typeorm';
import { deleteWithAccount, dropDeleteWithAccount } from '../../platform/database';

/**
 * Deletes the surprise purchases and shares of members who leave, so that others can buy those wishes, and the private link
 * to their own. A member's wishes and comments are deleted with the account.
 */
export class WishLeaving1700000000795 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create function leave_gifts() returns trigger language plpgsql as $$
      begin
        delete from wish_surprise where family_id = new.family_id and buyer_id = new.id;
        delete from wish_share where family_id = new.family_id and member_id = new.id;
        delete from wishlist_link where family_id = new.family_id and member_id = new.id;
        return null;
      end $$`);
    await q.query(`
      create trigger leave_gifts after update of left_at on membership for each row
      when (old.left_at is null and new.left_at is not null) execute function leave_gifts()`);
    await deleteWithAccount(q, 'forget_wishes', { wish_comment: 'author_id', wish: 'member_id' });
  }

  async down(q: QueryRunner): Promise<void> {
    await dropDeleteWithAccount(q, 'forget_wishes');
    await q.query('drop trigger leave_gifts on membership');
    await q.query('drop function leave_gifts');
  }
}
