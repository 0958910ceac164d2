/** Drafts from posts. A separate entry (`@homefold/domain/forum-drafts`): it includes quick add and a Markdown parser. */
export { eventDraftOf, jobDraftOf, wishDraftOf } from './drafts';
export type { DraftContext, EventDraft, JobDraft, WishDraft } from './drafts';
export type { DraftedPost } from './post-lines';
