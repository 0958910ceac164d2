import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import { useSections } from '../../../ui/sections/sections';
import type { PersonEntry } from './person-entries';
import { writeHash } from '../section-hash';

/** The menu of the signed-in person. Loaded when it is first needed. */
export default function PersonMenu({
  labelledBy,
  anchor,
  rail,
  entries,
  onClose,
}: {
  labelledBy: string;
  /** The button; null while closed. */
  anchor: HTMLElement | null;
  /** The button is narrow, so the menu has its own width. */
  rail: boolean;
  entries: readonly PersonEntry[];
  onClose: () => void;
}) {
  const { current, sub } = useSections();
  const here = writeHash({ section: current, sub });
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      marginThreshold={8}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        // It is a landmark itself, because at the end of the page it would belong to none.
        root: { role: 'region', 'aria-labelledby': labelledBy },
        list: { 'aria-labelledby': labelledBy },
        paper: { sx: { width: rail ? 224 : anchor?.offsetWidth, marginTop: '-8px' } },
      }}
    >
      {entries.flatMap(({ id, label, icon: Icon, isBusy = false, at, run }) => [
        ...(id === 'signOut' ? [<Divider key="line" sx={{ my: '6px !important' }} />] : []),
        <MenuItem
          key={id}
          aria-disabled={isBusy || undefined}
          {...(at && { component: Link, to: { hash: writeHash(at) }, selected: writeHash(at) === here })}
          onClick={() => {
            if (isBusy) return;
            onClose();
            run?.();
          }}
        >
          <Icon strokeWidth={1.75} aria-hidden />
          {label}
        </MenuItem>,
      ])}
    </Menu>
  );
}
