import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose forced policies also bind an owner who is not a superuser. */
const TABLES = ['family', 'membership', 'user_membership', 'demo_copy', 'identity."user"'] as const;

/**
 * Records the family of each demo copy, and marks family and accounts as the demo's (docs/decisions/demo.md).
 *
 * For existing copies the family is derived, never guessed. The script backdates memberships by weeks, so a family that
 * one of the copy's accounts joined before the copy was created is the scripted one; it counts only when nobody but the
 * copy's accounts is or was in it. Otherwise a new id is recorded. An account that is in any other family by now is
 * removed from the copy and kept.
 */
export class DemoGuests1700000000712 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    await q.query('alter table demo_copy add column demo_family_id uuid');
    await forced(q, false);
    await q.query(`
      update demo_copy c set demo_family_id = f.id from family f
      where exists (
          select from membership m where m.family_id = f.id and m.user_id = any(c.user_ids) and m.joined_at < c.created_at)
        and not exists (
          select from membership m where m.family_id = f.id and m.user_id <> all(c.user_ids))
        and not exists (
          select from user_membership u where u.family_id = f.id and u.user_id <> all(c.user_ids))`);
    await q.query('update demo_copy set demo_family_id = gen_random_uuid() where demo_family_id is null');
    await q.query(`
      update demo_copy c set user_ids = array(
        select id from unnest(c.user_ids) with ordinality as account (id, position)
        where not exists (
          select from user_membership u where u.user_id = account.id and u.family_id <> c.demo_family_id)
        order by position)`);
    await q.query('update family f set is_demo = true from demo_copy c where c.demo_family_id = f.id');
    await q.query(`
      update identity."user" u set "guestOf" = c.demo_family_id from demo_copy c where u.id::text = any(c.user_ids)`);
    // A pending deferred foreign key check would prevent further ALTER TABLE statements.
    await q.query('set constraints all immediate');
    await forced(q, true);
    // A server of the previous version that is still running can no longer create demos.
    await q.query('alter table demo_copy alter column demo_family_id set not null, add unique (demo_family_id)');
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('alter table demo_copy drop column demo_family_id');
  }
}

async function forced(q: QueryRunner, on: boolean): Promise<void> {
  for (const table of TABLES) await q.query(`alter table ${table} ${on ? 'force' : 'no force'} row level security`);
}
