import { InMemoryCache } from '@apollo/client';
import type { FieldPolicy } from '@apollo/client';

interface Page {
  items: readonly unknown[];
  nextCursor: string | null;
}

/** A list that is read page by page: asking with `after` appends, asking without it starts over. */
const cursorPages = (): FieldPolicy<Page> => ({
  keyArgs: false,
  merge: (existing, incoming, { args }) =>
    args?.['after'] && existing ? { ...incoming, items: [...existing.items, ...incoming.items] } : incoming,
});

/** The cache of one signed-in person. Rows are found by id; what has no id of its own lives in its parent. */
export const makeCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      Query: { fields: { activities: cursorPages(), calendarEventList: cursorPages(), binItems: cursorPages() } },
      Profile: { keyFields: ['userId'] },
      // Two kinds of things may have one id.
      BinItem: { keyFields: ['type', 'id'] },
      RestoredItem: { keyFields: false },
      ActivityActor: { keyFields: false },
      CalendarCounts: { keyFields: false },
      // The next instance of a repeating job has the parts of the one before, under their ids.
      JobSubtask: { keyFields: false },
      InvitePreview: { keyFields: false },
      FamilySettings: { keyFields: false, merge: true },
      Family: { fields: { members: { merge: (_existing: unknown, incoming: unknown) => incoming } } },
    },
  });
