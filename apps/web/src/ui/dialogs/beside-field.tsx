import Popper from '@mui/material/Popper';
import type { ReactNode } from 'react';
import classes from './beside-field.module.css';

const OPTIONS = { strategy: 'fixed' } as const;
/** Only the window limits it: scroll containers do not clip fixed elements. */
const WINDOW = { boundary: [], padding: 8 };
const MODIFIERS = [
  { name: 'offset', options: { offset: [0, 4] } },
  { name: 'flip', options: WINDOW },
  { name: 'preventOverflow', options: { altAxis: true, ...WINDOW } },
];

/**
 * A popup of a field, such as a list or a month, below the field or above it if there is no room. It is rendered within
 * the field, so that a surrounding dialog neither hides it from screen readers nor takes its focus.
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
