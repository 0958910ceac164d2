import Button from '@mui/material/Button';
import { useId } from 'react';
import { t } from '../../messages/dialogs';
import classes from './confirm.module.css';
import { Dialog } from './dialog';

const labels = t.dialogs.leave;

/** Asked once when a changed record is closed. Escape and Back return to the record, so that they lose nothing. */
export function LeaveQuestion({
  open,
  onStay,
  onKeep,
  onDiscard,
}: {
  open: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={classes['dialog'] ?? ''}
      slotProps={{ paper: { className: `${classes['paper'] ?? ''} ${classes['three'] ?? ''}` } }}
    >
      <h2 id={`${id}-title`} className={classes['title']}>
        {labels.title}
      </h2>
      <p id={`${id}-text`} className={classes['text']}>
        {labels.text}
      </p>
      <div className={classes['actions']}>
        <Button className={classes['apart'] ?? ''} color="error" onClick={onDiscard}>
          {labels.discard}
        </Button>
        <Button variant="outlined" onClick={onKeep}>
          {labels.keep}
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {labels.stay}
        </Button>
      </div>
    </Dialog>
  );
}
