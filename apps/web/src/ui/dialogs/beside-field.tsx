import Popper from '@mui/material/Popper';
import type { ReactNode } from 'react';
import classes from './beside-field.module.css';

const OPTIONS = { strategy: 'fixed' } as const;
/** The window alone limits it: what scrolls around the field does not cut off what is fixed. */
const WINDOW = { boundary: [], padding: 8 };
const MODIFIERS = [
  { name: 'offset', options: { offset: [0, 4] } },
  { name: 'flip', options: WINDOW },
  { name: 'preventOverflow', options: { altAxis: true, ...WINDOW } },
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
