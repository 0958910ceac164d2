import { statementsOf } from '../../../test';
import { FeatureAccess } from '../../billing';
import { MembersService } from '../../families';
import { DietsService } from '../diets/diets.service';
import { MealQuickAddService } from '../quick-add/meal-quick-add.service';
import {
  FRIDAY,
  MONDAY,
  TUESDAY,
  changing,
  dish,
  family,
  liveMessagesIn,
  plan,
  recipe,
  recipes,
  shown,
  slot,
  slots,
  startMeals,
  test,
  undo,
  weeks,
} from '../meals.test-kit';
import { MealsDigest } from './meals-digest';
import type { PlannedMealInput } from './planned-meal';

startMeals();

describe('a planned meal', () => {
  it('defaults to a dinner for everybody', async () => {
    const { viewer, ids } = await family();
    expect(await plan.add(viewer, { mealDate: MONDAY })).toMatchObject({
      ...{ title: 'Ad-hoc Meal', mealType: 'dinner', servings: 3, isAdHoc: true },
      ...{ eaterIds: null, guests: 0, cookId: null, recipeId: null },
    });
    const pie = await recipe(viewer, 'Fish pie', { servings: 6 });
    expect(
      await plan.add(viewer, { mealDate: FRIDAY, recipeId: pie.id, guests: 2, eaterIds: ids.slice(1) }),
    ).toMatchObject({
      ...{ title: 'Fish pie', servings: 4, isAdHoc: false, recipeId: pie.id },
    });
    const soup = await dish(viewer, 'Soup');
    expect(await plan.update(viewer, soup.id, { recipeId: pie.id })).toMatchObject({
      title: 'Fish pie',
      isAdHoc: false,
    });
    expect(await plan.update(viewer, soup.id, { isAdHoc: true, title: 'Toast' })).toMatchObject({
      ...{ title: 'Toast', isAdHoc: true, recipeId: null },
    });
  });

  it.each<[PlannedMealInput, string]>([
    [{ mealDate: '2026-02-30' }, 'mealDate'],
    [{ servings: 0 }, 'servings'],
    [{ servings: 101 }, 'servings'],
    [{ guests: -1 }, 'guests'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ notes: 'x'.repeat(5_001) }, 'notes'],
    [{ eaterIds: [] }, 'eaterIds'],
  ])('%j is refused', async (input, field) => {
    const { viewer } = await family();
    await expect(dish(viewer, 'Soup', MONDAY, input)).rejects.toMatchObject({ code: 'INVALID', extras: { field } });
    expect(await shown(viewer)).toEqual([]);
  });

  it('refers to nobody and nothing of another family', async () => {
    const [{ viewer }, theirs] = [await family(), await family()];
    const [stranger] = theirs.ids;
    const pie = await recipe(theirs.viewer, 'Pie');
    for (const input of [
      { eaterIds: [stranger ?? ''] },
      { cookId: stranger },
      { recipeId: pie.id },
      { cookId: 'junk' },
    ])
      await expect(dish(viewer, 'Soup', MONDAY, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await shown(viewer)).toEqual([]);
  });

  it('keeps its title and its link while its recipe is in the bin', async () => {
    const { viewer } = await family();
    const pie = await recipe(viewer, 'Pie');
    const meal = await plan.add(viewer, { mealDate: MONDAY, recipeId: pie.id });
    await recipes.delete(viewer, pie.id);
    expect(await weeks.week(viewer, MONDAY)).toMatchObject({
      meals: [{ title: 'Pie', recipeId: pie.id }],
      recipes: [],
    });
    expect(await plan.update(viewer, meal.id, { notes: 'warm' })).toMatchObject({ title: 'Pie', recipeId: pie.id });
    await changing(viewer, () => recipes.bin.restore(viewer, pie.id));
    expect((await weeks.week(viewer, MONDAY)).recipes).toMatchObject([{ title: 'Pie' }]);

    await recipes.delete(viewer, pie.id);
    await changing(viewer, () => recipes.bin.remove(viewer, pie.id));
    expect((await weeks.week(viewer, MONDAY)).meals).toMatchObject([{ title: 'Pie', recipeId: null }]);
  });

  it('is restored from the bin', async () => {
    const { viewer } = await family();
    const soup = await dish(viewer, 'Soup');
    await plan.delete(viewer, soup.id);
    expect(await shown(viewer)).toEqual([]);
    await changing(viewer, () => plan.bin.restore(viewer, soup.id));
    expect(await shown(viewer)).toEqual([`${MONDAY} dinner: Soup`]);
  });

  it('drops former members from today on, and keeps the past', async () => {
    const { viewer, ids } = await family();
    const [, , theo = ''] = ids;
    const theirs = { cookId: theo, eaterIds: [ids[0] ?? '', theo] };
    const alone = { cookId: theo, eaterIds: [theo] };
    test.clock.set('2026-10-06T07:30:00Z');
    for (const day of [MONDAY, FRIDAY]) await dish(viewer, 'Soup', day, theirs);
    await dish(viewer, 'Cake', FRIDAY, alone);
    await test.app.get(MembersService).remove(viewer, theo);
    expect(await plan.between(viewer, MONDAY, FRIDAY)).toMatchObject([
      { mealDate: MONDAY, ...theirs },
      { mealDate: FRIDAY, title: 'Soup', cookId: null, eaterIds: [ids[0]] },
      { mealDate: FRIDAY, title: 'Cake', cookId: null, eaterIds: null },
    ]);
  });

  it('comes last in a slot to which it is moved', async () => {
    const { viewer } = await family();
    const soup = await dish(viewer, 'Soup', TUESDAY);
    for (const title of ['Bread', 'Butter']) await dish(viewer, title);
    await plan.update(viewer, soup.id, { mealDate: MONDAY });
    expect(await shown(viewer)).toEqual([`${MONDAY} dinner: Bread, Butter, Soup`]);
  });

  it('two people may fill a slot at once, and slots have a limit', async () => {
    const { viewer, other } = await family();
    await Promise.all([dish(viewer, 'Soup'), dish(other, 'Bread')]);
    const meals = await plan.between(viewer, MONDAY, MONDAY);
    expect(new Set(meals.map(({ position }) => position)).size).toBe(2);
    for (let n = 0; n < 10; n += 1) await slots.copySlot(viewer, slot(MONDAY), slot(TUESDAY), {});
    await expect(dish(viewer, 'Crumb', TUESDAY)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(slots.copySlot(viewer, slot(MONDAY), slot(TUESDAY), {})).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await plan.between(viewer, TUESDAY, TUESDAY)).toHaveLength(20);
  });
});

describe('the week', () => {
  it('can be requested by any of its days, also at the turn of the year', async () => {
    const { viewer } = await family();
    await dish(viewer, 'Fondue', '2026-12-31');
    const week = await weeks.week(viewer, '2027-01-01');
    expect(week).toMatchObject({ startDate: '2026-12-28', endDate: '2027-01-03', meals: [{ title: 'Fondue' }] });
    await expect(weeks.week(viewer, '2026-02-30')).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('warns of what the eaters avoid', async () => {
    const { viewer, ids } = await family();
    const [ada = '', , theo = ''] = ids;
    await test.app.get(DietsService).set(viewer, theo, ['nuts'], []);
    const cake = await recipe(viewer, 'Cake', { ingredients: ['100 g walnuts', '200 g flour'] });
    const together = await plan.add(viewer, { mealDate: MONDAY, recipeId: cake.id });
    await plan.add(viewer, { mealDate: TUESDAY, recipeId: cake.id, eaterIds: [ada] });
    const bread = await dish(viewer, 'Walnut bread', FRIDAY);
    await dish(viewer, 'Something', FRIDAY);
    const { warnings } = await weeks.week(viewer, MONDAY);
    expect(warnings).toMatchObject([
      { mealId: together.id, kind: 'contains', allergen: 'nuts', memberIds: [theo], ingredients: ['walnuts'] },
      { mealId: bread.id, kind: 'contains', allergen: 'nuts', memberIds: [theo] },
    ]);
  });

  it('takes the same number of statements whatever the size', async () => {
    const { viewer, ids } = await family();
    const read = () => statementsOf(() => weeks.week(viewer, MONDAY));
    await test.app.get(DietsService).set(viewer, ids[2] ?? '', ['nuts'], []);
    const pie = await recipe(viewer, 'Pie');
    await plan.add(viewer, { mealDate: MONDAY, recipeId: pie.id });
    const few = await read();
    for (const day of [MONDAY, TUESDAY, FRIDAY])
      for (const mealType of ['breakfast', 'lunch', 'dinner'] as const)
        await plan.add(viewer, { mealDate: day, mealType, recipeId: (await recipe(viewer, `Pie of ${day}`)).id });
    expect((await read()).length).toBe(few.length);
    expect(few.length).toBeLessThanOrEqual(5);
  });
});

describe("tonight's dinner", () => {
  it('has a start time, for the dish that takes longest', async () => {
    const { viewer } = await family();
    expect(await weeks.dinner(viewer)).toBeNull();
    await dish(viewer, 'Porridge', MONDAY, { mealType: 'breakfast' });
    expect(await weeks.dinner(viewer)).toBeNull();
    await dish(viewer, 'Salad');
    expect(await weeks.dinner(viewer)).toMatchObject({ dinnerTime: '18:00', minutes: null, startAt: null });
    const lasagne = await recipe(viewer, 'Lasagne', { prepTimeMinutes: 20, cookTimeMinutes: 40 });
    const stew = await recipe(viewer, 'Stew', { cookTimeMinutes: 1_200 });
    await plan.add(viewer, { mealDate: MONDAY, recipeId: lasagne.id });
    expect(await weeks.dinner(viewer)).toMatchObject({
      ...{ date: MONDAY, minutes: 60, startAt: '17:00' },
      ...{ meals: [{ title: 'Salad' }, { title: 'Lasagne' }], recipes: [{ title: 'Lasagne' }] },
    });
    // one that has to be started the day before
    await plan.add(viewer, { mealDate: TUESDAY, recipeId: stew.id });
    expect(await weeks.dinner(viewer, TUESDAY)).toMatchObject({ minutes: 1_200, startAt: null });
  });
});

describe('the digest', () => {
  it("lists today's meals, who cooks and when to start", async () => {
    const { viewer, ids } = await family();
    const digest = test.app.get(MealsDigest);
    const days = { today: MONDAY, last: '2026-10-11', timeZone: 'Europe/London', locale: 'en-GB' };
    const lines = async () => {
      const { sections } = (await digest.read(viewer, days))();
      return sections.flatMap(({ items }) => items.map(({ title, note }) => [title, note]));
    };
    expect(await lines()).toEqual([]);
    const lasagne = await recipe(viewer, 'Lasagne', { prepTimeMinutes: 20, cookTimeMinutes: 40 });
    await plan.add(viewer, { mealDate: MONDAY, recipeId: lasagne.id, cookId: ids[1] });
    await dish(viewer, 'Salad');
    await dish(viewer, 'Porridge', MONDAY, { mealType: 'breakfast' });
    await dish(viewer, 'Pie', TUESDAY);
    expect(await lines()).toEqual([
      ['Breakfast: Porridge', null],
      ['Dinner: Lasagne, Salad', 'Ben cooks, start at 17:00'],
    ]);
  });
});

describe('quick add', () => {
  it('plans the meal in a phrase, with the recipe of that name', async () => {
    const { viewer } = await family();
    const quick = test.app.get(MealQuickAddService);
    const lasagne = await recipe(viewer, 'Lasagne');
    expect(await quick.add(viewer, 'lasagne on Friday', {})).toMatchObject({
      ...{ recipeId: lasagne.id, title: 'Lasagne', mealDate: FRIDAY, mealType: 'dinner', servings: 3 },
    });
    expect(await quick.add(viewer, 'pancakes for breakfast on Saturday for 8', {})).toMatchObject({
      ...{ title: 'Pancakes', isAdHoc: true, mealDate: '2026-10-10', mealType: 'breakfast', servings: 8 },
    });
    expect(await quick.add(viewer, 'soup', { date: TUESDAY, mealType: 'lunch' })).toMatchObject({
      ...{ title: 'Soup', mealDate: TUESDAY, mealType: 'lunch' },
    });
    await recipes.delete(viewer, lasagne.id);
    expect(await quick.add(viewer, 'lasagne on Saturday', {})).toMatchObject({ title: 'Lasagne', recipeId: null });
    const { spans, question } = await quick.understand(viewer, 'lasagne on Friday 10 October');
    expect(question?.dates).toEqual(['2026-10-10', FRIDAY]);
    expect(spans).toMatchObject([{ kind: 'date' }]);
    for (const words of ['lasagne on Friday 10 October', 'on Friday', '', 'x'.repeat(501)])
      await expect(quick.add(viewer, words, {})).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'text' } });
    expect(await plan.between(viewer, MONDAY, '2026-10-11')).toHaveLength(4);
  });
});

it('rejects a family without the feature', async () => {
  const { viewer } = await family();
  const soup = await dish(viewer, 'Soup');
  const binned = await dish(viewer, 'Bread');
  const heard = liveMessagesIn(test.app, viewer);
  const undoKey = 'deleted-the-bread';
  await plan.delete(viewer, binned.id, { undoKey });
  await heard.until('deleted');
  const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
  for (const refused of [
    weeks.week(viewer, MONDAY),
    weeks.dinner(viewer),
    plan.between(viewer, MONDAY, FRIDAY),
    dish(viewer, 'Pie'),
    plan.update(viewer, soup.id, { title: 'Pie' }),
    plan.delete(viewer, soup.id),
    slots.move(viewer, soup.id, slot(FRIDAY), {}),
    slots.moveSlot(viewer, slot(MONDAY), slot(FRIDAY), {}),
    slots.copy(viewer, soup.id, slot(FRIDAY), {}),
    slots.copySlot(viewer, slot(MONDAY), slot(FRIDAY), {}),
    slots.copyWeek(viewer, MONDAY, '2026-10-12', false, {}),
    plan.get(viewer, soup.id),
    plan.addAll(viewer, [{ title: 'Pie', mealDate: MONDAY }]),
    undo(viewer, undoKey),
    changing(viewer, () => plan.bin.restore(viewer, binned.id)),
    test.app.get(MealQuickAddService).add(viewer, 'soup', {}),
    test.app.get(MealQuickAddService).understand(viewer, 'soup'),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'FEATURE_LOCKED' });
  has.mockRestore();
  expect(await plan.between(viewer, MONDAY, '2026-10-18')).toEqual([soup]);
  // and no screen receives a message
  const afterwards = await dish(viewer, 'Pie');
  expect(await heard.until(afterwards.id)).toEqual([]);
});
