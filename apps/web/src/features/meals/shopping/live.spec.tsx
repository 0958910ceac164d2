import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
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

it('lets what others tick rest where it is before it goes', async () => {
  const { shop } = openShopping([item('milk'), item('butter')]);
  await dairy();
  await streaming();
  toms(shop, 'milk', ticked);
  await waitFor(() => expect(box('Milk')).toBeChecked());
  expect(names(await dairy())).toEqual(['Milk', 'Butter']);
  await waitFor(async () => expect(names(await dairy())).toEqual(['Butter']));
});

it('keeps an own tick over a list that was read before it', async () => {
  let slow: (() => void) | null = null;
  const before = [item('milk'), item('butter')];
  const { shop, actor } = openShopping(before, {
    answers: {
      shoppingList: async () => {
        const open = shop.items.filter(({ isPurchased }) => !isPurchased);
        const basket = shop.items.filter(({ isPurchased }) => isPurchased);
        const answer = { list: { ...list('Tesco'), openCount: open.length }, open, basket, basketCount: basket.length };
        if (reads++ === 1) await new Promise<void>((go) => (slow = go));
        return answer;
      },
    },
  });
  let reads = 0;
  await dairy();
  await streaming();
  // Tom's note makes this phone read the list; the answer takes its time.
  toms(shop, 'butter', { notes: 'salted' });
  await waitFor(() => expect(slow).not.toBeNull());
  await actor.click(box('Milk'));
  await waitFor(async () => expect(names(await dairy())).toEqual(['Butter']));
  const seen: string[] = [];
  const watcher = new MutationObserver(() =>
    seen.push(screen.queryByRole('checkbox', { name: 'Milk' }) ? 'ghost' : ''),
  );
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  (slow as unknown as () => void)();
  expect(await screen.findByText('salted')).toBeVisible();
  watcher.disconnect();
  expect(seen).not.toContain('ghost');
  expect(names(await dairy())).toEqual(['Butter']);
});
