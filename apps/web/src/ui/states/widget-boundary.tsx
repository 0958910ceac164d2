import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../messages/public';
import { ErrorBoundary } from './error-boundary';
import classes from './widget.module.css';

/**
 * Keeps a broken widget from taking the page down: shows its `message` (e.g. 'Failed to load activity feed') and a Reload
 * Page button instead.
 */
export function WidgetBoundary({ message, children }: { message: string; children: ReactNode }) {
  return <ErrorBoundary fallback={() => <WidgetError message={message} />}>{children}</ErrorBoundary>;
}

/** The same for a widget whose data failed to load; `onRetry` replaces the reload by a refetch. */
export function WidgetError({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const id = useId();
  return (
    <div className={classes['error']} role="alert">
      <p id={id}>{message}</p>
      <button type="button" aria-describedby={id} onClick={onRetry ?? (() => window.location.reload())}>
        {onRetry ? t.common.tryAgain : t.common.reloadPage}
      </button>
    </div>
  );
}
