import type { ReactNode } from 'react';
import classes from './line-button.module.css';

/** A one-line status that opens its subject: a title, with muted text beside it. */
export function LineButton({
  className = '',
  onClick,
  children,
}: {
  className?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={`${classes['line']} ${className}`} onClick={onClick}>
      {children}
    </button>
  );
}

/** The muted text of a line, also for lines without a button. */
export const LineNote = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => (
  <span className={`${classes['quiet']} ${className}`}>{children}</span>
);
