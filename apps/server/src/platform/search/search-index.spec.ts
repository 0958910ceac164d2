import { Client } from 'pg';
import { familyRows, tableOwner } from '../../../test';
import { dropSearchIndex, searchIndex } from './search-index';

describe('the index and the view of a searchable table', () => {
  const owner = tableOwner('search_index_owner');

  it('show a family only its own rows, whoever owns the table', async () => {
    const { q, urls } = owner;
    const [ours, theirs] = [await familyRows(owner), await familyRows(owner)];
    for (const { familyId, ids } of [ours, theirs])
      await q.query(
        `insert into calendar_event (family_id, title, event_date, end_date, created_by, created_at, updated_at)
         values ($1, 'Gala', '2026-10-12', '2026-10-12', $2, now(), now())`,
        [familyId, ids[0]],
      );
    await dropSearchIndex(q, 'calendar_event');
    await owner.own(['calendar_event'], () =>
      searchIndex(q, {
        ...{ table: 'calendar_event', title: 'title', body: 'description', columns: ['title'] },
        where: 'deleted_at is null',
      }),
    );

    const app = new Client({ connectionString: urls.app });
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
