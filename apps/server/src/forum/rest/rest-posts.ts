import type { ForumPerson } from '../forum-person';
import type { ForumPost } from '../posts/forum-post.types';
import type { RestForumPost, RestForumReaction, RestForumUser } from './forum.rest';

const restUser = (person: ForumPerson): RestForumUser => ({
  id: person.userId,
  member_id: person.memberId,
  name: person.displayName,
  avatar_url: person.avatarUrl,
  default_avatar_id: person.defaultAvatarId,
  first_name: person.firstName,
  last_name: person.lastName,
  has_left: person.hasLeft,
});

export const restReactions = ({ reactions }: ForumPost): RestForumReaction[] =>
  reactions.flatMap(({ type, members, ids }) =>
    members.map(({ memberId, userId }, nth) => ({ id: ids[nth] ?? '', reactionType: type, userId, memberId })),
  );

/** Maps a post to REST. @param replies to it */
export const restPost = (post: ForumPost, replies: readonly ForumPost[] = []): RestForumPost => ({
  id: post.id,
  parentId: post.parentId,
  title: post.title,
  content: post.content,
  category: post.category,
  createdAt: post.createdAt,
  editedAt: post.editedAt,
  isPinned: post.isPinned,
  user: restUser(post.author),
  replyCount: post.replyCount,
  replies: replies.map((reply) => restPost(reply)),
  reactions: restReactions(post),
  version: post.version,
});
