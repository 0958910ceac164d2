import { as, make, type Family, type Member } from '../../../test';

const ADD = 'mutation ($input: RecipeInput!) { addRecipe(input: $input) { id } }';
const SHARE = 'mutation ($id: ID!) { shareRecipe(id: $id) { id link { url createdAt createdByMemberId } } }';
const REVOKE = 'mutation ($id: ID!) { revokeRecipeLink(id: $id) { id link { url } } }';
const DELETE = 'mutation ($id: ID!) { deleteRecipe(id: $id) { id } }';
const RESTORE = 'mutation ($id: ID!) { restoreFromBin(type: "recipe", id: $id) { id } }';
const PATH = '/api/shared-recipe';

interface Shared {
  shareRecipe: { link: { url: string } };
}

let ours: Family;
let theirs: Family;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family({ name: 'Secret Larder' }), make.family({ members: 0 })]);
});

const add = async (title = 'Apple crumble') => {
  const input = { title, ingredients: [{ text: '4 apples' }], instructions: [{ text: 'Bake.' }], servings: 4 };
  const { data } = await as(ours.admin).gql<{ addRecipe: { id: string } }>(ADD, { input });
  return data.addRecipe.id;
};
const share = async (id: string, who: Member = ours.admin) =>
  (await as(who).gql<Shared>(SHARE, { id })).data.shareRecipe.link.url;
const tokenOf = (url: string) => url.split('#')[1];
/** An anonymous caller, with a separate network address. */
const open = (token: unknown, address = '203.0.113.7') =>
  as(null).rest.raw((agent) => agent.post(PATH).set('x-forwarded-for', address).send({ token }));

it('shows the recipe to anybody with the link, and nothing of the family', async () => {
  const id = await add();
  const url = await share(id);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/shared-recipe#[\w-]{54}$/);
  const answer = await open(tokenOf(url));
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      ...{ title: 'Apple crumble', description: null, tags: [], servings: 4, difficulty: 'medium' },
      ingredients: [{ name: 'apples', amount: 4, amount_to: null, unit: null, notes: null, section: null }],
      instructions: [{ text: 'Bake.', section: null }],
      ...{ prep_time_minutes: null, cook_time_minutes: null, external_link: null },
      ...{ image_url: null, image_width: null, image_height: null },
    },
  ]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  expect(await share(id, ours.member)).toBe(url);
});

it('ends when revoked, is suspended in the bin, and is deleted with the recipe', async () => {
  const id = await add();
  const first = tokenOf(await share(id));
  await as(ours.member).gql(REVOKE, { id });
  expect((await open(first)).status).toBe(404);
  const second = tokenOf(await share(id));
  expect(second).not.toBe(first);
  await as(ours.admin).gql(DELETE, { id });
  expect((await open(second)).body).toMatchObject({ code: 'NOT_FOUND', error: 'Recipe not found' });
  expect((await as(ours.admin).gql(RESTORE, { id })).errors).toBeUndefined();
  expect((await open(second)).status).toBe(200);
});

it('is created and revoked by the family only', async () => {
  const id = await add();
  for (const operation of [SHARE, REVOKE])
    expect((await as(theirs.admin).gql(operation, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await as(null).gql(SHARE, { id })).status).toBe(401);
});

it('cannot be guessed', async () => {
  const token = tokenOf(await share(await add())) ?? '';
  const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  // the secret with another family's id in front
  const secret = Buffer.from(token, 'base64url').subarray(16);
  const foreign = Buffer.concat([Buffer.from(theirs.id.replaceAll('-', ''), 'hex'), secret]).toString('base64url');
  for (const wrong of [undefined, null, '', 'x', flipped, foreign, token.slice(1), `${'A'.repeat(53)}_`])
    expect((await open(wrong, '203.0.113.8')).body).toMatchObject({ code: 'NOT_FOUND' });
  const answers = await Promise.all(Array.from({ length: 40 }, () => open(flipped, '203.0.113.8')));
  expect(answers.map(({ status }) => status)).toContain(429);
  expect((await open(token, '203.0.113.8')).status).toBe(200);
  for (const junk of [{}, [], 7]) expect((await open(junk, '203.0.113.9')).status).toBe(400);
});
