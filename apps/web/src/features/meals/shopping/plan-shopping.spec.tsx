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
