import type { ReactNode } from 'react';
import { t } from '../../messages/public';
import { Button } from '../basics/button';
import { CrashedHouse } from '../drawings/crashed-house';
import classes from './empty-state.module.css';

interface StateProps {
  title: string;
  text?: ReactNode;
  /** The one action offered. */
  action?: ReactNode;
  /** A 256 × 160 drawing. */
  drawing: ReactNode;
  level?: 'h2' | 'h3';
}

/** An empty state: a drawing, a title, a sentence, one button. */
export function EmptyState({ title, text, action, drawing, level: Heading = 'h2' }: StateProps) {
  return (
    <div className={classes['state']}>
      {drawing}
      <Heading className={classes['title']}>{title}</Heading>
      {text && <p className={classes['text']}>{text}</p>}
      {action && <div className={classes['action']}>{action}</div>}
    </div>
  );
}

/** A load error: what failed, and Try Again. */
export function ErrorState({
  title,
  text,
  onRetry,
  retryLabel = t.common.tryAgain,
  drawing = <CrashedHouse />,
  level,
}: {
  title: string;
  text?: string;
  onRetry: () => void;
  retryLabel?: string;
  drawing?: ReactNode;
  level?: 'h2' | 'h3';
}) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        drawing={drawing}
        {...(level && { level })}
        action={
          <Button variant="contained" onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}
