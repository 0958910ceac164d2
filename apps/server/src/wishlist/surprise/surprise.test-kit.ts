import { addDays, todayIn } from '@homefold/domain';
import { as, type Member } from '../../../test';

export const ADD =
  'mutation ($input: WishInput!, $memberId: ID) { addWish(input: $input, memberId: $memberId) { id version title } }';
export const BUY =
  'mutation ($id: ID!, $surprise: Boolean) { buyWish(id: $id, surprise: $surprise) { id isPurchased } }';
export const TAKE_BACK = 'mutation ($id: ID!) { takeBackPurchase(id: $id) { id isPurchased } }';
export const SHARE = 'mutation ($id: ID!, $amount: Float!) { shareWish(id: $id, amount: $amount) { id stillNeeded } }';
export const COMMENT =
  'mutation ($id: ID!, $text: String!) { commentWish(id: $id, text: $text) { id comments { id } } }';
export const REMOVE =
  'mutation ($id: ID!, $commentId: ID!) { removeWishComment(id: $id, commentId: $commentId) { id } }';

/** Parts that differ between calls even if nothing has happened. */
export const comparable = (text: string) => text.replace(/"(requestId|retryAt|generated_at)":"[^"]*"/g, '"$1":""');

export const inputOf = (title: string) => ({
  ...{ title, notes: 'the red one', category: 'Gifts', price: 10_000, link: 'https://shop.example/lamp' },
  wantedBy: addDays(todayIn('Europe/London', new Date()), 40),
});

/** Every change that is hidden from the wisher. */
export async function conspire(id: string, buyer: Member, other: Member): Promise<void> {
  const [me, they] = [as(buyer), as(other)];
  const done = [
    await me.gql(SHARE, { id, amount: 2_500 }),
    await they.gql(SHARE, { id, amount: 3_000 }),
    await they.gql(COMMENT, { id, text: 'Shall we buy it together?' }),
    await me.gql(BUY, { id, surprise: true }),
  ];
  expect(done.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect((await they.gql(BUY, { id, surprise: true })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const put = await they.rest.put(`/api/wishlist?id=${id}`, { is_purchased: false });
  expect([200, 403]).toContain(put.status);
}

/** A wish of a member. @returns its id */
export async function wishOf(member: Member, title: string): Promise<string> {
  const { data } = await as(member).gql<{ addWish: { id: string } }>(ADD, { input: inputOf(title) });
  return data.addWish.id;
}

/** Headers that differ for every call. */
const RESTLESS = new Set(['date', 'x-request-id', 'content-length', 'server-timing']);

/** The headers that could reveal something; those of rate limits count calls and are left out. */
export const comparableHeaders = (headers: Readonly<Record<string, unknown>>): string =>
  Object.entries(headers)
    .filter(([name]) => !RESTLESS.has(name) && !name.startsWith('ratelimit'))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .sort()
    .join('\n');
