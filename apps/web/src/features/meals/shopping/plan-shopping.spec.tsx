import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { openMeals } from '../meals.test-kit';
import './columns/plan-shopping';
import { item, list } from './shopping.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const listed = (count: number) => {
  const open = Array.from({ length: count }, (_, at) => item(`thing ${at + 1}`, { aisle: 'General' }));
  return {
    shoppingLists: [{ ...list('Tesco'), openCount: count }],
    shoppingList: { list: { ...list('Tesco'), openCount: count }, open, basket: [], basketCount: 0 },
  };
};
const rows = async () => within(await screen.findByRole('list', { name: 'User-added' })).getAllByRole('listitem');

it('folds a long column after twelve rows, and focuses the thirteenth when it is unfolded', async () => {
  const { actor } = openMeals([], { answers: listed(15) });
  expect(await rows()).toHaveLength(12);
  await actor.click(screen.getByRole('button', { name: 'Show all 15 items' }));
  expect(await rows()).toHaveLength(15);
  expect(screen.queryByRole('button', { name: 'Show all 15 items' })).not.toBeInTheDocument();
  expect(within((await rows())[12]!).getByRole('checkbox')).toHaveFocus();
});

it('does not hide one or two rows behind a button of the same height', async () => {
  openMeals([], { answers: listed(14) });
  expect(await rows()).toHaveLength(14);
  expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
});

it('shows all rows during selection, so that nothing is deleted unseen', async () => {
  const { actor } = openMeals([], { answers: listed(20) });
  expect(await rows()).toHaveLength(12);
  await actor.click(screen.getByRole('button', { name: 'Select items' }));
  expect(await rows()).toHaveLength(20);
});

it('shows generated items apart from added ones; generating the week fills them, and Undo empties them', async () => {
  const byHand = item('eggs', { amount: 6, quantity: '6' }, { amount: 6 });
  const grown = { ...byHand, amount: 14, quantity: '14', version: 2 };
  const haddock = item(
    'smoked haddock',
    { quantity: '800 g', isAiGenerated: true },
    { mealTitle: 'Kedgeree', isGenerated: true },
  );
  let open = [byHand];
  const undone: string[] = [];
  const asked: Record<string, unknown>[] = [];
  const { actor } = openMeals([], {
    answers: {
      shoppingLists: () => [{ ...list('Tesco'), openCount: open.length }],
      shoppingList: () => ({ list: { ...list('Tesco'), openCount: open.length }, open, basket: [], basketCount: 0 }),
      shoppingPreview: {
        ...{
          weekStart: '2026-10-05',
          meals: 1,
          pastMeals: 0,
          leftOut: [],
          unknownMeals: [],
          originalCount: 2,
          consolidatedCount: 2,
        },
        items: [
          { key: 'haddock', name: 'smoked haddock', quantity: '800 g', aisle: 'Meat', parts: [], isOnList: false },
        ],
      },
      generateShoppingList: (args: Record<string, unknown>) => {
        asked.push({ ...args });
        open = [grown, haddock];
        const message = 'Smart shopping list generated! Added 1 optimized ingredients';
        return { listId: 'list-tesco', items: open, added: 1, cleared: 0, failed: 0, leftOut: [], message, hint: null };
      },
      undo: ({ key }: { key: string }) => {
        undone.push(key);
        open = [byHand];
        return [];
      },
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Shopping list' }));
  expect(await section.findByText(/^No AI-generated items yet/)).toBeVisible();
  await actor.click(section.getByRole('button', { name: 'Generate AI Shopping List' }));
  await actor.click(await screen.findByRole('button', { name: 'Add 1 item' }));
  expect(await screen.findByText(/^Smart shopping list generated!/)).toBeVisible();
  expect(await section.findByRole('list', { name: 'AI-generated' })).toHaveTextContent(
    'Smoked haddockFor Kedgeree800 g',
  );
  expect(section.getByRole('list', { name: 'User-added' })).toHaveTextContent(/^Eggs14\D/);
  expect(asked).toMatchObject([{ weekStart: '2026-10-05' }]);
  await actor.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await section.findByText(/^No AI-generated items yet/)).toBeVisible();
  expect(section.getByRole('list', { name: 'User-added' })).toHaveTextContent(/^Eggs6\D/);
  expect(undone).toEqual([asked[0]?.['undoKey']]);
});

it.each([
  [0, 3, 'All meals of this week are on past days. There is nothing left to buy for them.'],
  [0, 0, /^No ingredients found for the week/],
  [1, 2, '2 meals on past days are left out.'],
])('tells of a week with %i meals ahead and %i on past days', async (meals, pastMeals, words) => {
  const items =
    meals > 0 ? [{ key: 'egg', name: 'eggs', quantity: '2', aisle: 'Dairy', parts: [], isOnList: false }] : [];
  const { actor } = openMeals([], {
    answers: {
      shoppingLists: () => [list('Tesco')],
      shoppingList: () => ({ list: list('Tesco'), open: [], basket: [], basketCount: 0 }),
      shoppingPreview: {
        ...{ weekStart: '2026-10-05', meals, pastMeals, leftOut: [], unknownMeals: [], items },
        ...{ originalCount: items.length, consolidatedCount: items.length },
      },
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Shopping list' }));
  await actor.click(await section.findByRole('button', { name: 'Generate AI Shopping List' }));
  expect(await screen.findByText(words)).toBeVisible();
});
