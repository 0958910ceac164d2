import { familyInSentence } from '@homefold/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { signOut, useAuth, useIsGuest } from '../../../session/auth-store';
import { t } from '../../../messages/account/auth';
import { OpenDoor } from '../../../ui/drawings/open-door';
import { Spinner } from '../../../ui/states/spinner';
import { AuthPage } from './auth-page';
import { Problem } from './auth-parts';
import classes from './auth.module.css';
import { SignUp } from './provider-forms';
import { useInvitation } from './use-invitation';
import type { InvitationProblem } from './use-invitation';

const texts = t.auth.invited;

/**
 * `/join?invite=token`, the link of an invitation: names the inviter and the family, with the sign-up below. Signed-in
 * users continue to the dashboard, where the set-up uses the invitation; a guest of the demo needs an account first.
 */
export default function JoinPage() {
  const token = useSearchParams()[0].get('invite') ?? '';
  const { status } = useAuth();
  const guest = useIsGuest();
  const { invitation, problem, retry } = useInvitation(token);
  const signedIn = status === 'signed-in' && !guest;
  if (token === '') return <Navigate replace to={signedIn ? '/dashboard' : '/sign-up'} />;
  if (problem) return <Refused problem={problem} signedIn={signedIn} onRetry={retry} />;
  if (!invitation) return <Spinner full label={texts.opening} />;
  const family = familyInSentence(invitation.familyName);
  if (invitation.standing === 'member')
    return (
      <Notice title={texts.memberTitle(family)} text={texts.member}>
        <ToDashboard />
      </Notice>
    );
  if (invitation.standing === 'elsewhere')
    return (
      <Notice title={texts.elsewhereTitle(family)} text={texts.elsewhere}>
        <ToDashboard />
        <SignOut />
      </Notice>
    );
  if (signedIn) return <Navigate replace to="/dashboard" />;
  return (
    <AuthPage title={texts.title(family)} drawing={<OpenDoor className={classes['door']} />}>
      <SignUp links="path" />
    </AuthPage>
  );
}

function Refused({
  problem,
  signedIn,
  onRetry,
}: {
  problem: InvitationProblem;
  signedIn: boolean;
  onRetry: () => void;
}) {
  const ways = signedIn ? <ToDashboard /> : <ToForms />;
  switch (problem) {
    case 'gone':
      return (
        <Notice title={texts.goneTitle} text={texts.gone}>
          {ways}
        </Notice>
      );
    case 'demo':
      return (
        <Notice title={texts.demoTitle} text={texts.demo}>
          {ways}
        </Notice>
      );
    case 'tooMany':
      return (
        <Notice title={texts.tooManyTitle} text={texts.tooMany}>
          {ways}
        </Notice>
      );
    case 'failed':
      return (
        <Notice title={texts.failedTitle} text={t.auth.errors.offline}>
          <button type="button" className={classes['submit']} onClick={onRetry}>
            {t.common.tryAgain}
          </button>
        </Notice>
      );
  }
}

const Notice = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <AuthPage title={title} forSignedIn>
    <p className={classes['lead']}>{text}</p>
    <div className={classes['form']}>{children}</div>
  </AuthPage>
);

const ToDashboard = () => (
  <Link to="/dashboard" className={classes['submit']}>
    {texts.dashboard}
  </Link>
);

const ToForms = () => (
  <>
    <Link to="/sign-up" className={classes['submit']}>
      {t.auth.createAccount}
    </Link>
    <Link to="/sign-in" className={classes['passkey']}>
      {t.auth.signIn}
    </Link>
  </>
);

function SignOut() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes['passkey']}
        onClick={() => {
          setFailed(false);
          signOut().catch(() => setFailed(true));
        }}
      >
        {texts.signOut}
      </button>
      <Problem text={failed ? texts.signOutFailed : null} />
    </>
  );
}
