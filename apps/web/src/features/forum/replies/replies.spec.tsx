import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { dropWritesOf, writesOf } from '../../../storage/device-store';
import { freezeDate } from '../../../test/clock';
import { goOffline } from '../../../test/go-offline';
import { domainError } from '../../../test/network';
import { openForum, person, post, sent } from '../forum.test-kit';

beforeEach(() => freezeDate());
afterEach(async () => {
  goOffline(false);
  await dropWritesOf('user-emma');
  jest.useRealTimers();
});

const bins = () => post({ id: 'bins', title: 'Bins', replyCount: 1 });
const answer = () => post({ id: 'answer', parentId: 'bins', category: null, content: 'Done.', author: person('emma') });
const card = () => screen.findByRole('article', { name: 'Bins' });

it('shows and hides replies, and posts one', async () => {
  const { actor, fake } = openForum([bins(), answer()]);
  const here = within(await card());
  await actor.click(here.getByRole('button', { name: /^Show 1 reply/ }));
  expect(await here.findByText('Done.')).toBeVisible();
  expect(here.getByRole('button', { name: /^Hide 1 reply/ })).toHaveAttribute('aria-expanded', 'true');
  await actor.click(here.getByRole('button', { name: 'Reply: Bins' }));
  const form = within(here.getByRole('form', { name: 'Reply to Tom' }));
  const field = form.getByPlaceholderText('Write your reply...');
  expect(field).toHaveFocus();
  expect(form.getByRole('button', { name: 'Post Reply' })).toBeDisabled();
  await actor.click(field);
  await actor.paste('  Thank you!  ');
  await actor.click(form.getByRole('button', { name: 'Post Reply' }));
  expect(await screen.findByText('Reply posted successfully!')).toBeVisible();
  expect(sent(fake, 'reply')[0]).toMatchObject({ parentId: 'bins', input: { content: 'Thank you!' } });
  expect(here.queryByPlaceholderText('Write your reply...')).not.toBeInTheDocument();
  expect(await here.findByText('Thank you!')).toBeVisible();
  expect(here.getByRole('button', { name: /^Hide 2 replies/ })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(here.queryByText('Thank you!')).not.toBeInTheDocument());
});

it('shows on the page of a post that nobody has replied, until somebody does', async () => {
  const { actor } = openForum([{ ...bins(), replyCount: 0 }], { path: '/dashboard#forum/bins' });
  const here = within(await card());
  expect(here.getByText('No replies yet')).toBeVisible();
  expect(here.queryByText('Loading replies...')).not.toBeInTheDocument();
  await actor.click(here.getByRole('button', { name: 'Reply: Bins' }));
  await actor.click(here.getByPlaceholderText('Write your reply...'));
  await actor.paste('On my way');
  await actor.click(here.getByRole('button', { name: 'Post Reply' }));
  expect(await here.findByText('On my way')).toBeVisible();
  expect(here.queryByText('No replies yet')).not.toBeInTheDocument();
});

it('keeps the typed text after a refusal, after closing the form, and in a later visit', async () => {
  const { actor, fake } = openForum([bins()]);
  const here = within(await card());
  const reply = () => actor.click(here.getByRole('button', { name: 'Reply: Bins' }));
  await reply();
  await actor.click(here.getByPlaceholderText('Write your reply...'));
  await actor.paste('Half a thought');
  fake.refuse('reply', domainError('INTERNAL', 'Broken'));
  await actor.click(here.getByRole('button', { name: 'Post Reply' }));
  expect(await here.findByText('Error posting reply')).toBeVisible();
  fake.refuse('reply', domainError('NOT_FOUND', 'Gone'));
  await actor.click(here.getByRole('button', { name: 'Post Reply' }));
  expect(await here.findByText('This post no longer exists.')).toBeVisible();
  await actor.click(here.getByRole('button', { name: 'Cancel' }));
  await reply();
  expect(here.getByPlaceholderText('Write your reply...')).toHaveValue('Half a thought');
  await actor.click(here.getByRole('button', { name: 'Post Reply' }));
  expect(await screen.findByText('Reply posted successfully!')).toBeVisible();
  // all attempts of one form have the same key, so that nothing is posted twice
  expect(new Set(sent(fake, 'reply').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  await reply();
  expect(here.getByPlaceholderText('Write your reply...')).toHaveValue('');
});

it('edits a reply in place, and marks it as edited', async () => {
  const { actor, fake } = openForum([bins(), answer()]);
  const here = within(await card());
  await actor.click(here.getByRole('button', { name: /^Show 1 reply/ }));
  await actor.click(await here.findByRole('button', { name: 'Reply menu: Emma' }));
  await actor.click(screen.getByRole('menuitem', { name: 'Edit Reply' }));
  const field = here.getByLabelText('Edit your reply');
  expect(field).toHaveValue('Done.');
  await actor.click(field);
  await actor.paste(' Twice.');
  await actor.click(here.getByRole('button', { name: 'Save changes' }));
  expect(await here.findByText('Done. Twice.')).toBeVisible();
  expect(sent(fake, 'update')[0]).toMatchObject({ id: 'answer', version: 1, input: { content: 'Done. Twice.' } });
});

it('queues replies, reactions and a confirmation while offline, sends each once, and only then offers to change a reply', async () => {
  const readBy = { own: false, confirmed: [], waiting: [person('emma')] };
  const { actor, fake } = openForum([{ ...bins(), readBy }, answer()]);
  const here = within(await card());
  goOffline(true);
  await actor.click(here.getByRole('button', { name: 'Like, 0' }));
  await here.findByRole('button', { name: 'Like, 1', pressed: true });
  await actor.click(here.getByRole('button', { name: 'Love, 0' }));
  const love = await here.findByRole('button', { name: 'Love, 1', pressed: true });
  await waitFor(() => expect(love).not.toHaveAttribute('aria-disabled'));
  await actor.click(love);
  // reverted before it was sent: nothing of it is queued any more
  await here.findByRole('button', { name: 'Love, 0', pressed: false });
  await actor.click(here.getByRole('button', { name: 'Reply: Bins' }));
  await actor.click(here.getByPlaceholderText('Write your reply...'));
  await actor.paste('From the cellar');
  await actor.click(here.getByRole('button', { name: 'Post Reply' }));
  expect(await here.findByText('From the cellar')).toBeVisible();
  expect(await screen.findByText('Your reply to Tom will be saved when you are back online.')).toBeVisible();
  await actor.click(here.getByRole('button', { name: 'I have read it' }));
  expect(await screen.findByText('Your confirmation will be sent when you are back online.')).toBeVisible();
  const waiting = async () => (await writesOf('user-emma')).map(({ kind }) => kind);
  await waitFor(async () => expect(await waiting()).toEqual(['reactToForumPost', 'addForumReply', 'confirmForumPost']));
  expect(fake.calls).toEqual([]);
  const row = () => within(here.getByText('From the cellar').closest('li') as HTMLElement);
  expect(row().queryByLabelText('Reply menu: Emma')).not.toBeInTheDocument();
  goOffline(false);
  await waitFor(() => expect(fake.calls.map(({ name }) => name)).toEqual(['react', 'reply', 'confirm']));
  await waitFor(async () => expect(await writesOf('user-emma')).toEqual([]));
  expect(await here.findAllByText('From the cellar')).toHaveLength(1);
  expect(await row().findByLabelText('Reply menu: Emma')).toBeVisible();
});
