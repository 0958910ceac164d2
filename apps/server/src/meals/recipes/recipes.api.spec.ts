import { as, asOwner, make, type Family } from '../../../test';

const PATH = '/api/meals/recipes';
const PIE = {
  title: '  Shepherd’s\n pie ',
  description: 'Comfort <b>food</b>',
  tags: ['Winter', 'winter', '#Family'],
  ingredients: ['500 g minced lamb', { name: 'Potatoes', amount: 1, unit: 'kg', notes: 'peeled' }],
  instructions: 'Brown the lamb.\nTop with mash.\nBake.',
  external_link: 'https://example.com/pie',
  prep_time_minutes: 20,
  cook_time_minutes: '1 hour',
  servings: 'Serves 4',
  difficulty: 'easy',
  is_favorite: true,
};

let ours: Family;
let theirs: Family;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family(), make.family({ members: 0 })]);
});

const rest = () => as(ours.admin).rest;
const add = async (more: object = {}) => (await rest().post(PATH, { ...PIE, ...more })).body.recipe as { id: string };
const count = async () =>
  (await asOwner<{ n: number }>('select count(*)::int as n from recipe where family_id = $1', [ours.id]))[0]?.n;

describe('the documented calls', () => {
  it('store a recipe in parts and return every documented field', async () => {
    const answer = await rest().post(PATH, { ...PIE, userId: ours.admin.userId });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      recipe: {
        ...{ id: expect.any(String), family_id: ours.id, user_id: ours.admin.userId, version: 1 },
        ...{ created_at: expect.any(String), updated_at: expect.any(String) },
        created_by_member_id: ours.admin.membershipId,
        title: 'Shepherd’s pie',
        description: 'Comfort <b>food</b>',
        tags: ['Winter', 'Family'],
        ingredients: [
          { name: 'minced lamb', amount: 500, amount_to: null, unit: 'g', notes: null, section: null },
          { name: 'Potatoes', amount: 1, amount_to: null, unit: 'kg', notes: 'peeled', section: null },
        ],
        instructions: 'Brown the lamb.\nTop with mash.\nBake.',
        external_link: 'https://example.com/pie',
        prep_time_minutes: 20,
        cook_time_minutes: 60,
        servings: 4,
        difficulty: 'easy',
        image_url: null,
        is_favorite: true,
      },
    });
    expect((await rest().get(`${PATH}?userId=${ours.admin.userId}`)).body.recipes[0]).toEqual(answer.body.recipe);
  });

  it.each([
    ['a JSON string', '[{"name":"Leeks","amount":2}]', [{ name: 'Leeks', amount: 2 }]],
    [
      'lines',
      '2 leeks\n1 l stock',
      [
        { name: 'leeks', amount: 2 },
        { name: 'stock', unit: 'l' },
      ],
    ],
  ])('take ingredients as %s', async (_shape, ingredients, expected) => {
    expect((await add({ ingredients })) as object).toMatchObject({ ingredients: expected });
  });

  it.each([
    ['a list', ['Chop.', 'Fry.']],
    ['text between commas', 'Chop, Fry'],
  ])('take instructions as %s', async (_shape, instructions) => {
    const { id } = await add({ instructions });
    const { data } = await as(ours.admin).gql<{ recipe: { instructions: { text: string }[] } }>(
      'query ($id: ID!) { recipe(id: $id) { instructions { text } } }',
      { id },
    );
    expect(data.recipe.instructions.map(({ text }) => text.replace('.', ''))).toEqual(['Chop', 'Fry']);
  });

  it('change the sent fields, with the id in query or body, and favourites', async () => {
    const { id } = await add();
    expect((await rest().put(`${PATH}?id=${id}`, { is_favorite: false })).body.recipe).toMatchObject({
      ...{ title: 'Shepherd’s pie', is_favorite: false, servings: 4, version: 2 },
    });
    expect((await rest().put(PATH, { id, servings: null, title: 'Cottage pie' })).body.recipe).toMatchObject({
      ...{ title: 'Cottage pie', servings: null, cook_time_minutes: 60, version: 3 },
    });
    const late = await rest().put(PATH, { id, title: 'Fish pie' }, { 'if-match': '"1"' });
    expect([late.status, late.body.code]).toEqual([409, 'VERSION_CONFLICT']);
  });

  it('move to the bin by id in query or body, once', async () => {
    const [one, two] = [await add(), await add()];
    expect((await rest().delete(`${PATH}?id=${one.id}`, { userId: ours.admin.userId })).body).toEqual({
      ...{ success: true, id: one.id },
    });
    expect((await rest().delete(PATH, { id: two.id })).body).toEqual({ success: true, id: two.id });
    expect((await rest().delete(PATH, { id: two.id })).status).toBe(404);
    expect((await rest().delete(PATH)).body).toMatchObject({ code: 'INVALID', field: 'id' });
  });

  it('return the first recipe for a repeated key', async () => {
    const send = () => rest().raw((agent) => agent.post(PATH).set('idempotency-key', 'pie-once-only').send(PIE));
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.body.recipe.id).toBe(second.body.recipe.id);
  });
});

describe('rejected, with nothing stored', () => {
  const steps = { title: 'x', instructions: 'Cook.' };

  it.each([
    ['no title', { instructions: 'Cook.' }, 'title', 'Title is required'],
    ['a blank title', { ...steps, title: ' \n ' }, 'title', 'Title is required'],
    ['no instructions', { title: 'x' }, 'instructions', 'Instructions are required'],
    ['a negative time', { ...steps, prep_time_minutes: -5 }, 'prep_time_minutes', 'Prep time must be whole minutes'],
    ['a huge time', { ...steps, cook_time_minutes: 10 ** 9 }, 'cook_time_minutes', 'Cook time must be whole minutes'],
    ['a time in words', { ...steps, prep_time_minutes: 'a while' }, 'prep_time_minutes', 'Prep time must be'],
    ['a list as a time', { ...steps, prep_time_minutes: [1] }, 'prep_time_minutes', 'Prep time must be'],
    ['no servings', { ...steps, servings: 0 }, 'servings', 'Servings must be a whole number from 1 to 100'],
    ['half a serving', { ...steps, servings: 1.5 }, 'servings', 'Servings must be a whole number'],
    ['an unknown difficulty', { ...steps, difficulty: 'insane' }, 'difficulty', 'Difficulty must be easy, medium or'],
    ['a script as a link', { ...steps, external_link: 'javascript:alert(1)' }, 'external_link', 'Link must be a web'],
    ['a picture that is none', { ...steps, image_url: 'pie' }, 'image_url', 'Image must be a web address'],
    ['300 ingredients', { ...steps, ingredients: Array(300).fill('1 egg') }, 'ingredients', '200'],
    ['instructions of 100 kB', { ...steps, instructions: 'x'.repeat(100_000) }, 'instructions', ''],
  ])('%s', async (_what, body, field, message) => {
    const before = await count();
    const answer = await rest().post(PATH, body);
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({ code: 'INVALID', field, error: expect.stringContaining(message) as string }),
    ]);
    expect(await count()).toBe(before);
  });

  it('another member’s id, ids of another family, and anonymous callers', async () => {
    const { id } = await add();
    const before = await rest().get(PATH);
    expect((await rest().post(PATH, { ...PIE, userId: theirs.admin.userId })).status).toBe(403);
    for (const call of [
      as(theirs.admin).rest.put(`${PATH}?id=${id}`, { title: 'x' }),
      as(theirs.admin).rest.delete(`${PATH}?id=${id}`),
      as(theirs.admin).rest.put(PATH, { id: 'no-uuid', title: 'x' }),
    ])
      expect(await call).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', error: 'Recipe not found' } });
    expect((await as(null).rest.get(PATH)).status).toBe(401);
    expect((await rest().get(PATH)).body).toEqual(before.body);
  });
});
