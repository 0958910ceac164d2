import { as } from '..';
import { KINDS, family, kindOf, makeRows, nameOf, read, rowIn, rows, type Row } from './documented-rows.test-kit';

beforeAll(makeRows);

const names = Object.keys(KINDS);

/** Sends a body for the row as its author. */
async function send(name: string, body: object, headers = {}) {
  const kind = kindOf(name);
  const answer = await as(family.admin).rest.put(...kind.put(rows[name] as Row, body), headers);
  return { status: answer.status, body: answer.body as Record<string, unknown>, row: rowIn(answer, kind) };
}

/** A field with any text. */
const textOf = (row: Row): string =>
  ['content', 'ingredient_name', 'title'].find((field) => typeof row[field] === 'string') ?? '';

const picked = (row: Row, fields: object): object =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, row[field]]));

/** A row as a write answers it: without the replies of a post. */
const written = ({ replies: _, ...row }: Row): object => row;

describe('a row that is sent back whole', () => {
  it.each(names)('%s: changes nothing, as often as one likes', async (name) => {
    const row = await read(name);
    for (const nth of [1, 2, 3]) {
      const { status, row: answered, body } = await send(name, row);
      expect([nth, status, body]).toEqual([nth, 200, expect.anything()]);
      expect(answered).toMatchObject(written(row));
    }
    const together = await Promise.all(Array.from({ length: 5 }, () => send(name, row)));
    expect(together.map(({ status }) => status)).toEqual(together.map(() => 200));
    expect(await read(name)).toEqual(row);
  });

  it.each(names)('%s: with an old version it is accepted, and the last one counts', async (name) => {
    const row = await read(name);
    const text = textOf(row);
    expect((await send(name, { ...row, [text]: 'Newer' })).status).toBe(200);
    for (const version of [row.version, 0, 7_000, 'x', null])
      expect((await send(name, { ...row, version })).status).toBe(200);
    const back = await read(name);
    expect(back[text]).toEqual(row[text]);
  });

  it.each(names)('%s: by another member, whose user id the row does not have', async (name) => {
    const [kind, row] = [kindOf(name), await read(name)];
    const put = async (body: object) => (await as(family.member).rest.put(...kind.put(row, body))).status;
    // a post is its author's
    const isAuthors = name === 'post' || name === 'reply';
    expect(await put(row)).toBe(isAuthors ? 403 : 200);
    // a claim to be somebody else, which is none in `updates`
    if (!name.endsWith('by updates'))
      for (const claim of [
        { user_id: family.admin.userId },
        { userId: family.admin.userId },
        { ...row, user_id: 'x', userId: 'x' },
      ])
        expect([claim, await put({ title: 'x', ...claim })]).toEqual([claim, 403]);
    expect(await read(name)).toEqual(row);
  });

  it.each<[name: string, field: string, change: () => object, expected?: () => object]>([
    [
      'todo',
      'its assignee',
      () => ({ assigned_to: 'Me' }),
      () => ({ assigned_to_member_id: family.admin.membershipId }),
    ],
    ['todo', 'its assignee to nobody', () => ({ assigned_to: 'unassigned' }), () => ({ assigned_to_member_id: null })],
    [
      'todo',
      'its assignee by id',
      () => ({ assigned_to_member_id: family.admin.membershipId }),
      () => ({ assigned_to: nameOf(family.admin) }),
    ],
    ['todo', 'its date', () => ({ due_date: '2026-10-13' })],
    ['todo', 'its date to none', () => ({ due_date: null }), () => ({ due_date: null, due_time: null })],
    ['todo', 'nothing but its tick', () => ({ is_completed: true })],
    ['wish', 'its price', () => ({ price: '20.50' }), () => ({ price: 20.5 })],
    ['event', 'its people', () => ({ who: 'Family' }), () => ({ who_member_ids: [] })],
    [
      'event',
      'its people by id',
      () => ({ who_member_ids: [family.admin.membershipId] }),
      () => ({ who: nameOf(family.admin) }),
    ],
    [
      'event',
      'its date, with the days on which it repeats',
      () => ({ event_date: '2026-10-13' }),
      () => ({ event_date: '2026-10-13', end_date: '2026-10-12', recurring_days: ['TU', 'TH'] }),
    ],
    ['event', 'its time', () => ({ event_time: null }), () => ({ event_time: null, event_end_time: null })],
    ['event', 'its interval', () => ({ recurring_interval: '3' }), () => ({ recurring_interval: 3 })],
    [
      'event',
      'its interval to what is no number',
      () => ({ recurring_interval: 'x' }),
      () => ({ recurring_interval: 1 }),
    ],
    [
      'event',
      'its unit',
      () => ({ recurring_type: 'daily' }),
      () => ({ recurring_type: 'daily', recurring_days: undefined }),
    ],
    [
      'event',
      'that it repeats',
      () => ({ is_recurring: false }),
      () => ({ is_recurring: false, recurring_type: null, recurring_interval: null, recurring_end_date: null }),
    ],
    [
      'event of several days',
      'its first day alone',
      () => ({ event_date: '2026-10-17' }),
      () => ({ end_date: '2026-10-18' }),
    ],
    ['recipe', 'its servings', () => ({ servings: '6', prep_time_minutes: '15' }), () => ({ servings: 6 })],
    ['recipe', 'that it is a favourite', () => ({ is_favorite: false })],
    ['meal', 'its day', () => ({ meal_date: '2026-10-08' })],
    [
      'meal',
      'that it has a recipe',
      () => ({ is_ad_hoc: true }),
      () => ({ is_ad_hoc: true, recipe_id: null, recipe: null }),
    ],
    [
      'ad-hoc meal',
      'its recipe',
      () => ({ recipe_id: rows['recipe']?.id }),
      () => ({ is_ad_hoc: false, recipe_id: rows['recipe']?.id }),
    ],
    ['ad-hoc meal', 'its servings', () => ({ servings: '3' }), () => ({ servings: 3 })],
    ['kitchen item', 'its amount', () => ({ amount: '2.5' }), () => ({ amount: 2.5 })],
    ['kitchen item', 'its amount to none', () => ({ amount: '' }), () => ({ amount: undefined })],
    ['kitchen item', 'that it is in stock', () => ({ have_it: false }), () => ({ have_it: false, amount: undefined })],
    ['used-up kitchen item', 'that it is in stock', () => ({ have_it: true })],
    [
      'shopping item by updates',
      'nothing but its tick',
      () => ({ is_purchased: true }),
      () => ({ is_ai_generated: true }),
    ],
    [
      'shopping item by updates',
      'its assignee',
      () => ({ assigned_to: 'unassigned' }),
      () => ({ assigned_to_member_id: null }),
    ],
    ['shopping item by path', 'its amount', () => ({ amount: '2' }), () => ({ amount: 2 })],
    ['post', 'its category to the default', () => ({ category: '' }), () => ({ category: 'General' })],
    ['reply', 'its text', () => ({ content: 'To the hills' })],
  ])('%s: changes %s', async (name, _field, change, expected = change) => {
    const row = await read(name);
    const { status, body, row: answered } = await send(name, { ...row, ...change() });
    expect([status, body]).toEqual([200, expect.anything()]);
    const wanted = expected();
    for (const changed of [answered, await read(name)]) expect(picked(changed, wanted)).toEqual(wanted);
    if ('is_completed' in row) await send(name, { ...row, is_completed: false });
    expect((await send(name, row)).status).toBe(200);
  });

  it('a wish that somebody else has bought is not bought again, and the second buyer hears of the first', async () => {
    const { admin, member } = family;
    const path = `/api/wishlist?id=${rows['wish']?.id}`;
    const seen = await read('wish');
    expect((await as(member).rest.put(path, { ...seen, user_id: member.userId, is_purchased: true })).status).toBe(200);
    const bought = await read('wish');
    for (const nth of [1, 2]) expect([nth, (await as(admin).rest.put(path, bought)).status]).toEqual([nth, 200]);
    expect(await read('wish')).toEqual(bought);
    const late = await as(admin).rest.put(path, { ...seen, is_purchased: true });
    expect([late.status, late.body]).toMatchObject([409, { error: 'Somebody has bought this already.' }]);
    expect((await as(admin).rest.put(path, { ...bought, is_purchased: false })).status).toBe(200);
  });
});

describe('a new row', () => {
  it.each<[path: string, one: string, body: object, stored: object]>([
    ['/api/wishlist', 'item', { title: 'Kite', category: 'Kids', price: '12.50' }, { price: 12.5 }],
    ['/api/wishlist', 'item', { title: 'Kite', category: 'Kids', price: '' }, { price: null }],
    ['/api/forum', 'post', { content: 'Hello', category: '' }, { category: 'General' }],
    [
      '/api/meals/shopping-list',
      'shoppingListItem',
      { ingredient_name: 'Rice', category: '', amount: '2', priority: '' },
      { category: 'Quick Add', amount: 2, priority: 'medium' },
    ],
    [
      '/api/meals/kitchen-inventory',
      'data',
      { ingredient_name: 'Qwertz', category: '', amount: '0.5' },
      { category: 'Other', amount: 0.5 },
    ],
    [
      '/api/meals/meal-plan',
      'mealPlanEntry',
      { title: 'Rice', meal_date: '2026-10-05', meal_type: '', servings: '4' },
      { meal_type: 'dinner', servings: 4 },
    ],
    [
      '/api/meals/recipes',
      'recipe',
      { title: 'Rice', instructions: 'Boil it.', difficulty: '', servings: '4', prep_time_minutes: '5' },
      { difficulty: 'medium', servings: 4, prep_time_minutes: 5 },
    ],
    [
      '/api/calendar',
      'event',
      { title: 'Swim', event_date: '2026-10-12', is_recurring: true, recurring_type: '', recurring_interval: '2' },
      { recurring_type: 'yearly', recurring_interval: 2 },
    ],
  ])('%s: %s takes numbers as text, and a blank choice as the default: %j', async (path, one, body, stored) => {
    const answer = await as(family.admin).rest.post(path, body);
    expect([answer.status, answer.body]).toMatchObject([201, { [one]: stored }]);
  });
});

describe('If-Match', () => {
  it('is documented for every change and deletion, and no version in a body is', async () => {
    type Described = {
      parameters?: { name: string; in: string; description?: string }[];
      requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
    };
    const { body } = await as(null).rest.get('/api/docs-json');
    const { paths, components } = body as {
      paths: Record<string, Record<string, Described>>;
      components: { schemas: Record<string, { properties?: object }> };
    };
    for (const [name, { path, put }] of Object.entries(KINDS)) {
      const [address] = put({ id: '{id}', version: 1 }, {});
      const change = paths[address.split('?')[0] ?? '']?.['put'];
      for (const call of [change, paths[path]?.['delete']])
        expect([name, call?.parameters]).toEqual([
          name,
          expect.arrayContaining([expect.objectContaining({ name: 'if-match', in: 'header' })]),
        ]);
      const ref = change?.requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1) ?? '';
      expect([name, Object.keys(components.schemas[ref]?.properties ?? {})]).toEqual([
        name,
        expect.not.arrayContaining(['version']),
      ]);
      expect(Object.keys(components.schemas[ref]?.properties ?? {}).length).toBeGreaterThan(2);
    }
  });

  it.each(names)('%s: the version of the row, or 409 with the row as it is now', async (name) => {
    const before = await read(name);
    for (const value of [`"${before.version}"`, String(before.version), `W/"${before.version}"`, '*', ''])
      expect([value, (await send(name, before, { 'if-match': value })).status]).toEqual([value, 200]);
    const stale = { 'if-match': `"${before.version + 1}"` };
    const text = textOf(before);
    const conflict = {
      code: 'VERSION_CONFLICT',
      error: expect.stringMatching(/^Somebody else changed this .* in the meantime\.$/) as string,
      details: { current: written(before) },
    };
    const { status, body } = await send(name, { ...before, [text]: 'Late' }, stale);
    expect([status, body]).toMatchObject([409, conflict]);
    for (const value of ['"one"', '"1", "2"', '-1', '"1', '1.5', '99999999999']) {
      const refused = await send(name, { ...before, [text]: 'Late' }, { 'if-match': value });
      expect([value, refused.status, refused.body['error']]).toEqual([
        ...[value, 400, 'If-Match must be one version of the row, such as "3", or *.'],
      ]);
    }
    const kept = await as(family.admin).rest.delete(kindOf(name).remove(before), undefined, stale);
    expect([kept.status, kept.body]).toMatchObject([409, conflict]);
    expect(await read(name)).toEqual(before);
  });

  it('also holds for a pin and for the toggle of a shopping item', async () => {
    const { rest } = as(family.admin);
    const [post, item] = [rows['post'] as Row, rows['shopping item by path'] as Row];
    const late = { 'if-match': '"4711"' };
    const pin = await rest.raw((agent) => agent.post(`/api/forum/${post.id}/pin`).set(late).send({ isPinned: true }));
    const toggle = await rest.patch(`/api/meals/shopping-list/${item.id}`, {}, late);
    for (const answer of [pin, toggle])
      expect([answer.status, answer.body]).toMatchObject([409, { code: 'VERSION_CONFLICT' }]);
    expect([await read('post'), await read('shopping item by path')]).toMatchObject([
      { isPinned: false },
      { is_purchased: false },
    ]);
  });

  it.each(names)('%s: a deletion of the version that was seen', async (name) => {
    // last of all: replies go with their post
    if (name === 'post') return;
    const { version } = await read(name);
    const headers = { 'if-match': `"${version}"` };
    const gone = await as(family.admin).rest.delete(kindOf(name).remove(rows[name] as Row), undefined, headers);
    expect([gone.status, gone.body]).toEqual([200, { success: true, id: rows[name]?.id }]);
  });
});
