import Button from '@mui/material/Button';
import { CircleAlert } from 'lucide-react';
import { t } from '../../messages/public';
import classes from './quick-add.module.css';

/** Why a line could not be saved; the text stays in the field. */
export function Failure({ message, onRetry }: { message: string; onRetry?: (() => void) | undefined }) {
  return (
    <div className={classes['failure']} role="alert">
      <CircleAlert size={16} aria-hidden />
      <span>{message}</span>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {t.common.retry}
        </Button>
      )}
    </div>
  );
}
