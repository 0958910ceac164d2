import { randomUUID } from 'node:crypto';
import { as, listen, make, type Family } from '../../../test';
import type { RestShoppingItem } from './shopping-list.rest';

const PATH = '/api/meals/shopping-list';
const CHANGE = `mutation ($changes: [ShoppingChangeInput!]!, $listId: ID) {
  changeShoppingList(changes: $changes, listId: $listId) { listId missed goneIds items { id ingredientName isPurchased } } }`;

let ours: Family;
let theirs: Family;
beforeEach(async () => {
  [ours, theirs] = await Promise.all([make.family(), make.family({ members: 0 })]);
});

const itemOf = (body: unknown) => (body as { shoppingListItem: RestShoppingItem }).shoppingListItem;
const itemsOf = (body: unknown) => (body as { shoppingListItems: RestShoppingItem[] }).shoppingListItems;
const listed = async () => itemsOf((await as(ours.member).rest.get(PATH)).body);

describe('the documented calls', () => {
  it('add, list, update in three ways and delete an item', async () => {
    const me = as(ours.admin);
    const added = await me.rest.post(PATH, {
      ...{ ingredient_name: 'milk', amount: 2, unit: 'l', category: 'Dairy', assigned_to: 'Me', notes: 'the blue one' },
      ...{ is_purchased: false, priority: 'high', week_start_date: '2026-10-05', week_end_date: '2026-10-11' },
      userId: ours.admin.userId,
    });
    expect(added.status).toBe(201);
    const milk = itemOf(added.body);
    expect(milk).toMatchObject({
      ...{ ingredient_name: 'milk', amount: 2, unit: 'l', category: 'Dairy', notes: 'the blue one', priority: 'high' },
      ...{ is_purchased: false, is_ai_generated: false, week_start_date: '2026-10-05', week_end_date: '2026-10-11' },
      ...{ family_id: ours.id, user_id: ours.admin.userId, assigned_to: ours.admin.name.split(' ')[0] },
    });
    expect(await listed()).toEqual([milk]);

    const updates = { itemId: milk.id, updates: { is_purchased: true }, userId: ours.admin.userId };
    expect(itemOf((await me.rest.put(PATH, updates)).body)).toMatchObject({ id: milk.id, is_purchased: true });
    const renamed = await me.rest.put(`${PATH}/${milk.id}`, { ingredient_name: 'oat milk', assigned_to: 'unassigned' });
    expect(itemOf(renamed.body)).toMatchObject({ ingredient_name: 'oat milk', assigned_to: null, is_purchased: true });
    const toggled = await me.rest.raw((agent) => agent.patch(`${PATH}/${milk.id}`).send({ id: milk.id }));
    expect(itemOf(toggled.body)).toMatchObject({ is_purchased: false, notes: 'the blue one' });

    const gone = await me.rest.raw((agent) => agent.delete(PATH).send({ id: milk.id, userId: ours.admin.userId }));
    expect(gone.body).toEqual({ success: true, id: milk.id });
    expect((await me.rest.raw((agent) => agent.delete(`${PATH}?id=${milk.id}`))).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it('accept an ingredient of the documented generation as a generated item', async () => {
    const me = as(ours.admin);
    const week = { week_start_date: '2026-10-05', week_end_date: '2026-10-11' };
    await me.rest.post(PATH, { ingredient_name: 'mince', category: 'AI Recipe', ...week, userId: ours.admin.userId });
    expect(await listed()).toMatchObject([
      { ingredient_name: 'mince', category: 'AI-Generated', is_ai_generated: true, amount: null, ...week },
    ]);
  });

  it('take the whole week of an ingredient that names only its start', async () => {
    const me = as(ours.admin);
    await me.rest.post(PATH, { ingredient_name: 'mince', category: 'AI-Generated', week_start_date: '2026-10-05' });
    expect(await listed()).toMatchObject([{ week_start_date: '2026-10-05', week_end_date: '2026-10-11' }]);
    const wrong = { ingredient_name: 'rice', week_start_date: '2026-10-05', week_end_date: '2026-10-04' };
    expect((await me.rest.post(PATH, wrong)).status).toBe(400);
  });

  it('show the ingredients of a suggestion as generated, with their week', async () => {
    const me = as(ours.admin);
    const add = (name: string, generatedFor: string | null) => ({ add: { id: randomUUID(), name, generatedFor } });
    await me.gql(CHANGE, { changes: [add('mince', '2026-10-08'), add('rice', null)] });
    expect(await listed()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ ingredient_name: 'mince', category: 'AI-Generated', is_ai_generated: true },
          ...{ week_start_date: '2026-10-05', week_end_date: '2026-10-11' },
        }),
        expect.objectContaining({ ingredient_name: 'rice', category: 'Quick Add', week_start_date: null }),
      ]),
    );
    const { errors } = await me.gql(CHANGE, { changes: [add('beans', '2026-02-30')] });
    expect(errors?.[0]?.message).toBeTruthy();
    expect(await listed()).toHaveLength(2);
  });

  it('return the first item for a repeated call', async () => {
    const me = as(ours.admin);
    const key = randomUUID();
    const add = () =>
      me.rest.raw((agent) => agent.post(PATH).set('idempotency-key', key).send({ ingredient_name: 'eggs', amount: 6 }));
    const [first, second] = [await add(), await add()];
    expect(itemOf(second.body)).toEqual(itemOf(first.body));
    expect(await listed()).toMatchObject([{ ingredient_name: 'eggs', amount: 6 }]);
  });

  it.each([
    ['a blank name', { ingredient_name: ' ' }, 'ingredient_name'],
    ['10,000 characters', { ingredient_name: 'x'.repeat(10_000) }, 'ingredient_name'],
    ['a negative amount', { ingredient_name: 'milk', amount: -1 }, 'amount'],
    ['a billion', { ingredient_name: 'milk', amount: 1e9 }, 'amount'],
    ['an amount in words', { ingredient_name: 'milk', amount: 'some' }, 'amount'],
    ['nobody of the family', { ingredient_name: 'milk', assigned_to: 'Nobody Such' }, 'assigned_to'],
  ])('refuse %s', async (_what, body, field) => {
    const { status, body: answer } = await as(ours.admin).rest.post(PATH, body);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ field });
    expect(await listed()).toEqual([]);
  });

  it("do not reveal another family's item or list", async () => {
    const milk = itemOf((await as(theirs.admin).rest.post(PATH, { ingredient_name: 'milk' })).body);
    const me = as(ours.admin);
    expect((await me.rest.put(PATH, { itemId: milk.id, updates: { is_purchased: true } })).status).toBe(404);
    expect((await me.rest.raw((agent) => agent.patch(`${PATH}/${milk.id}`))).status).toBe(404);
    expect((await me.rest.get(`${PATH}?listId=${milk.list_id}`)).status).toBe(404);
    expect((await me.rest.post(PATH, { ingredient_name: 'eggs', userId: theirs.admin.userId })).status).toBe(403);
    const { data } = await me.gql<{ changeShoppingList: unknown }>(CHANGE, {
      changes: [{ tick: { id: milk.id, isPurchased: true } }],
    });
    expect(data?.changeShoppingList).toEqual({ listId: null, missed: 1, goneIds: [], items: [] });
  });
});

it('sends others a tick, and a batch of 200 changes in few messages', async () => {
  const me = as(ours.admin);
  const add = (name: string) => ({ add: { id: randomUUID(), name } });
  const milk = add('milk');
  await me.gql(CHANGE, { changes: [milk] });
  const stream = await listen<{ id: string; type: string }>(ours.member, 'familyChanged', 'type');
  await me.gql(CHANGE, { changes: [{ tick: { id: milk.add.id, isPurchased: true } }] });
  expect(await stream.next()).toEqual({ type: 'shopping_item', id: milk.add.id });
  await me.gql(CHANGE, { changes: Array.from({ length: 200 }, (_, n) => add(`thing number ${n}`)) });
  await me.gql(CHANGE, { changes: [{ tick: { id: milk.add.id, isPurchased: false } }] });
  const types: string[] = [];
  for (let next = await stream.next(); next && next.id !== milk.add.id; next = await stream.next())
    types.push(next.type);
  await stream.close();
  expect(types.sort()).toEqual(['shopping_item', 'shopping_list']);
});

it('returns single items, with those that they were merged into, and reports missing ones', async () => {
  const NOW = 'query ($ids: [ID!]!) { shoppingItems(ids: $ids) { items { id ingredientName parts { id } } goneIds } }';
  const me = as(ours.admin);
  const now = async (...ids: string[]) =>
    (await me.gql<{ shoppingItems: { items: { id: string }[]; goneIds: string[] } }>(NOW, { ids })).data?.shoppingItems;
  const [milk, bread, tea] = ['milk', 'bread', 'tea'].map((name) => ({ add: { id: randomUUID(), name } }));
  const idOf = (one: typeof milk) => one?.add.id ?? '';
  await me.gql(CHANGE, { changes: [milk, bread, tea] });
  await me.gql(CHANGE, { changes: [{ edit: { id: idOf(bread), name: 'Milk' } }, { remove: { id: idOf(tea) } }] });
  const foreign = itemOf((await as(theirs.admin).rest.post(PATH, { ingredient_name: 'milk' })).body).id;
  expect(await now(idOf(milk))).toMatchObject({ items: [{ id: idOf(milk), ingredientName: 'Milk' }], goneIds: [] });
  const all = await now(idOf(milk), idOf(bread), idOf(tea), foreign, 'no id');
  expect(all?.items.map(({ id }) => id)).toEqual([idOf(milk)]);
  expect(all?.goneIds).toEqual([idOf(bread), idOf(tea), foreign, 'no id']);
  expect(await me.gql(NOW, { ids: Array.from({ length: 101 }, () => randomUUID()) })).toMatchObject({
    errors: [{ extensions: { code: 'INVALID', field: 'ids' } }],
  });
});

it.each([
  [{ priority: 'urgent' }, 'priority'],
  [{ aisle: 'Third on the left' }, 'aisle'],
  [{ week_start_date: 'soon' }, 'week_start_date'],
  [{ week_start_date: '2026-02-30', week_end_date: '2026-03-08' }, 'week_start_date'],
  [{ week_start_date: '2026-10-05', week_end_date: '2026-10-04' }, 'week_end_date'],
])('an item with %j is refused', async (sent, field) => {
  const answer = await as(ours.admin).rest.post(PATH, { ingredient_name: 'milk', ...sent });
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', field } });
  expect(await listed()).toEqual([]);
});

it('a generation for a date that does not exist names its field', async () => {
  const answer = await as(ours.admin).rest.post(`${PATH}/generate`, { week_start_date: '2026-02-30' });
  expect(answer).toMatchObject({ status: 400, body: { field: 'week_start_date' } });
});
