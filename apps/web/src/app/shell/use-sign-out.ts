import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { waitingNow } from '../../graphql/offline/waiting';
import { useConfirm } from '../../ui/confirm';
import { useToasts } from '../../ui/toasts';
import { signOut } from '../auth/auth-store';
import { t } from '../messages';

/**
 * Signs out and goes to the landing page; says so when it failed, and nothing has changed then. Asks first when changes wait on this
 * device: the next person must not find them.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const toasts = useToasts();
  const confirm = useConfirm();
  return useCallback(() => {
    const leave = async (): Promise<void> => {
      const waiting = waitingNow();
      const { title, text, confirm: yes } = t.common.waiting.leave;
      if (waiting.length > 0 && !(await confirm({ title, text: text(waiting.length), confirm: yes, danger: true })))
        return;
      await signOut();
      await navigate('/', { replace: true });
    };
    leave().catch(() => toasts.error(t.common.errors.signOut));
  }, [confirm, navigate, toasts]);
}
