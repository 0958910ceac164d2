import type { ReactNode } from 'react';
import classes from './drawing.module.css';

/**
 * A line drawing on the 256 × 160 sheet: ink at 1.75, two tints, one apricot detail, standing on a ground line. Classes
 * for shapes: `t` primary tint, `a` apricot tint, `w` surface, `o` apricot, `n` no stroke.
 */
export function Drawing({
  children,
  className = '',
  viewBox = '0 0 256 160',
}: {
  children: ReactNode;
  className?: string | undefined;
  viewBox?: string;
}) {
  return (
    <svg className={`${classes['drawing']} ${className}`} viewBox={viewBox} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
