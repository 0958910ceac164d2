import { as, make, type Family } from '../../../test';

const QUICK = '/api/meals/ai-quick-meals';
const IDEAS = '/api/meals/ai-suggestions';

let ours: Family;
beforeAll(async () => (ours = await make.family({ members: 0 })));

const post = (path: string, body: object) => as(ours.admin).rest.post(path, body);
const fieldOf = (body: unknown) => (body as { field?: string }).field;

describe('quick meals', () => {
  const wish = { complexity: 'simple', servings: 2, meal_type: 'dinner' };

  it("use the sent ingredients, or else the kitchen's, in the documented shape", async () => {
    const empty = await post(QUICK, wish);
    expect([empty.status, empty.body]).toMatchObject([
      400,
      { error: 'No ingredients available. Please add some ingredients to your kitchen inventory first.' },
    ]);
    const sent = await post(QUICK, {
      ...wish,
      ...{ userId: ours.admin.userId, available_ingredients: ['Eggs', 'Cheddar', 'Spinach', 'Tomatoes'] },
      ...{ allow_additional_ingredients: false, max_additional_ingredients: 0, priority_ingredients: ['Spinach'] },
    });
    expect(sent.status).toBe(200);
    const { data, message } = sent.body as { data: Record<string, unknown>[]; message: string };
    expect(message).toMatch(/^Generated \d+ quick meal suggestions?!$/);
    expect(data[0]).toMatchObject({
      ...{ title: expect.any(String), description: expect.any(String), complexity: 'simple', servings: 2 },
      ...{ prep_time_minutes: expect.any(Number), cook_time_minutes: expect.any(Number) },
      ...{ ingredients_used: expect.arrayContaining(['Spinach']), additional_ingredients_needed: [] },
      instructions: expect.any(Array),
    });
    await post('/api/meals/kitchen-inventory', { ingredient_name: 'Eggs', category: 'Dairy', have_it: true });
    expect((await post(QUICK, wish)).status).toBe(200);
  });

  it.each([
    [{}, 'complexity'],
    [{ ...wish, complexity: 'quick' }, 'complexity'],
    [{ ...wish, meal_type: 'brunch' }, 'meal_type'],
    [{ ...wish, servings: 13 }, 'servings'],
    [{ ...wish, servings: 'four' }, 'servings'],
    [{ ...wish, max_additional_ingredients: 6 }, 'max_additional_ingredients'],
    [{ ...wish, available_ingredients: 'eggs' }, 'available_ingredients'],
    [{ ...wish, available_ingredients: [{ name: 'eggs' }] }, 'available_ingredients'],
  ])('refuse %j', async (body, field) => {
    const answer = await post(QUICK, body);
    expect([answer.status, fieldOf(answer.body)]).toEqual([400, field]);
  });
});

describe('a planned idea', () => {
  const PLAN = '/api/meals/meal-plan';
  const WEEK = '2035-10-01';
  const plan = async (body: object) => {
    const answer = await post(PLAN, { meal_type: 'dinner', meal_date: WEEK, is_ad_hoc: true, ...body });
    return { status: answer.status, body: answer.body, ...(answer.body as { mealPlanEntry: Record<string, unknown> }) };
  };

  it('keeps its ingredients, sent back as often as one likes, and the list is made from them', async () => {
    const wish = { complexity: 'medium', servings: 4, meal_type: 'dinner', max_additional_ingredients: 2 };
    const found = await post(QUICK, { ...wish, available_ingredients: ['Potatoes', 'Leeks', 'Carrots'] });
    const { data } = found.body as { data: Record<string, unknown>[] };
    const idea = data.find(({ additional_ingredients_needed: needed }) => (needed as string[]).length > 0) ?? {};
    expect(idea.ingredients).toContainEqual({
      ...{ name: 'Potatoes', amount: expect.any(Number), unit: expect.any(String), is_in_house: true },
    });
    const { title, description: notes, servings, ingredients } = idea;
    const { mealPlanEntry: entry } = await plan({ title, notes, servings, ingredients });
    expect(entry).toMatchObject({ title, ingredients });
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await as(ours.admin).rest.put(PLAN, { ...entry, title: 'Something else' });
      expect([status, (body as { mealPlanEntry: object }).mealPlanEntry]).toMatchObject([200, { ingredients }]);
    }
    const doubled = (await as(ours.admin).rest.put(PLAN, { ...entry, servings: 8 })).body as { mealPlanEntry: object };
    expect(doubled.mealPlanEntry).toMatchObject({
      servings: 8,
      ingredients: (ingredients as { amount: number }[]).map(({ amount }) => ({ amount: amount * 2 })),
    });
    const list = await post('/api/meals/shopping-list/generate', { week_start_date: WEEK });
    const { shoppingListItems: items } = list.body as { shoppingListItems: { ingredient_name: string }[] };
    expect(items.map((item) => item.ingredient_name).sort()).toEqual(
      [...(idea.additional_ingredients_needed as string[])].sort(),
    );
  });

  it('keeps its ingredients when it is planned by the documented fields alone, in its own family', async () => {
    const wish = { complexity: 'complex', servings: 4, meal_type: 'dinner', max_additional_ingredients: 2 };
    const kitchen = { available_ingredients: ['Parsnips', 'Onions'] };
    const found = await post(QUICK, { ...wish, ...kitchen });
    // the later of two with the same title
    await Promise.all([post(QUICK, { ...wish, ...kitchen }), post(QUICK, { ...wish, ...kitchen })]);
    const { data } = found.body as { data: Record<string, unknown>[] };
    const idea = data.find(({ additional_ingredients_needed: needed }) => (needed as string[]).length > 0) ?? {};
    const documented = { title: idea.title, notes: idea.description };
    expect((await plan({ ...documented, servings: 4 })).mealPlanEntry.ingredients).toEqual(idea.ingredients);
    const halved = (await plan({ ...documented, servings: 2, meal_date: '2035-11-05' })).mealPlanEntry;
    expect(halved.ingredients).toEqual(
      (idea.ingredients as { amount: number }[]).map((each) => ({ ...each, amount: each.amount / 2 })),
    );
    const list = await post('/api/meals/shopping-list/generate', { week_start_date: '2035-11-05' });
    const { shoppingListItems: items } = list.body as { shoppingListItems: { ingredient_name: string }[] };
    expect(items.map((item) => item.ingredient_name)).toEqual(idea.additional_ingredients_needed);
    const theirs = await make.family({ members: 0 });
    const other = { ...documented, meal_type: 'dinner', meal_date: WEEK, is_ad_hoc: true };
    expect((await as(theirs.admin).rest.post(PLAN, other)).body).toMatchObject({
      mealPlanEntry: { ingredients: null },
    });
    expect((await plan({ ...documented, ingredients: [] })).mealPlanEntry.ingredients).toBeNull();

    const asked = await post(`${IDEAS}?type=ingredients`, { mealDescription: idea.title });
    const namesOf = (ingredients: unknown) => (ingredients as { name: string }[]).map(({ name }) => name);
    expect(namesOf((asked.body as { ingredients: object[] }).ingredients)).toEqual(namesOf(idea.ingredients));

    const { suggestions } = (await post(IDEAS, {})).body as { suggestions: Record<string, unknown>[] };
    const [first = {}] = suggestions;
    const suggested = { title: first.title, notes: first.reason, servings: 4 };
    expect((await plan(suggested)).mealPlanEntry.ingredients).toEqual(
      (first.ingredients as object[]).map((each) => ({ ...each, is_in_house: false })),
    );
  });

  it.each([
    ['names', ['eggs', '200 g spinach'], [{ name: 'eggs' }, { name: 'spinach', amount: 200, unit: 'g' }]],
    ['a JSON string', '[{"name":"eggs","is_in_house":true}]', [{ name: 'eggs', is_in_house: true }]],
    ['none', [], null],
    ['null', null, null],
  ])('may send them as %s', async (_shape, ingredients, expected) => {
    expect((await plan({ title: 'Omelette', ingredients })).mealPlanEntry.ingredients).toEqual(
      expected && expected.map((each) => expect.objectContaining(each)),
    );
  });

  it.each([[[{ amount: 2 }]], [[7]], [true], [[{ name: 'eggs', amount: 'many' }]], ['{"name":7}']])(
    'is refused with ingredients %j',
    async (ingredients) => {
      const { status, body } = await plan({ title: 'Omelette', ingredients });
      expect([status, fieldOf(body)]).toEqual([400, 'ingredients']);
    },
  );
});

describe('suggestions', () => {
  it('are meals for the documented constraints, in query or body', async () => {
    const constraints = {
      cuisine: 'italian',
      dietary: 'vegetarian',
      timeConstraint: 'any',
      servings: 2,
      difficulty: 'any',
    };
    const nested = await post(IDEAS, { userId: ours.admin.userId, constraints: { ...constraints, contextNotes: '' } });
    expect(nested.status).toBe(200);
    const { suggestions } = nested.body as { suggestions: object[] };
    expect(suggestions[0]).toMatchObject({
      ...{ title: expect.any(String), reason: expect.any(String), tags: expect.any(Array), servings: 2 },
      ...{ instructions: expect.any(Array), prep_time: expect.any(Number), cook_time: expect.any(Number) },
      ingredients: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
    });
    expect((await post(IDEAS, constraints)).body).toEqual(nested.body);
    expect(Object.keys((await post(IDEAS, {})).body as object)).toEqual(['suggestions']);
  });

  it('honour wishes in words, or say that they do not', async () => {
    const asked = async (contextNotes: string) =>
      ((await post(IDEAS, { constraints: { contextNotes } })).body as { suggestions: Record<string, unknown>[] })
        .suggestions;
    for (const { ingredients, missed } of await asked('something with chicken, no mushrooms')) {
      const names = (ingredients as { name: string }[]).map(({ name }) => name).join();
      expect([/chicken/.test(names), /mushroom/.test(names), missed]).toEqual([true, false, []]);
    }
    for (const { reason, missed } of await asked('vegan, Japanese and crunchy'))
      expect([reason, missed]).toEqual([
        expect.stringMatching(/^Not Japanese, but it fits the rest\./),
        ['Not Japanese.', '“crunchy” could not be taken into account.'],
      ]);
  });

  it('are the ingredients of a meal, and consolidated names', async () => {
    const meal = await post(`${IDEAS}?type=ingredients`, {
      mealDescription: 'Fish and chips',
      userId: ours.admin.userId,
    });
    const { ingredients } = meal.body as { ingredients: { name: string; amount: number; unit: string | null }[] };
    expect(ingredients.length).toBeGreaterThan(1);
    expect(ingredients.every(({ amount }) => amount > 0)).toBe(true);
    const names = { type: 'consolidation', ingredients: ['Tomato', 'tomatoes', 'rice'] };
    expect((await post(IDEAS, names)).body).toEqual({
      ...{ consolidatedIngredients: expect.any(Array), originalCount: 3, consolidatedCount: 2 },
    });
    expect((await post(`${IDEAS}?type=consolidation`, { ingredients: [] })).body).toMatchObject({ originalCount: 0 });
  });

  it.each([
    ['', { cuisine: 'martian' }, 'cuisine'],
    ['', { constraints: { cuisine: 'martian' } }, 'cuisine'],
    ['', { constraints: 'italian' }, 'constraints'],
    ['', { timeConstraint: 'soon' }, 'timeConstraint'],
    ['', { servings: -1 }, 'servings'],
    ['', { contextNotes: 'x'.repeat(10_000) }, 'contextNotes'],
    ['?type=horoscope', {}, 'type'],
    ['?type=ingredients', {}, 'mealDescription'],
    ['?type=ingredients', { mealDescription: '\u0000 ' }, 'mealDescription'],
    ['?type=ingredients', { mealDescription: 'x'.repeat(10_000) }, 'mealDescription'],
    ['?type=consolidation', {}, 'ingredients'],
    ['?type=consolidation', { ingredients: [7] }, 'ingredients'],
    ['?type=consolidation', { ingredients: Array.from({ length: 1_001 }, () => 'rice') }, 'ingredients'],
  ])('refuse %j', async (query, body, field) => {
    const answer = await post(`${IDEAS}${query}`, body);
    expect([answer.status, fieldOf(answer.body)]).toEqual([400, field]);
  });
});
