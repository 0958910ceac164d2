import type { ForumCategory, ForumTemplateName } from '@homefold/domain/forum';
import { createContext, useContext } from 'react';
import type { ForumWrites } from './forum-writes';
import type { Post } from './types';

/** The initial values of a new post. */
export interface Start {
  template?: ForumTemplateName;
  category?: ForumCategory;
  text?: string;
}

/** The records that can be made from a post. */
export type Into = 'event' | 'job' | 'wish';

/** The actions of the post cards. */
export interface ForumActs {
  writes: ForumWrites;
  onEdit: (post: Post) => void;
  /** Asks for confirmation. */
  onDelete: (post: Post) => void;
  onTurnInto: (post: Post, into: Into) => void;
  /** Marks a post and its shown replies as read. */
  onRead: (id: string) => void;
}

const ActsContext = createContext<ForumActs | null>(null);
export const ForumActsProvider = ActsContext.Provider;

/** The actions of the surrounding page. */
export function useForumActs(): ForumActs {
  const acts = useContext(ActsContext);
  if (!acts) throw new Error('A post is shown outside of the forum');
  return acts;
}
