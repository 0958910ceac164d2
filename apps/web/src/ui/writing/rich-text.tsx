import type { MarkupBlock, MarkupInline } from '@homefold/domain/forum-text';
import type { ReactNode } from 'react';
import classes from './rich-text.module.css';

/** How a mention is shown. */
export type MentionView = (memberId: string, name: string) => ReactNode;

/**
 * Renders a formatted text from its tree; user texts never become HTML. Each part runs in the direction of its script.
 * @example <RichText blocks={readMarkup(text)} mention={(id, name) => <PersonChip … />} />
 */
export function RichText({ blocks, mention }: { blocks: readonly MarkupBlock[]; mention: MentionView }) {
  return <div className={classes['text']}>{blocks.map((block, index) => blockView(block, index, mention))}</div>;
}

const inside = (blocks: readonly MarkupBlock[], mention: MentionView): ReactNode =>
  blocks.map((block, index) => blockView(block, index, mention));

function blockView(block: MarkupBlock, key: number, mention: MentionView): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p key={key} dir="auto">
          {words(block.children, mention)}
        </p>
      );
    case 'quote':
      return (
        <blockquote key={key} dir="auto">
          {inside(block.children, mention)}
        </blockquote>
      );
    case 'code':
      return (
        // its long lines scroll, also with the keyboard
        <pre key={key} tabIndex={0}>
          <code>{block.value}</code>
        </pre>
      );
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{inside(item, mention)}</li>);
      return block.isOrdered ? (
        <ol key={key} dir="auto" {...(block.start !== null && { start: block.start })}>
          {items}
        </ol>
      ) : (
        <ul key={key} dir="auto">
          {items}
        </ul>
      );
    }
  }
}

const words = (inlines: readonly MarkupInline[], mention: MentionView): ReactNode =>
  inlines.map((inline, index) => inlineView(inline, index, mention));

function inlineView(inline: MarkupInline, key: number, mention: MentionView): ReactNode {
  switch (inline.type) {
    case 'text':
      return inline.value;
    case 'strong':
      return <strong key={key}>{words(inline.children, mention)}</strong>;
    case 'emphasis':
      return <em key={key}>{words(inline.children, mention)}</em>;
    case 'code':
      return <code key={key}>{inline.value}</code>;
    case 'break':
      return <br key={key} />;
    case 'mention':
      return <span key={key}>{mention(inline.memberId, inline.name)}</span>;
    case 'link': {
      const isOwn = URL.canParse(inline.href) && new URL(inline.href).origin === window.location.origin;
      return (
        <a key={key} href={inline.href} {...(!isOwn && { target: '_blank', rel: 'noopener noreferrer nofollow ugc' })}>
          {words(inline.children, mention)}
        </a>
      );
    }
  }
}
