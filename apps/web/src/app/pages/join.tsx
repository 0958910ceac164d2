import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { Spinner } from '../../ui/states/spinner';
import { useAuth, useIsGuest } from '../../session/auth-store';
import { storeInvite } from '../../session/invite';
import { t } from '../../messages/public';

/**
 * `/join?invite=token`, the link in an invitation mail: stores the token, then goes to sign-up or, signed in, to the
 * dashboard. A guest of the demo needs an account first.
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
