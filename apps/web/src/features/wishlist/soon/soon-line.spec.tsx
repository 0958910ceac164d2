import { screen } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { renderRoute } from '../../../test/render-route';
import { bought, fakeWishlist, wish } from '../wishlist.test-kit';
import './soon-line';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const open = (wishes: ReturnType<typeof wish>[]) =>
  renderRoute('/dashboard', { graphql: fakeWishlist(wishes).answers });

it("shows the others' upcoming wishes on the dashboard, and links to them", async () => {
  const { actor } = open([
    wish('Skates', { of: 'poppy', wantedBy: '2026-10-30' }),
    wish('Telescope', { of: 'poppy', wantedBy: '2026-10-09' }),
    wish('Whitby', { of: 'tom', wantedBy: '2026-10-12', ...bought('emma') }),
    wish('Bird feeder', { of: 'tom', wantedBy: '2026-10-12', isOwned: true }),
    wish('Atlas', { of: 'tom', wantedBy: '2026-12-25' }),
    wish('Lamp', { wantedBy: '2026-10-12' }),
  ]);
  const line = await screen.findByRole('button', { name: /Telescope/ });
  expect(line).toHaveTextContent('Telescope Poppy, TomorrowSkates Poppy, Fri 30 Oct');
  await actor.click(line);
  expect(await screen.findByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
});

it('is hidden without upcoming wishes', async () => {
  open([wish('Atlas', { of: 'tom', wantedBy: '2026-12-25' })]);
  const text = await screen.findByText('Nobody wishes for anything in the coming weeks.');
  expect(text).not.toBeVisible();
});
