import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { t } from '../../messages/public';
import { takeOver } from '../browser/early-click';
import { CrashedHouse } from '../drawings/crashed-house';
import classes from './full-page.module.css';

interface Props {
  children: ReactNode;
  /** Rendered instead of the full page. */
  fallback?: (error: Error) => ReactNode;
}
interface State {
  error: Error | null;
  stack: string;
}

/** Catches render errors below it and shows `fallback`, by default a full page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, stack: '' };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(_error: Error, info: ErrorInfo): void {
    this.setState({ stack: info.componentStack ?? '' });
    // The code of a prerendered page failed to load; its fallback has buttons, too.
    takeOver();
  }

  override render(): ReactNode {
    const { error, stack } = this.state;
    if (!error) return this.props.children;
    return this.props.fallback ? this.props.fallback(error) : <CrashPage error={error} stack={stack} />;
  }
}

/** Plain CSS on purpose: it must render when anything else is broken. */
function CrashPage({ error, stack }: { error: Error; stack: string }) {
  const crash = t.common.crash;
  return (
    <main className={classes['page']}>
      <div className={classes['box']} role="alert">
        <CrashedHouse className={classes['art']} />
        <h1>{crash.title}</h1>
        <p>{crash.text}</p>
        <div className={classes['actions']}>
          <button
            type="button"
            className={`${classes['button']} ${classes['primary']}`}
            onClick={() => window.location.reload()}
          >
            {crash.refresh}
          </button>
          <button type="button" className={classes['button']} onClick={() => window.location.assign('/')}>
            {crash.home}
          </button>
        </div>
        <p className={classes['hint']}>{crash.hint}</p>
        <details className={classes['details']}>
          <summary>{crash.details}</summary>
          {/* Scrollable, so it must be focusable by keyboard. */}
          <pre tabIndex={0}>
            {error.message}
            {stack}
          </pre>
        </details>
      </div>
    </main>
  );
}
