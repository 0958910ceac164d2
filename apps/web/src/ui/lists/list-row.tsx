import type { ComponentProps, ReactNode } from 'react';
import classes from './list-row.module.css';

/**
 * roomy: a separate list, with a framed icon. card: full width of a card. option: an option of a listbox, on one line.
 * feed: a sentence that may be expanded.
 */
type Variant = 'roomy' | 'card' | 'option' | 'feed';

/** A row that opens further rows below it. */
export interface Expands {
  open: boolean;
  /** Id of the content below. */
  controls: string;
  onToggle: () => void;
}

/** A list row: icon or avatar, title, detail lines, and actions or facts at the end. */
export function ListRow({
  variant = 'roomy',
  icon,
  title,
  lines = [],
  end,
  endsBelow = variant === 'roomy' || variant === 'feed',
  onOpen,
  expands,
  below,
  className = '',
  ...item
}: Omit<ComponentProps<'li'>, 'title'> & {
  variant?: Variant;
  /** Decorative: an icon of 18 or 20 px, an avatar, or an emoji. */
  icon: ReactNode;
  title: ReactNode;
  /** Below the title, one per line; empty ones are skipped. */
  lines?: readonly ReactNode[];
  /** On the right. */
  end?: ReactNode;
  /** Whether the end moves below the lines on a phone. */
  endsBelow?: boolean;
  /** Makes the whole row a button; `className` is the row's, all other props are the `li`'s. */
  onOpen?: (() => void) | undefined;
  /** Makes it a button that expands the content below; replaces `onOpen`. */
  expands?: Expands | undefined;
  /** Within the same item, below the row. */
  below?: ReactNode;
}) {
  const rowClass = `${classes['row']} ${classes[variant]} ${endsBelow ? classes['endsBelow'] : ''} ${className}`;
  const content = (
    <>
      <span className={classes['icon']} aria-hidden>
        {icon}
      </span>
      <span className={classes['words']}>
        <span className={classes['title']}>{title}</span>
        {lines.map(
          (line, index) =>
            line && (
              <span key={index} className={classes['line']}>
                {line}
              </span>
            ),
        )}
      </span>
      {end && <span className={classes['end']}>{end}</span>}
    </>
  );
  return (
    <li {...item} className={classes['item']}>
      {expands || onOpen ? (
        <button
          type="button"
          className={`${rowClass} ${classes['button']}`}
          onClick={expands?.onToggle ?? onOpen}
          {...(expands && {
            'aria-expanded': expands.open,
            ...(expands.open && { 'aria-controls': expands.controls }),
          })}
        >
          {content}
        </button>
      ) : (
        <div className={rowClass}>{content}</div>
      )}
      {below}
    </li>
  );
}

/** The list around the rows. */
export const ListRows = ({
  isDivided = false,
  className = '',
  ...list
}: ComponentProps<'ul'> & {
  /** With a line above the first row. */
  isDivided?: boolean;
}) => <ul {...list} className={`${classes['rows']} ${isDivided ? classes['divided'] : ''} ${className}`} />;
