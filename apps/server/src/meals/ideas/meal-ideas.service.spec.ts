import { statementsOf } from '../../../test';
import { FeatureAccess } from '../../billing';
import type { FamilyViewer } from '../../platform/auth';
import { DietsService } from '../diets/diets.service';
import { dish, family, FRIDAY, kitchen, MONDAY, recipe, recipes, startMeals, test, TUESDAY } from '../meals.test-kit';
import { MealIdeasService } from './meal-ideas.service';
import type { UseItUpInput } from './meal-ideas.types';

startMeals();

const ideas = () => test.app.get(MealIdeasService);
const stock = (viewer: FamilyViewer, things: Record<string, string | null>) =>
  kitchen.addAll(
    viewer,
    Object.entries(things).map(([ingredientName, bestBefore]) => ({ ingredientName, bestBefore })),
    {},
  );
const cook = (viewer: FamilyViewer, more: Partial<UseItUpInput> = {}) =>
  ideas().useItUp(viewer, { complexity: 'simple', mealType: 'dinner', ...more });

/** The request of a usual evening. */
const HOUSE = { Spinach: TUESDAY, Eggs: null, Cheddar: FRIDAY, Pasta: null, Onion: null, Tomatoes: null };

describe('Use It Up', () => {
  it('has ideas for a family without recipes, as many as requested', async () => {
    const { viewer } = await family();
    await stock(viewer, HOUSE);
    const { quickMeals, recipes, message, hint } = await cook(viewer);
    expect(quickMeals.length).toBeGreaterThan(2);
    expect(message).toBe(`Generated ${quickMeals.length} quick meal suggestions!`);
    expect([recipes, hint]).toEqual([[], null]);
    const [first] = quickMeals;
    expect(first?.usesSoon).toContain('Spinach');
    expect(first).toMatchObject({ complexity: 'simple', servings: 4, warnings: [] });
    expect(Object.keys(HOUSE)).toEqual(expect.arrayContaining(first?.ingredientsUsed ?? []));
    expect(first?.instructions.length).toBeGreaterThan(1);
    expect(await cook(viewer)).toEqual({ quickMeals, recipes, message, hint });
  });

  it('has the recipes that use expiring foods, with what is missing', async () => {
    const { viewer } = await family();
    await stock(viewer, HOUSE);
    const quiche = await recipe(viewer, 'Quiche', {
      ingredients: ['200 g spinach', '4 eggs', '100 g cheddar', 'pastry'],
    });
    await recipe(viewer, 'Omelette', { ingredients: ['3 eggs', '50 g cheddar'] });
    await recipe(viewer, 'Roast beef', { ingredients: ['beef', 'carrots', 'parsnips', 'gravy'] });
    const binned = await recipe(viewer, 'Frittata', { ingredients: ['4 eggs', 'spinach'] });
    await recipes.delete(viewer, binned.id);
    const found = (await cook(viewer)).recipes;
    expect(found.map(({ recipe: { title } }) => title)).toEqual(['Quiche', 'Omelette']);
    expect(found[0]).toMatchObject({
      recipeId: quiche.id,
      inHouse: expect.arrayContaining(['Spinach']),
      missing: ['pastry'],
    });
    expect(found[0]?.why).toContain('Spinach: use tomorrow');
    expect((await cook(viewer, { allowAdditionalIngredients: false })).recipes).toMatchObject([{ missing: [] }]);
  });

  it('leaves out recipes that take another time, and puts those for another meal behind the others', async () => {
    const { viewer } = await family();
    await stock(viewer, { Eggs: null, Cheddar: null });
    const ingredients = ['4 eggs', '100 g cheddar'];
    await recipe(viewer, 'Cheese bake', { ingredients, prepTimeMinutes: 15, cookTimeMinutes: 80 });
    await recipe(viewer, 'Egg cups', { ingredients, prepTimeMinutes: 10, tags: ['breakfast'] });
    await recipe(viewer, 'Frittata', { ingredients, prepTimeMinutes: 20 });
    const titles = async (more: Partial<UseItUpInput>) =>
      (await cook(viewer, more)).recipes.map(({ recipe: { title } }) => title);
    expect(await titles({})).toEqual(['Frittata', 'Egg cups']);
    expect(await titles({ complexity: 'complex' })).toEqual(['Cheese bake']);
    expect((await titles({ mealType: 'breakfast' }))[0]).toBe('Egg cups');
  });

  it.each([
    [['Leeks', 'Potatoes', 'Zorblax'], 'medium', 1, /^Only one quick meal of 21 to 45 minutes fits\.$/],
    [['Eggs', 'Cheddar', 'Bread'], 'simple', 2, /^Only 2 quick meals of at most 20 minutes fit\.$/],
    [['Eggs', 'Cheddar', 'Bread'], 'complex', 0, /^No quick meal of 46 minutes and more fits\. Allow more/],
    [['Eggs'], 'complex', 0, /fits\. .*more ingredients/],
  ] as const)('says that few dishes fit, and shows no others: %j, %s', async (foods, complexity, count, hint) => {
    const { viewer } = await family();
    await stock(viewer, Object.fromEntries(foods.map((name) => [name, null])));
    const found = await cook(viewer, { complexity, allowAdditionalIngredients: false });
    expect(found.hint).toMatch(hint);
    expect(found.quickMeals.every((meal) => meal.complexity === complexity)).toBe(true);
    expect(found.quickMeals).toHaveLength(count);
  });

  it('leaves out what somebody in the family must not eat, and names possible conflicts', async () => {
    const { viewer, ids } = await family();
    const theo = ids[2] ?? '';
    await test.app.get(DietsService).set(viewer, theo, ['eggs'], []);
    await stock(viewer, { ...HOUSE, Mayonnaise: null });
    await recipe(viewer, 'Omelette', { ingredients: ['3 eggs', '50 g cheddar'] });
    await recipe(viewer, 'Pasta bake', { ingredients: ['300 g pasta', '50 g cheddar'] });
    const { quickMeals, recipes: found } = await cook(viewer);
    expect(quickMeals.flatMap(({ ingredientsUsed }) => ingredientsUsed)).not.toContain('Eggs');
    expect(found.map(({ recipe: { title } }) => title)).toEqual(['Pasta bake']);
    for (const { warnings } of [...quickMeals, ...found.map((each) => each.recipe)])
      for (const { memberIds } of warnings) expect(memberIds).toEqual([theo]);
    expect(quickMeals.flatMap(({ warnings }) => warnings).every(({ kind }) => kind === 'may_contain')).toBe(true);
  });

  it('uses the sent ingredients instead of the kitchen, and prefers those to be used first', async () => {
    const { viewer } = await family();
    const sent = ['Pasta', ' pasta ', 'Broccoli', 'Cheddar', ''];
    const { quickMeals } = await cook(viewer, { availableIngredients: sent, priorityIngredients: ['broccoli'] });
    expect(quickMeals[0]?.ingredientsUsed).toContain('Broccoli');
    const few = await cook(viewer, { availableIngredients: ['Eggs'] });
    expect(few.hint).toMatch(/more ingredients/);
  });

  it('refuses an empty kitchen', async () => {
    const { viewer } = await family();
    const [milk] = await stock(viewer, { Milk: null });
    await kitchen.useUp(viewer, milk?.id ?? '');
    for (const more of [{}, { availableIngredients: [] }, { availableIngredients: [' '] }])
      await expect(cook(viewer, more)).rejects.toMatchObject({
        code: 'INVALID',
        message: 'No ingredients available. Please add some ingredients to your kitchen inventory first.',
      });
  });

  it.each<[Partial<UseItUpInput> | object, string]>([
    [{ servings: 0 }, 'servings'],
    [{ servings: 13 }, 'servings'],
    [{ maxAdditionalIngredients: -1 }, 'maxAdditionalIngredients'],
    [{ maxAdditionalIngredients: 6 }, 'maxAdditionalIngredients'],
    [{ complexity: 'huge' }, 'complexity'],
    [{ mealType: 'toString' }, 'mealType'],
    [{ availableIngredients: ['x'.repeat(10_000)] }, 'availableIngredients'],
    [{ availableIngredients: Array.from({ length: 5_000 }, () => 'rice') }, 'availableIngredients'],
    [{ priorityIngredients: Array.from({ length: 5_000 }, () => 'rice') }, 'priorityIngredients'],
  ])('refuses %#', async (more, field) => {
    const { viewer } = await family();
    await expect(cook(viewer, { availableIngredients: ['Eggs'], ...more })).rejects.toMatchObject({
      extras: { field },
    });
  });

  it('takes the same number of statements for any number of recipes and items', async () => {
    const { viewer } = await family();
    await stock(viewer, HOUSE);
    const read = async () => (await statementsOf(() => cook(viewer))).length;
    await recipe(viewer, 'Omelette', { ingredients: ['3 eggs'] });
    const few = await read();
    for (let n = 0; n < 20; n += 1) await recipe(viewer, `Omelette ${n}`, { ingredients: ['3 eggs', 'spinach'] });
    await stock(viewer, Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`thing ${n}`, null])));
    expect(await read()).toBe(few);
    expect(few).toBeLessThanOrEqual(7);
  });
});

describe('other ideas', () => {
  it('are meals not eaten recently, without what somebody must not eat', async () => {
    const { viewer, ids } = await family();
    await test.app.get(DietsService).set(viewer, ids[2] ?? '', [], ['vegan']);
    const first = await ideas().suggest(viewer, {});
    expect(first.length).toBeGreaterThan(1);
    const [best] = first;
    expect(best).toMatchObject({ servings: 4, ingredients: expect.any(Array) });
    await dish(viewer, best?.title ?? '', MONDAY);
    const [other] = await ideas().suggest(viewer, {});
    expect(other?.title).not.toBe(best?.title);
    await expect(ideas().suggest(viewer, { cuisine: 'martian' })).rejects.toMatchObject({
      extras: { field: 'cuisine' },
    });
  });

  it('are the ingredients of a meal, and consolidated names', async () => {
    const { viewer } = await family();
    const names = (await ideas().ingredientsOf(viewer, 'Fish and chips')).map(({ name }) => name.toLowerCase());
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/fish|cod|haddock/)]));
    expect(await ideas().ingredientsOf(viewer, 'Takeaway')).toEqual([]);
    expect(await ideas().consolidate(viewer, ['Tomato', 'tomatoes', ' ', 'rice'])).toMatchObject({
      ...{ originalCount: 4, consolidatedCount: 2 },
    });
    for (const wrong of [ideas().ingredientsOf(viewer, ' '), ideas().ingredientsOf(viewer, 'x'.repeat(10_000))])
      await expect(wrong).rejects.toMatchObject({ extras: { field: 'description' } });
    await expect(ideas().consolidate(viewer, Array.from({ length: 5_000 }, String))).rejects.toMatchObject({
      extras: { field: 'ingredients' },
    });
  });

  it('reject a family without the feature', async () => {
    const { viewer } = await family();
    const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
    for (const refused of [
      cook(viewer, { availableIngredients: ['Eggs'] }),
      ideas().suggest(viewer, {}),
      ideas().ingredientsOf(viewer, 'Soup'),
      ideas().consolidate(viewer, ['Rice']),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'FEATURE_LOCKED' });
    has.mockRestore();
  });
});
