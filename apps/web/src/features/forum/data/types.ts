import type { ForumOverviewQuery, ForumPostFieldsFragment } from '../generated';

/** A post, or with a `parentId` a reply to one. */
export type Post = ForumPostFieldsFragment;
export type Reactions = Post['reactions'][number];
export type ReactionType = Reactions['type'];
export type Author = Post['author'];
/** The figures of the forum for the viewer. */
export type Overview = ForumOverviewQuery['forumOverview'];
/** The filter of a list of posts. */
export type Only = 'saved' | 'mine' | 'unread';
