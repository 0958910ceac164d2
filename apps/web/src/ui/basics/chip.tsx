import type { ReactNode } from 'react';
import classes from './chip.module.css';

/** A small label with an icon. `primary` = recognized or selected, `accent` = streak or now. */
export function Chip({
  children,
  icon,
  tone = 'plain',
  small = false,
}: {
  children: ReactNode;
  icon?: ReactNode;
  tone?: 'plain' | 'primary' | 'accent' | 'danger' | 'success' | 'outline';
  small?: boolean;
}) {
  return (
    <span className={`${classes['chip']} ${classes[tone] ?? ''} ${small ? classes['small'] : ''}`}>
      {icon}
      {children}
    </span>
  );
}
