import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { SHOPPING_LIMITS } from '@homefold/domain/shopping';
import { allRefused } from '../../../test';
import { FeatureAccess } from '../../billing';
import { binHorizon } from '../../platform/bin';
import { Database } from '../../platform/database';
import { ShoppingBins } from './shopping-bins';
import type { FamilyViewer } from '../../platform/auth';
import { dish, family, feedOf, FRIDAY, MONDAY, plan, recipe, startMeals, test, undo } from '../meals.test-kit';
import { ShoppingGenerationService } from './generation/shopping-generation.service';
import { ShoppingEntries } from './shopping-entries';
import { MAX_CHANGES } from './shopping-input';
import { add, change, listed, put, refusal, remove, shopping, tick } from './shopping.test-kit';

startMeals();

/** "Milk (Tesco)" of the items in the bin. */
const binned = (viewer: FamilyViewer) =>
  test.app.get(Database).read(viewer, async () => {
    const window = { limit: 10, after: null, horizon: binHorizon(test.clock.now()), locale: 'en-GB', today: MONDAY };
    const { entries } = await test.app.get(ShoppingBins).items.page(viewer, window);
    return entries.map(({ title, detail }) => `${title} (${detail})`);
  });

describe('changing a list', () => {
  it('creates the default list at the first add, once for two at once', async () => {
    const { viewer, other } = await family();
    expect(await shopping().content(viewer, null)).toMatchObject({ list: null, open: [] });
    await Promise.all([change(viewer, add('milk')), change(other, add('bread'))]);
    expect(await shopping().lists(viewer)).toMatchObject([{ name: 'Shopping', isDefault: true, openCount: 2 }]);
  });

  it('merges two concurrent adds of the same thing into one row, and adds the amounts', async () => {
    const { viewer, other } = await family();
    await Promise.all([
      change(viewer, add('milk', { amount: 1, unit: 'l' })),
      change(other, add('Milk', { amount: 2, unit: 'l' })),
    ]);
    const { open } = await shopping().content(viewer, null);
    expect(open).toHaveLength(1);
    expect(open[0]).toMatchObject({
      amount: 3,
      unit: 'l',
      quantity: '3\u00a0l',
      category: 'Quick Add',
      aisle: 'Dairy',
    });
    expect(open[0]?.parts).toHaveLength(2);
  });

  it('changes nothing when the same change arrives twice', async () => {
    const { viewer } = await family();
    const milk = add('milk', { amount: 1, unit: 'l' });
    await change(viewer, milk);
    expect(await change(viewer, milk)).toMatchObject({ missed: 0, items: [{ amount: 1 }] });
    expect(await feedOf(viewer.familyId)).toEqual(['added milk to the shopping list']);
  });

  it('ticks, and unticks', async () => {
    const { viewer, other } = await family();
    const milk = await put(viewer, 'milk');
    expect(await change(other, tick(milk.id))).toMatchObject({
      items: [{ id: milk.id, isPurchased: true, purchasedBy: other.membershipId }],
    });
    expect(await listed(viewer)).toEqual({ open: [], basket: ['milk'] });
    await change(viewer, tick(milk.id, false));
    expect(await listed(viewer)).toEqual({ open: ['milk'], basket: [] });
  });

  it('counts changes to missing items, and applies the rest', async () => {
    const { viewer } = await family();
    const milk = await put(viewer, 'milk');
    await change(viewer, remove(milk.id));
    expect(await change(viewer, tick(milk.id), tick(randomUUID()), add('eggs'))).toMatchObject({ missed: 2 });
    expect(await listed(viewer)).toEqual({ open: ['eggs'], basket: [] });
  });

  it('treats a future time as now', async () => {
    const { viewer } = await family();
    const milk = await put(viewer, 'milk');
    await change(viewer, { ...tick(milk.id), at: new Date('2030-01-01') });
    const { basket } = await shopping().content(viewer, null);
    expect(basket[0]?.purchasedAt).toEqual(test.clock.now());
  });

  it('treats a time long ago as 90 days ago, in the order of the changes', async () => {
    const { viewer } = await family();
    const [milk, eggs] = [await put(viewer, 'milk'), await put(viewer, 'eggs')];
    const at = new Date(0);
    const days = 90 * 86_400_000;
    await change(viewer, { ...tick(milk.id), at }, { ...tick(eggs.id), at }, { ...tick(eggs.id, false), at });
    const { open, basket } = await shopping().content(viewer, null);
    expect(basket.map(({ purchasedAt }) => purchasedAt)).toEqual([new Date(test.clock.now().getTime() - days)]);
    expect(open.map(({ ingredientName }) => ingredientName)).toEqual(['eggs']);
  });

  it.each([40, 20_000])('keeps in the bin what a device removed %d days ago', async (days) => {
    const { viewer } = await family();
    const milk = await put(viewer, 'milk');
    const bin = test.app.get(ShoppingBins).items;
    await change(viewer, { ...remove(milk.id), at: new Date(test.clock.now().getTime() - days * 86_400_000) });
    expect(await binned(viewer)).toEqual(['milk (Shopping)']);
    await test.app.get(Database).write(viewer, () => bin.restore(viewer, milk.id));
    expect(await listed(viewer)).toEqual({ open: ['milk'], basket: [] });
  });

  it('changes all parts of an item by the id of one of them', async () => {
    const { viewer, other } = await family();
    const milk = await put(viewer, 'milk', { amount: 1, unit: 'l' });
    await put(other, 'milk', { amount: 2, unit: 'l' });
    await change(viewer, { edit: { id: milk.id, name: 'oat milk' } });
    expect(await listed(viewer)).toEqual({ open: ['oat milk 3\u00a0l'], basket: [] });
    await change(viewer, tick(milk.id), tick(milk.id, false));
    expect(await listed(viewer)).toEqual({ open: ['oat milk 3\u00a0l'], basket: [] });
    await change(other, remove(milk.id));
    expect(await listed(viewer)).toEqual({ open: [], basket: [] });
  });

  it('lets two items swap names in one call', async () => {
    const { viewer } = await family();
    const [milk, bread] = [await put(viewer, 'milk'), await put(viewer, 'bread')];
    await change(viewer, { edit: { id: milk.id, name: 'bread rolls' } }, { edit: { id: bread.id, name: 'milk' } });
    expect((await listed(viewer)).open.sort()).toEqual(['bread rolls', 'milk']);
  });

  it('undoes a batch as one, including its feed entry', async () => {
    const { viewer } = await family();
    const milk = await put(viewer, 'milk', { amount: 1, unit: 'l' });
    await shopping().change(
      viewer,
      null,
      [tick(milk.id), add('eggs'), add('bread'), { edit: { id: milk.id, notes: 'the blue one' } }],
      'undo-shopping',
    );
    expect(await feedOf(viewer.familyId)).toEqual([
      'added 2 items to the shopping list',
      'added milk to the shopping list',
    ]);
    await undo(viewer, 'undo-shopping');
    const { open, basket } = await shopping().content(viewer, null);
    expect(open).toMatchObject([{ ingredientName: 'milk', notes: null }]);
    expect(basket).toEqual([]);
    expect(await feedOf(viewer.familyId)).toEqual(['added milk to the shopping list']);
  });
});

describe('excessive input', () => {
  const many = (count: number, name: (at: number) => string) => Array.from({ length: count }, (_, at) => add(name(at)));

  it('is limited per item, and does not block the server', async () => {
    const { viewer } = await family();
    const milk = many(SHOPPING_LIMITS.parts, () => 'milk');
    await change(viewer, ...milk);
    expect(await refusal(change(viewer, add('milk')))).toMatchObject({ status: 409 });
    const ticks = change(viewer, ...milk.map(({ add: part }) => tick(part?.id ?? '')));
    let turns = 0;
    for (let isOver = false; !isOver; turns += 1)
      isOver = await Promise.race([ticks.then(() => true), setImmediate(false)]);
    // yields about every ten milliseconds during the hundreds that it takes
    expect(turns).toBeGreaterThan(5);
    expect(await listed(viewer)).toEqual({ open: [], basket: ['milk'] });
  });

  it('cannot untick into a row that is full', async () => {
    const { viewer } = await family();
    const milk = await put(viewer, 'milk');
    await change(viewer, tick(milk.id));
    test.clock.advance(1_000);
    await change(viewer, ...many(SHOPPING_LIMITS.parts, () => 'milk'));
    expect(await refusal(change(viewer, tick(milk.id, false)))).toMatchObject({ status: 409 });
    expect(await listed(viewer)).toEqual({ open: ['milk'], basket: ['milk'] });
  });

  it('does not count a list in the bin', async () => {
    const { viewer } = await family();
    await put(viewer, 'bread');
    const { id } = await shopping().addList(viewer, { name: 'Old' });
    for (let left = SHOPPING_LIMITS.rows - 1; left > 0; left -= MAX_CHANGES)
      await shopping().change(
        viewer,
        id,
        many(Math.min(left, MAX_CHANGES), (at) => `thing ${left - at}`),
      );
    expect(await refusal(change(viewer, add('eggs')))).toMatchObject({ status: 409 });
    await shopping().deleteList(viewer, id);
    await put(viewer, 'eggs');
    const restore = test.app.get(Database).write(viewer, () => test.app.get(ShoppingBins).lists.restore(viewer, id));
    expect(await refusal(restore)).toMatchObject({ status: 409 });
    expect((await listed(viewer)).open.sort()).toEqual(['bread', 'eggs']);
  });
});

it.each([1e-9, 0.004, -1, Number.NaN, Infinity, 1e9])('rejects the amount %p', async (amount) => {
  const { viewer } = await family();
  expect(await refusal(change(viewer, add('milk', { amount })))).toMatchObject({ status: 400, field: 'amount' });
});

describe('a meal that leaves the plan or changes', () => {
  const NEXT_MONDAY = '2026-10-12';
  const listedItems = async (viewer: FamilyViewer) => {
    const { open, basket } = await shopping().content(viewer, null);
    return [...open, ...basket];
  };

  const forMeal = async (viewer: FamilyViewer) => {
    const meal = await dish(viewer, 'Lasagne', FRIDAY);
    const of = { kind: 'meal', plannedMealId: meal.id, recipeId: null } as const;
    const source = { ...of, title: 'Lasagne', date: FRIDAY, weekStart: MONDAY };
    await shopping().addAll(viewer, null, [
      { name: 'mince', amount: 500, unit: 'g', source, isGenerated: true },
      { name: 'onions', amount: 2, source, isGenerated: true },
    ]);
    await put(viewer, 'onions', { amount: 1 });
    return meal;
  };

  it('removes only its own parts, and restores them', async () => {
    const { viewer } = await family();
    const meal = await forMeal(viewer);
    expect(await listed(viewer)).toEqual({ open: ['mince 500\u00a0g', 'onions 3'], basket: [] });
    await plan.delete(viewer, meal.id, { undoKey: 'undo-lasagne' });
    expect(await listed(viewer)).toEqual({ open: ['onions 1'], basket: [] });
    await undo(viewer, 'undo-lasagne');
    expect(await listed(viewer)).toEqual({ open: ['mince 500\u00a0g', 'onions 3'], basket: [] });
  });

  it('updates title and day, and belongs to the week of that day', async () => {
    const { viewer } = await family();
    const meal = await forMeal(viewer);
    const mince = (await listedItems(viewer)).find(({ ingredientName }) => ingredientName === 'mince');
    await change(viewer, tick(mince?.id ?? ''));
    await plan.update(
      viewer,
      meal.id,
      { title: "Grandma's lasagne", mealDate: NEXT_MONDAY },
      { undoKey: 'undo-moved' },
    );
    const labels = async () =>
      (await listedItems(viewer)).flatMap(({ ingredientName, weekStartDate, parts }) =>
        parts.flatMap(({ mealTitle, mealDate }) =>
          mealTitle === null ? [] : [`${ingredientName}: ${mealTitle}, ${mealDate}, ${weekStartDate}`],
        ),
      );
    expect(await labels()).toEqual([
      `onions: Grandma's lasagne, ${NEXT_MONDAY}, ${NEXT_MONDAY}`,
      `mince: Grandma's lasagne, ${NEXT_MONDAY}, ${NEXT_MONDAY}`,
    ]);
    await undo(viewer, 'undo-moved');
    expect(await labels()).toEqual([`onions: Lasagne, ${FRIDAY}, ${MONDAY}`, `mince: Lasagne, ${FRIDAY}, ${MONDAY}`]);
    expect(await listed(viewer)).toEqual({ open: ['onions 3'], basket: ['mince 500\u00a0g'] });
  });

  it('removes the parts of its recipe when it gets another, and restores them with it', async () => {
    const { viewer } = await family();
    const [lasagne, soup] = [
      await recipe(viewer, 'Lasagne', { servings: 2, ingredients: [{ name: 'mince', amount: 500, unit: 'g' }] }),
      await recipe(viewer, 'Soup', { servings: 2, ingredients: [{ name: 'leeks', amount: 2, unit: null }] }),
    ];
    const meal = await dish(viewer, 'Lasagne', FRIDAY, { recipeId: lasagne.id, servings: 2 });
    const generate = () => test.app.get(ShoppingGenerationService).generate(viewer, MONDAY, {});
    await generate();
    await plan.update(viewer, meal.id, { recipeId: soup.id, title: 'Soup' });
    expect(await listed(viewer)).toEqual({ open: [], basket: [] });
    expect(await binned(viewer)).toEqual([]);
    await generate();
    expect(await listed(viewer)).toEqual({ open: ['leeks 2'], basket: [] });
    await plan.update(viewer, meal.id, { recipeId: lasagne.id, title: 'Lasagne' });
    expect(await listed(viewer)).toEqual({ open: ['mince 500\u00a0g'], basket: [] });
    await plan.update(viewer, meal.id, { title: 'Lasagne for two' });
    expect(await listed(viewer)).toEqual({ open: ['mince 500\u00a0g'], basket: [] });
  });

  it('keeps what was bought, and shows nothing of the rest in the bin', async () => {
    const { viewer } = await family();
    const meal = await forMeal(viewer);
    const { open } = await shopping().content(viewer, null);
    await change(viewer, tick(open.find(({ ingredientName }) => ingredientName === 'mince')?.id ?? ''));
    await plan.delete(viewer, meal.id);
    expect(await listed(viewer)).toEqual({ open: ['onions 1'], basket: ['mince 500\u00a0g'] });
    expect(await binned(viewer)).toEqual([]);
  });
});

it('rejects a family without the feature', async () => {
  const { viewer } = await family();
  const milk = await put(viewer, 'milk');
  const { id: binnedList } = await shopping().addList(viewer, { name: 'Old' });
  await shopping().deleteList(viewer, binnedList);
  const bread = await put(viewer, 'bread');
  await shopping().change(viewer, null, [remove(bread.id)], 'removed-the-bread');
  const [list] = await shopping().lists(viewer);
  const id = list?.id ?? '';
  const bins = test.app.get(ShoppingBins);
  const entries = test.app.get(ShoppingEntries);
  const generation = test.app.get(ShoppingGenerationService);
  const inScope = (work: () => Promise<unknown>) => test.app.get(Database).write(viewer, work);
  const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
  await allRefused({ code: 'FEATURE_LOCKED' }, [
    shopping().lists(viewer),
    shopping().find(viewer, id),
    shopping().content(viewer, null),
    shopping().item(viewer, milk.id),
    shopping().suggestions(viewer, 'mi', 8),
    change(viewer, add('eggs')),
    shopping().addText(viewer, null, 'eggs'),
    shopping().clearBasket(viewer, null),
    shopping().addList(viewer, { name: 'Tesco' }),
    shopping().updateList(viewer, id, { name: 'Tesco' }),
    shopping().deleteList(viewer, id),
    shopping().orderAisles(viewer, id, null),
    shopping().setShopping(viewer, id, true),
    entries.all(viewer, null),
    entries.add(viewer, null, { name: 'eggs' }),
    entries.update(viewer, milk.id, 'toggle'),
    entries.remove(viewer, milk.id),
    generation.preview(viewer, MONDAY, null),
    generation.generate(viewer, MONDAY, {}),
    generation.progress(viewer, 'a-generation'),
    undo(viewer, 'removed-the-bread'),
    inScope(() => bins.items.restore(viewer, bread.id)),
    inScope(() => bins.lists.restore(viewer, binnedList)),
  ]);
  has.mockRestore();
  expect(await shopping().lists(viewer)).toEqual([list]);
  expect(await listed(viewer)).toEqual({ open: ['milk'], basket: [] });
});
