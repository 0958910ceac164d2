import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEventHandler, ReactNode } from 'react';
import { t } from '../../messages/public';
import { DraftOffer } from '../forms/draft-offer';
import type { Draft } from '../forms/use-draft';
import classes from './app-dialog.module.css';
import { CloseContext } from './close-context';
import { Dialog } from './dialog';
import { LeaveQuestion } from './leave-question';
import { useKeptFocus } from './use-kept-focus';

/**
 * The standard dialog: a titled card on desktop, a full-height sheet on a phone. Focus is trapped and returns to the
 * opener; Escape, Back and the close button call `onClose`. With `onSubmit` the dialog is a form that passes its
 * `draft`: unsaved input is offered again, and closing a changed record asks once.
 */
export function AppDialog({
  open,
  title,
  onClose,
  children,
  actions,
  leading,
  note,
  width = 480,
  onSubmit,
  closeDisabled = false,
  draft,
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
  /** A line above the buttons, such as why the main one is disabled. */
  note?: string | null | undefined;
  /** Width on desktop in px: 480 for a form, 720 for one with two columns. */
  width?: number;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** True while saving. */
  closeDisabled?: boolean;
  /** From `useStoredForm`, `useDomainForm` or `useDraft`. */
  draft?: Draft | undefined;
  describedBy?: string;
}) {
  const id = useId();
  const [asking, setAsking] = useState(false);
  useKeptFocus(open, closeDisabled);
  const close = (): void => {
    if (closeDisabled) return;
    if (draft?.asks) setAsking(true);
    else onClose();
  };
  const content = (
    <>
      <header className={classes['head']}>
        <h2 id={id} className={classes['title']}>
          {title}
        </h2>
        <IconButton aria-label={t.common.close} onClick={close} disabled={closeDisabled}>
          <X size={20} aria-hidden />
        </IconButton>
      </header>
      <div className={classes['body']}>
        {draft && <DraftOffer draft={draft} />}
        {children}
      </div>
      {(actions || leading) && (
        <footer className={classes['foot']}>
          {note && (
            <p className={classes['note']} role="status">
              {note}
            </p>
          )}
          {leading && <div className={classes['spread']}>{leading}</div>}
          {actions && <div className={classes['actions']}>{actions}</div>}
        </footer>
      )}
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={id}
      aria-describedby={describedBy}
      maxWidth={false}
      slotProps={{ paper: { sx: { width, maxWidth: width } } }}
    >
      <CloseContext value={close}>
        {onSubmit ? (
          <form className={classes['form']} onSubmit={onSubmit} noValidate>
            {content}
          </form>
        ) : (
          <div className={classes['form']}>{content}</div>
        )}
      </CloseContext>
      <LeaveQuestion
        open={asking}
        onStay={() => setAsking(false)}
        onKeep={() => {
          setAsking(false);
          onClose();
        }}
        onDiscard={() => {
          setAsking(false);
          draft?.settle();
          onClose();
        }}
      />
    </Dialog>
  );
}
