import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useAuth, useIsGuest } from '../../session/auth-store';
import { t } from '../../messages/public';
import { SkipLink } from '../../ui/basics/skip-link';
import { takeOver } from '../../ui/browser/early-click';
import { useHydrated } from '../../ui/browser/use-hydrated';
import { usePageTitle } from '../../ui/sections/use-page-title';
import { Waiting } from '../../ui/states/waiting';
import { Call } from './call';
import { Hero } from './hero';
import classes from './landing.module.css';
import { LandingFooter } from './landing-footer';
import { Preview } from './preview';
import { Quotes } from './quotes';
import { Rooms } from './rooms';
import { TopBar } from './top-bar';
import type { LandingActions } from './landing-actions';
import { Why } from './why';

const loadModal = () => import('./auth/auth-modal');
const AuthModal = lazy(loadModal);
/** Opening it repeats what failed. */
const warmUp = (): void => void loadModal().catch(() => undefined);

/**
 * The public page. The sign-in and sign-up modals follow the hash (`#sign-in`, `#sign-up`), so that they can be linked to,
 * and Back closes them; their code is prefetched on hover or focus.
 */
export default function LandingPage() {
  const { status, user } = useAuth();
  const guest = useIsGuest();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  usePageTitle(t.common.product);

  useEffect(takeOver, []);
  const hydrated = useHydrated();
  const known = status !== 'loading';
  useEffect(() => {
    // Hidden by theme.js for people who were signed in on this device, whose page greets them by name.
    if (known) delete document.documentElement.dataset['returning'];
  }, [known]);

  const open = (which: 'sign-in' | 'sign-up'): void => {
    // Loaded in parallel with the session, without which it does not show.
    warmUp();
    void navigate({ hash: which }, { state: { opened: true }, preventScrollReset: true });
  };
  const actions: LandingActions = {
    // A guest of the demo has no account yet.
    user: status === 'signed-in' && !guest ? user : null,
    openSignIn: () => open('sign-in'),
    openSignUp: () => open('sign-up'),
    openDashboard: () => void navigate('/dashboard'),
    warmUp,
  };
  const opened = (state as { opened?: boolean } | null)?.opened === true;
  const close = () => void (opened ? navigate(-1) : navigate({ hash: '' }, { replace: true }));
  const modal = !hydrated || !known ? null : hash === '#sign-in' ? 'sign-in' : hash === '#sign-up' ? 'sign-up' : null;
  // Signed in: the modal is done.
  if (modal && status === 'signed-in') return <Navigate replace to={guest ? `/${modal}` : '/dashboard'} />;

  return (
    <div className={classes['page']}>
      <SkipLink>{t.common.skipToContent}</SkipLink>
      <TopBar {...actions} />
      <main id="content" tabIndex={-1}>
        <Hero {...actions} />
        <Preview />
        <Rooms />
        <Why />
        <Quotes />
        <Call {...actions} />
      </main>
      <LandingFooter />
      {modal && (
        <Suspense fallback={<Waiting />}>
          <AuthModal key={modal} which={modal} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
