import { addDays } from '@homefold/domain';
import { MEAL_TYPES } from '@homefold/domain/meals';
import { COMPLEXITIES } from '@homefold/domain/use-it-up';
import type { FamilyViewer } from '../../platform/auth';
import { DietsService } from '../diets/diets.service';
import {
  dish,
  family,
  FRIDAY,
  kitchen,
  MONDAY,
  plan,
  recipe,
  slots,
  startMeals,
  test,
  undo,
  weeks,
} from '../meals.test-kit';
import type { PlannedIngredientInput } from '../plan/own-ingredients';
import type { PlannedMealInput } from '../plan/planned-meal';
import { ShoppingGenerationService } from '../shopping/generation/shopping-generation.service';
import { MealIdeasService } from './meal-ideas.service';
import type { QuickMeal } from './meal-ideas.types';

startMeals();

const ideas = () => test.app.get(MealIdeasService);
const NEXT_MONDAY = '2026-10-12';

/** The names that the list of a week would have. */
async function bought(viewer: FamilyViewer, week = MONDAY): Promise<string[]> {
  const { items } = await test.app.get(ShoppingGenerationService).preview(viewer, week, null);
  return items
    .map(({ name, quantity }) =>
      [quantity, name]
        .filter(Boolean)
        .join(' ')
        .replace(/\u00a0/g, ' '),
    )
    .sort();
}

/** As the screen plans an idea. */
const planned = (
  viewer: FamilyViewer,
  idea: { title: string; servings: number; ingredients: PlannedIngredientInput[] },
  date = FRIDAY,
  more: PlannedMealInput = {},
) => dish(viewer, idea.title, date, { servings: idea.servings, ingredients: idea.ingredients, ...more });

const HOUSE =
  'Eggs,Cheddar,Bread,Milk,Spinach,Mushrooms,Potatoes,Onions,Chicken breasts,Pasta,Rice,Chopped tomatoes,Porridge oats,Bananas,Plain flour'.split(
    ',',
  );

const stock = (viewer: FamilyViewer, names: readonly string[]) =>
  kitchen.addAll(
    viewer,
    names.map((ingredientName) => ({ ingredientName })),
    {},
  );

async function stocked(names: readonly string[] = HOUSE): Promise<FamilyViewer> {
  const { viewer } = await family();
  await stock(viewer, names);
  return viewer;
}

/** An idea that misses something. */
async function missing(viewer: FamilyViewer, at = 0): Promise<QuickMeal> {
  const { quickMeals } = await ideas().useItUp(viewer, { complexity: 'medium', mealType: 'dinner' });
  return quickMeals.filter(({ additionalIngredientsNeeded }) => additionalIngredientsNeeded.length > 0)[
    at
  ] as QuickMeal;
}

describe('a planned idea', () => {
  it('of Use It Up needs what its card says is missing, and nothing else', async () => {
    const viewer = await stocked();
    let count = 0;
    for (const complexity of COMPLEXITIES)
      for (const mealType of MEAL_TYPES) {
        const { quickMeals } = await ideas().useItUp(viewer, { complexity, mealType });
        for (const idea of quickMeals) {
          const week = addDays(NEXT_MONDAY, 7 * (count += 1));
          await planned(viewer, idea, week, { mealType });
          const { items } = await test.app.get(ShoppingGenerationService).preview(viewer, week, null);
          expect([idea.title, items.map(({ name }) => name.toLowerCase()).sort()]).toEqual([
            idea.title,
            idea.additionalIngredientsNeeded.map((name) => name.toLowerCase()).sort(),
          ]);
        }
      }
    expect(count).toBeGreaterThan(15);
  });

  it('of AI Suggestions needs the ingredients of its card, less what is in the house', async () => {
    const viewer = await stocked(['Potatoes']);
    const suggested = await ideas().suggest(viewer, { contextNotes: 'potatoes' });
    for (const [at, idea] of suggested.entries()) {
      const week = addDays(NEXT_MONDAY, 7 * at);
      await planned(viewer, { ...idea, title: `The dish of ${at}` }, week);
      const { items, leftOut } = await test.app.get(ShoppingGenerationService).preview(viewer, week, null);
      expect([...items, ...leftOut].map(({ name }) => name.toLowerCase()).sort()).toEqual(
        [...new Set(idea.ingredients.map(({ name }) => name.toLowerCase()))].sort(),
      );
    }
    expect(suggested.length).toBeGreaterThan(1);
  });

  it('keeps its ingredients when it is renamed, moved or undone, and scales them with its servings', async () => {
    const { viewer } = await family();
    const meal = await dish(viewer, 'Bread pizzas', FRIDAY, {
      servings: 4,
      ingredients: [
        { name: 'mozzarella', amount: 200, unit: 'g' },
        { name: 'bread', amount: 4, isInHouse: true },
      ],
    });
    await plan.update(
      viewer,
      meal.id,
      { title: 'Fish and chips', mealDate: NEXT_MONDAY, servings: 2 },
      { undoKey: 'undo-halved' },
    );
    expect(await bought(viewer, NEXT_MONDAY)).toEqual(['100 g mozzarella']);
    await undo(viewer, 'undo-halved');
    expect(await bought(viewer)).toEqual(['200 g mozzarella']);
    await plan.delete(viewer, meal.id, { undoKey: 'undo-removed' });
    await undo(viewer, 'undo-removed');
    expect(await bought(viewer)).toEqual(['200 g mozzarella']);
  });

  it('takes the ingredients that it has for those that it had, whatever the fraction', async () => {
    const { viewer } = await family();
    const ingredients = [{ name: 'mozzarella', amount: 200, unit: 'g' }];
    const meal = await dish(viewer, 'Bread pizzas', FRIDAY, { servings: 3, ingredients });
    const one = await plan.update(viewer, meal.id, { servings: 1 });
    const back = await plan.update(viewer, meal.id, { servings: 3, ingredients: one.ingredients });
    expect(back.ingredients?.[0]?.amount).toBeCloseTo(200, 2);
  });

  it('buys what was in the house only after the kitchen has run out of it', async () => {
    const { viewer } = await family();
    const [item] = await stock(viewer, ['Spinach']);
    const spinach = { name: 'Spinach', amount: 300, unit: 'g', isInHouse: true };
    await dish(viewer, 'Omelette', FRIDAY, { ingredients: [spinach, { name: 'bread', isInHouse: true }] });
    await kitchen.update(viewer, item?.id ?? '', { amount: 100, unit: 'g' });
    expect(await bought(viewer)).toEqual([]);
    // what is there is reserved for the idea
    const pie = await recipe(viewer, 'Pie', { servings: 4, ingredients: ['100 g spinach'] });
    await dish(viewer, 'Pie', MONDAY, { recipeId: pie.id, servings: 4 });
    expect(await bought(viewer)).toEqual(['100 g Spinach']);
    await kitchen.useUp(viewer, item?.id ?? '');
    expect(await bought(viewer)).toEqual(['400 g Spinach']);
  });

  it('is copied with its ingredients, but without the kitchen of another day', async () => {
    const viewer = await stocked();
    const idea = await missing(viewer);
    const meal = await planned(viewer, idea);
    const copy = await slots.copy(viewer, meal.id, { date: NEXT_MONDAY, mealType: 'dinner' }, {});
    expect(copy.ingredients).toEqual(meal.ingredients?.map((each) => ({ ...each, isInHouse: false })));
    expect((await slots.copyWeek(viewer, MONDAY, '2026-10-19', false, {})).meals).toMatchObject([
      { ingredients: copy.ingredients },
    ]);
  });

  it('gives its ingredients up for a recipe or an empty list, and takes others', async () => {
    const viewer = await stocked();
    const meal = await planned(viewer, await missing(viewer));
    const pie = await recipe(viewer, 'Pie', { servings: 4, ingredients: ['6 apples'] });
    const withRecipe = await plan.update(viewer, meal.id, { recipeId: pie.id });
    expect([withRecipe.ingredients, await bought(viewer)]).toEqual([null, ['6 apples']]);
    await plan.update(viewer, meal.id, { isAdHoc: true, servings: 4, ingredients: [{ name: 'pears', amount: 3 }] });
    expect(await bought(viewer)).toEqual(['3 pears']);
    expect((await plan.update(viewer, meal.id, { ingredients: [] })).ingredients).toBeNull();
  });

  it('warns of its own ingredients, whatever its title', async () => {
    const { viewer, ids } = await family();
    await test.app.get(DietsService).set(viewer, ids[2] ?? '', ['eggs'], []);
    await dish(viewer, 'Surprise', MONDAY, { ingredients: [{ name: 'eggs', amount: 4 }] });
    await dish(viewer, 'Egg salad', MONDAY, { ingredients: [{ name: 'lettuce' }] });
    const { warnings, meals } = await weeks.week(viewer, MONDAY);
    expect(warnings.map(({ mealId }) => meals.find(({ id }) => id === mealId)?.title)).toEqual(['Surprise']);
  });

  it.each<[unknown]>([
    [[{ name: ' ', amount: 2 }]],
    [[{ name: 'x'.repeat(10_000) }]],
    [[{ name: 'eggs', amount: -1 }]],
    [[{ name: 'eggs', amount: NaN }]],
    [[{ name: 'eggs', unit: 'x'.repeat(10_000) }]],
    [[{ name: 7 }]],
    [[[]]],
    [7],
    [Array.from({ length: 1_000 }, () => ({ name: 'eggs' }))],
  ])('refuses ingredients %#, and plans nothing', async (ingredients) => {
    const { viewer } = await family();
    await expect(dish(viewer, 'Soup', MONDAY, { ingredients } as PlannedMealInput)).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field: 'ingredients' },
    });
    expect((await weeks.week(viewer, MONDAY)).meals).toEqual([]);
  });
});
