import { firstGraphemes } from '../../graphemes';
import type { MarkupBlock, MarkupInline } from './markup';
import { readMarkup } from './read-markup';

/** Current names by membership id; a mention of anybody else keeps the name in the text. */
export type MemberNames = ReadonlyMap<string, string>;

const NO_NAMES: MemberNames = new Map();

/** A text without markup, with a line for each paragraph and list item. */
export const plainText = (text: string, names: MemberNames = NO_NAMES): string =>
  readMarkup(text)
    .map((block) => lineOf(block, names))
    .filter(Boolean)
    .join('\n');

/** Characters of an excerpt: two lines of a feed, or a notification. */
const EXCERPT_LENGTH = 160;

/** Longer texts are cut to this many code units per character of the excerpt before they are parsed. */
const UNITS_PER_CHARACTER = 12;

/** The beginning of a text as plain text on one line, cut between words if that loses little. */
export function excerptOf(text: string, length = EXCERPT_LENGTH, names: MemberNames = NO_NAMES): string {
  // the beginning of a long text is enough, so lists do not parse all of it
  const read = text.length > length * UNITS_PER_CHARACTER ? firstGraphemes(text, length * 4) : text;
  const words = plainText(read, names).replace(/\s+/gu, ' ').trim();
  const beginning = firstGraphemes(words, length);
  if (beginning === words) return words;
  const lastSpace = beginning.lastIndexOf(' ');
  const isInWord = /^[\p{L}\p{N}\p{M}]/u.test(words.slice(beginning.length));
  const kept = isInWord && lastSpace > beginning.length * (2 / 3) ? beginning.slice(0, lastSpace) : beginning;
  return `${kept.replace(/[\s,;:]+$/u, '')}…`;
}

function lineOf(block: MarkupBlock, names: MemberNames): string {
  switch (block.type) {
    case 'paragraph':
      return wordsOf(block.children, names);
    case 'code':
      return block.value;
    case 'quote':
      return linesOf(block.children, names);
    case 'list':
      return block.items.map((item) => linesOf(item, names)).join('\n');
  }
}

const linesOf = (blocks: readonly MarkupBlock[], names: MemberNames): string =>
  blocks.map((block) => lineOf(block, names)).join('\n');

function wordsOf(inlines: readonly MarkupInline[], names: MemberNames): string {
  return inlines
    .map((inline) => {
      switch (inline.type) {
        case 'text':
        case 'code':
          return inline.value;
        case 'break':
          return '\n';
        case 'mention':
          return `@${names.get(inline.memberId) ?? inline.name}`;
        default:
          return wordsOf(inline.children, names);
      }
    })
    .join('');
}

/** Maximum characters of the name of a post without a title. */
const NAME_LENGTH = 80;

/** The name of a post on one line: its title, or its beginning. */
export const nameOfPost = ({ title, content }: { title: string | null; content: string }): string =>
  title ?? excerptOf(content, NAME_LENGTH);
