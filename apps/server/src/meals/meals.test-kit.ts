import { asOwner, familyRows, sharedTestApp, type TestApp } from '../../test';
import { until } from '../../test/until';
import type { FamilyViewer } from '../platform/auth';
import { Database } from '../platform/database';
import { LiveBus } from '../platform/live';
import { UndoLog } from '../platform/undo';
import { KitchenService } from './kitchen/kitchen.service';
import { MealPlanService } from './plan/meal-plan.service';
import { MealSlotsService } from './plan/meal-slots.service';
import { MealWeekService } from './plan/meal-week.service';
import type { MealType, PlannedMeal, PlannedMealInput } from './plan/planned-meal';
import { MealDraftsService } from './planning/meal-drafts.service';
import { MealRulesService } from './planning/meal-rules.service';
import { RecipesService, type RecipeChanges } from './recipes/recipes.service';

/** A Monday; the clock is stopped in its morning. */
export const MONDAY = '2026-10-05';
export const TUESDAY = '2026-10-06';
export const FRIDAY = '2026-10-09';

export let test: TestApp;
export let kitchen: KitchenService;
export let plan: MealPlanService;
export let slots: MealSlotsService;
export let weeks: MealWeekService;
export let drafts: MealDraftsService;
export let rules: MealRulesService;
export let recipes: RecipesService;

/** Starts a server for the meal specs, with the clock at the same morning in each test. */
export function startMeals(): void {
  beforeAll(async () => {
    test = await sharedTestApp();
    kitchen = test.app.get(KitchenService);
    plan = test.app.get(MealPlanService);
    slots = test.app.get(MealSlotsService);
    weeks = test.app.get(MealWeekService);
    drafts = test.app.get(MealDraftsService);
    rules = test.app.get(MealRulesService);
    recipes = test.app.get(RecipesService);
  });
  afterAll(() => test.close());
  beforeEach(() => test.clock.set('2026-10-05T07:30:00Z'));
}

export const family = (...names: string[]) => familyRows(test, {}, names.length > 0 ? names : ['Ada', 'Ben', 'Theo']);

export const undo = (viewer: FamilyViewer, key: string) => test.app.get(UndoLog).undo(viewer, key);

/** Inside a write scope. */
export const changing = <T>(viewer: FamilyViewer, fn: () => Promise<T>) => test.app.get(Database).write(viewer, fn);

export const dish = (viewer: FamilyViewer, title: string, mealDate = MONDAY, input: PlannedMealInput = {}) =>
  plan.add(viewer, { title, mealDate, ...input });

export const recipe = (viewer: FamilyViewer, title: string, more: RecipeChanges = {}) =>
  recipes.add(viewer, { title, instructions: 'Cook.', ...more });

export const slot = (date: string, mealType: MealType = 'dinner') => ({ date, mealType });

/** "Mon dinner: Soup, Bread" for each filled slot of a week. */
export async function shown(viewer: FamilyViewer, monday = MONDAY): Promise<string[]> {
  const { meals } = await weeks.week(viewer, monday);
  const bySlot = new Map<string, PlannedMeal[]>();
  for (const meal of meals) {
    const key = `${meal.mealDate} ${meal.mealType}`;
    bySlot.set(key, [...(bySlot.get(key) ?? []), meal]);
  }
  return [...bySlot].map(([key, dishes]) => `${key}: ${dishes.map(({ title }) => title).join(', ')}`);
}

/** Collects the live messages of a family from now on, in commit order. */
export function liveMessagesIn(app: TestApp['app'], { familyId }: FamilyViewer) {
  let messages: string[] = [];
  app.get(LiveBus).subscribe(familyId, ({ topic, payload }) => {
    if (topic === 'familyChanged') messages.push(JSON.stringify(payload));
  });
  return {
    /** Waits for one with this text. @returns the messages before it, since the last one waited for */
    until: async (words: string) => {
      await until(() => messages.some((text) => text.includes(words)));
      const before = messages.filter((text) => !text.includes(words));
      messages = [];
      return before;
    },
  };
}

/** The feed's lines in alphabetical order, since the clock is stopped. */
export const feedOf = async (familyId: string): Promise<string[]> =>
  (
    await asOwner<{ description: string }>(
      'select description from activity where family_id = $1',
      [familyId],
      test.urls.owner,
    )
  )
    .map(({ description }) => description)
    .sort();

/** The feed's lines that cover several meals. */
export const groupEntries = async (familyId: string): Promise<string[]> =>
  (await feedOf(familyId)).filter((line) => /\d+ meals/.test(line));
