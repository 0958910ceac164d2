import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isAbstractType, isObjectType, type GraphQLOutputType } from 'graphql';
import { as, asOwner, make, testEnvironment, type Family, type Member } from '../../../test';
import { fixtures } from '../../../test/tenancy/fixtures';
import { operationsOf } from '../../../test/tenancy/operations';
import { routesOf } from '../../../test/tenancy/routes';
import { callsOf, send, targetsOf, type Target } from '../../../test/tenancy/targets';
import { World, type Call } from '../../../test/tenancy/world';
import { comparable, comparableHeaders, conspire, wishOf } from './surprise.test-kit';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));
const targets = targetsOf(operationsOf(schema), routesOf());
const reading = targets.filter(({ reads }) => reads);

/** Whether an answer of this type can contain a wish, at any depth. */
function mayHoldWish(type: GraphQLOutputType, seen = new Set<string>()): boolean {
  const named = getNamedType(type);
  if (named.name === 'Wish') return true;
  if (seen.has(named.name)) return false;
  seen.add(named.name);
  if (isAbstractType(named)) return schema.getPossibleTypes(named).some((each) => mayHoldWish(each, seen));
  return isObjectType(named) && Object.values(named.getFields()).some((field) => mayHoldWish(field.type, seen));
}

/** Writes that take or return a wish. */
const changing = targets.filter(
  ({ name, reads, operation }) =>
    !reads && (/wish|purchase|surprise/i.test(name) || (operation !== undefined && mayHoldWish(operation.type))),
);
/** Writes that take no wish id, each with the reason or the test that covers it. */
const ELSEWHERE: Record<string, string> = {
  addWish: 'There is nothing to know of a new wish.',
  'post /api/wishlist': 'The same.',
  undo: 'The story below.',
  hidePurchases: 'It answers the day that was sent.',
  draftWishFromLink: 'A draft holds nothing of a purchase.',
  shareWishlist: 'wishlist-links.api.spec.ts compares its refusals.',
  revokeWishlistLink: 'The same.',
};

const UPDATE = `mutation ($id: ID!, $input: WishInput!, $key: String) {
  updateWish(id: $id, input: $input, undoKey: $key) { title isPurchased version } }`;
const DELETE = 'mutation ($id: ID!, $key: String) { deleteWish(id: $id, undoKey: $key) { id } }';
const UNDO = `mutation ($key: String!) {
  undo(key: $key) { ... on Wish { id title version isPurchased isSurprise stillNeeded shares { amount } } } }`;
const POST = `mutation ($content: String!) {
  addForumPost(input: { content: $content, category: General }) { id } }`;
const LINK = `mutation ($postId: ID!, $recordId: ID!) {
  linkForumPost(postId: $postId, type: wishlist_item, recordId: $recordId) { id } }`;
const FOREVER = 'mutation ($type: String!, $id: ID!) { deleteForever(type: $type, id: $id) }';

describe.each([
  ['an admin', (family: Family) => [family.admin, ...family.members] as const],
  ['a member', ({ admin, members: [first, ...rest] }: Family) => [first, admin, ...rest] as const],
])('%s who wishes', (_title, roles) => {
  let world: World;
  let wisher: Member;
  let buyer: Member;
  let other: Member;
  const calls = new Map<string, Call[]>();
  let wishId = '';

  /** Each answer with its status and the headers that could reveal something. */
  const answersTo = async (caller: Member): Promise<Map<string, string>> => {
    const answers = new Map<string, string>();
    for (const target of reading) {
      const texts: string[] = [];
      for (const call of calls.get(target.name) ?? []) {
        const { text, headers, problem = '' } = await send(target, { ...call, caller }, world);
        texts.push(comparable(`${problem}\n${comparableHeaders(headers)}\n${text}`));
      }
      answers.set(target.name, texts.join('\n'));
    }
    return answers;
  };

  beforeAll(async () => {
    const family = await make.family({ members: 2 });
    const [first, second, third] = roles(family);
    if (!first || !second || !third) throw new Error('three are needed');
    [wisher, buyer, other] = [first, second, third];
    const { apiUrl, apiDatabaseUrl } = testEnvironment();
    world = new World(family, 'Zanzibar', apiUrl, apiDatabaseUrl);
    for (const { fill } of fixtures) await fill?.(world);
    wishId = world.ids['wish'] = await wishOf(wisher, 'A Zanzibar lamp');
    // a post converted to the wish links to it
    const { data } = await as(other).gql<{ addForumPost: { id: string } }>(POST, { content: 'A lamp?' });
    await as(other).gql(LINK, { postId: data.addForumPost.id, recordId: wishId });
    for (const target of reading) calls.set(target.name, await callsOf(target, world));
    calls.set('search', [{ variables: { query: 'lamp' } }]);
    for (const { freeze } of fixtures) await freeze?.(world);
  });

  it('gets byte-identical answers from every operation before and after the secret changes', async () => {
    const [first, again, others] = [await answersTo(wisher), await answersTo(wisher), await answersTo(other)];
    const restless = reading.filter(({ name }) => first.get(name) !== again.get(name)).map(({ name }) => name);
    const ofWish = reading.filter(({ name }) => (others.get(name) ?? '').includes(wishId)).map(({ name }) => name);
    expect(ofWish).toEqual(
      expect.arrayContaining(['wish', 'wishlist', 'activities', 'forumPosts', 'get /api/wishlist']),
    );
    // no answer that was left out of the comparison contains a wish
    expect(restless.filter((name) => ofWish.includes(name))).toEqual([]);

    const stored = () => asOwner('select w::text, w.xmin::text from wish w where id = $1', [wishId], world.ownerUrl);
    const row = await stored();
    await conspire(wishId, buyer, other);
    expect(await stored()).toEqual(row);

    const after = await answersTo(wisher);
    const differing = reading.filter(({ name }) => !restless.includes(name) && after.get(name) !== first.get(name));
    expect(differing.map(({ name }) => name)).toEqual([]);
    // the others do see the secrets, so the compared answers could have differed
    const known = await answersTo(other);
    for (const name of ['wish', 'wishlist', 'get /api/wishlist']) expect(known.get(name)).not.toBe(others.get(name));
  });

  /** Two identical wishes, the second of them secretly bought. */
  const twins = async () => {
    const [plain, secret] = [await wishOf(wisher, 'Twins'), await wishOf(wisher, 'Twins')];
    await conspire(secret, buyer, other);
    return [plain, secret] as const;
  };

  it('can change, delete and tick it as if nobody had bought it', async () => {
    const tried: string[] = [];
    const differing: [name: string, expected: string[], answers: string[]][] = [];
    for (const target of changing) {
      const made = (await callsOf(target, world)).filter((call) => call.query?.['id'] ?? call.variables?.['id']);
      if (made.length > 0) tried.push(target.name);
      for (const variant of variantsOf(target)) {
        const [plain, secret] = await twins();
        const answersOf = async (id: string) => {
          const answers: string[] = [];
          // twice: repeated calls must get equal answers too
          for (const call of [...made, ...made]) {
            const { text, problem = '' } = await send(target, { ...withId(call, id, variant), caller: wisher }, world);
            answers.push(`${target.name} ${neutral(`${problem}\n${text}`, id)}`);
          }
          return answers;
        };
        const expected = await answersOf(plain);
        const answers = await answersOf(secret);
        if (answers.join() !== expected.join()) differing.push([target.name, expected, answers]);
      }
    }
    expect(differing).toEqual([]);
    expect([...tried, ...Object.keys(ELSEWHERE)].sort()).toEqual(changing.map(({ name }) => name).sort());
  });

  it('can restore it, undo changes to it and delete it permanently as if nobody had bought it', async () => {
    const story = async (id: string) => {
      const differing: string[] = [];
      const type = 'wishlist_item';
      for (const [at, [document, variables]] of (
        [
          [UPDATE, { input: { title: 'Anew' }, key: `${id}-1` }],
          [UNDO, { key: `${id}-1` }],
          [DELETE, { key: `${id}-2` }],
          [UNDO, { key: `${id}-2` }],
          [DELETE, { key: `${id}-3` }],
          ['query { binItems { items { id type title detail mayDeleteForever } } }', {}],
          ['mutation ($type: String!, $id: ID!) { restoreFromBin(type: $type, id: $id) { id } }', { type }],
          [DELETE, { key: `${id}-4` }],
          ...Array.from({ length: 2 }, (): [string, object] => [FOREVER, { type }]),
        ] satisfies [string, object][]
      ).entries()) {
        const { data, errors } = await as(wisher).gql<Record<string, { items?: { id: string }[] }>>(document, {
          ...{ id, ...variables },
        });
        const items = data?.['binItems']?.items?.filter((item) => item.id === id);
        differing.push(neutral(`${at} ${JSON.stringify([items ?? data, errors?.map(({ message }) => message)])}`, id));
      }
      return differing;
    };
    const [plain, secret] = await twins();
    const expected = await story(plain);
    expect(expected.slice(0, 8).filter((text) => text.includes('null,["'))).toEqual([]);
    expect(await story(secret)).toEqual(expected);
  });
});

type Variant = Record<string, unknown>;

/** Ticks are tested in both directions. */
const variantsOf = ({ name }: Target): Variant[] =>
  name === 'put /api/wishlist'
    ? [{ is_purchased: true, surprise: true }, { is_purchased: true }, { is_purchased: false }, { title: 'Anew' }]
    : [{}];

/** The call with the id of the caller's own wish. */
function withId(call: Call, id: string, more: Variant): Call {
  if (call.query?.['id']) return { ...call, query: { ...call.query, id }, body: { ...call.body, ...more } };
  return call.variables?.['id'] ? { ...call, variables: { ...call.variables, id } } : call;
}

const neutral = (text: string, id: string): string =>
  comparable(text)
    .replaceAll(id, '‹id›')
    .replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '‹time›')
    .replace(/"position":-?\d+/g, '‹position›');
