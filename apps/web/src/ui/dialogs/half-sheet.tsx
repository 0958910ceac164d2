import IconButton from '@mui/material/IconButton';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { X } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../messages/public';
import classes from './half-sheet.module.css';
import { useHistoryEntry } from './use-history-entry';

const NEVER = (): void => undefined;

/**
 * A sheet over the lower part of a phone's screen, as high as its content and at most most of the screen. It closes by
 * dragging it down, by the close button, Escape, a tap outside or Back. Focus is trapped and returns to the opener;
 * long content scrolls between title and actions.
 */
export function HalfSheet({
  open,
  title,
  onClose,
  children,
  actions,
}: {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons below the content, always in sight. */
  actions?: ReactNode;
}) {
  const id = useId();
  useHistoryEntry(open, onClose);
  return (
    <SwipeableDrawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      onOpen={NEVER}
      disableSwipeToOpen
      disableDiscovery
      ModalProps={{ keepMounted: false }}
      slotProps={{
        paper: { className: classes['sheet'] ?? '', role: 'dialog', 'aria-modal': true, 'aria-labelledby': id },
      }}
    >
      <div className={classes['handle']} aria-hidden />
      <header className={classes['head']}>
        <h2 id={id} className={classes['title']}>
          {title}
        </h2>
        <IconButton aria-label={t.common.close} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </header>
      <div className={classes['body']}>{children}</div>
      {actions && <footer className={classes['foot']}>{actions}</footer>}
    </SwipeableDrawer>
  );
}
