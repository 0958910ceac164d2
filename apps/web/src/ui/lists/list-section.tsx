import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../messages/public';
import { Card } from '../basics/card';
import classes from './list-section.module.css';

/** One section of a list: a heading with a count, and the rows in a card. */
export function ListSection({
  title,
  count,
  isEmpty,
  empty,
  folded,
  onFold,
  children,
}: {
  title: string;
  /** "4, 1 overdue"; null shows none. */
  count: string | null;
  isEmpty: boolean;
  /** Shown when the section is empty. */
  empty: ReactNode;
  /** Whether a collapsible section is collapsed; undefined: always expanded. */
  folded?: boolean | undefined;
  onFold?: (() => void) | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const counted = count !== null && <span className={classes['count']}>{count}</span>;
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <div className={classes['head']}>
        <h2 id={id}>
          {folded === undefined ? (
            title
          ) : (
            <button type="button" className={classes['fold']} aria-expanded={!folded} onClick={onFold}>
              {title}
              {counted}
              <ChevronDown size={20} aria-hidden />
            </button>
          )}
        </h2>
        {folded === undefined && counted}
      </div>
      {!folded && (
        <Card className={classes['card'] ?? ''}>
          {isEmpty ? <p className={classes['empty']}>{empty}</p> : children}
        </Card>
      )}
    </section>
  );
}

/** The section while its rows load: the real heading, and placeholders instead of rows. */
export const SectionSkeleton = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes['section']} aria-hidden>
    <div className={classes['head']}>
      <h2>{title}</h2>
    </div>
    <Card className={classes['card'] ?? ''}>{children}</Card>
  </div>
);

/** The end of an incomplete list: a button for the next page, and that page's state. */
export function MoreRows({
  state,
  labels,
  onMore,
}: {
  state: 'closed' | 'loading' | 'failed';
  labels: { show: string; loading: string; failed: string };
  /** Loads the next page, also after a failure. */
  onMore: () => void;
}) {
  if (state === 'loading')
    return (
      <p className={classes['more']} role="status">
        {labels.loading}
      </p>
    );
  if (state === 'failed')
    return (
      <p className={classes['more']} role="alert">
        {labels.failed}
        <Button onClick={onMore}>{t.common.tryAgain}</Button>
      </p>
    );
  return (
    <div className={classes['more']}>
      <Button onClick={onMore}>{labels.show}</Button>
    </div>
  );
}
