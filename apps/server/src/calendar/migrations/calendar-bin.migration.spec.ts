import { randomUUID } from 'node:crypto';
import { DataSource, type QueryRunner } from 'typeorm';
import { cloneDatabase, familyRows } from '../../../test';
import { CalendarBin1700000000460 } from './calendar-bin.migration';

describe('items in the bin before the migration', () => {
  let database: Awaited<ReturnType<typeof cloneDatabase>>;
  let source: DataSource;
  let q: QueryRunner;
  beforeAll(async () => {
    database = await cloneDatabase();
    source = await new DataSource({ type: 'postgres', url: database.urls.owner, poolSize: 1 }).initialize();
    q = source.createQueryRunner();
  });
  afterAll(async () => {
    await q.release();
    await source.destroy();
    await database.drop();
  });

  it('become one entry with everything deleted along; separate deletions stay separate entries', async () => {
    const { familyId, ids } = await familyRows(database);
    const [series, along, before, live] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const migration = new CalendarBin1700000000460();
    await migration.down(q);
    for (const [id, seriesId, deletedAt] of [
      [series, null, '2026-10-08T10:00:00Z'],
      [along, series, '2026-10-08T10:00:00Z'],
      [before, series, '2026-10-08T09:00:00Z'],
      [live, series, null],
    ])
      await q.query(
        `insert into calendar_event (family_id, id, title, event_date, end_date, series_id, created_by, created_at, updated_at, deleted_at)
         values ($1, $2, 'Gala', '2026-10-12', '2026-10-12', $3, $4, now(), now(), $5)`,
        [familyId, id, seriesId, ids[0], deletedAt],
      );
    await migration.up(q);
    const rows: { id: string; with: string | null }[] = await q.query(
      'select id, deleted_with as "with" from calendar_event',
    );
    expect(Object.fromEntries(rows.map((row) => [row.id, row.with]))).toEqual({
      [series]: null,
      [along]: series,
      [before]: null,
      [live]: null,
    });
    const forced = await q.query("select relforcerowsecurity as on from pg_class where relname = 'calendar_event'");
    expect(forced).toEqual([{ on: true }]);
  });
});
