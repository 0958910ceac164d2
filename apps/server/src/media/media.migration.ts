import type { MigrationInterface, QueryRunner } from 'typeorm';
import { roleNames, tenantTable } from '../platform/database';

/** Images (docs/decisions/images.md). Profile photos belong to their user, photos of members without account to the family. */
export class Media1700000000250 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table media (
        id text primary key,
        family_id uuid references family (id) on delete cascade,
        owner_user_id text,
        bytes bytea not null,
        format text not null check (format in ('jpeg', 'webp')),
        width integer not null,
        height integer not null,
        created_at timestamptz not null,
        attached_at timestamptz
      )`);
    // Already encoded: compressing it again would be wasted work.
    await q.query('alter table media alter column bytes set storage external');
    await q.query('create index media_family on media (family_id) where family_id is not null');
    await q.query('create index media_owner on media (owner_user_id)');
    await q.query('create index media_unattached on media (created_at) where attached_at is null');
    await tenantTable(q, 'media');
    const user = "owner_user_id = nullif(current_setting('app.user_id', true), '')";
    await q.query(
      `create policy owner on media to ${(await roleNames(q)).app} using (${user}) with check (${user} and family_id is null)`,
    );
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop table media');
  }
}
