/**
 * The markup of posts and replies: bold, italics, lists, links, quotes and code (product rule 82). All other Markdown is
 * kept as typed.
 */
export type MarkupBlock =
  | { type: 'paragraph'; children: MarkupInline[] }
  /** `start` is the first number of an ordered list; null if it is 1, and for a bulleted list. */
  | { type: 'list'; isOrdered: boolean; start: number | null; items: MarkupBlock[][] }
  | { type: 'quote'; children: MarkupBlock[] }
  | { type: 'code'; value: string };

export type MarkupInline =
  | { type: 'text'; value: string }
  | { type: 'strong' | 'emphasis'; children: MarkupInline[] }
  | { type: 'code'; value: string }
  | { type: 'break' }
  /** An http, https or mailto address. */
  | { type: 'link'; href: string; children: MarkupInline[] }
  /** `name` is the member's name when the text was written. */
  | { type: 'mention'; memberId: string; name: string };
