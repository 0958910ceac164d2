import { SECTIONS } from '@homefold/domain';
import { Keyboard, LogOut, Mail, Settings, Trash2, UsersRound } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useSendDigest } from '../../../features/digest/use-send-digest';
import { useViewer } from '../../../graphql/use-viewer';
import { useIsGuest } from '../../../session/auth-store';
import { t } from '../../../messages';
import { leaveLayers } from '../../../ui/dialogs/history';
import type { SectionAddress } from '../section-hash';
import { useSignOut } from './use-sign-out';

/** One entry of the person's menu: a link to an address of the shell, or an action. */
export type PersonEntry = { id: string; label: string; icon: LucideIcon; isBusy?: boolean } & (
  | { at: SectionAddress; run?: never }
  | { at?: never; run: () => void }
);

/**
 * The entries that belong to the person rather than to a section, for the sidebar's menu, the phone's More sheet and
 * the search. Call once, because it tracks whether a digest is being sent.
 */
export function usePersonEntries(show: { shortcuts: () => void; digestPreview: () => void }): readonly PersonEntry[] {
  const { family } = useViewer();
  const digest = useSendDigest(family);
  const signOut = useSignOut();
  const navigate = useNavigate();
  // A guest has no address and no password: they can preview the digest instead of sending it, and leaving does not end
  // the demo.
  const guest = useIsGuest();
  const leaveDemo = (): void => {
    leaveLayers((replace) => {
      void navigate('/', { replace });
      window.scrollTo(0, 0);
    });
  };
  return [
    { id: 'profile', label: t.shell.profileAndFamily, icon: UsersRound, at: { section: 'profile', sub: null } },
    { id: 'settings', label: t.shell.settings, icon: Settings, at: { section: 'profile', sub: 'settings' } },
    { id: 'bin', label: SECTIONS.bin.label, icon: Trash2, at: { section: 'bin', sub: null } },
    ...(family
      ? [
          {
            id: 'digest',
            label: digest.isSending ? t.shell.digest.sending : t.shell.digest.send,
            icon: Mail,
            isBusy: digest.isSending,
            run: guest ? show.digestPreview : digest.send,
          },
        ]
      : []),
    { id: 'shortcuts', label: t.shell.shortcuts.title, icon: Keyboard, run: show.shortcuts },
    guest
      ? { id: 'leaveDemo', label: t.shell.demo.leave, icon: LogOut, run: leaveDemo }
      : { id: 'signOut', label: t.shell.signOut, icon: LogOut, run: signOut },
  ];
}
