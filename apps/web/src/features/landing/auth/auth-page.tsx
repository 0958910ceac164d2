import type { ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useAuth, useIsGuest } from '../../../session/auth-store';
import { readInvite } from '../../../session/invite';
import { t } from '../../../messages/public';
import { LogoMark } from '../../../ui/basics/logo';
import { Spinner } from '../../../ui/states/spinner';
import { usePageTitle } from '../../../ui/sections/use-page-title';
import { BackToDemo } from './auth-parts';
import classes from './auth.module.css';

/** The invitation's page, which shows whether it can be used. */
function invitePath(): string | null {
  const token = readInvite();
  return token && `/join?invite=${encodeURIComponent(token)}`;
}

/**
 * A form on its own page, for users who followed a link. Signed-in users are redirected to their target; a guest of the
 * demo stays, and can go back to it.
 */
export function AuthPage({
  title,
  children,
  drawing,
  forSignedIn = false,
}: {
  title: string;
  children: ReactNode;
  /** Above the title. */
  drawing?: ReactNode;
  /** Also shown to signed-in users. */
  forSignedIn?: boolean;
}) {
  const { status } = useAuth();
  const guest = useIsGuest();
  const { state } = useLocation();
  usePageTitle(title);
  if (status === 'loading') return <Spinner full label={t.common.loading} />;
  if (status === 'signed-in' && !guest && !forSignedIn)
    return <Navigate replace to={invitePath() ?? (state as { from?: string } | null)?.from ?? '/dashboard'} />;
  return (
    <main className={classes['page']}>
      <div className={classes['card']}>
        <Link to="/" className={classes['home']} aria-label={t.common.backHome}>
          <LogoMark size={36} />
        </Link>
        {drawing}
        <h1 className={classes['title']}>{title}</h1>
        {children}
        {guest && !forSignedIn && <BackToDemo />}
      </div>
    </main>
  );
}
