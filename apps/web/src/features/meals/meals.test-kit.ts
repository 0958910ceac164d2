import { addDays } from '@homefold/domain';
import { weekOf } from '@homefold/domain/meals';
import { familyAnswers } from '../../test/answers';
import { domainError } from '../../test/network';
import type { RootAnswers } from '../../test/network';
import { renderRoute } from '../../test/render-route';
import './page';
import './planning/plan-dialog';
import './week/dialogs/meal-dialog';
import './week/dialogs/quick-dialog';
import './week/quick-add/panel';
import './week/reader/meal-reader';
import './week/slot-menu';
import './week/week-tab';
import type { Meal, MealRecipe } from './week/model/types';

// Lazy modules of the page are imported above: the first test of a file must not wait for their compilation.

export const TODAY = '2026-10-08';

let made = 0;

/** Today's planned dinner, with defaults. */
export function meal(title: string, over: Partial<Meal> = {}): Meal {
  made += 1;
  return {
    id: `meal-${made}`,
    recipeId: null,
    title,
    notes: null,
    mealType: 'dinner',
    mealDate: TODAY,
    servings: 2,
    isAdHoc: !over.recipeId,
    eaterIds: null,
    guests: 0,
    cookId: null,
    ingredients: null,
    position: made * 1024,
    version: 1,
    ...over,
  };
}

export const recipe = (title: string, over: Partial<MealRecipe> = {}): MealRecipe & { isFavorite: boolean } => ({
  id: `recipe-${title}`,
  title,
  tags: [],
  prepTimeMinutes: 10,
  cookTimeMinutes: 35,
  servings: 4,
  difficulty: 'easy',
  imageUrl: null,
  isFavorite: false,
  ...over,
});

/** A fake plan that records its calls. */
export interface FakePlan {
  meals: Meal[];
  calls: { name: string; args: Record<string, unknown> }[];
  /** Makes the next call of this name fail with this error. */
  refuse: (name: string, error: Error) => void;
}

/** Opens the meal planner over a fake server. */
export function openMeals(
  meals: Meal[],
  { recipes = [], answers = {} }: { recipes?: ReturnType<typeof recipe>[]; answers?: RootAnswers } = {},
) {
  const refusals = new Map<string, Error>();
  const undone = new Map<string, Meal[]>();
  const plan: FakePlan = { meals, calls: [], refuse: (name, error) => refusals.set(name, error) };
  const note = (name: string, args: object): void => {
    plan.calls.push({ name, args: JSON.parse(JSON.stringify(args)) as Record<string, unknown> });
    const refusal = refusals.get(name);
    refusals.delete(name);
    if (refusal) throw refusal;
  };
  const find = (id: string): Meal => {
    const found = plan.meals.find((one) => one.id === id);
    if (!found) throw domainError('NOT_FOUND', 'Meal not found');
    return found;
  };
  const put = (next: Meal, undoKey?: string): Meal => {
    const before = plan.meals.filter(({ id }) => id === next.id);
    if (undoKey) undone.set(undoKey, before);
    plan.meals = [...plan.meals.filter(({ id }) => id !== next.id), next];
    return next;
  };
  interface Args {
    id: string;
    input: Partial<Meal>;
    to: { date: string; mealType: Meal['mealType'] };
    undoKey: string;
  }
  const graphql = familyAnswers({
    mealWeek: ({ startDate }: { startDate: string }) => {
      const week = weekOf(startDate);
      const shown = plan.meals.filter(({ mealDate }) => mealDate >= week.startDate && mealDate <= week.endDate);
      return {
        ...week,
        meals: shown.toSorted((a, b) => a.position - b.position),
        recipes: recipes.filter(({ id }) => shown.some(({ recipeId }) => recipeId === id)),
        shortEvenings: [{ date: addDays(TODAY, 1), reason: 'Swimming ends at 18:30' }],
        warnings: shown
          .filter(({ title }) => title.includes('nut'))
          .map(({ id }) => ({
            mealId: id,
            kind: 'contains',
            allergen: 'nuts',
            diet: null,
            ingredients: ['hazelnuts'],
            memberIds: ['member-tom'],
          })),
      };
    },
    recipePage: ({ of, first }: { of?: { query?: string; title?: string }; first: number }) => {
      const found = recipes.filter(
        ({ title }) =>
          title.toLowerCase().includes((of?.query ?? '').toLowerCase()) &&
          (!of?.title || title.toLowerCase() === of.title.toLowerCase()),
      );
      const items = found.slice(0, first).map((each) => ({ ...each, image: null, warnings: [] }));
      return { items, nextCursor: null, total: found.length, totalOfFamily: recipes.length };
    },
    mealRules: [],
    plannedDinner: { date: TODAY, startAt: '17:00', meals: [], recipes: [], dinnerTime: '18:00', minutes: 60 },
    plannedMeal: ({ id }: { id: string }) => find(id),
    addPlannedMeal: (args: Args) => {
      note('add', args);
      return put(meal('', args.input));
    },
    updatePlannedMeal: (args: Args) => {
      note('update', args);
      const before = find(args.id);
      return put({ ...before, ...args.input, version: before.version + 1 }, args.undoKey);
    },
    movePlannedMeal: (args: Args) => {
      note('move', args);
      const before = find(args.id);
      const { date: mealDate, mealType } = args.to;
      return [put({ ...before, mealDate, mealType, version: before.version + 1 }, args.undoKey)];
    },
    copyPlannedMeal: (args: Args) => {
      note('copy', args);
      return put(meal('', { ...find(args.id), id: 'copy', mealDate: args.to.date, mealType: args.to.mealType }));
    },
    deletePlannedMeal: (args: Args) => {
      note('delete', args);
      const gone = find(args.id);
      undone.set(args.undoKey, [gone]);
      plan.meals = plan.meals.filter(({ id }) => id !== args.id);
      return { id: args.id, restorableUntil: '' };
    },
    undo: ({ key }: { key: string }) => {
      note('undo', {});
      const back = undone.get(key) ?? [];
      back.forEach((one) => put(one));
      return back.map((one) => ({ __typename: 'PlannedMeal', ...one }));
    },
    ...answers,
  });
  return { plan, ...renderRoute('/dashboard#meal-planner', { graphql }) };
}
