import { useState } from 'react';
import { WelcomeDialog } from './welcome-dialog';
import { Wizard } from './wizard';

/**
 * What somebody without a family meets first: the welcome, then the wizard. The shell opens it only when the server
 * said that there is no family (decision 8).
 */
export default function Onboarding({
  start,
  inviteToken,
  onInviteUsed,
  onClose,
}: {
  start: 'welcome' | 'wizard';
  /** Of an invitation mail, kept since the link was opened. */
  inviteToken: string | null;
  /** It was used, or refused: it must not come back. */
  onInviteUsed: () => void;
  /** `done`: there is a family now; otherwise it was skipped. */
  onClose: (done: boolean) => void;
}) {
  const [stage, setStage] = useState(start);
  if (stage === 'welcome') return <WelcomeDialog onStart={() => setStage('wizard')} onSkip={() => onClose(false)} />;
  return <Wizard inviteToken={inviteToken} onInviteUsed={onInviteUsed} onClose={onClose} />;
}
