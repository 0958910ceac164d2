import { Undo2 } from 'lucide-react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import popover from './part-popover.module.css';
import classes from './quick-add.module.css';

/** One thing that was understood: a chip that opens the way to put it right. */
export function PartChip({
  name,
  label,
  icon,
  isSaid,
  isOpen,
  onOpen,
}: {
  /** What kind of thing it is, for whoever does not see the icon: "Date". */
  name: string;
  label: string;
  icon: ReactNode;
  /** The words say it; otherwise it is what holds without them. */
  isSaid: boolean;
  isOpen: boolean;
  onOpen: (anchor: HTMLElement) => void;
}) {
  return (
    <button
      type="button"
      className={`${classes['chip']} ${isSaid ? classes['said'] : ''}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={(event: MouseEvent<HTMLElement>) => onOpen(event.currentTarget)}
    >
      {icon}
      <VisuallyHidden>{name}: </VisuallyHidden>
      <span>{label}</span>
    </button>
  );
}

/** The small editor of one part, below its chip: a change counts at once, Escape or Done closes it. */
export function PartPopover({
  name,
  anchor,
  not,
  done,
  children,
  onClose,
}: {
  name: string;
  anchor: HTMLElement;
  /** "Not a date": the words are title alone; null where no words say this part. */
  not: { label: string; detail: string; onClick: () => void } | null;
  done: string;
  children: ReactNode;
  onClose: () => void;
}) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      transitionDuration={0}
      slotProps={{ paper: { role: 'dialog', 'aria-label': name } as object }}
    >
      <form
        className={popover['editor']}
        onSubmit={(event) => {
          event.preventDefault();
          // React's events pass through what floats: this is not the line's own submit.
          event.stopPropagation();
          onClose();
        }}
      >
        {children}
        <div className={popover['foot']}>
          {not && (
            <button type="button" className={popover['not']} onClick={not.onClick}>
              <Undo2 size={16} aria-hidden />
              <span>
                {not.label}
                <small>{not.detail}</small>
              </span>
            </button>
          )}
          <Button type="submit" variant="outlined" size="small">
            {done}
          </Button>
        </div>
      </form>
    </Popover>
  );
}
