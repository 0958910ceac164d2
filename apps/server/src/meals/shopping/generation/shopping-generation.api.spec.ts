import { randomUUID } from 'node:crypto';
import { addDays } from '@homefold/domain';
import { as, make, type Family } from '../../../../test';

const PATH = '/api/meals/shopping-list/generate';
const WEEK = '2035-10-01';

let ours: Family;
beforeEach(async () => (ours = await make.family()));

/** Lasagne, for twice the servings of its recipe. */
async function plan(): Promise<void> {
  const me = as(ours.admin);
  const ingredients = [{ name: 'mince', amount: 250, unit: 'g' }, { name: 'onions', amount: 1 }, { name: 'water' }];
  const recipe = await me.gql<{ addRecipe: { id: string } }>(
    'mutation ($input: RecipeInput!) { addRecipe(input: $input) { id } }',
    { input: { title: 'Lasagne', instructions: [{ text: 'Cook.' }], servings: 2, ingredients } },
  );
  await me.gql('mutation ($input: PlannedMealInput!) { addPlannedMeal(input: $input) { id } }', {
    input: { title: 'Lasagne', mealDate: addDays(WEEK, 4), recipeId: recipe.data.addRecipe.id, servings: 4 },
  });
}

const generate = (body: object = {}, headers: Record<string, string> = {}) =>
  as(ours.admin).rest.raw((agent) =>
    agent
      .post(PATH)
      .set(headers)
      .send({ week_start_date: WEEK, ...body }),
  );

const progress = (step: string, message: string) => ({ key: '', step, message });

it('returns the documented steps and messages, and the current list', async () => {
  await plan();
  const first = await generate({ userId: ours.admin.userId });
  expect(first.status).toBe(200);
  const message = 'Smart shopping list generated! Added 2 optimized ingredients';
  expect(first.body).toMatchObject({
    ...{ success: true, message, added: 2, cleared: 0, failed: 0 },
    steps: [
      progress('gathering', 'Generating AI shopping list...'),
      progress('consolidating', 'Consolidating ingredients...'),
      progress('storing', 'Consolidated 3 ingredients to 2 items'),
      progress('done', message),
    ],
    left_out: [{ name: 'water', why: 'No need to buy water.' }],
  });
  const { shoppingListItems: items } = first.body as { shoppingListItems: object[] };
  const of = { category: 'AI-Generated', is_ai_generated: true, is_purchased: false, week_start_date: WEEK };
  expect(items).toHaveLength(2);
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ingredient_name: 'mince', amount: 500, unit: 'g', ...of }),
      expect.objectContaining({ ingredient_name: 'onions', amount: 2, ...of }),
    ]),
  );

  const again = await generate();
  expect(again.body).toMatchObject({ added: 2, cleared: 2, shoppingListItems: items });
  expect((again.body as { steps: object[] }).steps).toContainEqual(
    progress('clearing', 'Clearing 2 existing AI-generated items...'),
  );
});

it('reports a week without meals, and creates no list', async () => {
  const { status, body } = await generate();
  const message = 'No ingredients found for the week... Add some meals to this week first!';
  expect([status, body]).toMatchObject([200, { success: true, message, added: 0, shoppingListItems: [] }]);
  expect((body as { steps: object[] }).steps).toEqual([
    progress('gathering', 'Generating AI shopping list...'),
    progress('consolidating', 'Consolidating ingredients...'),
    progress('done', message),
  ]);
  const { data } = await as(ours.admin).gql('{ shoppingLists { id } }');
  expect(data).toEqual({ shoppingLists: [] });
});

it('rejects dates and lists that do not exist, and changes nothing', async () => {
  await plan();
  expect(await generate({ week_start_date: '2035-02-30' })).toMatchObject({
    status: 400,
    body: { field: 'week_start_date' },
  });
  expect((await generate({ listId: randomUUID() })).status).toBe(404);
  const { body } = await as(ours.member).rest.get('/api/meals/shopping-list');
  expect(body).toMatchObject({ shoppingListItems: [] });
});
