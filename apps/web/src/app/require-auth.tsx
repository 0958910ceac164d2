import { Navigate, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { refreshAuth, useAuth } from '../session/auth-store';
import { t } from '../messages/public';
import { FirstPaint } from './first-paint/first-paint';
import { FullPageError } from './pages/full-page-error';

/** Renders its children for signed-in users; redirects others to the sign-in page, and back afterwards. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const location = useLocation();
  if (status === 'loading') return <FirstPaint label={t.common.loading} />;
  if (status === 'error') return <FullPageError text={t.common.errors.auth} onRetry={() => void refreshAuth()} />;
  if (status === 'signed-out')
    return <Navigate replace to="/sign-in" state={{ from: location.pathname + location.search + location.hash }} />;
  return children;
}
