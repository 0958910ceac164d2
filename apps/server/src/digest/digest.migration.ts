import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tenantTable } from '../platform/database';

/**
 * When each family's next digest is due (docs/decisions/digest.md): one row per family, locked by the sender. Triggers
 * create it for every family and reset it when the zone changes: a service that forgot to would silently stop a
 * family's digests.
 */
export class Digest1700000000622 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query(`
      create table digest_schedule (
        family_id uuid primary key references family (id) on delete cascade,
        -- '-infinity': computed by the next check.
        due_at timestamptz not null default '-infinity',
        -- The last day that was handled, whether or not a digest was sent; null before the first check.
        last_day date,
        -- When the last digest was sent, scheduled or manually.
        sent_at timestamptz
      )`);
    // The only look-up across families: whose digest is due.
    await q.query('create index digest_schedule_due on digest_schedule (due_at)');
    await tenantTable(q, 'digest_schedule');
    await q.query('insert into digest_schedule (family_id) select id from family');

    await q.query(`
      create function digest_of_family() returns trigger language plpgsql as $$ begin
        insert into digest_schedule (family_id) values (new.id)
        on conflict (family_id) do update set due_at = '-infinity';
        return null;
      end $$`);
    await q.query(`
      create trigger digest_of_new_family after insert on family for each row execute function digest_of_family()`);
    await q.query(`
      create trigger digest_of_moved_family after update on family for each row
      when (old.time_zone is distinct from new.time_zone) execute function digest_of_family()`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop trigger digest_of_new_family on family');
    await q.query('drop trigger digest_of_moved_family on family');
    await q.query('drop function digest_of_family');
    await q.query('drop table digest_schedule');
  }
}
