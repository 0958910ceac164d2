import { isLongerThan } from '../text';

/** The documented categories, in the order of their filters. */
export const FORUM_CATEGORIES = ['General', 'Kids', 'House', 'Plans', 'Updates', 'Important'] as const;
export type ForumCategory = (typeof FORUM_CATEGORIES)[number];

export const isForumCategory = (value: unknown): value is ForumCategory =>
  FORUM_CATEGORIES.some((category) => category === value);

/** The reactions to a post or a reply, in the order of their buttons. */
export const FORUM_REACTIONS = ['like', 'love', 'laugh'] as const;
export type ForumReaction = (typeof FORUM_REACTIONS)[number];

export const isForumReaction = (value: unknown): value is ForumReaction =>
  FORUM_REACTIONS.some((reaction) => reaction === value);

export const FORUM_LIMITS = {
  title: 200,
  content: 10_000,
  reply: 5_000,
  pictures: 10,
  pictureText: 300,
  pollQuestion: 200,
  pollOption: 100,
  pollOptions: { min: 2, max: 12 },
  linkPreviews: 3,
  mentions: 30,
  pinned: 20,
  perFamily: 50_000,
  repliesPerPost: 5_000,
} as const;

/** The input of a post, cleaned; blank is null. */
export interface ForumContent {
  title: string | null;
  content: string | null;
  /** null for a reply. */
  category: string | null;
  template: string | null;
}

export interface ForumProblem {
  field: keyof ForumContent;
  message: string;
}

/** The first error of a post or a reply, in the order of the form; null if it is valid. */
export function forumProblem({ title, content, category }: ForumContent, isReply: boolean): ForumProblem | null {
  const limit = isReply ? FORUM_LIMITS.reply : FORUM_LIMITS.content;
  if (isReply && title !== null) return { field: 'title', message: 'A reply has no title.' };
  if (title !== null && isLongerThan(title, FORUM_LIMITS.title))
    return { field: 'title', message: `Use up to ${FORUM_LIMITS.title} characters.` };
  if (content === null) return { field: 'content', message: isReply ? 'Write your reply.' : 'Write something first.' };
  if (isLongerThan(content, limit))
    return { field: 'content', message: `Use up to ${limit.toLocaleString('en')} characters.` };
  if (isReply ? category !== null : !isForumCategory(category))
    return {
      field: 'category',
      message: isReply ? 'A reply has no category.' : `The category must be one of ${FORUM_CATEGORIES.join(', ')}.`,
    };
  return null;
}
