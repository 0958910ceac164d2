import Button from '@mui/material/Button';
import { useId } from 'react';
import { Dialog } from './dialog';
import classes from './confirm.module.css';

/** A confirmation. The title is the question; `confirm` names the action ("Delete"), never "OK". */
export interface ConfirmOptions {
  title: string;
  text?: string;
  confirm: string;
  /** `null` turns the question into a notice with one button. */
  cancel?: string | null;
  /** The action cannot be undone. */
  danger?: boolean;
}

/** A question with two answers; a small card on every screen, the safe answer focused first. */
export default function ConfirmDialog({
  options,
  open,
  onAnswer,
  onGone,
}: {
  options: ConfirmOptions;
  open: boolean;
  onAnswer: (yes: boolean) => void;
  onGone: () => void;
}) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={options.text ? `${id}-text` : undefined}
      className={classes['dialog'] ?? ''}
      slotProps={{ paper: { className: classes['paper'] ?? '' }, transition: { onExited: onGone } }}
    >
      <h2 id={`${id}-title`} className={classes['title']}>
        {options.title}
      </h2>
      {options.text && (
        <p id={`${id}-text`} className={classes['text']}>
          {options.text}
        </p>
      )}
      <div className={classes['actions']}>
        {options.cancel !== null && (
          <Button variant="outlined" autoFocus onClick={() => onAnswer(false)}>
            {options.cancel}
          </Button>
        )}
        <Button
          variant="contained"
          color={options.danger ? 'error' : 'primary'}
          autoFocus={options.cancel === null}
          onClick={() => onAnswer(true)}
        >
          {options.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
