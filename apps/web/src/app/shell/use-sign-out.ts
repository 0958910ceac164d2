import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useToasts } from '../../ui/toasts';
import { signOut } from '../auth/auth-store';
import { t } from '../messages';

/** Signs out and goes to the landing page; says so when it failed, and nothing has changed then. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const toasts = useToasts();
  return useCallback(() => {
    signOut().then(
      () => navigate('/', { replace: true }),
      () => toasts.error(t.common.errors.signOut),
    );
  }, [navigate, toasts]);
}
