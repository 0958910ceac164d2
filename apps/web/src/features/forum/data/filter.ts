import type { ForumCategory } from '@homefold/domain/forum';
import type { ForumPostsQueryVariables } from '../generated';
import type { Only } from './types';

/** The list's filter. */
export interface ForumFilter {
  category: ForumCategory | null;
  only: Only | null;
  /** As it was typed. */
  search: string;
}

export const NO_FILTER: ForumFilter = { category: null, only: null, search: '' };

export const isFiltered = ({ category, only, search }: ForumFilter): boolean =>
  category !== null || only !== null || search.trim() !== '';

/** Whether pinned posts are shown above the others; not in search results. */
export const hasPinned = ({ only, search }: ForumFilter): boolean => only === null && search.trim() === '';

/** The query variables. @param isPinned null: both */
export const asked = (
  { category, only, search }: ForumFilter,
  isPinned: boolean | null,
): Omit<ForumPostsQueryVariables, 'first'> => ({
  ...(category && { category }),
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(isPinned !== null && { isPinned }),
  ...(only === 'saved' && { isSaved: true }),
  ...(only === 'mine' && { isMine: true }),
  ...(only === 'unread' && { isUnread: true }),
});
