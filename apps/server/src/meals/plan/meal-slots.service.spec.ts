import { randomUUID } from 'node:crypto';
import {
  dish,
  family,
  groupEntries,
  FRIDAY,
  MONDAY,
  plan,
  shown,
  slot,
  slots,
  startMeals,
  TUESDAY,
  undo,
} from '../meals.test-kit';

startMeals();

describe('moving a dish', () => {
  it('appends it, inserts it, or swaps it with the present dish, and can be undone', async () => {
    const { viewer } = await family();
    const soup = await dish(viewer, 'Soup');
    await dish(viewer, 'Bread');
    const pie = await dish(viewer, 'Pie', FRIDAY);
    const undoKey = randomUUID();

    await slots.move(viewer, soup.id, slot(FRIDAY), { undoKey });
    expect(await shown(viewer)).toEqual([`${MONDAY} dinner: Bread`, `${FRIDAY} dinner: Pie, Soup`]);
    expect((await undo(viewer, undoKey)).map(({ __typename }) => __typename)).toEqual(['PlannedMeal']);
    expect(await shown(viewer)).toEqual([`${MONDAY} dinner: Soup, Bread`, `${FRIDAY} dinner: Pie`]);

    await slots.move(viewer, soup.id, slot(FRIDAY), { afterId: null });
    expect(await shown(viewer)).toEqual([`${MONDAY} dinner: Bread`, `${FRIDAY} dinner: Soup, Pie`]);
    await slots.move(viewer, soup.id, slot(FRIDAY), { afterId: pie.id });
    expect(await shown(viewer)).toEqual([`${MONDAY} dinner: Bread`, `${FRIDAY} dinner: Pie, Soup`]);

    const swapKey = randomUUID();
    const moved = await slots.move(viewer, pie.id, slot(MONDAY), { swap: true, undoKey: swapKey });
    expect(moved.map(({ title }) => title)).toEqual(['Pie', 'Bread']);
    expect(await shown(viewer)).toEqual([`${MONDAY} dinner: Pie`, `${FRIDAY} dinner: Soup, Bread`]);
    await undo(viewer, swapKey);
    expect(await shown(viewer)).toEqual([`${MONDAY} dinner: Bread`, `${FRIDAY} dinner: Pie, Soup`]);
  });

  it('by two people at once rejects the second', async () => {
    const { viewer, other } = await family();
    const soup = await dish(viewer, 'Soup');
    const results = await Promise.allSettled([
      slots.move(viewer, soup.id, slot(TUESDAY), { version: soup.version }),
      slots.move(other, soup.id, slot(FRIDAY), { version: soup.version }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({
      code: 'VERSION_CONFLICT',
      extras: { details: { current: { title: 'Soup', version: 2 } } },
    });
    expect(await shown(viewer)).toHaveLength(1);
  });

  it('is not undone if somebody has changed a dish since', async () => {
    const { viewer, other } = await family();
    const soup = await dish(viewer, 'Soup');
    const undoKey = randomUUID();
    await slots.move(viewer, soup.id, slot(FRIDAY), { undoKey });
    await plan.update(other, soup.id, { notes: 'with bread' });
    await expect(undo(viewer, undoKey)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await shown(viewer)).toEqual([`${FRIDAY} dinner: Soup`]);
  });

  it('rejects dates that do not exist, and dishes of other families', async () => {
    const [{ viewer }, theirs] = [await family(), await family()];
    const soup = await dish(viewer, 'Soup');
    const other = await dish(theirs.viewer, 'Pie');
    await expect(slots.move(viewer, soup.id, slot('2026-02-30'), {})).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field: 'to.date' },
    });
    for (const refused of [
      slots.move(viewer, other.id, slot(FRIDAY), {}),
      slots.copy(viewer, other.id, slot(FRIDAY), {}),
      slots.move(viewer, soup.id, slot(FRIDAY), { afterId: other.id }),
      slots.moveSlot(viewer, slot(FRIDAY), slot(TUESDAY), {}),
      slots.copySlot(viewer, slot(FRIDAY), slot(TUESDAY), {}),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await shown(viewer)).toEqual([`${MONDAY} dinner: Soup`]);
    expect(await shown(theirs.viewer)).toEqual([`${MONDAY} dinner: Pie`]);
  });
});

describe('copying', () => {
  it('a dish includes its fields, once per key', async () => {
    const { viewer, ids } = await family();
    const soup = await dish(viewer, 'Soup', MONDAY, { notes: 'thick', guests: 2, eaterIds: ids, cookId: ids[1] });
    const keys = { idempotencyKey: randomUUID(), undoKey: randomUUID() };
    const copy = await slots.copy(viewer, soup.id, slot(FRIDAY, 'lunch'), keys);
    expect(copy).toMatchObject({
      ...{ title: 'Soup', notes: 'thick', guests: 2, eaterIds: ids, cookId: ids[1], servings: 5 },
      ...{ mealDate: FRIDAY, mealType: 'lunch', version: 1 },
    });
    expect(await slots.copy(viewer, soup.id, slot(FRIDAY, 'lunch'), keys)).toEqual(copy);
    expect(await shown(viewer)).toEqual([`${MONDAY} dinner: Soup`, `${FRIDAY} lunch: Soup`]);
    await undo(viewer, keys.undoKey);
    expect(await shown(viewer)).toEqual([`${MONDAY} dinner: Soup`]);
  });

  it('a week fills its empty slots, as one change with one undo', async () => {
    const { viewer, familyId } = await family();
    for (const day of [MONDAY, TUESDAY, FRIDAY]) await dish(viewer, `Dish of ${day}`, day);
    await dish(viewer, 'Bread', FRIDAY);
    await dish(viewer, 'Pancakes', MONDAY, { mealType: 'breakfast' });
    await dish(viewer, 'Leftovers', '2026-10-13');

    const keys = { idempotencyKey: randomUUID(), undoKey: randomUUID() };
    const [first, again] = await Promise.all([
      slots.copyWeek(viewer, MONDAY, '2026-10-14', false, keys),
      slots.copyWeek(viewer, MONDAY, '2026-10-14', false, keys),
    ]);
    expect(first.skipped).toEqual([slot('2026-10-13')]);
    expect(again).toEqual(first);
    const copied = [
      '2026-10-12 breakfast: Pancakes',
      `2026-10-12 dinner: Dish of ${MONDAY}`,
      '2026-10-13 dinner: Leftovers',
      `2026-10-16 dinner: Dish of ${FRIDAY}, Bread`,
    ];
    expect(await shown(viewer, '2026-10-12')).toEqual(copied);
    expect(await groupEntries(familyId)).toEqual(['added 4 meals to the meal plan']);

    // with another key nothing is left to copy, except into filled slots
    expect(await slots.copyWeek(viewer, MONDAY, '2026-10-14', false, {})).toMatchObject({ meals: [] });
    const undoKey = randomUUID();
    await slots.copyWeek(viewer, MONDAY, '2026-10-14', true, { undoKey });
    expect(await shown(viewer, '2026-10-12')).toContain(`2026-10-13 dinner: Leftovers, Dish of ${TUESDAY}`);
    await undo(viewer, undoKey);
    expect(await shown(viewer, '2026-10-12')).toEqual(copied);
    await undo(viewer, keys.undoKey);
    expect(await shown(viewer, '2026-10-12')).toEqual(['2026-10-13 dinner: Leftovers']);
    expect(await groupEntries(familyId)).toEqual([]);
  });

  it('a week into itself is rejected', async () => {
    const { viewer } = await family();
    await expect(slots.copyWeek(viewer, MONDAY, FRIDAY, false, {})).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field: 'to' },
    });
  });
});

describe('a whole slot', () => {
  it('is moved in its order, or swapped with another one', async () => {
    const { viewer } = await family();
    await dish(viewer, 'Soup');
    await dish(viewer, 'Bread');
    await dish(viewer, 'Pie', FRIDAY);
    const undoKey = randomUUID();
    await slots.moveSlot(viewer, slot(MONDAY), slot(FRIDAY), { swap: true, undoKey });
    expect(await shown(viewer)).toEqual([`${MONDAY} dinner: Pie`, `${FRIDAY} dinner: Soup, Bread`]);
    await undo(viewer, undoKey);
    await slots.moveSlot(viewer, slot(MONDAY), slot(FRIDAY), {});
    expect(await shown(viewer)).toEqual([`${FRIDAY} dinner: Pie, Soup, Bread`]);
    await slots.copySlot(viewer, slot(FRIDAY), slot(TUESDAY, 'lunch'), {});
    expect(await shown(viewer)).toContain(`${TUESDAY} lunch: Pie, Soup, Bread`);
  });

  it('is left unchanged if somebody has changed it since', async () => {
    const { viewer, other } = await family();
    const soup = await dish(viewer, 'Soup');
    await dish(other, 'Pie', FRIDAY);
    const seen = [{ id: soup.id, version: soup.version }];
    await expect(slots.moveSlot(viewer, slot(MONDAY), slot(FRIDAY), { seen })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    expect(await shown(viewer)).toEqual([`${MONDAY} dinner: Soup`, `${FRIDAY} dinner: Pie`]);
  });
});
