import { as, listen, make, type Family } from '../../../test';
import type { RestKitchenItem } from './kitchen.rest';

const PATH = '/api/meals/kitchen-inventory';
const ADD = `mutation ($items: [KitchenItemInput!]!, $key: String) {
  addKitchenItems(items: $items, idempotencyKey: $key) { id ingredientName amount unit haveIt version } }`;
const UPDATE = `mutation ($id: ID!, $input: KitchenItemInput!, $version: Int) {
  updateKitchenItem(id: $id, input: $input, version: $version) { id amount version } }`;
const PRODUCT = `query ($barcode: String!, $format: BarcodeFormat) {
  kitchenProduct(barcode: $barcode, format: $format) { barcode name category place amount unit isOwn } }`;
const SEARCH = `query ($input: SearchInput) { search(query: "passata", input: $input) { results { id title type } } }`;

let ours: Family;
let theirs: Family;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family(), make.family({ members: 0 })]);
});

const itemOf = (body: unknown) => (body as { data: RestKitchenItem }).data;
const listed = async () => (await as(ours.member).rest.get(`${PATH}?userId=${ours.member.userId}`)).body as unknown;
const add = async (ingredientName: string, more: object = {}) =>
  (await as(ours.admin).gql<{ addKitchenItems: { id: string }[] }>(ADD, { items: [{ ingredientName, ...more }] })).data
    ?.addKitchenItems[0]?.id ?? '';

describe('the documented calls', () => {
  it('add, list, change and delete an item', async () => {
    const me = as(ours.admin);
    const sent = { ingredient_name: ' Flour ', category: 'Pantry', have_it: true, userId: ours.admin.userId };
    const added = await me.rest.post(PATH, sent);
    expect(added.status).toBe(201);
    const flour = itemOf(added.body);
    expect(added.body).toMatchObject({
      success: true,
      data: { ingredient_name: 'Flour', category: 'Pantry', have_it: true, place: 'larder', version: 1 },
    });
    // unset fields are absent: only the documented shape, and a place
    expect(Object.keys(flour)).not.toContain('amount');
    expect(itemOf((await me.rest.post(PATH, sent)).body)).toEqual(flour);
    expect(await listed()).toEqual({ data: [flour] });

    const gone = await me.rest.put(PATH, { id: flour.id, userId: ours.admin.userId, have_it: false });
    expect([gone.status, itemOf(gone.body).have_it]).toEqual([200, false]);
    const back = await me.rest.put(`${PATH}?id=${flour.id}`, { have_it: true, amount: 1.5, unit: 'kg' });
    expect(itemOf(back.body)).toMatchObject({ have_it: true, amount: 1.5, unit: 'kg', version: 3 });

    const body = { id: flour.id, userId: ours.admin.userId };
    expect((await me.rest.raw((agent) => agent.delete(PATH).send(body))).body).toEqual({ success: true, id: flour.id });
    expect((await me.rest.raw((agent) => agent.delete(`${PATH}?id=${flour.id}`))).status).toBe(404);
    expect(await listed()).toEqual({ data: [] });
  });

  it.each([
    [{}, 'ingredient_name'],
    [{ ingredient_name: '  ' }, 'ingredient_name'],
    [{ ingredient_name: 7 }, 'ingredient_name'],
    [{ ingredient_name: 'x'.repeat(10_000) }, 'ingredient_name'],
    [{ ingredient_name: 'Milk', category: 'Drinks' }, 'category'],
    [{ ingredient_name: 'Milk', place: 'garage' }, 'place'],
    [{ ingredient_name: 'Milk', have_it: 'yes' }, 'have_it'],
    [{ ingredient_name: 'Milk', amount: 'some' }, 'amount'],
    [{ ingredient_name: 'Milk', amount: -1 }, 'amount'],
    [{ ingredient_name: 'Milk', amount: 1e9 }, 'amount'],
    [{ ingredient_name: 'Milk', minimum_amount: -1 }, 'minimum_amount'],
    [{ ingredient_name: 'Milk', best_before: '2026-02-30' }, 'best_before'],
    [{ ingredient_name: 'Milk', best_before: 'soon' }, 'best_before'],
    [{ ingredient_name: 'Milk', barcode: '12345' }, 'barcode'],
  ])('refuse %j', async (sent, field) => {
    const answer = await as(ours.admin).rest.post(PATH, sent);
    expect([answer.status, (answer.body as { field?: string }).field]).toEqual([400, field]);
    expect(await listed()).toEqual({ data: [] });
  });

  it.each([[[]], ['words'], [7], [null]])('refuse a body of %j', async (body) => {
    const answer = await as(ours.admin).rest.raw((agent) =>
      agent.post(PATH).set('content-type', 'application/json').send(JSON.stringify(body)),
    );
    expect(answer.status).toBe(400);
  });

  it('reveal nothing about other families', async () => {
    const id = await add('Rice');
    for (const [status, call] of [
      [404, as(theirs.admin).rest.put(PATH, { id, have_it: false })],
      [404, as(theirs.admin).rest.raw((agent) => agent.delete(`${PATH}?id=${id}`))],
      [404, as(ours.admin).rest.put(PATH, { id: 'junk', have_it: false })],
      [400, as(ours.admin).rest.put(PATH, { have_it: false })],
      [403, as(ours.admin).rest.post(PATH, { ingredient_name: 'Tea', userId: theirs.admin.userId })],
    ] as const)
      expect((await call).status).toBe(status);
    expect(await listed()).toMatchObject({ data: [{ ingredient_name: 'Rice', have_it: true }] });
    await as(ours.admin).rest.raw((agent) => agent.delete(`${PATH}?id=${id}`));
  });
});

it('is live: open kitchens receive each change', async () => {
  const changes = await listen(ours.member, 'familyChanged', 'type action');
  const id = await add('Butter');
  expect(await changes.next()).toMatchObject({ type: 'kitchen_item', id, action: 'created' });
  await as(ours.admin).gql('mutation ($id: ID!) { useUpKitchenItem(id: $id) { id } }', { id });
  expect(await changes.next()).toMatchObject({ type: 'kitchen_item', id, action: 'updated' });
  await changes.close();
});

it('adds nothing twice, and shows a concurrent edit', async () => {
  const call = () =>
    as(ours.admin).gql<{ addKitchenItems: { id: string }[] }>(ADD, {
      items: [{ ingredientName: 'Oats', amount: 500, unit: 'g' }],
      key: 'added-the-oats',
    });
  const [first, second] = await Promise.all([call(), call()]);
  expect(first.data).toEqual(second.data);
  expect(first.data?.addKitchenItems).toMatchObject([{ amount: 500 }]);
  const id = first.data?.addKitchenItems[0]?.id;
  const update = (amount: number) => as(ours.member).gql(UPDATE, { id, input: { amount }, version: 1 });
  expect((await update(400)).errors).toBeUndefined();
  expect((await update(300)).errors?.[0]?.extensions).toMatchObject({
    code: 'VERSION_CONFLICT',
    details: { current: { amount: 400, version: 2 } },
  });
});

it("remembers a barcode's product, for its family only", async () => {
  const product = (barcode: string, who = ours.admin, format?: string) =>
    as(who).gql<{ kitchenProduct: unknown }>(PRODUCT, { barcode, format });
  expect((await product('4006381333931')).data?.kitchenProduct).toBeNull();
  const packet = { barcode: ' 4006381333931 ', amount: 690, unit: 'g' };
  await as(ours.admin).gql(ADD, { items: [{ ingredientName: 'Passata', ...packet }] });
  const known = {
    barcode: '4006381333931',
    name: 'Passata',
    category: 'Pantry',
    place: 'larder',
    amount: 690,
    unit: 'g',
  };
  expect((await product('4006381333931', ours.member, 'ean_13')).data?.kitchenProduct).toEqual({
    ...known,
    isOwn: true,
  });
  expect((await product('4006381333931', theirs.admin)).data?.kitchenProduct).toBeNull();
  for (const wrong of ['4006381333932', '', 'milk', '9'.repeat(10_000)])
    expect((await product(wrong)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'barcode' });
});

it('is searchable', async () => {
  const found = async (types?: string[]) =>
    (await as(ours.admin).gql<{ search: { results: unknown[] } }>(SEARCH, { input: { types } })).data?.search.results;
  await add('Passata');
  expect(await found()).toEqual([]);
  expect(await found(['kitchen_item'])).toMatchObject([{ title: 'Passata', type: 'kitchen_item' }]);
});
