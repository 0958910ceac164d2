import { statementsOf } from '../../../test';
import {
  ada,
  leo,
  listed,
  owner,
  pages,
  posts,
  reading,
  reactions,
  reply,
  rosa,
  rows,
  test,
  tom,
  useForum,
  write,
} from '../forum.test-kit';
import { Database } from '../../platform/database';
import type { ForumFilter } from './forum-pages';

useForum();

const all = async (filter: ForumFilter, first: number) => {
  const found: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<ReturnType<typeof pages>['posts']>> = await pages().posts(ada, filter, first, after);
    found.push(...page.items.map(({ content }) => content));
    after = page.nextCursor;
  } while (after !== null);
  return found;
};

it('is ordered from the newest to the oldest, also if many were written at the same time', async () => {
  for (const content of ['1', '2', '3', '4', '5', '6']) await posts().add(rosa, { content });
  await write({ content: 'Last' });
  const found = await all({}, 2);
  expect(found[0]).toBe('Last');
  expect([...found].sort()).toEqual(['1', '2', '3', '4', '5', '6', 'Last']);
  for (const first of [0, 101, 1.5])
    await expect(pages().posts(ada, {}, first)).rejects.toMatchObject({ code: 'INVALID' });
  await expect(pages().posts(ada, {}, 5, 'nonsense')).rejects.toMatchObject({ extras: { field: 'after' } });
});

it('can be filtered by category, author or both', async () => {
  await write({ content: 'House', category: 'House' });
  await write({ content: 'Kids', category: 'Kids' }, ada);
  await write({ content: 'Plan', category: 'Plans', isPinned: true }, ada);
  expect(await listed(ada, { category: 'Kids' })).toEqual(['Kids']);
  expect(await listed(ada, { isMine: true })).toEqual(['Plan', 'Kids']);
  expect(await listed(ada, { isMine: true, isPinned: false })).toEqual(['Kids']);
  expect(await listed(ada, { isMine: false, isUnread: true, isSaved: false })).toEqual(['House']);
  expect(await listed(ada, { category: null, search: ' ', isMine: null })).toHaveLength(3);
  await expect(listed(ada, { category: 'toString' })).rejects.toMatchObject({ extras: { field: 'category' } });
});

it('finds prefixes of words of a post or of a reply to it, in any order', async () => {
  const trip = await write({ title: 'Summer holiday', content: 'Where shall we go?', category: 'Plans' });
  await reply(trip.id, tom, 'To the lakes of Sweden');
  await write({ content: 'The holiday rota' });
  expect(await listed(leo, { search: 'holiday summer' })).toEqual([trip.content]);
  expect(await listed(leo, { search: 'swed lake' })).toEqual([trip.content]);
  expect(await listed(leo, { search: 'holidays' })).toHaveLength(2);
  expect(await listed(leo, { search: 'holiday sweden' })).toEqual([]);
  expect(await listed(leo, { search: '!?' })).toEqual([]);
  expect(await listed(leo, { search: 'lakes', category: 'Kids' })).toEqual([]);
  await expect(listed(leo, { search: 'x'.repeat(201) })).rejects.toMatchObject({ extras: { field: 'search' } });
  await posts().delete(rosa, trip.id);
  expect(await listed(leo, { search: 'sweden' })).toEqual([]);
});

it('lists replies from the oldest on, or from the newest backwards', async () => {
  const { id } = await write();
  for (const content of ['a', 'b', 'c', 'd', 'e']) await reply(id, tom, content);
  const page = async (newestFirst: boolean, after?: string | null) => {
    const { items, nextCursor } = await pages().replies(ada, id, { first: 2, after, newestFirst });
    return { texts: items.map(({ content }) => content).join(''), next: nextCursor };
  };
  const [first, last] = [await page(false), await page(true)];
  expect([first.texts, (await page(false, first.next)).texts]).toEqual(['ab', 'cd']);
  expect([last.texts, (await page(true, last.next)).texts]).toEqual(['ed', 'cb']);
  await expect(pages().replies(ada, (await reply(id)).id, { first: 2 })).rejects.toMatchObject({
    extras: { field: 'postId' },
  });
});

/** Inserted directly, so that thousands take a second. */
const fill = async (count: number, replies: number) => {
  await owner(
    `with post as (
       insert into forum_post (family_id, id, created_by, created_at, updated_at, content, words, category, asks_read_by)
       select $1, gen_random_uuid(), $2, at, at, text, text, 'General', false
       from (select timestamptz '2026-11-01' + nth * interval '1 minute' as at,
               'Post ' || nth || case when nth % 500 = 0 then ' lighthouse' else '' end as text
             from generate_series(1, $3::int) nth) x
       returning family_id, id, created_at)
     insert into forum_post (family_id, id, created_by, created_at, updated_at, content, words, parent_id,
                             asks_read_by)
     select family_id, gen_random_uuid(), $2, created_at, created_at, 'Reply ' || nth, 'Reply ' || nth, id, false
     from post cross join generate_series(1, $4::int) nth`,
    [rows.familyId, rosa.membershipId, count, replies],
  );
  await owner('analyze forum_post');
};

/** The query plan of a page's statement. */
const planOf = (text: string, values: unknown[]) =>
  test.app.get(Database).read(ada, async () => {
    const plan = await test.app.get(Database).sql<{ 'QUERY PLAN': string }>({
      name: `explain_${values.length}`,
      text: `explain ${text}`,
      values,
    });
    return plan.map((line) => line['QUERY PLAN']).join('\n');
  });

it('takes as many statements for many posts as for one, and uses an index', async () => {
  const one = await write({ content: 'A lighthouse' });
  await reactions().react(tom, (await reply(one.id)).id, 'like');
  const asked: [string, () => Promise<unknown>][] = [
    ['posts', () => pages().posts(ada, {}, 20)],
    ['unread posts', () => pages().posts(ada, { isUnread: true, category: 'General' }, 20)],
    ['found posts', () => pages().posts(ada, { search: 'lighthouse' }, 20)],
    ['posts with replies', () => pages().pinnedFirst(ada, {}, 20)],
    ['figures', () => reading().overview(ada)],
  ];
  const counts = async () => {
    const counted: Record<string, number> = {};
    for (const [name, ask] of asked) counted[name] = (await statementsOf(ask)).length;
    return counted;
  };
  const few = await counts();
  await fill(2_000, 10);
  expect(await counts()).toEqual(few);
  expect(few).toEqual({ posts: 2, 'unread posts': 2, 'found posts': 2, 'posts with replies': 5, figures: 3 });

  const [newest, filled] = (await pages().posts(ada, {}, 20)).items;
  expect([newest, filled]).toMatchObject([{ replyCount: 1 }, { replyCount: 10, unreadReplies: 10, isUnread: true }]);
  expect(await reading().overview(ada)).toMatchObject({ total: 2_001, unread: 100 });
  expect(await listed(ada, { search: 'lighthouse' })).toHaveLength(5);

  const [page = ''] = await statementsOf(() => pages().posts(ada, {}, 20));
  const plan = await planOf(page, [rows.familyId, ada.membershipId, 21]);
  expect(plan).toContain('forum_post_newest');
  expect(plan).not.toContain('Seq Scan on forum_post');

  const [search = ''] = await statementsOf(() => pages().posts(ada, { search: 'lighthouse' }, 20));
  const found = await planOf(search, [rows.familyId, ada.membershipId, 'lighthouse', 21]);
  // matches are found first and once, instead of scanning posts in order until enough of them match
  expect(found).toContain('CTE Scan on matches');
  expect(found).not.toContain('forum_post_newest');
});
