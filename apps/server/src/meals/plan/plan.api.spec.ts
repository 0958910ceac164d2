import { as, listen, make, type Family } from '../../../test';
import type { RestMeal } from './meal-plan.rest';

const PATH = '/api/meals/meal-plan';
const ADD = 'mutation ($input: PlannedMealInput!) { addPlannedMeal(input: $input) { id title version servings } }';
const UPDATE = `mutation ($id: ID!, $input: PlannedMealInput!, $version: Int) {
  updatePlannedMeal(id: $id, input: $input, version: $version) { id title version } }`;
const MOVE = `mutation ($id: ID!, $to: MealSlotInput!, $swap: Boolean!) {
  movePlannedMeal(id: $id, to: $to, swap: $swap) { id title mealDate mealType } }`;
const RECIPE = 'mutation ($input: RecipeInput!) { addRecipe(input: $input) { id } }';
const WEEK = `query ($day: Date!) { mealWeek(startDate: $day) {
  startDate meals { title mealDate } recipes { id card { id } } shortEvenings { date reason minutesToCook } } }`;
const DINNER = 'query ($day: Date!) { plannedDinner(date: $day) { startAt dinnerTime meals { title cookId } } }';

let ours: Family;
let theirs: Family;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([make.family(), make.family({ members: 0 })]);
});

const entryOf = (body: unknown) => (body as { mealPlanEntry: RestMeal }).mealPlanEntry;
const entriesOf = (body: unknown) => (body as { mealPlanEntries: RestMeal[] }).mealPlanEntries;
const listed = async (from: string, to = from) =>
  entriesOf((await as(ours.member).rest.get(`${PATH}?startDate=${from}&endDate=${to}`)).body);

describe('the documented calls', () => {
  it('plan, list, change and delete a meal', async () => {
    const me = as(ours.admin);
    const recipe = (
      await me.gql<{ addRecipe: { id: string } }>(RECIPE, {
        input: { title: 'Fish pie', instructions: [{ text: 'Bake.' }] },
      })
    ).data?.addRecipe.id;
    const added = await me.rest.post(PATH, {
      ...{ family_id: ours.id, userId: ours.admin.userId, recipe_id: recipe, title: 'Pie', notes: 'with peas' },
      ...{ meal_type: 'lunch', meal_date: '2026-10-08T00:00:00.000Z', meal_time: null, servings: 4, is_ad_hoc: false },
    });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ success: true });
    const entry = entryOf(added.body);
    expect(entry).toMatchObject({
      ...{ family_id: ours.id, userId: ours.admin.userId, recipe_id: recipe, title: 'Pie', notes: 'with peas' },
      ...{ meal_type: 'lunch', meal_date: '2026-10-08', meal_time: null, servings: 4, is_ad_hoc: false },
      recipe: { id: recipe, title: 'Fish pie' },
    });
    expect(await listed('2026-10-08T23:30:00Z', '2026-10-09')).toEqual([entry]);

    const changed = await me.rest.put(`${PATH}?id=${entry.id}`, { title: 'Pie and peas', is_ad_hoc: true });
    expect(changed.status).toBe(200);
    expect(entryOf(changed.body)).toMatchObject({
      title: 'Pie and peas',
      is_ad_hoc: true,
      recipe_id: null,
      recipe: null,
    });
    expect(entryOf((await me.rest.put(PATH, { id: entry.id, servings: 2 })).body)).toMatchObject({ servings: 2 });

    const body = { id: entry.id, userId: ours.admin.userId };
    expect((await me.rest.raw((agent) => agent.delete(PATH).send(body))).body).toEqual({ success: true, id: entry.id });
    expect((await me.rest.raw((agent) => agent.delete(`${PATH}?id=${entry.id}`))).status).toBe(404);
    expect(await listed('2026-10-08')).toEqual([]);
  });

  it('default to an ad-hoc dinner for one', async () => {
    const added = await as(ours.admin).rest.post(PATH, { meal_date: '2026-10-09', is_ad_hoc: true, title: '' });
    expect(entryOf(added.body)).toMatchObject({
      ...{ title: 'Ad-hoc Meal', meal_type: 'dinner', servings: 1, is_ad_hoc: true, recipe_id: null, recipe: null },
    });
  });

  it.each([
    [{ title: 'Soup' }, 400, 'meal_date'],
    [{ meal_date: '2026-02-30' }, 400, 'meal_date'],
    [{ meal_date: 'soon' }, 400, 'meal_date'],
    [{ meal_date: '2026-10-10', meal_type: 'brunch' }, 400, 'meal_type'],
    [{ meal_date: '2026-10-10', servings: 'four' }, 400, 'servings'],
    [{ meal_date: '2026-10-10', servings: -1 }, 400, 'servings'],
    [{ meal_date: '2026-10-10', servings: 1e9 }, 400, 'servings'],
    [{ meal_date: '2026-10-10', title: 'x'.repeat(201) }, 400, 'title'],
    [{ meal_date: '2026-10-10', notes: 'x'.repeat(5_001) }, 400, 'notes'],
    [{ meal_date: ['2026-10-10'] }, 400, 'meal_date'],
  ])('refuse %j', async (sent, status, field) => {
    const answer = await as(ours.admin).rest.post(PATH, sent);
    expect({ status: answer.status, field: (answer.body as { field?: string }).field }).toEqual({ status, field });
    expect(await listed('2026-10-10')).toEqual([]);
  });

  it('answer "Recipe not found" for unknown recipes and those of other families', async () => {
    const theirRecipe = (
      await as(theirs.admin).gql<{ addRecipe: { id: string } }>(RECIPE, {
        input: { title: 'Pie', instructions: [{ text: 'Bake.' }] },
      })
    ).data?.addRecipe.id;
    for (const recipe_id of [theirRecipe, 'b4a1b1a0-0000-4000-8000-000000000000', 'junk']) {
      const answer = await as(ours.admin).rest.post(PATH, { meal_date: '2026-10-10', recipe_id });
      expect([answer.status, (answer.body as { error: string }).error]).toEqual([404, 'Recipe not found']);
    }
    expect(await listed('2026-10-10')).toEqual([]);
  });

  it.each([
    '?startDate=2026-02-30&endDate=2026-03-01',
    '?startDate=2026-10-10&endDate=2026-10-09',
    '?startDate=2026-01-01&endDate=2026-12-31',
    '?startDate=2026-10-10',
    '',
  ])('list nothing for %j', async (query) => {
    expect((await as(ours.admin).rest.get(`${PATH}${query}`)).status).toBe(400);
  });
});

it("updates the other member's screen; of two concurrent changes one succeeds, the other is rejected", async () => {
  const me = as(ours.admin);
  const screen = await listen<{ id: string; type: string }>(ours.member, 'familyChanged', 'type');
  const { data } = await me.gql<{ addPlannedMeal: { id: string; version: number; servings: number } }>(ADD, {
    input: { title: 'Soup', mealDate: '2026-11-02' },
  });
  const soup = data?.addPlannedMeal;
  expect(soup).toMatchObject({ servings: 2 });
  expect(await screen.next()).toEqual({ id: soup?.id, type: 'meal_plan' });
  const both = await Promise.all(
    [ours.admin, ours.member].map((who) =>
      as(who).gql(UPDATE, { id: soup?.id, input: { title: `Soup of ${who.name}` }, version: soup?.version }),
    ),
  );
  expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
  const [refused] = both.flatMap(({ errors }) => errors ?? []);
  expect(refused?.extensions).toMatchObject({
    code: 'VERSION_CONFLICT',
    details: { current: { id: soup?.id, version: 2 } },
  });
  const moved = await me.gql(MOVE, { id: soup?.id, to: { date: '2026-11-03', mealType: 'lunch' }, swap: false });
  expect(moved.data).toMatchObject({ movePlannedMeal: [{ id: soup?.id, mealDate: '2026-11-03', mealType: 'lunch' }] });
  await screen.close();
});

it('the week marks the evenings on which the calendar leaves little time', async () => {
  const me = as(ours.admin);
  const event = {
    title: 'Choir',
    eventDate: '2026-11-10',
    eventTime: '19:00',
    isRecurring: true,
    recurringType: 'weekly',
  };
  await me.gql('mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }', { input: event });
  await me.gql('mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }', {
    input: { title: 'Half-term', eventDate: '2026-11-18' },
  });
  await me.gql(ADD, { input: { title: 'Pasta', mealDate: '2026-11-17', cookId: ours.member.membershipId } });
  const week = (await me.gql(WEEK, { day: '2026-11-18' })).data;
  expect(week).toEqual({
    mealWeek: {
      startDate: '2026-11-16',
      meals: [{ title: 'Pasta', mealDate: '2026-11-17' }],
      recipes: [],
      shortEvenings: [{ date: '2026-11-17', reason: 'Choir starts at 19:00', minutesToCook: 45 }],
    },
  });
  expect((await me.gql(DINNER, { day: '2026-11-17' })).data).toEqual({
    plannedDinner: {
      startAt: null,
      dinnerTime: '18:00',
      meals: [{ title: 'Pasta', cookId: ours.member.membershipId }],
    },
  });
  expect((await as(theirs.admin).gql(DINNER, { day: '2026-11-17' })).data).toEqual({ plannedDinner: null });
});
