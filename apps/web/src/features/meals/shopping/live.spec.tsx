import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { FakeSocket } from '../../../test/fake-socket';
import { pushChange, streaming } from '../../../test/live';
import { item, list, openShopping, TOM } from './shopping.test-kit';
import type { FakeShop } from './shopping.test-kit';
import type { Item } from './model/types';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const dairy = () => screen.findByRole('list', { name: 'Dairy, eggs & chilled' });
const names = (rows: HTMLElement): string[] =>
  within(rows)
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label') ?? '');
const box = (name: string) => screen.getByRole('checkbox', { name });

/** Tom changes an item on his phone. */
function toms(shop: FakeShop, name: string, change: Partial<Item>): void {
  const before = shop.items.find(({ ingredientName }) => ingredientName === name) as Item;
  shop.items = shop.items.map((one) => (one === before ? { ...one, ...change, version: one.version + 1 } : one));
  pushChange('shopping_item', before.id, TOM);
}
const ticked = { isPurchased: true, purchasedAt: '2026-10-08T13:20:00.000Z', purchasedBy: TOM };

it('fetches only the row that somebody else has changed, not the list', async () => {
  const { shop } = openShopping([item('milk'), item('butter'), item('cheese')]);
  await dairy();
  await streaming();
  const reads = shop.fetched.length;
  toms(shop, 'milk', { notes: 'the blue one' });
  expect(await screen.findByText('the blue one')).toBeVisible();
  // two rows are merged under the id of the older; the other one is gone
  const [, butter, cheese] = shop.items as [Item, Item, Item];
  shop.items = shop.items
    .filter(({ id }) => id !== cheese.id)
    .map((one) => (one === butter ? { ...butter, parts: [...butter.parts, ...cheese.parts], version: 2 } : one));
  pushChange('shopping_item', butter.id, TOM);
  pushChange('shopping_item', cheese.id, TOM, 'deleted');
  await waitFor(async () => expect(names(await dairy())).toEqual(['Milk', 'Butter']));
  expect(shop.fetched).toHaveLength(reads);
});

it('keeps an own tick when an older read of the row arrives later', async () => {
  const held: (() => void)[] = [];
  const { shop, actor } = openShopping([item('milk'), item('butter')], {
    answers: {
      shoppingItems: async ({ ids }: { ids: string[] }) => {
        const items = shop.items.filter(({ id }) => ids.includes(id));
        if (held.length === 0) await new Promise<void>((go) => held.push(go));
        return { items, goneIds: [] };
      },
    },
  });
  await dairy();
  await streaming();
  toms(shop, 'milk', { notes: 'the blue one' });
  await waitFor(() => expect(held).toHaveLength(1));
  await actor.click(box('Milk'));
  await waitFor(async () => expect(names(await dairy())).toEqual(['Butter']));
  held[0]?.();
  toms(shop, 'butter', { notes: 'salted' });
  expect(await screen.findByText('salted')).toBeVisible();
  expect(names(await dairy())).toEqual(['Butter']);
});

it('collapses the basket of a list that was empty when the page was opened', async () => {
  const { shop, actor } = openShopping([]);
  await screen.findByText('Nothing to buy');
  await streaming();
  shop.items = [item('milk'), item('butter')];
  pushChange('shopping_list', 'list-tesco', TOM);
  await actor.click(await screen.findByRole('checkbox', { name: 'Milk' }));
  expect(await screen.findByRole('button', { name: /^In the basket ?1/ })).toHaveAttribute('aria-expanded', 'false');
});

it('keeps rows ticked by others in place for a moment', async () => {
  const { shop } = openShopping([item('milk'), item('butter')]);
  await dairy();
  await streaming();
  toms(shop, 'milk', ticked);
  await waitFor(() => expect(box('Milk')).toBeChecked());
  expect(names(await dairy())).toEqual(['Milk', 'Butter']);
  await waitFor(async () => expect(names(await dairy())).toEqual(['Butter']));
});

it('keeps an own tick when an older read of the list arrives later', async () => {
  const held: (() => void)[] = [];
  const before = [item('milk'), item('butter')];
  const { shop, actor } = openShopping(before, {
    answers: {
      shoppingList: async () => {
        const open = shop.items.filter(({ isPurchased }) => !isPurchased);
        const basket = shop.items.filter(({ isPurchased }) => isPurchased);
        const answer = { list: { ...list('Tesco'), openCount: open.length }, open, basket, basketCount: basket.length };
        if (reads++ === 1) await new Promise<void>((go) => held.push(go));
        return answer;
      },
    },
  });
  let reads = 0;
  await dairy();
  await streaming();
  // Tom has added many items: this phone refetches the list, and the response is slow.
  shop.items = shop.items.map((one) =>
    one.ingredientName === 'butter' ? { ...one, notes: 'salted', version: 2 } : one,
  );
  pushChange('shopping_list', 'list-tesco', TOM);
  await waitFor(() => expect(held).toHaveLength(1));
  await actor.click(box('Milk'));
  await waitFor(async () => expect(names(await dairy())).toEqual(['Butter']));
  const seen: string[] = [];
  const watcher = new MutationObserver(() =>
    seen.push(screen.queryByRole('checkbox', { name: 'Milk' }) ? 'ghost' : ''),
  );
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  held[0]?.();
  expect(await screen.findByText('salted')).toBeVisible();
  watcher.disconnect();
  expect(seen).not.toContain('ghost');
  expect(names(await dairy())).toEqual(['Butter']);
});

it('shows each step while a list is generated from the plan', async () => {
  const held: (() => void)[] = [];
  const message = 'Smart shopping list generated! Added 1 optimized ingredients';
  const { actor } = openShopping([], {
    answers: {
      shoppingPreview: {
        weekStart: '2026-10-05',
        meals: 1,
        pastMeals: 0,
        items: [{ key: 'leek', name: 'leeks', quantity: '2', aisle: 'Produce', parts: [], isOnList: false }],
        leftOut: [],
        unknownMeals: [],
        originalCount: 2,
        consolidatedCount: 1,
      },
      generateShoppingList: async () => {
        await new Promise<void>((go) => held.push(go));
        return { listId: 'list-tesco', items: [], added: 1, cleared: 0, failed: 0, leftOut: [], message, hint: null };
      },
    },
  });
  await actor.click(await screen.findByRole('button', { name: 'Generate AI Shopping List' }));
  await actor.click(await screen.findByRole('button', { name: 'Add 1 item' }));
  const status = await screen.findByText('Generating AI shopping list...');
  await waitFor(() => expect(FakeSocket.variables('shoppingGenerationProgress')).toHaveLength(1));
  const key = FakeSocket.variables('shoppingGenerationProgress')[0]?.['key'];
  for (const [step, told] of [
    ['clearing', 'Clearing 3 existing AI-generated items...'],
    ['consolidating', 'Consolidating ingredients...'],
    ['storing', 'Consolidated 2 ingredients to 1 items'],
  ]) {
    FakeSocket.push('shoppingGenerationProgress', { key, step, message: told });
    await waitFor(() => expect(status).toHaveTextContent(told as string));
  }
  held[0]?.();
  expect(await screen.findByText(message)).toBeVisible();
});
