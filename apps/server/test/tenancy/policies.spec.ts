import { Client } from 'pg';
import type { DatabaseUrls } from '../../src/platform/database';
import { asOwner, cloneDatabase } from '..';

/** Look-ups across families: no family column, closed to the app role, and reviewed by hand. */
const systemTables = new Set([
  'user_membership',
  'user_join_request',
  'invite_code',
  'rate_limit',
  'dev_mail',
  'mail_sent',
  'job_outbox',
  'migration',
  'demo_copy',
  'push_key',
  'secret_check',
]);
/** Tables per user rather than per family. */
const userTables = new Set(['profile', 'idempotency_key']);
/** The family itself: its own id is the family. */
const familyColumn = (table: string) => (table === 'family' ? 'id' : 'family_id');

interface Table {
  name: string;
  secured: boolean;
  forced: boolean;
  policies: string[];
  has_family: boolean;
}

/** The database's part of tenancy, read from its catalogue and then tested as the server's role. */
describe('row-level security', () => {
  let urls: DatabaseUrls;
  let drop: () => Promise<void>;
  let tables: Table[];

  beforeAll(async () => {
    ({ urls, drop } = await cloneDatabase());
    tables = await asOwner<Table>(
      `select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
         coalesce((select array_agg(p.polname::text order by p.polname) from pg_policy p where p.polrelid = c.oid), '{}') as policies,
         exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'family_id' and not a.attisdropped) as has_family
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
      [],
      urls.owner,
    );
  });
  afterAll(() => drop());

  it('is on, and forced, for every table, with a policy for each role that may touch it', () => {
    const open = tables.filter(({ name }) => name !== 'migration').filter(({ secured, forced }) => !secured || !forced);
    expect(open).toEqual([]);
    for (const { name, policies } of tables)
      if (!systemTables.has(name))
        expect({ name, policies }).toEqual({
          name,
          policies: expect.arrayContaining(['system', 'tenant']) as string[],
        });
  });

  it('finds a family column in every table that is not on the short list', () => {
    const unknown = tables.filter(
      ({ name, has_family }) => !has_family && !systemTables.has(name) && !userTables.has(name) && name !== 'family',
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  it('gives the server two roles that own nothing and can bypass nothing', async () => {
    const roles = [urls.app, urls.system].map((url) => new URL(url).username);
    const found = await asOwner<{ rolname: string; bad: boolean; owns: string }>(
      `select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as bad,
         (select count(*) from pg_class where relowner = r.oid)::text as owns
       from pg_roles r where rolname = any($1) order by 1`,
      [roles],
      urls.owner,
    );
    expect(found).toEqual([
      { rolname: roles[0], bad: false, owns: '0' },
      { rolname: roles[1], bad: false, owns: '0' },
    ]);
  });

  it('leads every key and index of a tenant table with the family', async () => {
    const indexes = await asOwner<{ table: string; index: string; first: string }>(
      `select t.relname as table, i.relname as index, a.attname as first
       from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
       join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
       where t.relnamespace = 'public'::regnamespace`,
      [],
      urls.owner,
    );
    const tenants = new Set(
      tables.filter(({ name, has_family }) => has_family && !systemTables.has(name)).map(({ name }) => name),
    );
    // An image is found by its unguessable name, by a user without a family yet, and by the sweep across families; due
    // work is polled across families, and a device that changes owners is found by its token.
    const bySecret = new Set([
      'media_pkey',
      'media_owner',
      'media_unattached',
      'calendar_subscription_due',
      'calendar_reminder_due',
      'cooking_schedule_due',
      'digest_schedule_due',
      'push_delivery_held',
      'push_device_token',
    ]);
    const wrong = indexes.filter(
      ({ table, index, first }) => tenants.has(table) && first !== 'family_id' && !bySecret.has(index),
    );
    expect(wrong).toEqual([]);
  });

  it('requires the family in every foreign key between tenant tables', async () => {
    const keys = await asOwner<{ name: string; columns: string[] }>(
      `select k.conname as name,
         (select array_agg(a.attname::text) from unnest(k.conkey) n join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n) as columns
       from pg_constraint k join pg_class c on c.oid = k.conrelid
       where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`,
      [],
      urls.owner,
    );
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter(({ columns }) => !columns.includes('family_id'))).toEqual([]);
  });

  describe('as the app role', () => {
    const ours = '00000000-0000-4000-8000-000000000001';
    const theirs = '00000000-0000-4000-8000-000000000002';
    let app: Client;

    beforeAll(async () => {
      for (const id of [ours, theirs])
        await asOwner(
          `insert into family (id, name, invite_code, time_zone, country, locale, currency, created_at)
           values ($1, 'x', 'x', 'Europe/London', 'GB', 'en-GB', 'GBP', now())`,
          [id],
          urls.owner,
        );
      await asOwner(
        `insert into membership (family_id, id, display_name, role, hue, joined_at)
         select f, gen_random_uuid(), 'x', 'admin', 'plum', now() from unnest($1::uuid[]) f`,
        [[ours, theirs]],
        urls.owner,
      );
      app = new Client({ connectionString: urls.app });
      await app.connect();
    });
    afterAll(() => app.end());

    const inFamily = async <T>(family: string, fn: () => Promise<T>): Promise<T> => {
      await app.query('begin');
      try {
        await app.query("select set_config('app.family_id', $1, true)", [family]);
        return await fn();
      } finally {
        await app.query('rollback');
      }
    };

    it('sees no row of any tenant table without a family', async () => {
      for (const { name, has_family } of tables)
        if ((has_family || name === 'family') && !systemTables.has(name)) {
          const { rows } = await app.query(`select * from ${name}`);
          expect({ name, rows }).toEqual({ name, rows: [] });
        }
    });

    it("cannot see or change another family's rows through any view", async () => {
      const { rows: views } = await app.query<{ name: string; rights: string[] }>(
        `select c.relname as name, array(
           select distinct a.privilege_type || ' for ' || coalesce(r.rolname, 'everybody')
           from aclexplode(c.relacl) a left join pg_roles r on r.oid = a.grantee where a.grantee <> c.relowner) as rights
         from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm') order by 1`,
      );
      expect(views.map(({ name }) => name)).toContain('searchable_calendar_event');
      await asOwner(
        `insert into calendar_event (family_id, title, event_date, end_date, created_by, created_at, updated_at)
         select family_id, 'x', '2026-10-08', '2026-10-08', id, now(), now() from membership`,
        [],
        urls.owner,
      );
      const familiesIn = async (view: string) =>
        (await app.query<{ family_id: string }>(`select family_id from ${view}`)).rows.map((row) => row.family_id);
      for (const { name, rights } of views) {
        expect({ name, rights }).toEqual({ name, rights: [`SELECT for ${new URL(urls.app).username}`] });
        expect({ name, seen: await familiesIn(name) }).toEqual({ name, seen: [] });
        const seen = await inFamily(ours, () => familiesIn(name));
        expect({ name, theirs: seen.filter((family) => family !== ours) }).toEqual({ name, theirs: [] });
      }
      expect(await inFamily(ours, () => familiesIn('searchable_calendar_event'))).toEqual([ours]);
    });

    it('sees and changes rows of its own family only', async () => {
      for (const name of ['family', 'membership']) {
        const column = familyColumn(name);
        await inFamily(ours, async () => {
          const { rows } = await app.query(`select ${column} as family from ${name}`);
          expect(rows).toEqual([{ family: ours }]);
          expect(
            (await app.query(`update ${name} set version = version + 1 where ${column} = $1`, [theirs])).rowCount,
          ).toBe(0);
          expect((await app.query(`delete from ${name} where ${column} = $1`, [theirs])).rowCount).toBe(0);
        });
      }
    });

    it('cannot write a row into another family', async () => {
      const writing = inFamily(ours, () =>
        app.query(
          `insert into membership (family_id, id, display_name, role, hue, joined_at)
           values ($1, gen_random_uuid(), 'x', 'admin', 'plum', now())`,
          [theirs],
        ),
      );
      await expect(writing).rejects.toMatchObject({ code: '42501' });
    });

    it('keeps nothing of a family on the connection once its transaction ended', async () => {
      await inFamily(ours, () => app.query('select 1'));
      expect((await app.query('select * from membership')).rows).toEqual([]);
    });

    it('cannot read the look-ups across families, nor the identity provider', async () => {
      for (const table of ['user_membership', 'invite_code', 'dev_mail', 'identity.user', 'identity.session'])
        await expect(app.query(`select * from ${table}`)).rejects.toMatchObject({ code: '42501' });
    });
  });
});
