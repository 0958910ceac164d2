import { randomUUID } from 'node:crypto';
import { Housekeeping } from '../../platform/housekeeping';
import { FamiliesService } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { changing, family, feedOf, FRIDAY, kitchen, startMeals, test } from '../meals.test-kit';
import { ShoppingService } from '../shopping/shopping.service';
import type { KitchenItemInput } from './kitchen-item';
import { KitchenPurchases, type Purchase } from './kitchen-purchases';

startMeals();

const MILK = randomUUID();
const purchase = (more: Partial<Purchase> = {}): Purchase => ({
  ...{ shoppingItemId: MILK, name: 'Milk', aisle: 'Dairy' as const, amounts: [{ amount: 1, unit: 'l' }] },
  ...more,
});
const tick = (viewer: FamilyViewer, ...all: Purchase[]) =>
  changing(viewer, () => test.app.get(KitchenPurchases).bought(viewer, all));
const untick = (viewer: FamilyViewer, ...ids: string[]) =>
  changing(viewer, () => test.app.get(KitchenPurchases).takenBack(viewer, ids));
const has = async (viewer: FamilyViewer, item: KitchenItemInput) =>
  (await kitchen.addAll(viewer, [{ ingredientName: 'Milk', ...item }], {}))[0]?.id ?? '';

/** "Milk 2 l" */
const shown = async (viewer: FamilyViewer) =>
  (await kitchen.all(viewer)).map(({ haveIt, ingredientName, amount, unit }) =>
    [...(haveIt ? [] : ['no']), ingredientName, ...(amount === null ? [] : [amount, unit ?? ''])].join(' ').trim(),
  );

/** A family whose purchases go into its kitchen. */
async function stocking() {
  const home = await family();
  await test.app.get(FamiliesService).updateSettings(home.viewer, { boughtGoesToKitchen: true });
  return home;
}

describe('a purchase', () => {
  it('stays out of the kitchen, unless the kitchen has a minimum of it', async () => {
    const { viewer, familyId } = await family();
    await tick(viewer, purchase());
    expect(await shown(viewer)).toEqual([]);
    const id = await has(viewer, { haveIt: false });
    await tick(viewer, purchase());
    expect(await shown(viewer)).toEqual(['no Milk']);
    await kitchen.update(viewer, id, { minimumAmount: 2, unit: 'l' });
    const feed = await feedOf(familyId);
    await tick(viewer, purchase({ shoppingItemId: randomUUID() }));
    expect(await shown(viewer)).toEqual(['Milk 1 l']);
    // the shopping list already has a feed entry for it
    expect(await feedOf(familyId)).toEqual(feed);
  });

  it('goes into the kitchen if the family has enabled that and it is food', async () => {
    const { viewer } = await stocking();
    await tick(
      viewer,
      purchase(),
      purchase({ shoppingItemId: randomUUID(), name: 'Bin bags', aisle: 'Household', amounts: [] }),
      purchase({
        shoppingItemId: randomUUID(),
        name: 'Tuna',
        aisle: 'Pantry',
        amounts: [
          { amount: 2, unit: 'tin' },
          { amount: 300, unit: 'g' },
        ],
      }),
      purchase({ shoppingItemId: randomUUID(), name: 'Bananas', aisle: 'Produce', amounts: [] }),
    );
    expect(await shown(viewer)).toEqual(['Bananas', 'Milk 1 l', 'Tuna']);
    expect(await kitchen.all(viewer)).toMatchObject([{ place: 'larder' }, { category: 'Dairy', place: 'fridge' }, {}]);
  });

  it('is added once, and removed again when it is unticked', async () => {
    const { viewer } = await stocking();
    await tick(viewer, purchase(), purchase());
    await tick(viewer, purchase());
    expect(await shown(viewer)).toEqual(['Milk 1 l']);
    await untick(viewer, MILK, randomUUID());
    await untick(viewer, MILK);
    expect(await shown(viewer)).toEqual([]);

    await has(viewer, { amount: 500, unit: 'ml', bestBefore: FRIDAY });
    await tick(viewer, purchase());
    expect(await shown(viewer)).toEqual(['Milk 1500 ml']);
    await untick(viewer, MILK);
    expect(await kitchen.all(viewer)).toMatchObject([{ amount: 500, unit: 'ml', bestBefore: FRIDAY }]);
  });

  it('is removed only by the bought amount if somebody has edited the item since', async () => {
    const { viewer } = await stocking();
    const id = await has(viewer, { amount: 3, unit: 'l' });
    await tick(viewer, purchase());
    await kitchen.update(viewer, id, { amount: 3.5 });
    await untick(viewer, MILK);
    expect(await shown(viewer)).toEqual(['Milk 2.5 l']);
    await tick(viewer, purchase());
    await kitchen.useUp(viewer, id);
    await untick(viewer, MILK);
    expect(await shown(viewer)).toEqual(['no Milk']);
    await tick(viewer, purchase());
    await kitchen.deleteAll(viewer, [id]);
    await untick(viewer, MILK);
    expect(await shown(viewer)).toEqual([]);
  });

  it('on two lists counts twice, and each is reverted separately', async () => {
    const { viewer } = await stocking();
    const other = randomUUID();
    await tick(viewer, purchase(), purchase({ shoppingItemId: other, amounts: [{ amount: 2, unit: 'l' }] }));
    expect(await shown(viewer)).toEqual(['Milk 3 l']);
    await untick(viewer, other);
    expect(await shown(viewer)).toEqual(['Milk 1 l']);
    await untick(viewer, MILK);
    expect(await shown(viewer)).toEqual(['no Milk']);
  });

  it('is forgotten after a month: unticking leaves the kitchen unchanged', async () => {
    const { viewer } = await stocking();
    await tick(viewer, purchase());
    test.clock.set('2026-11-05T07:30:00Z');
    await test.app.get(Housekeeping).sweep();
    await untick(viewer, MILK);
    expect(await shown(viewer)).toEqual(['Milk 1 l']);
  });

  it("never reaches another family's kitchen", async () => {
    const [ours, theirs] = [await stocking(), await stocking()];
    await tick(ours.viewer, purchase());
    await untick(theirs.viewer, MILK);
    expect([await shown(ours.viewer), await shown(theirs.viewer)]).toEqual([['Milk 1 l'], []]);
  });
});

describe('kitchen and shopping list', () => {
  const open = async (viewer: FamilyViewer) => (await shopping().content(viewer, null)).open;
  const shopping = () => test.app.get(ShoppingService);

  it('form a loop: what runs low is listed once, and its tick restocks it', async () => {
    const { viewer } = await family();
    const id = await has(viewer, { amount: 2, unit: 'l', minimumAmount: 2 });
    await kitchen.useUp(viewer, id);
    await kitchen.useUp(viewer, id);
    const [milk, ...others] = await open(viewer);
    expect([milk, others]).toMatchObject([{ ingredientName: 'Milk', amount: 2, unit: 'l' }, []]);
    const tick = (isPurchased: boolean) =>
      shopping().change(viewer, null, [{ tick: { id: milk?.id ?? '', isPurchased } }]);
    await tick(true);
    expect(await shown(viewer)).toEqual(['Milk 2 l']);
    await tick(false);
    expect(await shown(viewer)).toEqual(['no Milk']);
    await has(viewer, { amount: 2, unit: 'l' });
    expect(await open(viewer)).toEqual([]);
  });

  it('never deadlock: one member ticks while another uses up', async () => {
    const { viewer, other } = await family();
    for (let round = 0; round < 3; round += 1) {
      const id = await has(viewer, { amount: 2, unit: 'l', minimumAmount: 2 });
      await kitchen.useUp(viewer, id);
      const [milk] = await open(viewer);
      await Promise.all([
        shopping().change(other, null, [{ tick: { id: milk?.id ?? '', isPurchased: true } }]),
        has(viewer, { amount: 1, unit: 'l' }).then(() => kitchen.useUp(viewer, id)),
      ]);
    }
    expect(await kitchen.all(viewer)).toHaveLength(1);
  });
});
