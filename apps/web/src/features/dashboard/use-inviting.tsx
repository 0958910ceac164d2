import { useState } from 'react';
import type { ReactNode } from 'react';
import { lazyThemed } from '../../theme/themed';
import { Opening } from '../../ui/states/opening';

const InviteDialog = lazyThemed(() => import('../family/members/invite-dialog'));

/** Inviting above the dashboard: one click opens the dialog, a second one shares, copies or mails the link. */
export function useInviting(): { invite: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return {
    invite: () => setOpen(true),
    dialog: isOpen && (
      <Opening>
        <InviteDialog onClose={() => setOpen(false)} />
      </Opening>
    ),
  };
}
