import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { as, asOwner, make, type Family, type Member } from '../../../test';
import { until } from '../../../test/until';

const PATH = '/api/meals/recipes/import';
const stew = (n: number, more: object = {}) => ({
  '@type': 'Recipe',
  name: `Stew ${n}`,
  recipeIngredient: ['500 g beef'],
  recipeInstructions: ['Stew.'],
  ...more,
});
const file = (...recipes: object[]) => Buffer.from(JSON.stringify(recipes));

let ours: Family;
beforeEach(async () => {
  ours = await make.family({ members: 0 });
});

const send = async (path: string, bytes: Buffer, keys?: unknown, who: Member = ours.admin) => {
  const answer = await as(who).rest.raw((agent) => {
    const call = agent.post(path).attach('file', bytes, 'stews.json');
    return keys === undefined ? call : call.field('keys', typeof keys === 'string' ? keys : JSON.stringify(keys));
  });
  return { status: answer.status, body: answer.body as Record<string, unknown> };
};
interface Item {
  key: string;
  title: string;
  state: string;
}
const preview = async (bytes: Buffer) => ({ items: (await send(PATH, bytes)).body['items'] as Item[] });
const commit = (bytes: Buffer, keys?: unknown) => send(`${PATH}/commit`, bytes, keys);
const titles = async () =>
  (await asOwner<{ title: string }>('select title from recipe where family_id = $1 order by title', [ours.id])).map(
    ({ title }) => title,
  );
const ADD = 'mutation ($input: RecipeInput!) { addRecipe(input: $input) { id } }';

it('shows what an archive contains and stores nothing', async () => {
  await as(ours.admin).gql(ADD, { input: { title: 'stew 2', instructions: [{ text: 'x' }] } });
  const answer = await send(
    PATH,
    file(stew(1, { cookTime: 'a while' }), stew(2), { '@type': 'Recipe', name: 'No steps' }),
  );
  expect(answer).toEqual({
    status: 200,
    body: {
      ...{ name: 'stews.json', source: 'schema.org' },
      items: [
        expect.objectContaining({ title: 'Stew 1', state: 'new', has_picture: false, unread: [expect.any(String)] }),
        expect.objectContaining({ title: 'Stew 2', state: 'similar' }),
      ],
      problems: [{ name: 'No steps', message: 'It has no instructions' }],
    },
  });
  expect(await titles()).toEqual(['stew 2']);
});

it('imports the selection, and nothing twice', async () => {
  const bytes = file(stew(1), stew(2), stew(3));
  const { items } = await preview(bytes);
  expect((await commit(bytes, [items[1]?.key])).body).toEqual({ added: 1, known: 0, problems: [] });
  expect(await titles()).toEqual(['Stew 2']);
  const both = await Promise.all([commit(bytes), commit(bytes)]);
  expect(both.map(({ body }) => body['added']).sort()).toEqual([0, 2]);
  expect(await titles()).toEqual(['Stew 1', 'Stew 2', 'Stew 3']);
  expect((await preview(bytes)).items.map(({ state }) => state)).toEqual(['known', 'known', 'known']);
  const [row] = await asOwner<{ id: string }>(`select id from recipe where family_id = $1 and title = 'Stew 1'`, [
    ours.id,
  ]);
  await as(ours.admin).rest.delete(`/api/meals/recipes?id=${row?.id}`);
  expect((await preview(bytes)).items.map(({ state }) => state)).toEqual(['deleted', 'known', 'known']);
  expect(
    (
      await commit(
        bytes,
        items.map(({ key }) => key),
      )
    ).body,
  ).toMatchObject({ added: 0, known: 3 });
});

it('appears in the feed with the number of recipes', async () => {
  await commit(file(...Array.from({ length: 30 }, (_, n) => stew(n))));
  const feed = await asOwner<{ description: string; count: number }>(
    `select description, (data ->> 'count')::int as count from activity
     where family_id = $1 and resource = 'recipe' order by created_at, id`,
    [ours.id],
  );
  expect(feed.map(({ count }) => count)).toEqual([25, 5]);
  expect(feed[0]?.description).toContain('25 recipes from stews.json');
});

it('exports what was imported, with its picture', async () => {
  const picture = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#aa3311' } })
    .jpeg()
    .toBuffer();
  const upload = await as(ours.admin).rest.raw((agent) =>
    agent.post('/api/uploads?use=recipe').attach('file', picture, 'a.jpg'),
  );
  const { public_id, width, height } = upload.body as { public_id: string; width: number; height: number };
  expect([width, height]).toEqual([1_600, 800]);
  const input = {
    ...{ title: 'Ragù', servings: 6, difficulty: 'hard', tags: ['Italian'], imageUrl: `/files/${public_id}` },
    ingredients: [{ name: 'beef', amount: 0.5, unit: 'kg', section: 'Sauce' }],
    instructions: [{ text: 'Simmer.', section: 'Sauce' }],
  };
  expect((await as(ours.admin).gql(ADD, { input })).errors).toBeUndefined();
  const exported = await as(ours.admin).rest.get('/api/meals/recipes/export');
  expect(exported.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename=homefold-recipes.json',
  });
  expect(exported.body).toEqual([
    expect.objectContaining({ name: 'Ragù', image: `${ours.admin.apiUrl}/files/${public_id}` }),
  ]);
  for (const [w, expected] of [
    ['400', 400],
    ['800', 800],
    ['1', 1_600],
    ['', 1_600],
  ] as const) {
    const { body } = await as(null).rest.raw((agent) => agent.get(`/files/${public_id}?w=${w}`));
    expect((await sharp(body as Buffer).metadata()).width).toBe(expected);
  }
  const theirs = await make.family({ members: 0 });
  const back = await send(`${PATH}/commit`, Buffer.from(exported.text), undefined, theirs.admin);
  expect(back.body).toMatchObject({ added: 1 });
  const [copy] = (await as(theirs.admin).rest.get('/api/meals/recipes')).body.recipes as Record<string, unknown>[];
  expect(copy).toMatchObject({ title: 'Ragù', servings: 6, difficulty: 'hard', tags: ['Italian'] });
  expect(copy?.['ingredients']).toEqual([
    { name: 'beef', amount: 0.5, amount_to: null, unit: 'kg', notes: null, section: 'Sauce' },
  ]);
});

it.each([
  ['no archive', Buffer.from('hello'), undefined, 'file', 'No recipe was found in this file'],
  ['nothing', Buffer.alloc(0), undefined, 'file', 'Please choose a file of recipes.'],
  ['a key of another file', file(stew(1)), ['schema.org:0'], 'keys', 'The file has no recipe with one of these keys.'],
  ['keys that are no list', file(stew(1)), '{', 'keys', 'Keys must be a JSON array of texts.'],
])('%s is refused with a message', async (_what, bytes, keys, field, error) => {
  expect(await commit(bytes, keys)).toEqual({
    status: 400,
    body: expect.objectContaining({ code: 'INVALID', field, error }) as object,
  });
  expect(await titles()).toEqual([]);
});

it('encodes the pictures of an archive afterwards', async () => {
  // noise cannot be compressed: more than is read from the database at once
  const size = { width: 700, height: 600, channels: 3 } as const;
  const picture = await sharp(randomBytes(size.width * size.height * size.channels), { raw: size })
    .png()
    .toBuffer();
  const paprika = {
    name: 'Pie',
    directions: 'Bake.',
    ingredients: '1 egg',
    uid: 'A1',
    photo_data: picture.toString('base64'),
  };
  expect((await commit(gzipSync(JSON.stringify(paprika)))).body).toEqual({ added: 1, known: 0, problems: [] });
  const stored = () =>
    asOwner<{ width: number | null }>('select image_width as width from recipe where family_id = $1', [ours.id]);
  await until(async () => (await stored())[0]?.width === 700);
  expect(await asOwner('select from recipe_picture_aside where family_id = $1', [ours.id])).toEqual([]);
});
