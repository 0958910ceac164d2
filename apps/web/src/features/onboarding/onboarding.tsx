import { useState } from 'react';
import type { OwnRequest } from '../../graphql/use-own-request';
import { WelcomeDialog } from './welcome-dialog';
import { Wizard } from './wizard';

/**
 * What somebody without a family meets first: the welcome, then the wizard. The shell opens it only when the server
 * said that there is no family (decision 8).
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
  /** The caller's request to join a family, if there is one. */
  request: OwnRequest;
  /** The server has noted a request. */
  onAsked: () => void;
  /** Of an invitation mail, kept since the link was opened. */
  inviteToken: string | null;
  /** It was used, or refused: it must not come back. */
  onInviteUsed: () => void;
  /** `done`: there is a family now; otherwise it was skipped. */
  onClose: (done: boolean) => void;
}) {
  const [stage, setStage] = useState(start);
  // Who has asked already has seen the welcome.
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
