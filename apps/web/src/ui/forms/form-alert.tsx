import Button from '@mui/material/Button';
import { CircleAlert } from 'lucide-react';
import { t } from '../../messages/public';
import { useScrollIntoView } from '../browser/use-scroll-into-view';
import classes from './form-alert.module.css';

/**
 * A failed save, inside the dialog: the input is kept. (A toast would be outside, out of reach of the keyboard and of
 * screen readers while the dialog is open.)
 */
export function FormAlert({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const alert = useScrollIntoView<HTMLDivElement>(message);
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
