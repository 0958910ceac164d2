import Button from '@mui/material/Button';
import { CircleAlert } from 'lucide-react';
import { t } from '../app/messages/public';
import { useInSight } from './use-in-sight';
import classes from './form-alert.module.css';

/**
 * A failed save, inside the dialog: everything typed is still there. (A toast would lie outside, where neither the
 * keyboard nor a screen reader reaches while the dialog is open.)
 */
export function FormAlert({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const alert = useInSight<HTMLDivElement>(message);
  return (
    <div ref={alert} className={classes['alert']} role="alert">
      <CircleAlert size={18} aria-hidden />
      <span>{message}</span>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {t.common.retry}
        </Button>
      )}
    </div>
  );
}
