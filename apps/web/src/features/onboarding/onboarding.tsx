import { useState } from 'react';
import type { OwnRequest } from '../../graphql/use-join-request';
import { WelcomeDialog } from './welcome-dialog';
import { Wizard } from './wizard';

/**
 * The first screens of a user without a family: the welcome, then the wizard. The shell shows it only when the server has
 * confirmed that there is no family (product rule 8).
 */
export default function Onboarding({
  start,
  request,
  onAsked,
  inviteToken,
  onInviteUsed,
  onClose,
}: {
  start: 'welcome' | 'wizard';
  /** The viewer's join request, if any. */
  request: OwnRequest;
  /** A join request was sent. */
  onAsked: () => void;
  /** From an invitation mail, stored since the link was opened. */
  inviteToken: string | null;
  /** The invitation was used or refused: discard it. */
  onInviteUsed: () => void;
  /** `done`: the user has a family now; otherwise the set-up was skipped. */
  onClose: (done: boolean) => void;
}) {
  const [stage, setStage] = useState(start);
  // With a pending request the welcome was seen before.
  if (stage === 'welcome' && !request)
    return <WelcomeDialog onStart={() => setStage('wizard')} onSkip={() => onClose(false)} />;
  return (
    <Wizard
      request={request}
      onAsked={onAsked}
      inviteToken={inviteToken}
      onInviteUsed={onInviteUsed}
      onClose={onClose}
    />
  );
}
