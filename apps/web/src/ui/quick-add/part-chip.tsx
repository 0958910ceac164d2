import { Undo2 } from 'lucide-react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '../basics/visually-hidden';
import popover from './part-popover.module.css';
import classes from './quick-add.module.css';

/** One recognized part: a chip that opens its editor. */
export function PartChip({
  name,
  label,
  icon,
  isTyped,
  isOpen,
  onOpen,
}: {
  /** The kind of part, for screen readers: "Date". */
  name: string;
  label: string;
  icon: ReactNode;
  /** Derived from the line's words; otherwise a default. */
  isTyped: boolean;
  isOpen: boolean;
  onOpen: (anchor: HTMLElement) => void;
}) {
  return (
    <button
      type="button"
      className={`${classes['chip']} ${isTyped ? classes['typed'] : ''}`}
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

/** The editor of one part, in a popover below its chip: changes apply at once, Escape or Done closes it. */
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
  /** "Not a date": treats the words as part of the title; null where the part has no words. */
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
      // It is a landmark itself, because at the end of the page it would belong to none.
      slotProps={{
        root: { role: 'region', 'aria-label': name },
        paper: { role: 'dialog', 'aria-label': name } as object,
      }}
    >
      <form
        className={popover['editor']}
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble through portals: this must not submit the line's form.
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
