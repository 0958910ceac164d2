import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Spinner } from '../../ui/spinner';
import { useAuth, useIsGuest } from '../auth/auth-store';
import { storeInvite } from '../auth/invite';
import { t } from '../messages/public';

/**
 * `/join?invite=token`, the link of an invitation mail: keeps the token, then sign-up or, signed in, the dashboard. A guest
 * of the demo needs an account of their own first.
 */
export default function JoinPage() {
  const [params] = useSearchParams();
  const { status } = useAuth();
  const guest = useIsGuest();
  const token = params.get('invite');
  useEffect(() => {
    if (token) storeInvite(token);
  }, [token]);
  if (status === 'loading') return <Spinner full label={t.common.loading} />;
  return <Navigate replace to={status === 'signed-in' && !guest ? '/dashboard' : '/sign-up'} />;
}
