import type { ReactNode } from 'react';
import classes from './list-page.module.css';

/** A page with a list, and a column of cards next to it, or below it if there is no room. */
export const ListPage = ({ rail, children }: { rail: ReactNode; children: ReactNode }) => (
  <div className={classes['page']}>
    <div className={classes['list']}>{children}</div>
    {rail}
  </div>
);

/** The column of cards. */
export const Rail = ({ children, ...props }: { children: ReactNode; 'aria-hidden'?: boolean }) => (
  <div {...props} className={classes['rail']}>
    {children}
  </div>
);

/** The field above the list, over which its panel opens. */
export const AboveList = ({ children }: { children: ReactNode }) => <div className={classes['above']}>{children}</div>;

/** A state in the middle of the list, or of the whole page. */
export const Centered = ({ within, children }: { within: 'list' | 'page'; children: ReactNode }) => (
  <div className={`${classes['middle']} ${classes[within === 'list' ? 'withinList' : 'withinPage']}`}>{children}</div>
);
