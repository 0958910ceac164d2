import { statementsOf } from '../../../test';
import { FeatureAccess } from '../../billing';
import type { FamilyViewer } from '../../platform/auth';
import { changing, family, feedOf, FRIDAY, kitchen, MONDAY, startMeals, test, TUESDAY, undo } from '../meals.test-kit';
import type { KitchenItemInput } from './kitchen-item';
import { KITCHEN_LIMITS } from './kitchen-store';
import { RunningLow } from './running-low';

startMeals();

const add = (viewer: FamilyViewer, ...items: (string | KitchenItemInput)[]) =>
  kitchen.addAll(
    viewer,
    items.map((item) => (typeof item === 'string' ? { ingredientName: item } : item)),
    {},
  );

const one = async (viewer: FamilyViewer, item: string | KitchenItemInput) => {
  const [first] = await add(viewer, item);
  if (!first) throw new Error('nothing was added');
  return first;
};

/** "milk 2 l", or "-rice" when it has run out. */
const shown = async (viewer: FamilyViewer) =>
  (await kitchen.all(viewer)).map(({ haveIt, ingredientName, amount, unit }) =>
    [...(haveIt ? [] : ['no']), ingredientName, ...(amount === null ? [] : [amount]), ...(unit ? [unit] : [])].join(
      ' ',
    ),
  );

/** The reported shortages: "+milk 1", and "-milk" once there is enough. */
const orders: string[] = [];
const names = new Map<string, string>();
beforeAll(() =>
  test.app.get(RunningLow).addListener({
    lock: () => Promise.resolve(),
    add: async (_viewer, items) => {
      for (const { id, name, amount } of items) {
        names.set(id, name);
        orders.push(`+${name} ${amount ?? ''}`.trim());
      }
      return Promise.resolve();
    },
    withdraw: async (_viewer, ids) => {
      for (const id of ids) orders.push(`-${names.get(id) ?? id}`);
      return Promise.resolve();
    },
  }),
);
beforeEach(() => void orders.splice(0));

describe('a kitchen item', () => {
  it('needs only a name', async () => {
    const { viewer } = await family();
    expect(await one(viewer, 'Spinach')).toMatchObject({
      ...{ ingredientName: 'Spinach', category: 'Produce', place: 'fridge', haveIt: true },
      ...{ amount: null, unit: null, bestBefore: null, minimumAmount: null, barcode: null, version: 1 },
    });
  });

  it('exists once: adding increases the amount, or restocks it', async () => {
    const { viewer } = await family();
    const milk = await one(viewer, { ingredientName: 'Milk', amount: 1, unit: 'l', bestBefore: FRIDAY });
    expect(await add(viewer, { ingredientName: 'milk', amount: 500, unit: 'ml', bestBefore: TUESDAY })).toMatchObject([
      { id: milk.id, ingredientName: 'Milk', amount: 1.5, unit: 'l', bestBefore: TUESDAY },
    ]);
    // an addition without an amount leaves the amount unchanged
    expect(await one(viewer, { ingredientName: 'Milk', minimumAmount: 1 })).toMatchObject({
      amount: 1.5,
      minimumAmount: 1,
    });
    await kitchen.useUp(viewer, milk.id);
    expect(await one(viewer, 'MILK')).toMatchObject({ id: milk.id, haveIt: true, amount: null, bestBefore: null });
    expect(await add(viewer, { ingredientName: 'Milk', haveIt: false })).toMatchObject([{ haveIt: true }]);
  });

  it('exists once even if two people add it, and one call names it twice', async () => {
    const { viewer, other } = await family();
    const twice = [{ ingredientName: 'Eggs', amount: 6 }];
    await Promise.all([viewer, other, viewer, other].map((who) => kitchen.addAll(who, twice, {})));
    expect(await shown(viewer)).toEqual(['Eggs 24']);
    expect(await add(viewer, 'Tomato', 'tomatoes', { ingredientName: 'Rice', haveIt: false })).toHaveLength(2);
    expect(await shown(viewer)).toEqual(['Tomato', 'Eggs 24', 'no Rice']);
  });

  it('is added once by a repeated call', async () => {
    const { viewer } = await family();
    const items = [{ ingredientName: 'Eggs', amount: 6 }, { ingredientName: 'Rice' }];
    const keys = { idempotencyKey: 'added-the-eggs' };
    const first = await kitchen.addAll(viewer, items, keys);
    expect(await kitchen.addAll(viewer, items, keys)).toEqual(first);
    expect(await shown(viewer)).toEqual(['Eggs 6', 'Rice']);
  });

  it.each<[KitchenItemInput, string]>([
    [{ ingredientName: '  ' }, 'ingredientName'],
    [{}, 'ingredientName'],
    [{ ingredientName: 'x'.repeat(10_000) }, 'ingredientName'],
    [{ amount: -1 }, 'amount'],
    [{ amount: Number.NaN }, 'amount'],
    [{ amount: 1e9 }, 'amount'],
    [{ minimumAmount: -1 }, 'minimumAmount'],
    [{ unit: 'x'.repeat(10_000) }, 'unit'],
    [{ bestBefore: '2026-02-30' }, 'bestBefore'],
    [{ barcode: '4006381333932' }, 'barcode'],
    [{ barcode: 'x'.repeat(10_000) }, 'barcode'],
  ])('%j is refused together with the rest of its call', async (input, field) => {
    const { viewer } = await family();
    const bread = await one(viewer, 'Bread');
    const sent = {
      ...('ingredientName' in input || field === 'ingredientName' ? {} : { ingredientName: 'Milk' }),
      ...input,
    };
    await expect(add(viewer, 'Rice', sent)).rejects.toMatchObject({ code: 'INVALID', extras: { field } });
    if (input.ingredientName !== undefined || field !== 'ingredientName')
      await expect(kitchen.update(viewer, bread.id, input)).rejects.toMatchObject({ extras: { field } });
    expect(await shown(viewer)).toEqual(['Bread']);
  });

  it('is limited to a thousand, 200 at once', async () => {
    const { viewer } = await family();
    const many = (from: number, count: number) =>
      add(viewer, ...Array.from({ length: count }, (_, n) => `thing number ${from + n}`));
    await expect(many(0, 5_000)).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'items' } });
    for (let from = 0; from < KITCHEN_LIMITS.items; from += KITCHEN_LIMITS.atOnce)
      await many(from, KITCHEN_LIMITS.atOnce);
    await expect(add(viewer, 'One more')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await many(0, 1)).toHaveLength(1);
  });

  it("is only changed with the current version, and never takes another item's name", async () => {
    const { viewer, other } = await family();
    const [milk] = await add(viewer, 'Milk');
    const rice = await one(viewer, 'Rice');
    const id = milk?.id ?? '';
    expect(await kitchen.update(other, id, { amount: 2, unit: 'l' }, { version: 1 })).toMatchObject({
      amount: 2,
      version: 2,
    });
    await expect(kitchen.update(viewer, id, { amount: 1 }, { version: 1 })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      extras: { details: { current: { amount: 2 } } },
    });
    await expect(kitchen.update(viewer, rice.id, { ingredientName: 'milk' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The kitchen already has Milk.',
    });
    expect(await kitchen.update(viewer, id, { ingredientName: 'milks', amount: null })).toMatchObject({
      ...{ ingredientName: 'milks', amount: null, unit: 'l' },
    });
    expect(await kitchen.update(viewer, rice.id, { haveIt: false, amount: 3 })).toMatchObject({
      haveIt: false,
      amount: null,
    });
    expect(await kitchen.update(viewer, rice.id, { amount: 3 })).toMatchObject({ haveIt: true, amount: 3 });
  });

  it('of another family is not found', async () => {
    const [{ viewer }, theirs] = [await family(), await family()];
    const { id } = await one(theirs.viewer, 'Milk');
    for (const refused of [
      kitchen.update(viewer, id, { amount: 1 }),
      kitchen.useUp(viewer, id),
      kitchen.useUp(viewer, 'junk'),
    ])
      await expect(refused).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await kitchen.deleteAll(viewer, [id, 'junk'])).toEqual([]);
    expect(await shown(viewer)).toEqual([]);
    expect(await shown(theirs.viewer)).toEqual(['Milk']);
  });
});

describe('a change', () => {
  it('is one feed entry and one undo', async () => {
    const { viewer, familyId } = await family();
    await one(viewer, { ingredientName: 'Milk', amount: 1, unit: 'l' });
    await kitchen.addAll(
      viewer,
      [{ ingredientName: 'Milk', amount: 1, unit: 'l' }, { ingredientName: 'Rice' }, { ingredientName: 'Eggs' }],
      { undoKey: 'added-three' },
    );
    expect(await feedOf(familyId)).toEqual(['added 3 items to the kitchen', 'added Milk to the kitchen']);
    await undo(viewer, 'added-three');
    expect(await shown(viewer)).toEqual(['Milk 1 l']);
    expect(await feedOf(familyId)).toEqual(['added Milk to the kitchen']);
  });

  it('is restored from the bin, unless the item was added again', async () => {
    const { viewer, familyId } = await family();
    const [eggs, rice] = await add(viewer, 'Rice', { ingredientName: 'Eggs', amount: 6 });
    const ids = [eggs?.id ?? '', rice?.id ?? ''];
    expect(await kitchen.deleteAll(viewer, ids, 'removed-both')).toHaveLength(2);
    expect(await kitchen.deleteAll(viewer, ids)).toEqual([]);
    expect(await shown(viewer)).toEqual([]);
    await undo(viewer, 'removed-both');
    expect(await shown(viewer)).toEqual(['Eggs 6', 'Rice']);

    await kitchen.deleteAll(viewer, ids, 'removed-again');
    await add(viewer, 'egg');
    await expect(undo(viewer, 'removed-again')).rejects.toMatchObject({ message: 'The kitchen already has egg.' });
    const restore = (id: string) => changing(viewer, () => kitchen.bin.restore(viewer, id));
    await expect(restore(ids[0] ?? '')).rejects.toMatchObject({ code: 'CONFLICT' });
    await restore(ids[1] ?? '');
    expect(await shown(viewer)).toEqual(['egg', 'Rice']);
    expect(await feedOf(familyId)).toContain('added Rice to the kitchen');
  });
});

describe('a low stock', () => {
  it('is reported once, and again once there is enough', async () => {
    const { viewer } = await family();
    const milk = await one(viewer, { ingredientName: 'Milk', amount: 3, unit: 'l', minimumAmount: 2 });
    const rice = await one(viewer, 'Rice');
    await kitchen.useUp(viewer, rice.id);
    expect(orders).toEqual([]);
    await kitchen.update(viewer, milk.id, { amount: 1.5 });
    expect(orders.splice(0)).toEqual(['+Milk 0.5']);
    await kitchen.update(viewer, milk.id, { amount: 1 });
    expect(orders).toEqual([]);
    await kitchen.useUp(viewer, milk.id, 'used-the-milk');
    await kitchen.useUp(viewer, milk.id);
    expect(orders.splice(0)).toEqual(['+Milk 2']);
    await undo(viewer, 'used-the-milk');
    expect(orders.splice(0)).toEqual([]);
    await add(viewer, { ingredientName: 'Milk', amount: 2, unit: 'l' });
    expect(orders.splice(0)).toEqual(['-Milk']);
    await kitchen.useUp(viewer, milk.id);
    await kitchen.deleteAll(viewer, [milk.id], 'removed-the-milk');
    expect(orders.splice(0)).toEqual(['+Milk 2', '-Milk']);
    await undo(viewer, 'removed-the-milk');
    expect(orders).toEqual(['+Milk 2']);
  });

  it('is never reported without a minimum, and with a minimum of zero when used up', async () => {
    const { viewer } = await family();
    const salt = await one(viewer, { ingredientName: 'Salt', minimumAmount: 0 });
    expect(salt.minimumAmount).toBe(0);
    await kitchen.useUp(viewer, salt.id);
    expect(orders).toEqual(['+Salt']);
  });
});

it('lists what should be used soon, most urgent first', async () => {
  const { viewer } = await family();
  const day = (ingredientName: string, bestBefore: string) => ({ ingredientName, bestBefore });
  await add(
    viewer,
    day('Rice', '2027-03-01'),
    day('Ham', '2026-10-08'),
    day('Fish', '2026-10-04'),
    day('Leeks', MONDAY),
  );
  await kitchen.useUp(viewer, (await one(viewer, day('Milk', MONDAY))).id);
  expect((await kitchen.toUse(viewer, 10)).map(({ ingredientName }) => ingredientName)).toEqual([
    'Fish',
    'Leeks',
    'Ham',
  ]);
  expect(await kitchen.toUse(viewer, 1)).toHaveLength(1);
  await expect(kitchen.toUse(viewer, 0)).rejects.toMatchObject({ code: 'INVALID' });
});

it('takes the same number of statements whatever the size', async () => {
  const { viewer } = await family();
  const [read, write] = [
    () => statementsOf(() => kitchen.all(viewer)),
    (n: number) => statementsOf(() => add(viewer, ...Array.from({ length: n }, (_, at) => `new ${n} ${at}`))),
  ];
  const few = [(await read()).length, (await write(1)).length];
  await add(viewer, ...Array.from({ length: 100 }, (_, n) => `thing ${n}`));
  expect((await read()).length).toBe(few[0]);
  // each item sends a live message
  expect((await write(40)).filter((sql) => !/pg_notify/.test(sql)).length).toBeLessThanOrEqual(few[1] ?? 0);
});

it('rejects a family without the feature', async () => {
  const { viewer } = await family();
  const { id } = await one(viewer, 'Milk');
  await kitchen.deleteAll(viewer, [(await one(viewer, 'Rice')).id], 'removed-the-rice');
  const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
  for (const refused of [
    kitchen.all(viewer),
    kitchen.toUse(viewer, 5),
    add(viewer, 'Eggs'),
    kitchen.update(viewer, id, { amount: 1 }),
    kitchen.useUp(viewer, id),
    kitchen.deleteAll(viewer, [id]),
    undo(viewer, 'removed-the-rice'),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'FEATURE_LOCKED' });
  has.mockRestore();
  expect(await shown(viewer)).toEqual(['Milk']);
});
