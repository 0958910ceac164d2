import { linkAddress, memberOfAddress } from './addresses';
import type { MarkupBlock, MarkupInline } from './markup';
import { rangeOf, syntaxTree, wordsOf, type SyntaxNode } from './syntax-tree';

/** Deeper nesting is kept as typed: it is never intended, and screens render it recursively. */
export const MAX_MARKUP_DEPTH = 8;

/**
 * Parses a text into a tree that screens render element by element, without any HTML. The result has only the types of
 * `MarkupBlock` and `MarkupInline`, whatever the input. A single line break is kept.
 */
export const readMarkup = (text: string): MarkupBlock[] => blocksOf(syntaxTree(text), { text, depth: 0 });

interface Reading {
  text: string;
  depth: number;
}

const childrenOf = ({ children = [] }: SyntaxNode): readonly SyntaxNode[] => children;

const asTyped = (node: SyntaxNode, { text }: Reading): string => {
  const { start, end } = rangeOf(node);
  return text.slice(start, end);
};

function blocksOf(parent: SyntaxNode, reading: Reading): MarkupBlock[] {
  return childrenOf(parent).map((node) => blockOf(node, reading));
}

function blockOf(node: SyntaxNode, reading: Reading): MarkupBlock {
  const inside = { ...reading, depth: reading.depth + 1 };
  if (inside.depth > MAX_MARKUP_DEPTH) return { type: 'paragraph', children: linesOf(asTyped(node, reading)) };
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: inlinesOf(node, inside) };
    case 'blockquote':
      return { type: 'quote', children: blocksOf(node, inside) };
    case 'list':
      return {
        type: 'list',
        isOrdered: node.ordered === true,
        start: node.ordered && node.start !== 1 ? (node.start ?? null) : null,
        items: childrenOf(node).map((item) => blocksOf(item, inside)),
      };
    case 'code':
      return { type: 'code', value: node.value ?? '' };
    default:
      return { type: 'paragraph', children: linesOf(asTyped(node, reading)) };
  }
}

function inlinesOf(parent: SyntaxNode, reading: Reading): MarkupInline[] {
  return childrenOf(parent).flatMap((node) => inlineOf(node, reading));
}

function inlineOf(node: SyntaxNode, reading: Reading): MarkupInline[] {
  const inside = { ...reading, depth: reading.depth + 1 };
  if (node.type === 'text') return linesOf(node.value ?? '');
  if (node.type === 'break') return [{ type: 'break' }];
  if (node.type === 'inlineCode') return [{ type: 'code', value: node.value ?? '' }];
  if (inside.depth > MAX_MARKUP_DEPTH) return linesOf(asTyped(node, reading));
  if (node.type === 'strong' || node.type === 'emphasis')
    return [{ type: node.type, children: inlinesOf(node, inside) }];
  if (node.type === 'link') return linkOf(node, inside);
  return linesOf(asTyped(node, reading));
}

function linkOf(node: SyntaxNode, reading: Reading): MarkupInline[] {
  const memberId = memberOfAddress(node.url ?? '');
  if (memberId) return [{ type: 'mention', memberId, name: wordsOf(node).replace(/^@/, '') }];
  const href = linkAddress(node.url ?? '');
  if (href === null) return linesOf(asTyped(node, reading));
  const children = inlinesOf(node, reading);
  return [{ type: 'link', href, children: children.length > 0 ? children : [{ type: 'text', value: href }] }];
}

/** Text including line breaks. */
const linesOf = (value: string): MarkupInline[] =>
  value
    .split('\n')
    .flatMap((line, index): MarkupInline[] => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      ...(line === '' ? [] : [{ type: 'text', value: line } as const]),
    ]);
