import { screen, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import { openExchange } from './exchange.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const feedOf = (token: string, lastReadAt: string | null = null) => ({
  url: `https://home.example/feeds/${token}.ics`,
  webcalUrl: `webcal://home.example/feeds/${token}.ics`,
  createdAt: '2026-10-01T09:00:00.000Z',
  lastReadAt,
});

/** A fake server with at most one address. */
function openPhone(feed: ReturnType<typeof feedOf> | null, answers = {}) {
  let made = 0;
  return openExchange('phone', {
    calendarFeed: () => feed,
    createCalendarFeed: () => (feed = feedOf(`token-${(made += 1)}`)),
    revokeCalendarFeed: () => {
      feed = null;
      return true;
    },
    ...answers,
  });
}

it('creates an address, and explains it for the common apps', async () => {
  const { actor, dialog } = await openPhone(null);
  await actor.click(await within(dialog).findByRole('button', { name: 'Create my private address' }));
  const address = await within(dialog).findByLabelText('Your private address');
  expect(address).toHaveValue('https://home.example/feeds/token-1.ics');
  expect(address).toHaveAttribute('readonly');
  expect(dialog).toHaveTextContent('No app has used it yet.');
  expect(dialog).toHaveTextContent('Whoever has this address can read your family’s calendar.');
  const links = within(dialog).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Subscribe', 'webcal://home.example/feeds/token-1.ics'],
    ['Add to Google', 'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fhome.example%2Ffeeds%2Ftoken-1.ics'],
    [
      'Add to Outlook',
      'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fhome.example%2Ffeeds%2Ftoken-1.ics&name=Homefold',
    ],
  ]);
  await actor.click(within(dialog).getByRole('button', { name: 'Copy' }));
  expect(await within(dialog).findByText('Copied!')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('https://home.example/feeds/token-1.ics');
});

it('says when an app last read it, and replaces or deletes it after confirmation', async () => {
  const { actor, dialog } = await openPhone(feedOf('old', '2026-10-08T11:20:00.000Z'));
  expect(await within(dialog).findByText('Last used by an app: 2 hours ago')).toBeInTheDocument();
  await actor.click(within(dialog).getByRole('button', { name: 'Make a new address' }));
  await actor.click(await screen.findByRole('button', { name: 'Make a new one' }));
  expect(await within(dialog).findByDisplayValue('https://home.example/feeds/token-1.ics')).toBeInTheDocument();
  expect(within(dialog).getByText(/The old one does not work any more/)).toBeInTheDocument();
  // The confirmation closes first: until then it hides the dialog below.
  await actor.click(await within(dialog).findByRole('button', { name: 'Switch it off' }));
  await actor.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(await within(dialog).findByRole('button', { name: 'Create my private address' })).toBeInTheDocument();
  expect(within(dialog).queryByLabelText('Your private address')).not.toBeInTheDocument();
});

it('shows the error and keeps the current address', async () => {
  const { actor, dialog } = await openPhone(feedOf('old'), {
    revokeCalendarFeed: () => domainError('UNAVAILABLE', 'The storage is full.'),
  });
  await actor.click(await within(dialog).findByRole('button', { name: 'Switch it off' }));
  await actor.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The storage is full.');
  expect(within(dialog).getByLabelText('Your private address')).toBeInTheDocument();
});
