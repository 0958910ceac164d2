import { PAGES, type Page } from '@homefold/domain';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { t } from '../messages/public';
import { FirstPaint } from './first-paint/first-paint';
import { RequireAuth } from './require-auth';

const loadLanding = () => import('../features/landing/landing-page');
const LandingPage = lazy(loadLanding);
const SignedInApp = lazy(() => import('./signed-in-app'));
const SignInPage = lazy(() => import('../features/landing/auth/sign-in-page'));
const SignUpPage = lazy(() => import('../features/landing/auth/sign-up-page'));
const ResetPasswordPage = lazy(() => import('../features/landing/auth/reset-password-page'));
const JoinPage = lazy(() => import('../features/landing/auth/join-page'));
const SharedRecipePage = lazy(() => import('../features/meals/sharing/shared-recipe-route'));
const SharedWishlistPage = lazy(() => import('../features/wishlist/public/shared-wishlist-route'));
const NotFoundPage = lazy(() => import('./pages/not-found'));

// Prefetched while the session is checked: the landing page waits for that anyway.
if (typeof window !== 'undefined' && window.location.pathname === '/') void loadLanding().catch(() => undefined);

/** The element of each route: the server answers 404 to addresses that are not listed. */
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
  '/shared-recipe': <SharedRecipePage />,
  '/shared-wishlist': <SharedWishlistPage />,
};

/** All routes of the client, each code-split. */
export function AppRoutes() {
  return (
    <Suspense fallback={<FirstPaint label={t.common.loading} />}>
      <Routes>
        {PAGES.map((path) => (
          <Route key={path} path={path} element={elements[path]} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
