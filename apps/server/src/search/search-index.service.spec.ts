import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { asOwner, familyRows, startTestApp, type TestApp } from '../../test';
import { SearchSources } from '../platform/search';
import { peopleStatement, searchSettings, searchStatement } from './search.query';
import { SearchService } from './search.service';

/**
 * A household with an unusually large number of events: tests index use, and that the index leaks nothing across
 * families.
 */
const MANY = 12_000;

let test: TestApp;
let search: SearchService;
let app: Client;
beforeAll(async () => {
  test = await startTestApp();
  search = test.app.get(SearchService);
  test.clock.set('2026-10-08T09:30:00Z');
  app = new Client({ connectionString: test.urls.app });
  await app.connect();
});
afterAll(async () => {
  await app?.end();
  await test.close();
});

/** Events with numbered titles; every hundredth is a dentist's. */
const addMany = (familyId: string, author: string | undefined, count: number) =>
  asOwner(
    `insert into calendar_event (family_id, title, event_date, end_date, created_by, created_at, updated_at)
     select $1, case when n % 100 = 0 then 'Dentist ' else 'Swimming ' end || n, day, day, $2, now(), now()
     from (select n, date '2026-01-01' + n % 600 as day from generate_series(1, $3::int) n) numbered`,
    [familyId, author, count],
    test.urls.owner,
  );

/** The plan of a search under the server's role and a family. */
async function planOf(familyId: string, membershipId: string, texts: string[]): Promise<string> {
  await app.query('begin');
  try {
    await app.query("select set_config('app.family_id', $1, true)", [familyId]);
    const people = await app.query<{ people: string[] }>(peopleStatement(familyId, texts));
    await app.query(searchSettings);
    const { text, values } = searchStatement(
      test.app.get(SearchSources).all(),
      { familyId, membershipId, today: '2026-10-08' },
      {
        ...{ words: texts.map((word, nth) => ({ text: word, people: people.rows[nth]?.people ?? [] })) },
        ...{ types: ['calendar_event', 'todo'], from: null, to: null, authors: null, categories: null },
        ...{ status: 'all', sortBy: 'relevance', sortOrder: 'desc', rows: 50 },
      },
    );
    const { rows } = await app.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await app.query('rollback');
  }
}

describe('in a large family', () => {
  let family: Awaited<ReturnType<typeof familyRows>>;
  let other: Awaited<ReturnType<typeof familyRows>>;
  beforeAll(async () => {
    [family, other] = [await familyRows(test), await familyRows(test)];
    await addMany(family.familyId, family.ids[0], MANY);
    await addMany(other.familyId, other.ids[0], 200);
    await asOwner('vacuum analyze calendar_event', [], test.urls.owner);
  });

  it.each([
    ['a word', ['dentist'], '@@'],
    ['a mistyped word', ['dentsit'], '%>'],
    ['two words', ['dentist', '100'], '@@'],
    ['the inside of a word', ['ntis'], '~~'],
  ])('the index finds %s, as the role of the server and under its policies', async (_what, texts, operator) => {
    const plan = await planOf(family.familyId, family.ids[0] ?? '', texts);
    const scans = plan.split('\n').filter((line) => line.includes('Bitmap Index Scan on calendar_event_search'));
    expect(scans.length).toBeGreaterThan(0);
    expect(plan).toContain(operator);
    expect(plan).not.toContain('Seq Scan on calendar_event ');
  });

  it('finds the same as in a small one, and nothing of another family', async () => {
    const found = await search.search(family.viewer, 'dentsit 12000');
    expect(found.results[0]?.title).toBe('Dentist 12000');
    expect((await search.search(family.viewer, 'dentist')).totalResults).toBe(MANY / 100);
    expect((await search.search(other.viewer, 'dentist')).totalResults).toBe(2);
    expect((await search.search(family.viewer, 'dentist', { limit: 3 })).results).toHaveLength(3);
  });

  it('counts all hits of a frequent word, and puts the nearest first', async () => {
    const { results, totalResults } = await search.search(family.viewer, 'swimming', { limit: 5 });
    expect(totalResults).toBe(MANY - MANY / 100);
    expect(results.map(({ date }) => date)).toEqual(Array.from({ length: 5 }, () => '2026-10-08'));
  });

  it('reads a search by title in title order', async () => {
    const asked = { sortBy: 'title', sortOrder: 'asc', limit: 2 };
    const { results } = await search.search(family.viewer, 'swimming', asked);
    expect(results.map(({ title }) => title)).toEqual(['Swimming 1', 'Swimming 10']);
  });
});

it('separates the family prefix from words of any script', async () => {
  const { familyId, viewer, ids } = await familyRows(test);
  const titles = [`O'Brien's "quoted" day`, 'back\\slash here', 'a:1A b | c & d', '運動会 Zoë', "rock'n'roll"];
  for (const title of titles)
    await asOwner(
      `insert into calendar_event (family_id, id, title, event_date, end_date, created_by, created_at, updated_at)
       values ($1, $2, $3, '2026-10-09', '2026-10-09', $4, now(), now())`,
      [familyId, randomUUID(), title, ids[0]],
      test.urls.owner,
    );
  const titlesOf = async (text: string) => (await search.search(viewer, text)).results.map(({ title }) => title);
  expect(await titlesOf('brien quot')).toEqual([titles[0]]);
  expect(await titlesOf('slash back')).toEqual([titles[1]]);
  expect(await titlesOf('1a')).toEqual([titles[2]]);
  expect(await titlesOf('zoe')).toEqual([titles[3]]);
  expect(await titlesOf('rock roll')).toEqual([titles[4]]);
  // the family prefix itself is not searchable
  expect(await titlesOf(familyId.slice(0, 8))).toEqual([]);
});
