import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../test/clock';
import { FakeSocket } from '../../test/fake-socket';
import { pushChange, streaming } from '../../test/live';
import { openForum, person, post } from './forum.test-kit';
import type { FakeForum } from './forum.test-kit';
import type { Post } from './data/types';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const TOM = 'member-tom';
const card = (name: string) => screen.findByRole('article', { name });
const titles = (): (string | null)[] =>
  screen.getAllByRole('article').map((one) => one.querySelector('h3')?.textContent ?? null);

function toms(fake: FakeForum, change: Partial<Post> & { id: string }, action = 'updated'): void {
  const known = fake.posts.some(({ id }) => id === change.id);
  fake.posts = known
    ? fake.posts.map((one) => (one.id === change.id ? { ...one, ...change, version: one.version + 1 } : one))
    : [post(change), ...fake.posts];
  pushChange('forum_post', change.id, TOM, action);
}

async function opened(posts: Post[], path?: string) {
  const forum = openForum(posts, path ? { path } : {});
  await screen.findAllByRole('article');
  await streaming();
  return forum;
}

it("holds back others' new posts until they are requested, but counts them immediately", async () => {
  const { actor, fake } = await opened([post({ id: 'bins', title: 'Bins', category: 'House' })]);
  toms(fake, { id: 'choir', title: 'Choir', category: 'Kids', createdAt: '2026-10-08T13:00:00.000Z' }, 'created');
  toms(fake, { id: 'keys', title: 'Keys', category: 'House', createdAt: '2026-10-08T13:10:00.000Z' }, 'created');
  const pill = await screen.findByRole('button', { name: '2 new posts' });
  expect(titles()).toEqual(['Bins']);
  await waitFor(() => expect(screen.getByRole('button', { name: /^House/ })).toHaveTextContent('2'));
  await actor.click(pill);
  await waitFor(() => expect(titles()).toEqual(['Keys', 'Choir', 'Bins']));
  expect(screen.queryByRole('button', { name: /new posts?$/ })).not.toBeInTheDocument();
});

it("shows others' edits and reactions in place, and keeps the place of posts they delete", async () => {
  const { actor, fake } = await opened([post({ id: 'bins', title: 'Bins' }), post({ id: 'choir', title: 'Choir' })]);
  const like = { type: 'like' as const, count: 1, own: false, members: [person('tom')] };
  const [, ...others] = post().reactions;
  toms(fake, { id: 'bins', title: 'Bins tonight', reactions: [like, ...others], editedAt: '2026-10-08T13:19:00.000Z' });
  const bins = within(await card('Bins tonight'));
  expect(bins.getByRole('button', { name: 'Like, 1', pressed: false })).toHaveAttribute('title', 'Tom');
  // a long press shows who reacted, and does not react
  const thumb = bins.getByRole('button', { name: 'Like, 1' });
  await actor.pointer({ keys: '[TouchA>]', target: thumb });
  const who = await screen.findByRole('dialog', { name: 'Reactions' });
  await actor.pointer({ keys: '[/TouchA]', target: thumb });
  expect(within(who).getByRole('listitem')).toHaveTextContent('Tom');
  await actor.keyboard('{Escape}');
  expect(thumb).toHaveAttribute('aria-pressed', 'false');
  expect(bins.getByText('edited')).toBeVisible();
  fake.posts = fake.posts.filter(({ id }) => id !== 'choir');
  pushChange('forum_post', 'choir', TOM, 'deleted');
  expect(await within(await card('Choir')).findByText('This post was deleted.')).toBeVisible();
  expect(titles()).toEqual(['Bins tonight', 'Choir']);
});

it('shows a reply as soon as it is posted, and a typing indicator for two seconds', async () => {
  const { actor, fake } = await opened([
    post({ id: 'bins', title: 'Bins', replyCount: 1 }),
    post({ id: 'a', parentId: 'bins' }),
  ]);
  const bins = within(await card('Bins'));
  await actor.click(bins.getByRole('button', { name: /^Show 1 reply/ }));
  await bins.findByRole('list', { name: 'Replies to Tom' });
  await waitFor(() => expect(FakeSocket.variables('forumTyping')).toHaveLength(1));
  act(() => void FakeSocket.push('forumTyping', { postId: 'bins', memberId: TOM, displayName: 'Tom' }));
  expect(await bins.findByText('Tom is typing')).toBeVisible();
  const reply = { id: 'b', parentId: 'bins', content: 'On my way.', createdAt: '2026-10-08T13:19:00.000Z', version: 1 };
  const author = { __typename: 'ForumPerson', ...person('tom') };
  act(() => void FakeSocket.push('forumReplyAdded', { __typename: 'NewForumReply', ...reply, author, replyCount: 2 }));
  expect(await bins.findByText('On my way.')).toBeVisible();
  expect(bins.queryByText('Tom is typing')).not.toBeInTheDocument();
  toms(fake, { id: 'bins', replyCount: 2 });
  expect(await bins.findByRole('button', { name: /^Hide 2 replies/ })).toBeVisible();
  act(() => void FakeSocket.push('forumTyping', { postId: 'bins', memberId: TOM, displayName: 'Tom' }));
  expect(await bins.findByText('Tom is typing')).toBeVisible();
  await waitFor(() => expect(bins.queryByText('Tom is typing')).not.toBeInTheDocument());
});
