import { useEffect, useState } from 'react';
import { useAuth } from '../../../session/auth-store';
import { IdentityError } from '../../../session/identity-api';
import { openInvitation, storeInvite } from '../../../session/invitation';
import type { Invitation } from '../../../session/invitation';
import { clearInvite } from '../../../session/invite';

/** Why an invitation cannot be used. */
export type InvitationProblem = 'gone' | 'demo' | 'tooMany' | 'failed';

const PROBLEMS: Readonly<Record<string, InvitationProblem>> = {
  INVITE_CODE_UNKNOWN: 'gone',
  DEMO_FAMILY: 'demo',
  RATE_LIMITED: 'tooMany',
};

/** The preview of a link's token for the current user; requested again when the user changes. */
export function useInvitation(token: string): {
  invitation: Invitation | null;
  problem: InvitationProblem | null;
  retry: () => void;
} {
  const { status, user } = useAuth();
  const [tries, setTries] = useState(0);
  const who = `${token} ${user?.id ?? ''} ${tries}`;
  const [answer, setAnswer] = useState<{ who: string; of: Invitation | InvitationProblem } | null>(null);
  useEffect(() => {
    if (status === 'loading' || token === '') return;
    let isCurrent = true;
    openInvitation(token).then(
      (invitation) => {
        if (!isCurrent) return;
        // A refusal is shown here, and not again on the dashboard.
        if (invitation.standing === 'none') storeInvite(token, invitation);
        else clearInvite();
        setAnswer({ who, of: invitation });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        const problem = (error instanceof IdentityError && PROBLEMS[error.code]) || 'failed';
        if (problem === 'gone' || problem === 'demo') clearInvite();
        setAnswer({ who, of: problem });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [status, token, who]);
  const of = answer?.who === who ? answer.of : null;
  return {
    invitation: typeof of === 'string' ? null : of,
    problem: typeof of === 'string' ? of : null,
    retry: () => setTries((before) => before + 1),
  };
}
