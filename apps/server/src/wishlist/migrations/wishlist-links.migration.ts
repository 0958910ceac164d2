import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../../platform/database';

/** Private links to one member's wishes. They show what others have taken and therefore are kept secret from the wisher. */
export class WishlistLinks1700000000791 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table wishlist_link (
        family_id uuid not null references family (id) on delete cascade,
        member_id uuid not null,
        token_hash bytea not null,
        token_sealed bytea not null,
        created_by uuid not null,
        created_at timestamptz not null,
        primary key (family_id, member_id),
        foreign key (family_id, member_id) references membership (family_id, id) on delete cascade,
        foreign key (family_id, created_by) references membership (family_id, id)
      )`);
    await q.query('create unique index wishlist_link_token on wishlist_link (family_id, token_hash)');
    await tenantTable(q, 'wishlist_link');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table wishlist_link');
  }
}
