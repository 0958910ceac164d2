import { setImmediate as nextTurn } from 'node:timers/promises';
import { planWeek, type PlanRequest } from '@homefold/domain/meals';
import { RuleMealPlanner } from './meal-planner';
import { RecipeWords, type PlanRecipeRow } from './plan-recipes';

/** How often other requests run while something is computed. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  let turns = 0;
  void work.finally(() => (isDone = true));
  for (; !isDone; turns += 1) await nextTurn();
  return turns;
}

const NOTHING = { amount: null, amountTo: null, unit: null, notes: null, section: null };
const rows = Array.from({ length: 500 }, (_, n): PlanRecipeRow => ({
  ...{ id: `recipe ${n}`, version: 1, title: `Soup ${n}`, tags: [], minutes: 20, isFavourite: false },
  ...{
    ingredients: Array.from({ length: 12 }, () => ({ ...NOTHING, name: 'onion' })),
    ratings: {},
    cookedCount: 0,
    lastCookedOn: null,
  },
}));

it('other requests run while recipes are analysed and a week is planned', async () => {
  const read = new RecipeWords().read(rows);
  expect(await turnsDuring(read)).toBeGreaterThanOrEqual(10);

  const dates = Array.from({ length: 7 }, (_, day) => `2026-10-0${day + 1}`);
  const request: PlanRequest = {
    slots: dates.flatMap((date) => (['breakfast', 'lunch', 'dinner'] as const).map((mealType) => ({ date, mealType }))),
    ...{ planned: [], recipes: await read, rules: [], members: [], shortEvenings: [], rejected: [], kept: [] },
    locale: 'en-GB',
  };
  const draft = new RuleMealPlanner().draft(request);
  expect(await turnsDuring(draft)).toBeGreaterThanOrEqual(request.slots.length);
  expect(await draft).toEqual(planWeek(request));
});

it('findings of recipes are cached for the next plan, up to a few megabytes', async () => {
  const recipes = new RecipeWords();
  const findingsOf = async (row: PlanRecipeRow) => (await recipes.read([row]))[0]?.findings;
  const long = Array.from({ length: 60 }, (_, n) => ({
    ...{ ...(rows[0] as PlanRecipeRow), id: `long ${n}` },
    ingredients: Array.from({ length: 200 }, (__, at) => ({ ...NOTHING, name: `${'unheard-of '.repeat(18)}${at}` })),
  }));
  const [first, last] = [long[0] as PlanRecipeRow, long.at(-1) as PlanRecipeRow];
  const found = await findingsOf(first);
  expect(await findingsOf(first)).toBe(found);
  expect(await findingsOf({ ...first, version: 2, title: 'Pie', ingredients: [] })).not.toEqual(found);
  expect(await turnsDuring(recipes.read(long))).toBeGreaterThanOrEqual(15);
  expect(await findingsOf(last)).toBe(await findingsOf(last));
  expect(await findingsOf(first)).not.toBe(found);
  expect(await findingsOf(first)).toEqual(found);
});
