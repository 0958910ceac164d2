import { FORUM_CATEGORIES } from '@homefold/domain/forum';
import type { HttpHandler } from 'msw';
import { familyAnswers } from '../../test/answers';
import { domainError } from '../../test/network';
import type { RootAnswers } from '../../test/network';
import { renderRoute } from '../../test/render-route';
import type { Post } from './data/types';
import './editor/post-dialog';
import './page';

// Lazy modules of the page are imported above: the first test of a file must not wait for their compilation.

const people = {
  emma: { memberId: 'member-emma', displayName: 'Emma', firstName: 'Emma', hue: 'plum' },
  tom: { memberId: 'member-tom', displayName: 'Tom', firstName: 'Tom', hue: 'ocean' },
} as const;

export const person = (who: keyof typeof people): Post['author'] => ({
  ...{ lastName: 'Ashdown', avatarUrl: null, defaultAvatarId: 'avatar-1', hasLeft: false },
  ...people[who],
});

const NOBODY: Post['reactions'] = (['like', 'love', 'laugh'] as const).map((type) => ({
  ...{ type, count: 0, own: false, members: [] },
}));

let made = 0;

/** A stored post of Tom's with defaults. */
export function post(over: Partial<Post> = {}): Post {
  made += 1;
  return {
    ...{
      id: `post-${made}`,
      parentId: null,
      title: null,
      content: `Post ${made}`,
      category: 'General',
      template: null,
    },
    ...{ isPinned: false, pinnedAt: null, author: person('tom'), version: 1, editedAt: null },
    ...{ createdAt: '2026-10-08T07:00:00.000Z', lastEntryAt: '2026-10-08T07:00:00.000Z' },
    ...{ replyCount: 0, unreadReplies: 0, isUnread: false, isSaved: false, mayChange: true, mayPin: true },
    ...{ asksReadBy: false, reactions: NOBODY, pictures: [], poll: null, readBy: null, linkPreviews: [], records: [] },
    ...over,
  };
}

type Poll = NonNullable<Post['poll']>;

/** A poll without votes. */
export const poll = (options: readonly string[], over: Partial<Poll> = {}): Poll => ({
  ...{ question: null, isMultiple: false, showsVoters: true, closesAt: null, isClosed: false, voterCount: 0 },
  options: options.map((text) => ({ id: `option-${text}`, text, votes: 0, own: false, voters: [] })),
  ...over,
});

/** A fake forum that records its calls. */
export interface FakeForum {
  /** Posts, newest first, and replies. */
  posts: Post[];
  /** When the previous visit ended. */
  lastVisitAt: string | null;
  calls: { name: string; args: Record<string, unknown> }[];
  /** Makes the next call of this name fail with this error. */
  refuse: (name: string, error: Error) => void;
}

const NOW = '2026-10-08T13:20:00.000Z';

interface Where {
  category?: string | null;
  search?: string | null;
  isPinned?: boolean | null;
  isSaved?: boolean | null;
  isMine?: boolean | null;
  isUnread?: boolean | null;
}

const fits = (one: Post, { category, search, ...where }: Where): boolean =>
  one.parentId === null &&
  (category == null || one.category === category) &&
  (search == null || `${one.title ?? ''} ${one.content}`.toLowerCase().includes(search.toLowerCase())) &&
  (where.isPinned == null || one.isPinned === where.isPinned) &&
  (where.isSaved == null || one.isSaved === where.isSaved) &&
  (where.isUnread == null || one.isUnread === where.isUnread) &&
  (where.isMine == null || where.isMine === (one.author.memberId === people.emma.memberId));

const reacted = (one: Post['reactions'][number], isOn: boolean): Post['reactions'][number] => ({
  ...one,
  own: isOn,
  count: one.count + (isOn ? 1 : -1),
  members: [
    ...one.members.filter(({ memberId }) => memberId !== people.emma.memberId),
    ...(isOn ? [person('emma')] : []),
  ],
});

/** The forum's answers, computed from `fake.posts`. */
function answersOf(fake: FakeForum, refusals: Map<string, Error>): RootAnswers {
  const deleted = new Map<string, Post>();
  const found = (id: unknown): Post => {
    const one = fake.posts.find((each) => each.id === id);
    if (!one) throw domainError('NOT_FOUND', 'This post does not exist.');
    return one;
  };
  const replaced = (after: Post): Post => {
    fake.posts = fake.posts.map((one) => (one.id === after.id ? after : one));
    return after;
  };
  const call =
    <Args extends object, Answer>(name: string, act: (args: Args) => Answer) =>
    (args: Args): Answer => {
      fake.calls.push({ name, args: JSON.parse(JSON.stringify(args)) as Record<string, unknown> });
      const refusal = refusals.get(name);
      refusals.delete(name);
      if (refusal) throw refusal;
      return act(args);
    };
  const overview = (): object => {
    const all = fake.posts.filter(({ parentId }) => parentId === null);
    const count = (where: Where): number => all.filter((one) => fits(one, where)).length;
    return {
      total: all.length,
      pinned: count({ isPinned: true }),
      unread: count({ isUnread: true }),
      saved: count({ isSaved: true }),
      mine: count({ isMine: true }),
      lastVisitAt: fake.lastVisitAt,
      categories: FORUM_CATEGORIES.map((category) => ({ category, count: count({ category }), unread: 0 })),
    };
  };
  type Input = Partial<Pick<Post, 'title' | 'content' | 'category'>>;
  return {
    forumPosts: (where: Where) => ({ items: fake.posts.filter((one) => fits(one, where)), nextCursor: null }),
    forumPost: ({ id }: { id: string }) => found(id),
    forumReplies: ({ postId }: { postId: string }) => ({
      items: fake.posts.filter(({ parentId }) => parentId === postId).reverse(),
      nextCursor: null,
    }),
    forumOverview: overview,
    visitForum: overview,
    markForumRead: overview,
    addForumPost: call('add', ({ input }: { input: Input & { poll?: { options: string[] } } }) => {
      const { poll: asked, ...rest } = input;
      const { title = null, content = '', category = 'General' } = rest;
      const added = post({
        title,
        content,
        category,
        author: person('emma'),
        poll: asked ? poll(asked.options) : null,
      });
      fake.posts = [added, ...fake.posts];
      return added;
    }),
    updateForumPost: call('update', ({ id, input }: { id: string; input: Input }) => {
      const before = found(id);
      return replaced({ ...before, ...input, pictures: before.pictures, version: before.version + 1 });
    }),
    addForumReply: call('reply', ({ parentId, input }: { parentId: string; input: Input }) => {
      const parent = found(parentId);
      replaced({ ...parent, replyCount: parent.replyCount + 1 });
      const added = post({
        ...{ parentId, content: input.content ?? '', category: null },
        ...{ author: person('emma'), createdAt: NOW, lastEntryAt: NOW },
      });
      fake.posts = [...fake.posts, added];
      return added;
    }),
    deleteForumPost: call('delete', ({ id }: { id: string }) => {
      deleted.set(id, found(id));
      fake.posts = fake.posts.filter((one) => one.id !== id);
      return { id, restorableUntil: '2026-11-07T13:20:00.000Z' };
    }),
    undo: call('undo', () => {
      const back = [...deleted.values()];
      fake.posts = [...back, ...fake.posts];
      return back.map((one) => ({ __typename: 'ForumPost', ...one }));
    }),
    pinForumPost: call('pin', ({ id, isPinned }: { id: string; isPinned: boolean }) =>
      replaced({ ...found(id), isPinned, pinnedAt: isPinned ? NOW : null }),
    ),
    saveForumPost: call('save', ({ id, isSaved }: { id: string; isSaved: boolean }) =>
      replaced({ ...found(id), isSaved }),
    ),
    reactToForumPost: call('react', ({ id, type, isOn }: { id: string; type: string; isOn: boolean }) => {
      const before = found(id);
      const reactions = before.reactions.map((one) => (one.type === type ? reacted(one, isOn) : one));
      return replaced({ ...before, reactions });
    }),
    voteInForumPoll: call('vote', ({ postId, optionIds }: { postId: string; optionIds: string[] }) => {
      const before = found(postId);
      return replaced({ ...before, poll: before.poll && votedFor(before.poll, optionIds) });
    }),
    confirmForumPost: call('confirm', ({ id }: { id: string }) => {
      const before = found(id);
      const confirmed = [{ member: person('emma'), confirmedAt: '2026-10-08T08:00:00.000Z' }];
      return replaced({ ...before, readBy: { own: true, confirmed, waiting: [] } });
    }),
  };
}

const votedFor = (before: Poll, ids: readonly string[]): Poll => ({
  ...before,
  voterCount: ids.length > 0 ? 1 : 0,
  options: before.options.map((option) => {
    const own = ids.includes(option.id);
    return { ...option, own, votes: own ? 1 : 0, voters: own ? [person('emma')] : [] };
  }),
});

/** The variables of the calls of a name: 'add', 'update', 'vote', 'confirm'. */
export const sent = (fake: FakeForum, name: string): Record<string, unknown>[] =>
  fake.calls.filter((call) => call.name === name).map(({ args }) => args);

/** The forum of the Ashdowns as Emma sees it. */
export function openForum(
  posts: Post[],
  {
    path = '/dashboard#forum',
    answers = {},
    handlers = [],
    lastVisitAt = null,
  }: { path?: string; answers?: RootAnswers; handlers?: HttpHandler[]; lastVisitAt?: string | null } = {},
) {
  const refusals = new Map<string, Error>();
  const fake: FakeForum = { posts, lastVisitAt, calls: [], refuse: (name, error) => void refusals.set(name, error) };
  const rendered = renderRoute(path, {
    handlers,
    graphql: familyAnswers({ ...answersOf(fake, refusals), ...answers }),
  });
  return { ...rendered, fake };
}
