import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { renderRoute } from '../../../test/render-route';

interface Row {
  id: string;
  title: string;
  takenWith: string | null;
  /** Archived by the wisher. */
  isArchived?: boolean;
}

const TOKEN = 'the-token';
/** The fake server's state, including whether a take is refused or its answer lost. */
let rows: Row[];
let fails: 'before' | 'after' | null;
let status: number;

const refused = (code: number) => HttpResponse.json({ code: 'X', error: 'no' }, { status: code });
const bodyOf = async (request: Request) => (await request.json()) as Record<string, string> & { keys: string[] };

const server = (): HttpHandler[] => [
  http.post('*/api/shared-wishlist', async ({ request }) => {
    const { token, keys } = await bodyOf(request);
    if (status !== 200) return refused(status);
    if (token !== TOKEN) return refused(404);
    return HttpResponse.json({
      ...{ name: 'Theo', currency: 'GBP', locale: 'en-GB' },
      wishes: rows
        .filter(({ isArchived, takenWith }) => !isArchived || keys.includes(takenWith ?? ''))
        .map(({ id, title, takenWith, isArchived = false }) => ({
          ...{ id, title, notes: 'Size 4', category: 'Kids', price: 12.5, link: 'https://www.shop.example/ball' },
          ...{ wanted_by: '2026-12-25', occasion: 'Christmas' },
          ...{ image_url: null, image_width: null, image_height: null },
          ...{ is_taken: takenWith !== null, is_yours: takenWith !== null && keys.includes(takenWith) },
          is_needed: !isArchived,
        })),
    });
  }),
  http.post('*/api/shared-wishlist/take', async ({ request }) => {
    const { wish_id: id, key = '' } = await bodyOf(request);
    const row = rows.find((each) => each.id === id);
    if (fails === 'before') return HttpResponse.error();
    if (!row) return refused(404);
    if (row.takenWith !== null && row.takenWith !== key) return refused(409);
    row.takenWith = key;
    return fails === 'after' ? HttpResponse.error() : HttpResponse.json({ key });
  }),
  http.post('*/api/shared-wishlist/give-back', async ({ request }) => {
    const { wish_id: id, key } = await bodyOf(request);
    const row = rows.find((each) => each.id === id);
    if (row?.takenWith !== key) return refused(404);
    row!.takenWith = null;
    return HttpResponse.json({ success: true });
  }),
];

const open = (token = TOKEN) => renderRoute(`/shared-wishlist#${token}`, { user: null, handlers: server() });
const card = async (title: string) => within((await screen.findByRole('heading', { name: title })).closest('li')!);

beforeEach(() => {
  rows = ['A football', 'A kite', 'A globe'].map((title, n) => ({ id: `wish-${n}`, title, takenWith: null }));
  rows[2]!.takenWith = 'of somebody else';
  fails = null;
  status = 200;
});

it('shows the wishes with what a giver needs to know, and which are taken', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'What Theo wishes for' })).toBeInTheDocument();
  const ball = await card('A football');
  expect(ball.getByText('£12.50')).toBeInTheDocument();
  expect(ball.getByText('For Christmas, Friday 25 December')).toBeInTheDocument();
  expect(ball.getByRole('link', { name: /^See it at shop\.example/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  const globe = await card('A globe');
  expect(globe.getByText('Somebody is getting this')).toBeInTheDocument();
  expect(globe.queryByRole('button')).toBeNull();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', expect.stringContaining('noindex'));
});

it('takes a wish with a name, shows thanks, remembers it on this device, and releases it', async () => {
  const { actor, unmount } = open();
  const ball = await card('A football');
  await actor.click(ball.getByRole('button', { name: 'I will get this: A football' }));
  expect(ball.getByLabelText('Your name')).toHaveFocus();
  await actor.click(ball.getByRole('button', { name: 'Yes, I will get it' }));
  expect(ball.getByLabelText('Your name')).toHaveAccessibleDescription('Please write your name');
  await actor.type(ball.getByLabelText('Your name'), 'Granny Rose{Enter}');
  expect(await ball.findByText('Thank you, Granny Rose!')).toHaveFocus();
  expect(screen.getByText('Still to choose').closest('section')).toContainElement(ball.getByText('A football'));

  unmount();
  const again = open();
  expect(await screen.findByRole('heading', { name: 'You are getting' })).toBeInTheDocument();
  const mine = await card('A football');
  expect(mine.getByText('Thank you, Granny Rose!')).toBeInTheDocument();
  // the second time, the name is prefilled
  const kite = await card('A kite');
  await again.actor.click(kite.getByRole('button', { name: 'I will get this: A kite' }));
  expect(kite.getByLabelText('Your name')).toHaveValue('Granny Rose');
  await again.actor.click(kite.getByRole('button', { name: 'Not now' }));
  expect(kite.getByRole('button', { name: 'I will get this: A kite' })).toHaveFocus();

  await again.actor.click(mine.getByRole('button', { name: /^I cannot get it after all/ }));
  expect(await mine.findByText('It is free for others again.')).toBeInTheDocument();
  expect(rows[0]!.takenWith).toBeNull();
  await waitFor(() => expect(mine.getByRole('button', { name: 'I will get this: A football' })).toHaveFocus());
});

it('reports that somebody was faster, and keeps the name if the server could not be reached', async () => {
  const { actor } = open();
  const kite = await card('A kite');
  await actor.click(kite.getByRole('button', { name: 'I will get this: A kite' }));
  await actor.type(kite.getByLabelText('Your name'), 'Uncle Joe');
  fails = 'before';
  await actor.click(kite.getByRole('button', { name: 'Yes, I will get it' }));
  expect(await kite.findByText(/^That did not reach us\./)).toBeInTheDocument();
  expect(kite.getByLabelText('Your name')).toHaveValue('Uncle Joe');
  fails = null;
  rows[1]!.takenWith = 'of somebody else';
  await actor.click(kite.getByRole('button', { name: 'Yes, I will get it' }));
  expect(await kite.findByText(/^Somebody was a little faster\./)).toBeInTheDocument();
  expect(kite.queryByRole('button')).toBeNull();
});

it('shows the wish as taken here after a lost answer', async () => {
  const { actor } = open();
  const ball = await card('A football');
  await actor.click(ball.getByRole('button', { name: 'I will get this: A football' }));
  await actor.type(ball.getByLabelText('Your name'), 'Granny');
  fails = 'after';
  await actor.click(ball.getByRole('button', { name: 'Yes, I will get it' }));
  await ball.findByText(/^That did not reach us\./);
  fails = null;
  await actor.click(ball.getByRole('button', { name: 'Yes, I will get it' }));
  expect(await ball.findByText('Thank you, Granny!')).toBeInTheDocument();
});

it('reports that the family has changed it meanwhile', async () => {
  const { actor } = open();
  const ball = await card('A football');
  await actor.click(ball.getByRole('button', { name: 'I will get this: A football' }));
  await actor.type(ball.getByLabelText('Your name'), 'Granny{Enter}');
  await ball.findByText('Thank you, Granny!');
  rows[0]!.takenWith = null;
  await actor.click(ball.getByRole('button', { name: /^I cannot get it after all/ }));
  expect(await ball.findByText(/^The family has changed this in the meantime\./)).toBeInTheDocument();
  rows = rows.slice(1);
  await actor.click(ball.getByRole('button', { name: 'I will get this: A football' }));
  await actor.type(ball.getByLabelText('Your name'), 'Granny{Enter}');
  expect(await screen.findByText('This wish is no longer on the list.')).toBeInTheDocument();
});

it('says of what is not needed any more that it need not be bought, until the taker has read it', async () => {
  const { actor, unmount } = open();
  const ball = await card('A football');
  await actor.click(ball.getByRole('button', { name: 'I will get this: A football' }));
  await actor.type(ball.getByLabelText('Your name'), 'Granny{Enter}');
  await ball.findByText('Thank you, Granny!');
  unmount();

  rows = [{ ...rows[0]!, isArchived: true }];
  const again = open();
  const gone = await card('A football');
  expect(gone.getByText('Theo does not need this any more. You do not have to get it.')).toBeInTheDocument();
  expect(gone.queryByText(/^Thank you/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Theo has no wishes at the moment' })).toBeInTheDocument();
  await again.actor.click(gone.getByRole('button', { name: /^I understand/ }));
  expect(await screen.findByText('Thank you. It is off your list.')).toHaveFocus();
  expect(screen.queryByRole('heading', { name: 'A football' })).toBeNull();
  expect(rows[0]!.takenWith).toBeNull();
});

it.each([
  ['an unknown link', 404, 'This list is no longer shared'],
  ['too many tries', 429, 'Too many tries'],
  ['a server that fails', 503, 'The wishes could not be opened'],
])('explains %s', async (_what, code, title) => {
  status = code;
  const { actor } = open();
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  const retry = screen.queryByRole('button', { name: 'Try Again' });
  expect(retry !== null).toBe(code === 503);
  if (!retry) return;
  status = 200;
  await actor.click(retry);
  expect(await screen.findByRole('heading', { name: 'A kite' })).toBeInTheDocument();
});

it('shows an empty state for a list without wishes', async () => {
  rows = [];
  open();
  expect(await screen.findByRole('heading', { name: 'Theo has no wishes at the moment' })).toBeInTheDocument();
});
