import { InMemoryCache } from '@apollo/client';
import type { FieldPolicy } from '@apollo/client';

interface Page {
  items: readonly unknown[];
  nextCursor: string | null;
}

/**
 * A paginated list: a query with `after` appends, one without it starts over.
 * @param keyArgs the arguments that distinguish lists
 */
const cursorPages = (keyArgs: string[] | false = false): FieldPolicy<Page> => ({
  keyArgs,
  merge: (existing, incoming, { args }) =>
    args?.['after'] && existing ? { ...incoming, items: [...existing.items, ...incoming.items] } : incoming,
});

/** The cache of one signed-in user. Rows are normalized by id; objects without an id are embedded in their parent. */
export const makeCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          activities: cursorPages(),
          calendarEventList: cursorPages(),
          binItems: cursorPages(),
          forumPosts: cursorPages(['category', 'search', 'isPinned', 'isSaved', 'isMine', 'isUnread']),
          forumReplies: cursorPages(['postId', 'newestFirst']),
        },
      },
      Profile: { keyFields: ['userId'] },
      // Ids are unique per type only.
      BinItem: { keyFields: ['type', 'id'] },
      RestoredItem: { keyFields: false },
      ActivityActor: { keyFields: false },
      CalendarCounts: { keyFields: false },
      // The next instance of a repeating job keeps its subtasks' ids.
      JobSubtask: { keyFields: false },
      // A subtask's fields travel with it from instance to instance.
      ShoppingPart: { keyFields: false },
      InvitePreview: { keyFields: false },
      // There is one.
      ForumOverview: { keyFields: [] },
      FamilySettings: { keyFields: false, merge: true },
      Family: { fields: { members: { merge: (_existing: unknown, incoming: unknown) => incoming } } },
    },
  });
