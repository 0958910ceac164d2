import { LogOut, Mail } from 'lucide-react';
import { Link } from 'react-router';
import { useSendDigest } from '../../features/digest/use-send-digest';
import { useViewer } from '../../graphql/use-viewer';
import { HalfSheet } from '../../ui/dialogs/half-sheet';
import { useSections } from '../../ui/sections/sections';
import { t } from '../../messages';
import classes from './mobile.module.css';
import { sections } from './sections';
import { useSignOut } from './use-sign-out';

/** The sections that are not in the phone's bar, and Sign Out, on a bottom sheet. */
export default function MoreSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { current } = useSections();
  const signOut = useSignOut();
  const { family } = useViewer();
  const digest = useSendDigest(family);
  return (
    <HalfSheet open={open} title={t.shell.moreTitle} onClose={onClose}>
      <ul className={classes['sheetList']}>
        {sections
          .filter((section) => section.more)
          .map(({ id, label, icon: Icon }) => (
            <li key={id}>
              <Link
                to={{ hash: id }}
                replace
                className={classes['sheetItem']}
                aria-current={current === id ? 'page' : undefined}
                onClick={onClose}
              >
                <Icon size={22} strokeWidth={1.75} aria-hidden />
                {label}
              </Link>
            </li>
          ))}
        {family && (
          <li>
            <button
              type="button"
              className={classes['sheetItem']}
              aria-disabled={digest.isSending}
              onClick={() => {
                digest.send();
                // a toast reports the result
                onClose();
              }}
            >
              <Mail size={22} strokeWidth={1.75} aria-hidden />
              {digest.isSending ? t.shell.digest.sending : t.shell.digest.send}
            </button>
          </li>
        )}
        <li>
          <button type="button" className={classes['sheetItem']} onClick={signOut}>
            <LogOut size={22} strokeWidth={1.75} aria-hidden />
            {t.shell.signOut}
          </button>
        </li>
      </ul>
    </HalfSheet>
  );
}
