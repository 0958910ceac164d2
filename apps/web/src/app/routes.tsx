import { PAGES, type Page } from '@homefold/domain';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { Spinner } from '../ui/spinner';
import { t } from './messages/public';
import { RequireAuth } from './require-auth';

const loadLanding = () => import('../features/landing/landing-page');
const LandingPage = lazy(loadLanding);
const SignedInApp = lazy(() => import('./signed-in-app'));
const SignInPage = lazy(() => import('../features/landing/sign-in-page'));
const SignUpPage = lazy(() => import('../features/landing/sign-up-page'));
const ResetPasswordPage = lazy(() => import('../features/landing/reset-password-page'));
const JoinPage = lazy(() => import('./pages/join'));
const NotFoundPage = lazy(() => import('./pages/not-found'));

// On its way while the session is asked for: the landing page waits for that answer anyway.
if (window.location.pathname === '/') void loadLanding().catch(() => undefined);

/** What stands at each address: the server answers 404 to those that are not in the list. */
const elements: Record<Page, ReactNode> = {
  '/': <LandingPage />,
  '/dashboard': (
    <RequireAuth>
      <SignedInApp />
    </RequireAuth>
  ),
  '/sign-in/*': <SignInPage />,
  '/sign-up/*': <SignUpPage />,
  '/reset-password': <ResetPasswordPage />,
  '/join': <JoinPage />,
};

/** Every address of the client, each with its own code. */
export function AppRoutes() {
  return (
    <Suspense fallback={<Spinner full label={t.common.loading} />}>
      <Routes>
        {PAGES.map((path) => (
          <Route key={path} path={path} element={elements[path]} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
