import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';

/**
 * CommonMark constructs that are disabled, so that their characters are kept. A definition would make its line disappear,
 * and an indentation of four spaces is rarely meant as code.
 */
const LEFT_OUT = [
  ...['headingAtx', 'setextUnderline', 'thematicBreak', 'htmlFlow', 'htmlText', 'labelStartImage', 'codeIndented'],
  ...['definition', 'characterReference'],
];

/** Maximum length of a line's list and quote markers, far beyond anything typed by hand. */
const MAX_INDENT = 48;
/** The prefix of a line: spaces, and quote and list markers. */
const LINE_PREFIX = /^(?:[ \t>]|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))+/gmu;

/** Each list level is stored with all outer ones, so that parsing a thousand in one line would take seconds. */
const isTooDeep = (text: string): boolean =>
  Array.from(text.matchAll(LINE_PREFIX)).some(([prefix]) => prefix.trimEnd().length > MAX_INDENT);

/**
 * The syntax tree of a text, with positions; without lists and quotes if they are nested too deeply. Parsing does not
 * recurse into deep nesting; code that walks the tree has to limit its depth.
 */
export const syntaxTree = (text: string): SyntaxNode =>
  fromMarkdown(text, {
    extensions: [
      { disable: { null: isTooDeep(text) ? [...LEFT_OUT, 'list', 'blockQuote'] : LEFT_OUT } },
      gfmAutolinkLiteral(),
    ],
    // skips the second pass over the finished tree, which is recursive
    mdastExtensions: [{ ...gfmAutolinkLiteralFromMarkdown(), transforms: [] }],
  });

/** The properties of a node that are used, for all types. */
export interface SyntaxNode {
  type: string;
  value?: string;
  url?: string;
  ordered?: boolean | null | undefined;
  start?: number | null | undefined;
  children?: readonly SyntaxNode[];
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
}

/** The range of a node in its text, in UTF-16 units; the end is exclusive. */
export const rangeOf = ({ position }: SyntaxNode): { start: number; end: number } => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** The text of a node. */
export function wordsOf(root: SyntaxNode): string {
  let words = '';
  walk(root, (node) => {
    words += node.value ?? '';
  });
  return words;
}

/** Calls `visit` for a node and its descendants, in the order of the text; skips the descendants if it returns false. */
export function walk(root: SyntaxNode, visit: (node: SyntaxNode) => boolean | void): void {
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop())
    if (visit(node) !== false && node.children) waiting.push(...[...node.children].reverse());
}
