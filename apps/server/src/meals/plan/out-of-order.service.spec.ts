import { randomUUID } from 'node:crypto';
import type { FamilyViewer } from '../../platform/auth';
import { MembersService } from '../../families';
import {
  FRIDAY,
  MONDAY,
  TUESDAY,
  changing,
  dish,
  drafts,
  family,
  plan,
  recipe,
  recipes,
  rules,
  slot,
  slots,
  startMeals,
  test,
  undo,
} from '../meals.test-kit';

startMeals();

const NEXT_MONDAY = '2026-10-12';

/** Deletes a recipe permanently, including from the bin. */
async function purge(viewer: FamilyViewer, id: string): Promise<void> {
  await recipes.delete(viewer, id);
  await changing(viewer, () => recipes.bin.remove(viewer, id));
}
const planned = (viewer: FamilyViewer) => plan.between(viewer, MONDAY, '2026-10-18');

describe('undo after the recipe was permanently deleted', () => {
  it('restores the meal without it', async () => {
    const { viewer } = await family();
    const pie = await recipe(viewer, 'Pie');
    const meal = await plan.add(viewer, { recipeId: pie.id, mealDate: MONDAY });
    const undoKey = randomUUID();
    await plan.update(viewer, meal.id, { isAdHoc: true, title: 'Takeaway' }, { undoKey });
    await purge(viewer, pie.id);
    await undo(viewer, undoKey);
    expect(await planned(viewer)).toMatchObject([{ title: 'Pie', recipeId: null }]);
  });

  it('reverts a move, and a deletion', async () => {
    const { viewer } = await family();
    const pie = await recipe(viewer, 'Pie');
    const meal = await plan.add(viewer, { recipeId: pie.id, mealDate: MONDAY });
    const [moved, deleted] = [randomUUID(), randomUUID()];
    await slots.move(viewer, meal.id, slot(TUESDAY), { undoKey: moved });
    await purge(viewer, pie.id);
    await undo(viewer, moved);
    await plan.delete(viewer, meal.id, { undoKey: deleted });
    await undo(viewer, deleted);
    expect(await planned(viewer)).toMatchObject([{ title: 'Pie', recipeId: null, mealDate: MONDAY }]);
  });
});

it('a copy from before a member left no longer includes them', async () => {
  const { viewer, ids } = await family();
  const [ada = '', , theo = ''] = ids;
  test.clock.set('2026-10-06T07:30:00Z');
  const soup = await dish(viewer, 'Soup', MONDAY, { cookId: theo, eaterIds: [ada, theo] });
  await dish(viewer, 'Cake', MONDAY, { cookId: theo, eaterIds: [theo] });
  await test.app.get(MembersService).remove(viewer, theo);
  await slots.copyWeek(viewer, MONDAY, NEXT_MONDAY, false, {});
  await slots.copySlot(viewer, slot(MONDAY), slot(FRIDAY), {});
  await slots.copy(viewer, soup.id, slot(TUESDAY), {});
  const copies = (await planned(viewer)).filter(({ mealDate }) => mealDate !== MONDAY);
  expect(copies.map(({ title, cookId, eaterIds }) => [title, cookId, eaterIds])).toEqual([
    ['Soup', null, [ada]],
    ['Soup', null, [ada]],
    ['Cake', null, null],
    ['Soup', null, [ada]],
    ['Cake', null, null],
  ]);
});

describe('a call repeated with its key', () => {
  it('returns the same, even if its recipe was deleted in between', async () => {
    const { viewer } = await family();
    const pie = await recipe(viewer, 'Pie');
    const [key, acceptKey] = [randomUUID(), randomUUID()];
    const add = () => plan.add(viewer, { recipeId: pie.id, mealDate: MONDAY }, key);
    const accept = () =>
      drafts.accept(viewer, [{ date: FRIDAY, mealType: 'dinner', title: 'Pie', recipeId: pie.id }], {
        idempotencyKey: acceptKey,
      });
    const first = [await add(), (await accept()).meals];
    await recipes.delete(viewer, pie.id);
    expect([await add(), (await accept()).meals]).toEqual(first);
  });

  it('returns the same when the call itself filled the slot or the list', async () => {
    const { viewer } = await family();
    const [key, ruleKey] = [randomUUID(), randomUUID()];
    for (let n = 1; n < 20; n += 1) await dish(viewer, `Dish ${n}`);
    const last = () => plan.add(viewer, { title: 'Bread', mealDate: MONDAY }, key);
    expect((await last()).id).toBe((await last()).id);
    for (let n = 1; n < 50; n += 1) await rules.add(viewer, { kind: 'tag', tag: `dish ${n}` });
    const rule = () => rules.add(viewer, { kind: 'tag', tag: 'bread' }, ruleKey);
    expect((await rule()).id).toBe((await rule()).id);
  });
});

it('a rule in parts is normalised like one in words', async () => {
  const { viewer } = await family();
  expect(await rules.add(viewer, { kind: 'tag', tag: ' fi\u202esh\u0000 \n cakes ', days: [5] })).toMatchObject({
    tag: 'fish cakes',
  });
  expect(await rules.add(viewer, { kind: 'title', title: 'P\ud800ie', days: [5] })).toMatchObject({ title: 'Pie' });
});

it('many concurrent calls lose no position and duplicate none', async () => {
  const { viewer, other } = await family();
  const made = [];
  for (let n = 0; n < 6; n += 1) made.push(await dish(viewer, `Dish ${n}`, n < 3 ? MONDAY : TUESDAY));
  await Promise.allSettled(
    made.flatMap((meal, n) => [
      slots.move(n % 2 ? viewer : other, meal.id, slot(n < 3 ? TUESDAY : MONDAY), { afterId: null }),
      slots.copy(viewer, meal.id, slot(MONDAY), {}),
      plan.update(other, meal.id, { mealDate: MONDAY }),
    ]),
  );
  // whichever change of a dish was last, both slots hold something to swap
  await dish(viewer, 'Dish 6', TUESDAY);
  await Promise.all([
    slots.moveSlot(viewer, slot(MONDAY), slot(TUESDAY), { swap: true }),
    slots.moveSlot(other, slot(TUESDAY), slot(MONDAY), { swap: true }),
  ]);
  const meals = await planned(viewer);
  expect(meals).toHaveLength(13);
  expect(new Set(meals.map(({ mealDate, position }) => `${mealDate} ${position}`)).size).toBe(13);
});
