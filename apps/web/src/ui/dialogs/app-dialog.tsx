import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useId } from 'react';
import type { FormEventHandler, ReactNode } from 'react';
import { t } from '../../messages/public';
import { Dialog } from './dialog';
import classes from './app-dialog.module.css';

/**
 * The standard dialog: a titled card on desktop, a full-height sheet on a phone. Focus is trapped and returns to the
 * opener; Escape and the close button call `onClose`. With `onSubmit` the dialog is a form.
 */
export function AppDialog({
  open,
  title,
  onClose,
  children,
  actions,
  leading,
  width = 480,
  onSubmit,
  closeDisabled = false,
  describedBy,
}: {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Footer buttons, the main one last. */
  actions?: ReactNode;
  /** A button on the left of the footer, e.g. Delete. */
  leading?: ReactNode;
  /** Width on desktop in px: 480 for a form, 720 for one with two columns. */
  width?: number;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** True while saving. */
  closeDisabled?: boolean;
  describedBy?: string;
}) {
  const id = useId();
  const content = (
    <>
      <header className={classes['head']}>
        <h2 id={id} className={classes['title']}>
          {title}
        </h2>
        <IconButton aria-label={t.common.close} onClick={onClose} disabled={closeDisabled}>
          <X size={20} aria-hidden />
        </IconButton>
      </header>
      <div className={classes['body']}>{children}</div>
      {(actions || leading) && (
        <footer className={classes['foot']}>
          {leading && <div className={classes['spread']}>{leading}</div>}
          {actions && <div className={classes['actions']}>{actions}</div>}
        </footer>
      )}
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={() => !closeDisabled && onClose()}
      aria-labelledby={id}
      aria-describedby={describedBy}
      maxWidth={false}
      slotProps={{ paper: { sx: { width, maxWidth: width } } }}
    >
      {onSubmit ? (
        <form className={classes['form']} onSubmit={onSubmit} noValidate>
          {content}
        </form>
      ) : (
        <div className={classes['form']}>{content}</div>
      )}
    </Dialog>
  );
}
