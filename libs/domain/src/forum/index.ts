/** The rules of the forum, as a separate entry (`@homefold/domain/forum`). */
export {
  FORUM_CATEGORIES,
  FORUM_LIMITS,
  FORUM_REACTIONS,
  forumProblem,
  isForumCategory,
  isForumReaction,
} from './post';
export type { ForumCategory, ForumContent, ForumProblem, ForumReaction } from './post';
export { FORUM_TEMPLATE_NAMES, FORUM_TEMPLATES, isForumTemplate } from './templates';
export type { ForumTemplate, ForumTemplateName } from './templates';
export { isPollClosed, pollProblem, pollTally, voteProblem } from './polls';
export type { OptionTally, PollContent, PollProblem, VoteProblem } from './polls';
export { postTime } from './post-time';
