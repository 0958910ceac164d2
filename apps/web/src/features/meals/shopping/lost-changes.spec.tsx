import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { estimateClockOffset } from '../../../graphql/offline/server-clock';
import { dropWritesOf, writesOf } from '../../../storage/device-store';
import { freezeDate } from '../../../test/clock';
import { goOffline } from '../../../test/go-offline';
import { domainError, network } from '../../../test/network';
import { item, list, openShopping } from './shopping.test-kit';

beforeEach(() => freezeDate());
afterEach(async () => {
  goOffline(false);
  await dropWritesOf('user-emma');
  estimateClockOffset(new Date().toUTCString(), Date.now());
  jest.useRealTimers();
});

const aisle = (name: string) => screen.findByRole('list', { name });
const tick = (name: string) => screen.findByLabelText(name);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const namesIn = (rows: HTMLElement): string[] =>
  within(rows)
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label') ?? '');

it('reports an item that somebody else deleted, and reverts a rejected tick', async () => {
  const { actor, shop } = openShopping([item('milk'), item('bread')]);
  const milk = await tick('Milk');
  shop.items = shop.items.filter(({ ingredientName }) => ingredientName !== 'milk');
  await actor.click(milk);
  expect(await screen.findByText('No longer on the list: Milk')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Milk' })).not.toBeInTheDocument());
  shop.refuse('change', domainError('INTERNAL', 'Broken'));
  await actor.click(await tick('Bread'));
  expect(await screen.findByText('Bread could not be ticked. Please try again.')).toBeVisible();
  await waitFor(async () => expect(await tick('Bread')).not.toBeChecked());
  await actor.click(await button('Retry'));
  expect(await screen.findByText('In the basket: Bread')).toBeVisible();
});

it('tells a rejected deletion from a lost response, keeps the item, and deletes it on Retry', async () => {
  const { actor, shop } = openShopping([item('milk')]);
  const remove = async () => {
    await actor.click(await button(/^Milk/));
    await actor.click(within(await screen.findByRole('dialog')).getByText('Delete'));
  };
  await tick('Milk');
  shop.refuse('change', domainError('FORBIDDEN', 'Only members can do that.'));
  await remove();
  expect(await screen.findByText('Failed to delete shopping item: Only members can do that.')).toBeVisible();
  shop.refuse('change', domainError('INTERNAL', 'Broken'));
  await remove();
  expect(await screen.findByText('Failed to delete shopping item')).toBeVisible();
  network.use(http.post('*/graphql', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 500 }), { once: true }));
  await remove();
  expect(await screen.findByText('Error deleting shopping item')).toBeVisible();
  expect(await tick('Milk')).toBeVisible();
  await actor.click(await button('Retry'));
  expect(await screen.findByText('Shopping item deleted successfully')).toBeVisible();
  expect(shop.items).toEqual([]);
});

it('queues offline changes on the device, without a reverted one, and sends all of them in one call', async () => {
  const { actor, shop } = openShopping([item('milk'), item('carrots'), item('bread')]);
  await tick('Milk');
  goOffline(true);
  await actor.click(await button(/^Carrots/));
  await actor.click(within(await screen.findByRole('dialog')).getByText('Delete'));
  await waitFor(() => expect(screen.queryByLabelText('Carrots')).not.toBeInTheDocument());
  await actor.click(await screen.findByText('Undo'));
  expect(await tick('Carrots')).toBeVisible();
  await actor.click(await tick('Milk'));
  await actor.click(await tick('Bread'));
  const field = await screen.findByLabelText('Add to the shopping list in words');
  await actor.click(field);
  await actor.paste('coffee');
  await actor.keyboard('{Enter}');
  await waitFor(async () => expect(namesIn(await aisle('Drinks'))).toEqual(['Coffee']));
  expect((await aisle('Drinks')).querySelector('[title]')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Bread & bakery' })).not.toBeInTheDocument());
  expect(shop.calls).toHaveLength(0);
  expect(await screen.findByText(/3 changes will be saved when you are back online/)).toBeVisible();
  goOffline(false);
  await waitFor(() => expect(shop.calls).toHaveLength(1));
  expect(shop.calls[0]?.args['changes']).toMatchObject([
    { tick: { isPurchased: true } },
    { tick: { isPurchased: true } },
    { add: { name: 'coffee' } },
  ]);
  await waitFor(() => expect(shop.items.filter(({ isPurchased }) => isPurchased)).toHaveLength(2));
  expect(await screen.findByText('3 changes that waited are saved')).toBeVisible();
  expect(namesIn(await aisle('Drinks'))).toEqual(['Coffee']);
  expect(await tick('Carrots')).not.toBeChecked();
});

it('saves queued changes except a rejected one, which is named with its reason', async () => {
  const { actor, shop } = openShopping([item('milk'), item('bread'), item('carrots')], {
    lists: [list('Tesco'), list('Boots')],
  });
  await tick('Milk');
  goOffline(true);
  await actor.click(await tick('Milk'));
  await actor.click(await button(/^Carrots/));
  const reader = await screen.findByRole('dialog', { name: 'Carrots' });
  await actor.click(within(reader).getByRole('button', { name: 'To another list' }));
  await actor.click(within(reader).getByRole('radio', { name: 'Boots' }));
  await actor.click(await tick('Bread'));
  shop.lists = [list('Tesco')];
  goOffline(false);
  expect(await screen.findByText('carrots could not be saved.')).toBeVisible();
  await waitFor(() =>
    expect(shop.items.filter(({ isPurchased }) => isPurchased).map(({ ingredientName }) => ingredientName)).toEqual([
      'milk',
      'bread',
    ]),
  );
  expect((await writesOf('user-emma')).map(({ title, refusal }) => [title, refusal?.code])).toEqual([
    ['carrots', 'NOT_FOUND'],
  ]);
  expect(await screen.findByText('2 changes that waited are saved')).toBeVisible();
});

it('counts the first ticks of a phone whose clock is fast', async () => {
  estimateClockOffset(new Date(Date.now() - 600_000).toUTCString(), Date.now());
  const { actor } = openShopping([item('milk'), item('bread')]);
  await actor.click(await button('Start shopping'));
  const mode = await screen.findByRole('dialog', { name: 'Shopping: Tesco' });
  await actor.click(within(mode).getByRole('checkbox', { name: 'Milk' }));
  expect(await within(mode).findByText('1 of 2 in the basket')).toBeInTheDocument();
});
