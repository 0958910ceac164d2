import Drawer from '@mui/material/Drawer';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useSections } from '../../ui/sections';
import { t } from '../messages';
import classes from './mobile.module.css';
import { sections } from './sections';
import { useSignOut } from './use-sign-out';

/** The sections that are not in the phone's bar, and the way out, on a sheet that rises from the bar. */
export default function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { current } = useSections();
  const signOut = useSignOut();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          className: classes['sheet'] ?? '',
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t.shell.moreTitle,
        },
      }}
    >
      <ul className={classes['sheetList']}>
        {sections
          .filter((section) => section.more)
          .map(({ id, label, icon: Icon }) => (
            <li key={id}>
              <Link
                to={{ hash: id }}
                className={classes['sheetItem']}
                aria-current={current === id ? 'page' : undefined}
                onClick={onClose}
              >
                <Icon size={22} strokeWidth={1.75} aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        <li>
          <button type="button" className={classes['sheetItem']} onClick={signOut}>
            <LogOut size={22} strokeWidth={1.75} aria-hidden />
            {t.shell.signOut}
          </button>
        </li>
      </ul>
    </Drawer>
  );
}
