import type { ReactNode } from 'react';
import { Button } from '../basics/button';
import classes from './card-empty.module.css';

/** An empty state within a card: a sentence and a small button. */
export function CardEmpty({
  text,
  icon,
  action,
  onAction,
}: {
  text: string;
  icon: ReactNode;
  action: string;
  onAction: () => void;
}) {
  return (
    <div className={classes['empty']}>
      <p>{text}</p>
      <Button size="small" startIcon={icon} onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
