import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { freezeDate } from '../../../test/clock';
import { goOffline } from '../../../test/go-offline';
import { network } from '../../../test/network';
import { leaveHandOff } from '../../../ui/sections/hand-off';
import { item, openShopping } from './shopping.test-kit';

beforeEach(() => freezeDate());
afterEach(() => {
  goOffline(false);
  jest.useRealTimers();
});

const leadTo = (resourceId: string): void =>
  leaveHandOff({
    ...{ activityId: '', type: 'created', userName: '', description: '' },
    ...{ resource: 'shopping_item', section: 'shopping', resourceId },
  });

it('opens the item that an activity links to, without a connection as well', async () => {
  const milk = item('milk');
  openShopping([milk, item('butter')]);
  await screen.findByRole('checkbox', { name: 'Milk' });
  network.use(http.post('*/graphql', () => HttpResponse.error()));
  goOffline(true);
  act(() => leadTo(milk.id));
  expect(await screen.findByRole('dialog', { name: 'Milk' })).toBeVisible();
});

it('says of an item that this device does not know that it needs a connection', async () => {
  openShopping([item('milk')]);
  await screen.findByRole('checkbox', { name: 'Milk' });
  network.use(http.post('*/graphql', () => HttpResponse.error()));
  goOffline(true);
  act(() => leadTo('of-another-list'));
  expect(await screen.findByText(/offline/i, { selector: '[data-sonner-toast] *' })).toBeVisible();
});
