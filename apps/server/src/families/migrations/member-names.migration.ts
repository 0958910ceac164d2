import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The normal form by which two names count as the same. */
const KEY = 'lower(normalize(display_name, NFKC))';
const COMMAS = '[,\uFE10\uFE50\uFF0C]';

/**
 * No two current members of a family have the same name, and no name contains a comma (docs/decisions/joining.md). The
 * later one becomes "Max 2"; commas become spaces. Profiles follow, or the next save would be refused.
 */
export class MemberNames1700000000700 implements MigrationInterface {
  async up(q: QueryRunner): Promise<void> {
    // An owner who is not a superuser is bound by forced policies too.
    for (const table of ['membership', 'profile']) {
      await q.query(`alter table ${table} no force row level security`);
      await q.query(
        `update ${table}
         set display_name = coalesce(nullif(btrim(regexp_replace(display_name, $1, ' ', 'g')), ''), 'Member')
         where display_name ~ $2`,
        [`\\s*(${COMMAS}\\s*)+`, COMMAS],
      );
    }
    await q.query(`
      do $$
      declare
        later record;
        candidate text;
        number integer;
      begin
        for later in
          select family_id, id, user_id, display_name from membership m
          where left_at is null and exists (
            select from membership earlier
            where earlier.family_id = m.family_id and earlier.left_at is null
              and lower(normalize(earlier.display_name, NFKC)) = lower(normalize(m.display_name, NFKC))
              and (earlier.joined_at, earlier.id) < (m.joined_at, m.id))
          order by family_id, joined_at, id
        loop
          number := 1;
          loop
            number := number + 1;
            candidate := left(later.display_name, 70) || ' ' || number;
            exit when not exists (
              select from membership where family_id = later.family_id and left_at is null
                and ${KEY} = lower(normalize(candidate, NFKC)));
          end loop;
          update membership set display_name = candidate, version = version + 1
            where family_id = later.family_id and id = later.id;
          update profile set display_name = candidate where user_id = later.user_id;
        end loop;
      end $$`);
    await q.query('set constraints all immediate');
    for (const table of ['membership', 'profile']) await q.query(`alter table ${table} force row level security`);
    await q.query(`create unique index membership_name on membership (family_id, ${KEY}) where left_at is null`);
  }

  async down(q: QueryRunner): Promise<void> {
    await q.query('drop index membership_name');
  }
}
