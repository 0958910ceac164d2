import { as, make, type Family, type Member } from '../../../test';

const PATH = '/api/wishlist';

let ours: Family;
let theirs: Family;
let ben: Member;
let tom: Member;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family({ members: 2 }), make.family()]);
  [ben, tom] = ours.members as [Member, Member];
});

interface Item extends Record<string, unknown> {
  id: string;
  is_purchased: boolean;
}
const post = async (body: object, who: Member = ben) => {
  const answer = await as(who).rest.post(PATH, { title: 'A lamp', category: 'Gifts', ...body });
  return { status: answer.status, ...(answer.body as { item: Item; code?: string; field?: string; error?: string }) };
};
const put = async (id: string, body: object, who: Member = ben) => {
  const answer = await as(who).rest.put(`${PATH}?id=${id}`, body);
  return { status: answer.status, ...(answer.body as { item: Item; code?: string; error?: string }) };
};
const listOf = async (who: Member) =>
  ((await as(who).rest.get(`${PATH}?user_id=${who.userId}`)).body as { wishlist: Item[] }).wishlist;

it('adds, lists, changes and deletes as documented, with the wisher in every answer', async () => {
  const sent = {
    title: 'A kite',
    notes: 'The red one',
    category: 'Kids',
    price: 12.5,
    link: 'https://kites.example/red',
  };
  const { item, status } = await post({ ...sent, is_purchased: false, added_by: 'Me', user_id: ben.userId });
  expect(status).toBe(201);
  expect(item).toMatchObject({ ...sent, is_purchased: false, added_by: 'Me', added_by_user_id: ben.userId });
  const [mine, hers] = [await listOf(ben), await listOf(ours.admin)];
  expect(mine.find(({ id }) => id === item.id)).toEqual(item);
  expect(hers.find(({ id }) => id === item.id)).toMatchObject({
    added_by: expect.stringMatching(/^Ben/) as string,
    price: 12.5,
  });

  const whole = { ...sent, title: 'A blue kite', price: 0, is_purchased: true, user_id: ben.userId };
  expect((await put(item.id, whole)).item).toMatchObject({ title: 'A blue kite', price: 0, is_purchased: true });
  expect((await put(item.id, { ...whole, is_purchased: false })).item.is_purchased).toBe(false);
  const gone = await as(ben).rest.delete(`${PATH}?id=${item.id}`, { user_id: ben.userId });
  expect(gone.body).toEqual({ success: true, id: item.id });
  expect((await listOf(ben)).map(({ id }) => id)).not.toContain(item.id);
});

it('marks a purchase as a surprise only if the flag is set', async () => {
  const [open, secret] = [(await post({})).item, (await post({})).item];
  await put(open.id, { is_purchased: true }, ours.admin);
  expect(await put(secret.id, { is_purchased: true, surprise: true }, ours.admin)).toMatchObject({
    item: { is_purchased: true, is_surprise: true },
  });
  const seen = new Map((await listOf(ben)).map((item) => [item.id, item]));
  expect(seen.get(open.id)).toMatchObject({ is_purchased: true });
  expect(seen.get(secret.id)).toEqual(secret);
});

it.each([
  ['a price with its sign', { price: '£12' }, 'price'],
  ['a price that is not a number', { price: 'NaN' }, 'price'],
  ['a price in a list', { price: [12] }, 'price'],
  ['a price below zero', { price: -1 }, 'price'],
  ['a price beyond reason', { price: 1e12 }, 'price'],
  ['part of a penny', { price: 0.001 }, 'price'],
  ['no title', { title: ' \n ' }, 'title'],
  ['a title of 10,000 characters', { title: 'x'.repeat(10_000) }, 'title'],
  ['no such category', { category: '<b>Cars</b>' }, 'category'],
  ['no category', { category: null }, 'category'],
  ['a script for a link', { link: 'javascript:alert(1)' }, 'link'],
  ['a picture of elsewhere', { image_url: 'https://elsewhere.example/a.png' }, 'image_url'],
  ['a day that does not exist', { wanted_by: '2026-02-30' }, 'wanted_by'],
  ['somebody that nobody knows', { added_by: 'Nobody at all' }, 'added_by'],
])('refuses %s, naming the field', async (_what, body, field) => {
  const before = await listOf(ben);
  expect(await post(body)).toMatchObject({ status: 400, code: 'INVALID', field });
  expect(await listOf(ben)).toEqual(before);
});

it('says what is wrong with a price in words that people understand', async () => {
  expect((await post({ price: '£12' })).error).toBe('Price must be a number.');
});

it('keeps the part of a link by which a shop names the colour', async () => {
  expect((await post({ link: 'shop.example/kite#red' })).item['link']).toBe('https://shop.example/kite#red');
});

it.each([
  [0, 0],
  [0.1, 0.1],
  [19.99, 19.99],
  ['19.99', 19.99],
  [20_000_000, 20_000_000],
  [null, null],
])('keeps a price of %d exactly', async (price, kept) => {
  expect((await post({ price })).item['price'] ?? null).toBe(kept);
});

it('keeps markup as text', async () => {
  const words = { title: '<script>alert(1)</script>', notes: '</textarea><img src=x onerror=alert(1)>' };
  expect((await post(words)).item).toMatchObject(words);
});

it("answers NOT_FOUND for another family's wish, and ignores user ids of the request", async () => {
  const { item } = await post({}, theirs.admin);
  for (const id of [item.id, 'junk', '']) {
    const answers = [await put(id, { is_purchased: true }), await as(ben).rest.delete(`${PATH}?id=${id}`)];
    for (const { status } of answers) expect(status).toBe(id === '' ? 400 : 404);
  }
  expect((await post({ user_id: theirs.admin.userId })).status).toBe(403);
  expect((await listOf(theirs.admin)).find(({ id }) => id === item.id)).toEqual(item);
});

it('adds one wish for a repeated key, and neither ticks nor moves it again', async () => {
  const send = async (key: string, more: object = {}) => {
    const body = { title: 'Once', category: 'House', ...more };
    const answer = await as(ben).rest.raw((agent) => agent.post(PATH).set('idempotency-key', key).send(body));
    return (answer.body as { item: Item }).item;
  };
  const bought = { is_purchased: true };
  const [first, again] = await Promise.all([send('wish-twice-1', bought), send('wish-twice-1', bought)]);
  expect(again).toEqual(first);
  expect(first).toMatchObject(bought);
  await put(first.id, { is_purchased: false });
  expect(await send('wish-twice-1', bought)).toMatchObject({ id: first.id, is_purchased: false });

  const { id } = await send('wish-twice-2');
  await post({});
  const places = async () => (await listOf(ben)).map((item) => item.id);
  const before = await places();
  expect((await send('wish-twice-2')).id).toBe(id);
  expect(await places()).toEqual(before);
});

it('accepts the whole item of an answer with only the tick changed', async () => {
  const { item } = await post({
    price: 19.99,
    link: 'https://lamps.example/',
    wanted_by: '2027-03-04',
    occasion: 'Easter',
  });
  const whole = (await listOf(ben)).find(({ id }) => id === item.id);
  const bought = await put(item.id, { ...whole, is_purchased: true, user_id: ben.userId });
  expect(bought).toMatchObject({
    status: 200,
    item: { ...whole, is_purchased: true, updated_at: expect.any(String), version: expect.any(Number) },
  });
});

it('tells the second buyer that somebody was first, but lets everybody edit a wish that is bought', async () => {
  const { item } = await post({});
  const open = (await listOf(tom)).find(({ id }) => id === item.id);
  await put(item.id, { is_purchased: true, surprise: true }, ours.admin);
  const whole = (await listOf(tom)).find(({ id }) => id === item.id);
  // seen as bought, and sent back as it was seen
  const again = await Promise.all([1, 2].map(() => put(item.id, { ...whole }, tom)));
  expect(again).toMatchObject([1, 2].map(() => ({ status: 200, item: whole })));
  for (const body of [{ is_purchased: true }, { ...open, is_purchased: true }])
    expect(await put(item.id, body, tom)).toMatchObject({ status: 409, error: 'Somebody has bought this already.' });
  // the buyer repeats it; another member edits the form, in which the box is ticked
  expect((await put(item.id, { is_purchased: true }, ours.admin)).status).toBe(200);
  expect(await put(item.id, { ...whole, title: 'A red lamp', is_purchased: true }, tom)).toMatchObject({
    status: 200,
    item: { title: 'A red lamp', is_purchased: true },
  });
});

it.each([1, 2, 3])('gives one of two concurrent buyers the wish, by whichever door (race %i)', async () => {
  const { item } = await post({});
  const buy = 'mutation ($id: ID!) { buyWish(id: $id, surprise: true) { id } }';
  const [rest, graphql] = await Promise.all([
    put(item.id, { is_purchased: true, surprise: true }, tom),
    as(ours.admin).gql(buy, { id: item.id }),
  ]);
  const refusals = [rest.error, graphql.errors?.[0]?.message].filter((each) => each !== undefined);
  expect(refusals).toEqual(['Somebody has bought this already.']);
});

it('adds a wish that is already bought, in secret if the flag is set', async () => {
  const { item: known } = await post({});
  const added_by = (await listOf(ours.admin)).find(({ id }) => id === known.id)?.['added_by'];
  const { item } = await post({ added_by, is_purchased: true, surprise: true }, ours.admin);
  expect(item).toMatchObject({ is_purchased: true, is_surprise: true });
  expect((await listOf(ben)).find(({ id }) => id === item.id)).toMatchObject({ is_purchased: false });
});
