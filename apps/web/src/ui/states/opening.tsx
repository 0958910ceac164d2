import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../messages/public';
import { ErrorBoundary } from './error-boundary';
import classes from './opening.module.css';
import { Waiting } from './waiting';
import { WidgetError } from './widget-boundary';

/**
 * Around what opens above the page and is loaded when it is first wanted: says so where that takes longer than a moment. What
 * cannot be loaded leaves the page as it is.
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
