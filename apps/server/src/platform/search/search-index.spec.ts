import { DataSource, type QueryRunner } from 'typeorm';
import { Client } from 'pg';
import { cloneDatabase, familyRows } from '../../../test';
import { dropSearchIndex, searchIndex } from './search-index';

/** Owns the table and is no superuser, as on a hosted database: forced policies bind it too. */
const ROLE = 'search_index_owner';

describe('the index and the view of a searchable table', () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let source: DataSource;
  let q: QueryRunner;
  beforeAll(async () => {
    database = await cloneDatabase();
    source = await new DataSource({ type: 'postgres', url: database.urls.owner, poolSize: 1 }).initialize();
    q = source.createQueryRunner();
    await q.query(`drop role if exists ${ROLE}`);
    await q.query(`create role ${ROLE} nosuperuser nobypassrls`);
  });
  afterAll(async () => {
    await q.query('reset role');
    await q.query(`reassign owned by ${ROLE} to current_user; drop owned by ${ROLE}; drop role ${ROLE}`);
    await q.release();
    await source.destroy();
    await database.drop();
  });

  it('show a family its rows whoever owns them, and no others', async () => {
    const [ours, theirs] = [await familyRows(database), await familyRows(database)];
    for (const { familyId, ids } of [ours, theirs])
      await q.query(
        `insert into calendar_event (family_id, title, event_date, end_date, created_by, created_at, updated_at)
         values ($1, 'Gala', '2026-10-12', '2026-10-12', $2, now(), now())`,
        [familyId, ids[0]],
      );
    await dropSearchIndex(q, 'calendar_event');
    await q.query(`alter table calendar_event owner to ${ROLE}`);
    await q.query(`grant usage, create on schema public to ${ROLE}`);
    await q.query(`set role ${ROLE}`);
    await searchIndex(q, {
      ...{ table: 'calendar_event', title: 'title', body: 'description', columns: ['title'] },
      where: 'deleted_at is null',
    });
    await q.query('reset role');

    const app = new Client({ connectionString: database.urls.app });
    await app.connect();
    const seen = async (familyId: string) => {
      await app.query("select set_config('app.family_id', $1, false)", [familyId]);
      return (await app.query('select family_id, title from searchable_calendar_event')).rows as unknown[];
    };
    try {
      expect(await seen(ours.familyId)).toEqual([{ family_id: ours.familyId, title: 'Gala' }]);
      expect(await seen('')).toEqual([]);
    } finally {
      await app.end();
    }
  });
});
