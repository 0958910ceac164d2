import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../messages/public';
import { ErrorBoundary } from './error-boundary';
import classes from './opening.module.css';
import { Waiting } from './waiting';
import { WidgetError } from './widget-boundary';

/**
 * Wraps layers that load on demand: shows that they are loading if it takes longer than a moment. A failed load leaves
 * the page unchanged.
 */
export const Opening = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary
    fallback={() => (
      <div className={`${classes['place']} ${classes['failed']}`}>
        <WidgetError message={t.common.openFailed} />
      </div>
    )}
  >
    <Suspense fallback={<Waiting />}>{children}</Suspense>
  </ErrorBoundary>
);
