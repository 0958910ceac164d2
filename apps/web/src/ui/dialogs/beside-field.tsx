import Popper from '@mui/material/Popper';
import type { ReactNode } from 'react';
import classes from './beside-field.module.css';

const OPTIONS = { strategy: 'fixed' } as const;
/** The window, not the scrolling part of a dialog: what is fixed may lie over its foot, and need not cover its field. */
const ROOM = { padding: 8, boundary: document.documentElement };
const MODIFIERS = [
  { name: 'offset', options: { offset: [0, 4] } },
  { name: 'flip', options: ROOM },
  { name: 'preventOverflow', options: { ...ROOM, altAxis: true } },
];

/**
 * What belongs to a field and opens below it, or above where there is no room: a list, a month. It stands within the field, so
 * that a dialog around that neither hides it from screen readers nor takes the focus away from it.
 */
export function BesideField({ field, children }: { field: HTMLElement | null; children: ReactNode }) {
  return (
    <Popper
      open
      disablePortal
      anchorEl={field}
      placement="bottom-start"
      popperOptions={OPTIONS}
      modifiers={MODIFIERS}
      className={classes['place'] ?? ''}
      style={{ minWidth: field?.offsetWidth }}
    >
      {children}
    </Popper>
  );
}
