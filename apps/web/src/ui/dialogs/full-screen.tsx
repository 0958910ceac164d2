import IconButton from '@mui/material/IconButton';
import { Moon, Sun, X } from 'lucide-react';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { WakeState } from '../browser/use-wake-lock';
import { ProgressBar } from '../basics/progress-bar';
import { VisuallyHidden } from '../basics/visually-hidden';
import { Dialog } from './dialog';
import classes from './full-screen.module.css';

export interface FullScreenLabels {
  close: string;
  /** State of the wake lock: 'Screen stays on', 'Screen may turn off'. */
  wake: { on: string; short: string };
}

/**
 * A full-screen dialog for working with busy hands: a title, whether the screen stays on, and the progress. The caller
 * provides body and footer.
 */
export function FullScreen({
  open,
  title,
  labels,
  wake,
  progress,
  className,
  onClose,
  onKeyDown,
  children,
}: {
  open: boolean;
  title: string;
  labels: FullScreenLabels;
  wake: WakeState;
  /** `announcement` is announced to screen readers when it changes; without it they read the text. */
  progress: { done: number; all: number; text: string; announcement?: string };
  /** Of its ground. */
  className?: string | undefined;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen
      aria-labelledby={id}
      {...(onKeyDown && { onKeyDown })}
      className={`${classes['dialog']} ${className ?? ''}`}
      slotProps={{ paper: { className: classes['paper'] ?? '' } }}
    >
      <header className={classes['head']}>
        <IconButton aria-label={labels.close} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
        <h2 id={id}>{title}</h2>
        {wake !== 'asking' && (
          <p className={classes['wake']} data-off={wake !== 'on' || undefined} role="status">
            {wake === 'on' ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
            <span>{wake === 'on' ? labels.wake.on : labels.wake.short}</span>
          </p>
        )}
      </header>
      <div className={classes['progress']}>
        <ProgressBar done={progress.done} all={progress.all} />
        <span>
          <span aria-hidden={progress.announcement !== undefined || undefined}>{progress.text}</span>
          {progress.announcement !== undefined && (
            <span role="status">
              <VisuallyHidden>{progress.announcement}</VisuallyHidden>
            </span>
          )}
        </span>
      </div>
      {children}
    </Dialog>
  );
}
