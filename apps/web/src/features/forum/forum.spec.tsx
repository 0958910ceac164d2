import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../test/clock';
import { domainError } from '../../test/network';
import { openForum, person, post, sent } from './forum.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const card = (name: string) => screen.findByRole('article', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const menu = async (post: HTMLElement) => within(post).getByRole('button', { name: /^Post menu/ });
const titles = (): (string | null)[] =>
  screen.getAllByRole('article').map((one) => one.querySelector('h3')?.textContent ?? null);

it('shows pinned posts first, with author, time, category and content', async () => {
  openForum([
    post({ title: 'Bins', category: 'House', createdAt: '2026-10-08T10:20:00.000Z' }),
    post({ title: 'Half-term', category: 'Plans', isPinned: true, createdAt: '2026-10-02T09:00:00.000Z' }),
    post({ title: null, content: 'Choir **won**!', createdAt: '2026-10-07T12:00:00.000Z' }),
    post({ title: 'Gone', author: { ...person('tom'), displayName: 'Uncle Bob', hasLeft: true } }),
  ]);
  const pinned = await screen.findByRole('region', { name: 'Pinned Posts' });
  expect(within(pinned).getByRole('article', { name: 'Half-term' })).toHaveTextContent('Tom2 OctPINNEDPlans');
  const others = screen.getByRole('region', { name: /^All Posts/ });
  expect(within(others).getByRole('article', { name: 'Bins' })).toHaveTextContent('Tom3h agoHouse');
  expect(within(others).getByText('3h ago')).toHaveAttribute('title', '8 October 2026 at 11:20');
  expect(within(others).getByRole('article', { name: 'Post by Tom' })).toHaveTextContent('Yesterday');
  expect(within(others).getByText('won').tagName).toBe('STRONG');
  expect(within(others).getByRole('article', { name: 'Gone' })).toHaveTextContent('Uncle BobFormer member');
});

it('filters by category, search, unread, saved and own posts, each with its count', async () => {
  const { actor } = openForum([
    post({ title: 'Bins', category: 'House' }),
    post({ title: 'Choir', category: 'Kids', isSaved: true, isUnread: true }),
    post({ title: 'Mine', category: 'Plans', author: person('emma') }),
  ]);
  await card('Bins');
  const pick = async (name: RegExp, expected: string[]) => {
    await actor.click(await button(name));
    await waitFor(() => expect(titles()).toEqual(expected));
  };
  await pick(/^House\b/, ['Bins']);
  await pick(/^Saved/, ['Choir']);
  await pick(/^Unread/, ['Choir']);
  await pick(/^My posts/, ['Mine']);
  expect(await button(/^My posts/)).toHaveAttribute('aria-pressed', 'true');
  await actor.click(await button(/^Important/));
  expect(await screen.findByText('No posts match')).toBeVisible();
  await actor.click(await button('Show all posts'));
  await actor.type(screen.getByLabelText('Search posts'), 'choi');
  await waitFor(() => expect(titles()).toEqual(['Choir']));
  expect(screen.getByRole('heading', { name: 'Posts found' })).toBeVisible();
});

it('lays out each text in the direction of its script', async () => {
  openForum([post({ title: 'שלום', content: 'مرحبا!\n\n- אחת\n\n> Hello' })]);
  const shalom = await card('שלום');
  const parts = [shalom.querySelector('h3'), ...shalom.querySelectorAll('p, ul, blockquote')];
  expect(parts.map((part) => part?.getAttribute('dir'))).toEqual(parts.map(() => 'auto'));
});

it('toggles a reaction with one press; a failed one offers Retry', async () => {
  const { actor, fake } = openForum([post({ title: 'Bins' })]);
  const bins = await card('Bins');
  await actor.click(within(bins).getByRole('button', { name: 'Love, 0' }));
  const pressed = await within(bins).findByRole('button', { name: 'Love, 1', pressed: true });
  expect(pressed).toHaveAttribute('title', 'Emma');
  await waitFor(() => expect(pressed).not.toHaveAttribute('aria-disabled'));
  await actor.click(pressed);
  await within(bins).findByRole('button', { name: 'Love, 0', pressed: false });
  await waitFor(() => expect(sent(fake, 'react').map(({ isOn }) => isOn)).toEqual([true, false]));
  fake.refuse('react', domainError('INTERNAL', 'Broken'));
  await actor.click(within(bins).getByRole('button', { name: 'Like, 0' }));
  expect(await screen.findByText('Your reaction could not be saved. Please try again.')).toBeVisible();
  await within(bins).findByRole('button', { name: 'Like, 0' });
  await actor.click(await button('Retry'));
  await within(bins).findByRole('button', { name: 'Like, 1' });
});

it('saves, pins and deletes, each of which can be undone', async () => {
  const { actor, fake } = openForum([post({ title: 'Bins' }), post({ title: 'Choir' })]);
  const bins = await card('Bins');
  await actor.click(within(bins).getByRole('button', { name: 'Save: Bins' }));
  expect(await within(bins).findByRole('button', { name: 'Saved: Bins', pressed: true })).toBeVisible();
  await actor.click(await menu(bins));
  await actor.click(screen.getByRole('menuitem', { name: 'Pin' }));
  expect(await screen.findByText('Post pinned')).toBeVisible();
  const pinned = await screen.findByRole('region', { name: 'Pinned Posts' });
  await actor.click(await menu(within(pinned).getByRole('article', { name: 'Bins' })));
  await actor.click(screen.getByRole('menuitem', { name: 'Delete Post' }));
  const question = 'Are you sure you want to delete this post? This action cannot be undone.';
  await actor.click(
    within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('Post deleted successfully')).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['Choir']));
  const undo = screen.getAllByRole('button', { name: 'Undo' });
  await actor.click(undo.at(-1) as HTMLElement);
  await card('Bins');
  fake.refuse('delete', domainError('FORBIDDEN', 'Only the author or a family admin can change this.'));
  await actor.click(await menu(await card('Choir')));
  await actor.click(screen.getByRole('menuitem', { name: 'Delete Post' }));
  await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(
    await screen.findByText('Failed to delete post: Only the author or a family admin can change this.'),
  ).toBeVisible();
  expect(await card('Choir')).toBeVisible();
});

it('offers editing and pinning only to the author and admins', async () => {
  const { actor } = openForum([post({ title: 'Bins', mayChange: false, mayPin: false })]);
  await actor.click(await menu(await card('Bins')));
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(entries).toEqual(expect.arrayContaining(['Open post', 'Copy link']));
  for (const name of ['Edit Post', 'Delete Post', 'Pin']) expect(entries).not.toContain(name);
});

it('separates posts that are new since the last visit by a line, and marks all as read', async () => {
  const { actor, fake } = openForum(
    [
      post({ title: 'New', isUnread: true, createdAt: '2026-10-08T12:00:00.000Z' }),
      post({ title: 'Old', createdAt: '2026-10-01T12:00:00.000Z' }),
    ],
    {
      lastVisitAt: '2026-10-05T12:00:00.000Z',
      answers: {
        markForumRead: ({ ids }: { ids: string[] | null }) => {
          read.push(ids);
          fake.posts = fake.posts.map((one) => ({ ...one, isUnread: false }));
          return { total: 2, pinned: 0, unread: 0, saved: 0, mine: 0, lastVisitAt: null, categories: [] };
        },
      },
    },
  );
  const read: (string[] | null)[] = [];
  const line = await screen.findByText('New since your last visit');
  const fresh = await card('New');
  expect(fresh).toHaveTextContent('new');
  expect(line.compareDocumentPosition(fresh) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  const earlier = screen.getByText('Earlier');
  expect(earlier.compareDocumentPosition(await card('Old')) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  expect(fresh.compareDocumentPosition(earlier) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await actor.click(await button('Mark all as read'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument());
  expect(read).toEqual([null]);
});

it('offers templates to a family without posts', async () => {
  const { actor } = openForum([]);
  expect(await screen.findByText('No posts yet. Be the first to share something!')).toBeVisible();
  expect(screen.queryByLabelText('Search posts')).not.toBeInTheDocument();
  // nothing here replaces the phone's add button, which alone opens an empty form
  expect(document.querySelector('[data-offers-add]')).toBeNull();
  await actor.click(await button('Idea'));
  const dialog = await screen.findByRole('dialog', { name: 'New Post' });
  expect(within(dialog).getByLabelText(/^Title/)).toHaveValue('I have an idea');
});

it('reports that the posts could not be loaded, and retries', async () => {
  let isDown = true;
  const { actor, fake } = openForum([post({ title: 'Bins' })], {
    answers: {
      forumPosts: ({ isPinned }: { isPinned: boolean }) => {
        if (isDown) throw domainError('INTERNAL', 'Broken');
        return { items: isPinned ? [] : fake.posts, nextCursor: null };
      },
    },
  });
  expect(await screen.findByText('The forum could not be loaded')).toBeVisible();
  isDown = false;
  await actor.click(await button('Try Again'));
  expect(await card('Bins')).toBeVisible();
});

it('explains that the plan does not include the forum', async () => {
  const locked = (): never => {
    throw domainError('FEATURE_LOCKED', 'The forum is part of Premium.');
  };
  openForum([], { answers: { forumPosts: locked, forumOverview: locked, visitForum: locked } });
  expect(await screen.findByText('The forum is part of Premium.')).toBeVisible();
  expect(screen.getByText('What your family has written is kept.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

it('opens a post by its own or a reply’s address, and reports when it is deleted meanwhile', async () => {
  const bins = post({ id: 'bins', title: 'Bins', replyCount: 1 });
  const answer = post({ id: 'answer', parentId: 'bins', category: null, content: 'Done.' });
  openForum([bins, post({ title: 'Choir' }), answer], { path: '/dashboard#forum/answer' });
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(window.location.hash).toBe('#forum/bins');
  expect(screen.queryByRole('article', { name: 'Choir' })).not.toBeInTheDocument();
});

it('reports that the post of a link does not exist', async () => {
  const { actor } = openForum([post({ title: 'Choir' })], { path: '/dashboard#forum/nowhere' });
  expect(await screen.findByText('This post no longer exists')).toBeVisible();
  await actor.click(screen.getAllByRole('button', { name: 'All posts' })[0] as HTMLElement);
  expect(await card('Choir')).toBeVisible();
});
