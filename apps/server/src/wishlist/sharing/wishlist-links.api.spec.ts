import { randomBytes } from 'node:crypto';
import { as, asOwner, make, type Family, type Member } from '../../../test';
import { until } from '../../../test/until';

const ADD = 'mutation ($input: WishInput!) { addWish(input: $input) { id } }';
const SHARE = 'mutation ($memberId: ID!) { shareWishlist(memberId: $memberId) { url createdByMemberId } }';
const REVOKE = 'mutation ($memberId: ID!) { revokeWishlistLink(memberId: $memberId) }';
const LINK = 'query ($memberId: ID!) { wishlistLink(memberId: $memberId) { url } }';
const WISH = 'query ($id: ID!) { wish(id: $id) { isPurchased takenBy isSurprise version updatedAt } }';
const PATH = '/api/shared-wishlist';

interface Shown {
  name: string;
  wishes: { id: string; title: string; is_taken: boolean }[];
}

let ours: Family;
let theirs: Family;
/** The wisher. */
let ben: Member;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family({ name: 'Secret Santas' }), make.family()]);
  ben = ours.member;
});

const wished = async (title: string) => {
  const input = { title, category: 'Gifts', price: 1_250 };
  return (await as(ben).gql<{ addWish: { id: string } }>(ADD, { input })).data.addWish.id;
};
const shared = async () => {
  const { data } = await as(ours.admin).gql<{ shareWishlist: { url: string } }>(SHARE, { memberId: ben.membershipId });
  return data.shareWishlist.url.split('#')[1] ?? '';
};
/** A caller without a sign-in, with a separate address. */
const outside = (path: string, body: object, address = '203.0.113.17') =>
  as(null).rest.raw((agent) => agent.post(path).set('x-forwarded-for', address).send(body));
const newKey = () => randomBytes(24).toString('base64url');
const seenBy = async (member: Member, id: string) => (await as(member).gql(WISH, { id })).data;

it('shows the wishes to anybody with the link, and no other data of the family', async () => {
  const id = await wished('A telescope');
  const answer = await outside(PATH, { token: await shared() });
  expect(answer.status).toBe(200);
  expect((answer.body as Shown).wishes).toContainEqual({
    ...{ id, title: 'A telescope', notes: null, category: 'Gifts', price: 12.5, link: null, wanted_by: null },
    ...{ image_url: null, image_width: null, image_height: null },
    ...{ occasion: null, is_taken: false, is_yours: false, is_needed: true },
  });
  expect(Object.keys(answer.body as Shown).sort()).toEqual(['currency', 'locale', 'name', 'wishes']);
  expect(answer.text).not.toContain('Secret Santas');
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
});

it('lets a visitor take a wish, visible to everyone but the wisher, and release it', async () => {
  const [id, token] = [await wished('A globe'), await shared()];
  const before = await seenBy(ben, id);
  const tries = await Promise.all(
    ['Grandma', 'Grandpa'].map((name) => outside(`${PATH}/take`, { token, wish_id: id, name })),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await seenBy(ben, id)).toEqual(before);
  expect(await seenBy(ours.admin, id)).toMatchObject({
    wish: { isPurchased: true, isSurprise: true, takenBy: expect.stringMatching(/^Grand(ma|pa)$/) as string },
  });
  const { body } = await outside(PATH, { token });
  expect((body as Shown).wishes.find((wish) => wish.id === id)?.is_taken).toBe(true);
  const key = (tries.find(({ status }) => status === 200)?.body as { key: string }).key;
  expect((await outside(`${PATH}/give-back`, { token, wish_id: id, key: 'wrong' })).status).toBe(404);
  expect((await outside(`${PATH}/give-back`, { token, wish_id: id, key })).status).toBe(200);
  expect(await seenBy(ours.admin, id)).toMatchObject({ wish: { isPurchased: false } });
});

it("lets any other member reveal a visitor's purchase, because visitors cannot", async () => {
  const [id, token] = [await wished('A drum'), await shared()];
  await outside(`${PATH}/take`, { token, wish_id: id, name: 'Grandma' });
  const reveal = async (who: Member) =>
    (await as(who).gql('mutation ($id: ID!) { revealSurprise(id: $id) { id } }', { id })).errors?.[0]?.extensions.code;
  expect(await reveal(ben)).toBe('CONFLICT');
  expect(await seenBy(ben, id)).toMatchObject({ wish: { isPurchased: false } });
  expect(await reveal(ours.admin)).toBeUndefined();
  expect(await seenBy(ben, id)).toMatchObject({ wish: { isPurchased: true, takenBy: 'Grandma', isSurprise: false } });
});

it('is hidden from the wisher', async () => {
  const memberId = ben.membershipId;
  const asked = async () => {
    const answers = [];
    for (const operation of [LINK, SHARE, REVOKE]) {
      const { data, errors } = await as(ben).gql(operation, { memberId });
      answers.push([data, errors?.[0]?.message, errors?.[0]?.extensions.code]);
    }
    return answers;
  };
  await as(ours.admin).gql(REVOKE, { memberId });
  const without = await asked();
  const token = await shared();
  expect(await asked()).toEqual(without);
  expect(without[0]).toEqual([{ wishlistLink: null }, undefined, undefined]);
  expect((await outside(PATH, { token })).status).toBe(200);
});

it('can be revoked immediately, and cannot be guessed', async () => {
  const [id, token] = [await wished('A kite'), await shared()];
  await as(ours.admin).gql(REVOKE, { memberId: ben.membershipId });
  const stored = () => asOwner('select * from wish_surprise where family_id = $1', [ours.id]);
  const before = await stored();
  for (const [path, more] of [
    [PATH, {}],
    [`${PATH}/take`, { wish_id: id, name: 'Eve' }],
    [`${PATH}/give-back`, { wish_id: id, key: 'x' }],
  ] as const)
    expect((await outside(path, { token, ...more }, '203.0.113.18')).body).toMatchObject({ code: 'NOT_FOUND' });
  const again = await shared();
  expect(again).not.toBe(token);
  const answers = await Promise.all(Array.from({ length: 41 }, () => outside(PATH, { token }, '203.0.113.18')));
  expect(answers.map(({ status }) => status)).toContain(429);
  expect((await outside(PATH, { token: again }, '203.0.113.18')).status).toBe(200);
  for (const name of ['', ' ', 'x'.repeat(81)])
    expect((await outside(`${PATH}/take`, { token: again, wish_id: id, name })).body).toMatchObject({
      code: 'INVALID',
    });
  for (const wish_id of [theirs.id, 'junk'])
    expect((await outside(`${PATH}/take`, { token: again, wish_id, name: 'Eve' })).status).toBe(404);
  expect(await stored()).toEqual(before);
});

it('can be created and revoked only by the family', async () => {
  for (const operation of [LINK, SHARE, REVOKE])
    expect((await as(theirs.admin).gql(operation, { memberId: ben.membershipId })).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
});

it('accepts a repeated call after a lost answer, and marks what this device has taken, also after the reveal', async () => {
  const [id, token] = [await wished('A ball'), await shared()];
  const key = 'k'.repeat(32);
  const take = (with_: object) => outside(`${PATH}/take`, { token, wish_id: id, name: 'Grandma', ...with_ });
  for (const wrong of ['short', 'x'.repeat(33), `${'x'.repeat(31)}!`])
    expect((await take({ key: wrong })).body).toMatchObject({ code: 'INVALID', field: 'key' });
  expect(await take({ key })).toMatchObject({ status: 200, body: { key } });
  expect(await take({ key })).toMatchObject({ status: 200, body: { key } });
  expect((await take({ key: 'q'.repeat(32) })).status).toBe(409);
  const isYours = async (keys: unknown) => {
    const { body, status } = await outside(PATH, { token, keys });
    return status === 200
      ? (body as { wishes: { id: string; is_yours: boolean }[] }).wishes.find((wish) => wish.id === id)?.is_yours
      : status;
  };
  expect(await isYours([key])).toBe(true);
  expect(await isYours(['q'.repeat(32)])).toBe(false);
  expect(await isYours(Array.from({ length: 51 }, () => key))).toBe(400);
  expect(await isYours('junk')).toBe(400);
  await asOwner('update wish_surprise set reveal_on = current_date - 2 where wish_id = $1', [id]);
  await until(async () => JSON.stringify(await seenBy(ben, id)).includes('"isPurchased":true'));
  expect(await isYours([key])).toBe(true);
  await as(ours.admin).gql('mutation ($id: ID!) { takeBackPurchase(id: $id) { id } }', { id });
  expect(await isYours([key])).toBe(false);
});

it.each([
  ['archives', 'mutation ($id: ID!) { archiveWish(id: $id, year: 2026) { id } }'],
  ['owns', 'mutation ($id: ID!) { updateWish(id: $id, input: { isOwned: true }) { id } }'],
  ['deletes', 'mutation ($id: ID!) { deleteWish(id: $id) { id } }'],
])('tells only the visitor who took a wish that the wisher %s it', async (_how, operation) => {
  const [id, token, key] = [await wished('A swing'), await shared(), newKey()];
  const listed = async (keys: string[]) => {
    const { body } = await outside(PATH, { token, keys });
    return (body as { wishes: { id: string }[] }).wishes.find((wish) => wish.id === id);
  };
  await outside(`${PATH}/take`, { token, wish_id: id, name: 'Grandma', key });
  expect(await listed([key])).toMatchObject({ is_yours: true, is_needed: true });
  const { data, errors } = await as(ben).gql(operation, { id });
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).not.toContain('Grandma');
  expect(await listed([key])).toMatchObject({ title: 'A swing', is_taken: true, is_yours: true, is_needed: false });
  expect(await listed([newKey()])).toBeUndefined();
  expect((await outside(`${PATH}/take`, { token, wish_id: id, name: 'Eve' })).status).toBe(404);
  const giveBack = async (with_: string) =>
    (await outside(`${PATH}/give-back`, { token, wish_id: id, key: with_ })).status;
  expect([await giveBack(newKey()), await giveBack(key), await giveBack(key)]).toEqual([404, 200, 404]);
  expect(await listed([key])).toBeUndefined();
});

it('tells the visitor who took a wish that the wisher has bought it, and still lists it once for everybody', async () => {
  const [id, token, key] = [await wished('A hammock'), await shared(), newKey()];
  const listed = async (keys: string[]) => {
    const { body } = await outside(PATH, { token, keys });
    return (body as Shown).wishes.filter((wish) => wish.id === id);
  };
  await outside(`${PATH}/take`, { token, wish_id: id, name: 'Grandma', key });
  await as(ben).gql('mutation ($id: ID!) { buyWish(id: $id) { id } }', { id });
  expect(await listed([key])).toMatchObject([{ is_taken: true, is_yours: true, is_needed: false }]);
  expect((await outside(`${PATH}/give-back`, { token, wish_id: id, key })).status).toBe(200);
  for (const keys of [[key], [newKey()]])
    expect(await listed(keys)).toMatchObject([{ is_taken: true, is_yours: false, is_needed: true }]);
});

it('is revoked when the wisher leaves, and stays revoked when they return', async () => {
  const family = await make.family();
  const left = family.member;
  const { data } = await as(family.admin).gql<{ shareWishlist: { url: string } }>(SHARE, {
    memberId: left.membershipId,
  });
  const token = data.shareWishlist.url.split('#')[1];
  const status = async () => (await outside(PATH, { token }, '203.0.113.19')).status;
  expect(await status()).toBe(200);
  await as(family.admin).gql('mutation ($id: ID!) { removeFamilyMember(membershipId: $id) { id } }', {
    id: left.membershipId,
  });
  expect(await status()).toBe(404);
  await asOwner('update membership set left_at = null where id = $1', [left.membershipId]);
  expect(await status()).toBe(404);
});
