import { Navigate, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import { Spinner } from '../ui/spinner';
import { refreshAuth, useAuth } from './auth/auth-store';
import { t } from './messages/public';
import { FullPageError } from './pages/full-page-error';

/** Shows its children to somebody who is signed in; sends everybody else to sign in, and back afterwards. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  const location = useLocation();
  if (status === 'loading') return <Spinner full label={t.common.loading} />;
  if (status === 'error') return <FullPageError text={t.common.errors.auth} onRetry={() => void refreshAuth()} />;
  if (status === 'signed-out')
    return <Navigate replace to="/sign-in" state={{ from: location.pathname + location.search + location.hash }} />;
  return children;
}
