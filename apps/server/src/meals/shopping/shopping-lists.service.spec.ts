import { asOwner } from '../../../test';
import { SHOPPING_LIMITS } from '@homefold/domain/shopping';
import type { FamilyViewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { family, feedOf, MONDAY, startMeals, test, undo } from '../meals.test-kit';
import { ShoppingBins } from './shopping-bins';
import { ShoppingDigest } from './shopping-digest';
import { add, change, listed, put, refusal, remove, shopping, tick } from './shopping.test-kit';

startMeals();

const window = { limit: 10, after: null, horizon: new Date(0), locale: 'en-GB', today: MONDAY };
type Bin = 'items' | 'lists';
const binned = (viewer: FamilyViewer, bin: Bin) =>
  test.app.get(Database).read(viewer, async () => {
    const { entries } = await test.app.get(ShoppingBins)[bin].page(viewer, window);
    return entries.map(({ title, detail }) => `${title} (${detail})`);
  });
const restore = (viewer: FamilyViewer, bin: Bin, id: string) =>
  test.app.get(Database).write(viewer, () => test.app.get(ShoppingBins)[bin].restore(viewer, id));
const lists = async (viewer: FamilyViewer) =>
  (await shopping().lists(viewer)).map(({ name, isDefault }) => (isDefault ? `${name}*` : name));

describe('several lists', () => {
  it('have one default, the first or the chosen one', async () => {
    const { viewer } = await family();
    const tesco = await shopping().addList(viewer, { name: ' Tesco ' });
    const boots = await shopping().addList(viewer, { name: 'Boots' });
    expect(await lists(viewer)).toEqual(['Tesco*', 'Boots']);
    await shopping().updateList(viewer, boots.id, { isDefault: true });
    expect(await lists(viewer)).toEqual(['Boots*', 'Tesco']);
    await shopping().updateList(viewer, boots.id, { isDefault: false });
    expect(await lists(viewer)).toEqual(['Boots*', 'Tesco']);
    await shopping().change(viewer, tesco.id, [add('bread')]);
    await put(viewer, 'soap');
    expect(await listed(viewer, tesco.id)).toEqual({ open: ['bread'], basket: [] });
    expect(await listed(viewer)).toEqual({ open: ['soap'], basket: [] });
  });

  it.each([
    ['', 'name'],
    ['x'.repeat(61), 'name'],
  ])('reject the name "%s"', async (name, field) => {
    const { viewer } = await family();
    expect(await refusal(shopping().addList(viewer, { name }))).toMatchObject({ code: 'INVALID', field });
  });

  it('are deleted with their items, and restored with them', async () => {
    const { viewer } = await family();
    await put(viewer, 'soap');
    const tesco = await shopping().addList(viewer, { name: 'Tesco' });
    await shopping().change(viewer, tesco.id, [add('bread'), add('milk')]);
    const [fallback] = await shopping().lists(viewer);
    expect(await refusal(shopping().deleteList(viewer, fallback?.id ?? ''))).toMatchObject({ code: 'CONFLICT' });
    await shopping().deleteList(viewer, tesco.id);
    expect(await lists(viewer)).toEqual(['Shopping*']);
    expect(await binned(viewer, 'lists')).toEqual(['Tesco (2 items)']);
    expect(await binned(viewer, 'items')).toEqual([]);
    await restore(viewer, 'lists', tesco.id);
    expect(await listed(viewer, tesco.id)).toEqual({ open: ['bread', 'milk'], basket: [] });
    expect(await lists(viewer)).toEqual(['Shopping*', 'Tesco']);
  });

  it('have the former default again when a new choice is undone', async () => {
    const { viewer } = await family();
    await put(viewer, 'soap');
    const tesco = await shopping().addList(viewer, { name: 'Tesco' });
    const undoKey = 'undo-default';
    const chosen = await shopping().updateList(viewer, tesco.id, { name: 'Shop', isDefault: true }, { undoKey });
    expect(chosen).toMatchObject({ name: 'Shop', isDefault: true, version: tesco.version + 1 });
    expect(await lists(viewer)).toEqual(['Shop*', 'Shopping']);
    await undo(viewer, undoKey);
    expect(await lists(viewer)).toEqual(['Shopping*', 'Tesco']);
    expect(await feedOf(viewer.familyId)).not.toContainEqual(expect.stringContaining('Shop '));
  });

  it('are limited to 50, also when one is restored', async () => {
    const { viewer } = await family();
    for (let at = 1; at <= 50; at++) await shopping().addList(viewer, { name: `List ${at}` });
    const [, second] = await shopping().lists(viewer);
    const id = second?.id ?? '';
    await shopping().deleteList(viewer, id, { undoKey: 'undo-deleted-list' });
    await shopping().addList(viewer, { name: 'List 51' });
    expect(await refusal(shopping().addList(viewer, { name: 'List 52' }))).toMatchObject({ status: 409 });
    expect(await refusal(restore(viewer, 'lists', id))).toMatchObject({ status: 409 });
    expect(await refusal(undo(viewer, 'undo-deleted-list'))).toMatchObject({ status: 409 });
    expect(await lists(viewer)).toHaveLength(50);
  });

  it('keep one default when the last one was deleted and restored', async () => {
    const { viewer } = await family();
    const tesco = await shopping().addList(viewer, { name: 'Tesco' });
    await shopping().deleteList(viewer, tesco.id, { undoKey: 'undo-deleted-list' });
    await put(viewer, 'milk');
    await undo(viewer, 'undo-deleted-list');
    expect(await lists(viewer)).toEqual(['Shopping*', 'Tesco']);
  });

  it('move what a device adds to a deleted one to the default list', async () => {
    const { viewer } = await family();
    await put(viewer, 'soap');
    const tesco = await shopping().addList(viewer, { name: 'Tesco' });
    await shopping().deleteList(viewer, tesco.id);
    await shopping().change(viewer, tesco.id, [add('bread')]);
    expect((await listed(viewer)).open.sort()).toEqual(['bread', 'soap']);
  });

  it('learn the order of the aisles from the ticks, until it is set by hand', async () => {
    const { viewer } = await family();
    const trip = ['frozen peas', 'milk', 'apples'];
    for (let day = 1; day <= 4; day++) {
      test.clock.set(`2026-10-0${day}T10:00:00Z`);
      const items = [];
      for (const name of trip) items.push(await put(viewer, name));
      for (const [at, item] of items.entries()) {
        test.clock.set(`2026-10-0${day}T10:0${at + 1}:00Z`);
        await change(viewer, tick(item.id));
      }
    }
    const [list] = await shopping().lists(viewer);
    const learned = list?.aisles.filter((aisle) => ['Frozen', 'Dairy', 'Produce'].includes(aisle));
    expect(learned).toEqual(['Frozen', 'Dairy', 'Produce']);
    const dragged = await shopping().orderAisles(viewer, list?.id ?? '', ['Dairy', 'Frozen']);
    expect(dragged.aisles.slice(0, 2)).toEqual(['Dairy', 'Frozen']);
    expect((await shopping().orderAisles(viewer, list?.id ?? '', null)).draggedAisles).toBeNull();
  });
});

describe('removed items', () => {
  it('are in the bin with their list, and merge with open ones when restored', async () => {
    const { viewer } = await family();
    const milk = await put(viewer, 'milk', { amount: 1, unit: 'l' });
    await change(viewer, remove(milk.id));
    expect(await binned(viewer, 'items')).toEqual(['milk (Shopping)']);
    await put(viewer, 'milk', { amount: 2, unit: 'l' });
    await restore(viewer, 'items', milk.id);
    expect((await listed(viewer)).open).toEqual(['milk 3\u00a0l']);
    expect(await binned(viewer, 'items')).toEqual([]);
  });

  it('are one feed entry, and ticks are none', async () => {
    const { viewer } = await family();
    const items = (await change(viewer, add('milk'), add('eggs'), add('bread'))).items;
    await change(viewer, ...items.map(({ id }) => tick(id)));
    await shopping().clearBasket(viewer, null);
    await put(viewer, 'soap');
    const more = (await change(viewer, add('salad'), add('leeks'))).items;
    await change(viewer, ...more.map(({ id }) => remove(id)));
    expect(await feedOf(viewer.familyId)).toEqual([
      'added 2 items to the shopping list',
      'added 3 items to the shopping list',
      'added soap to the shopping list',
      'removed 2 items from the shopping list',
    ]);
  });
});

describe('earlier purchases', () => {
  it('are suggested after two letters, most frequent first, with aisle and amount', async () => {
    const { viewer } = await family();
    for (const name of ['milk', 'milkshake', 'milk']) {
      const item = await put(viewer, name, { amount: 2 });
      await change(viewer, tick(item.id));
      await shopping().clearBasket(viewer, null);
    }
    expect(await shopping().suggestions(viewer, 'm', 5)).toEqual([]);
    expect(await shopping().suggestions(viewer, 'MI', 3)).toMatchObject([
      { name: 'milk', quantity: '2', aisle: 'Dairy', timesBought: 2 },
      { name: 'milkshake', timesBought: 1 },
      { name: expect.stringMatching(/^mi/) as string, timesBought: 0 },
    ]);
    expect(await shopping().suggestions(viewer, '%_', 5)).toEqual([]);
  });

  it('keep an aisle chosen by hand', async () => {
    const { viewer } = await family();
    const oil = await put(viewer, 'lamp oil');
    await change(viewer, { edit: { id: oil.id, aisle: 'Household' } });
    await change(viewer, tick(oil.id));
    test.clock.advance(60_000);
    expect(await put(viewer, 'lamp oil')).toMatchObject({ aisle: 'Household' });
  });
});

describe('changes from devices', () => {
  it.each([
    ['a blank name', { add: { id: '00000000-0000-4000-8000-000000000001', name: ' \n' } }, 'name'],
    ['10,000 characters', { add: { id: '00000000-0000-4000-8000-000000000001', name: 'x'.repeat(10_000) } }, 'name'],
    ['no UUID', { add: { id: 'mine', name: 'milk' } }, 'id'],
    ['NaN', { add: { id: '00000000-0000-4000-8000-000000000001', name: 'milk', amount: NaN } }, 'amount'],
    ['nothing', {}, 'changes'],
    ['two things', { tick: { id: 'x', isPurchased: true }, remove: { id: 'x' } }, 'changes'],
  ])('are rejected with %s, and nothing is changed', async (_what, wrong, field) => {
    const { viewer } = await family();
    expect(await refusal(change(viewer, add('milk'), wrong))).toMatchObject({ code: 'INVALID', field });
    expect(await shopping().lists(viewer)).toEqual([]);
  });

  it('may be 200 changes of three days, repeated and out of order', async () => {
    const { viewer, other } = await family();
    const adds = Array.from({ length: 100 }, (_, n) => add(`thing number ${n}`));
    const at = (minutes: number) => new Date(test.clock.now().getTime() - 3 * 86_400_000 + minutes * 60_000);
    const changes = adds.flatMap((one, n) => [
      { ...one, at: at(n) },
      { ...tick(one.add?.id ?? ''), at: at(1_000 + n) },
    ]);
    await put(other, 'thing number 7');
    await change(viewer, ...changes);
    expect(await change(viewer, ...changes)).toMatchObject({ missed: 0 });
    const { open, basketCount } = await shopping().content(viewer, null);
    expect(basketCount).toBe(100);
    // requested after those ticks
    expect(open.map(({ ingredientName }) => ingredientName)).toEqual(['thing number 7']);
  });

  it('are limited in items and changes', async () => {
    const { viewer } = await family();
    const milk = await put(viewer, 'milk');
    await asOwner(
      `insert into shopping_item (family_id, id, created_by, created_at, updated_at, list_id, ingredient_name, key,
         category, aisle, priority, is_ai_generated, is_withdrawn, parts, part_ids, meal_ids)
       select i.family_id, gen_random_uuid(), i.created_by, i.created_at, i.updated_at, i.list_id, 'thing ' || n, 'thing ' || n,
         i.category, i.aisle, i.priority, false, false, '[]', '{}', '{}'
       from shopping_item i, generate_series(2, $2::int) n where i.family_id = $1`,
      [viewer.familyId, SHOPPING_LIMITS.rows],
      test.urls.owner,
    );
    expect(await refusal(put(viewer, 'one more'))).toMatchObject({ code: 'CONFLICT' });
    await change(viewer, tick(milk.id));
    await put(viewer, 'one more');
    expect(await refusal(change(viewer, tick(milk.id, false)))).toMatchObject({ code: 'CONFLICT' });
    expect((await listed(viewer)).basket).toEqual(['milk']);
    expect(await refusal(change(viewer, ...Array.from({ length: 501 }, () => add('milk'))))).toMatchObject({
      code: 'INVALID',
      field: 'changes',
    });
  });
});

it('the digest lists what is open on each list', async () => {
  const { viewer } = await family();
  await change(viewer, add('milk'), add('eggs'));
  const tesco = await shopping().addList(viewer, { name: 'Tesco' });
  await shopping().change(
    viewer,
    tesco.id,
    Array.from({ length: 10 }, (_, n) => add(`thing ${'abcdefghij'[n]}`)),
  );
  const days = { today: MONDAY, last: MONDAY, timeZone: 'Europe/London', locale: 'en-GB' };
  const { sections } = (await test.app.get(ShoppingDigest).read(viewer, days))();
  expect(sections[0]?.items).toMatchObject([
    { title: 'Shopping: 2 items', note: 'milk, eggs', isIncidental: true },
    { title: 'Tesco: 10 items', note: expect.stringMatching(/^thing a, .* and 2 more$/) as string },
  ]);
});
