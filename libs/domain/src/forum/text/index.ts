/** Parses texts of the forum. A separate entry (`@homefold/domain/forum-text`), because it includes a Markdown parser. */
export type { MarkupBlock, MarkupInline } from './markup';
export { MAX_MARKUP_DEPTH, readMarkup } from './read-markup';
export { excerptOf, nameOfPost, plainText } from './plain-text';
export type { MemberNames } from './plain-text';
export { linksIn } from './links';
export { mentionOf, mentionsIn, storedMentions, typedMentions } from './mentions';
export type { MentionedMember } from './mentions';
export { mentionAt, mentionSuggestions } from './mention-suggestions';
export type { SuggestedMember } from './mention-suggestions';
