import { FORUM_REACTIONS } from '@homefold/domain/forum';
import type { ApolloCache } from '@apollo/client';
import type { FamilyView } from '../../../graphql/family';
import { draftParts } from '../content/draft-parts';
import type { ForumPostInput, ForumReplyInput, NewReplyFieldsFragment } from '../generated';
import { rows } from './rows';
import type { Author, Post } from './types';

/** The viewer as an author. */
export function viewerOf({ byId, me }: FamilyView): Author {
  const member = byId.get(me);
  return {
    memberId: me,
    displayName: member?.displayName ?? '',
    firstName: member?.firstName ?? null,
    lastName: member?.lastName ?? null,
    avatarUrl: member?.avatarUrl ?? null,
    defaultAvatarId: member?.defaultAvatarId ?? null,
    hue: member?.hue ?? 'ocean',
    hasLeft: false,
  };
}

/** An optimistic post or reply. Plain data. */
export interface Draft {
  id: string;
  /** null: of a post. */
  parentId: string | null;
  input: ForumPostInput | ForumReplyInput;
  author: Author;
  /** ISO 8601. */
  at: string;
}

/** Writes an optimistic post or reply to the cache. */
export function writeDraft(cache: ApolloCache, { id, parentId, input, author, at }: Draft): void {
  const heading: ForumPostInput = parentId === null ? input : {};
  const { title, template, category, isPinned, asksReadBy } = heading;
  rows.write(cache, {
    ...newEntry({ id, parentId, author, createdAt: at, content: input.content ?? '' }),
    ...draftParts(input),
    title: title?.trim() || null,
    template: template ?? null,
    category: parentId === null ? (category ?? 'General') : null,
    isPinned: isPinned ?? false,
    pinnedAt: isPinned ? at : null,
    asksReadBy: asksReadBy ?? false,
    mayChange: true,
    mayPin: parentId === null,
  });
}

/** Writes a reply that somebody else has just posted to the cache. */
export function writeReply(cache: ApolloCache, reply: NewReplyFieldsFragment, isAdmin: boolean): void {
  const { id, parentId, content, author, createdAt, version } = reply;
  rows.write(cache, {
    ...newEntry({ id, parentId, content, author, createdAt }),
    ...draftParts({}),
    version,
    isUnread: true,
    mayChange: isAdmin,
  });
}

/** A post or reply without replies or reactions. */
function newEntry(
  entry: Pick<Post, 'id' | 'parentId' | 'content' | 'author' | 'createdAt'>,
): Omit<Post, keyof ReturnType<typeof draftParts>> {
  const person = Object.assign({ __typename: 'ForumPerson' as const }, entry.author);
  return {
    ...{ __typename: 'ForumPost' as const, ...entry, author: person },
    ...{ title: null, category: null, template: null, isPinned: false, pinnedAt: null, asksReadBy: false },
    ...{ lastEntryAt: entry.createdAt, editedAt: null, version: 0, replyCount: 0 },
    ...{ isUnread: false, unreadReplies: 0, isSaved: false, mayChange: false, mayPin: false },
    reactions: FORUM_REACTIONS.map((type) => ({
      ...{ __typename: 'ForumReactions' as const, type, count: 0, own: false, members: [] },
    })),
  };
}
