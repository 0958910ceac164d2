import type { ReactNode } from 'react';
import classes from './list-row.module.css';

/** A roomy list row: icon, title, detail lines and actions. */
export function ListRow({
  icon,
  title,
  lines,
  actions,
}: {
  /** Decorative: an icon of 20 px, or an emoji. */
  icon: ReactNode;
  title: string;
  /** Below the title, one per line; empty ones are skipped. */
  lines: readonly ReactNode[];
  /** Buttons on the right; below the lines on a phone. */
  actions: ReactNode;
}) {
  return (
    <li className={classes['row']}>
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
      <span className={classes['actions']}>{actions}</span>
    </li>
  );
}
