import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { queuedWrites } from '../../../graphql/offline/queued';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { historySettled } from '../../../ui/dialogs/history';
import { useToasts } from '../../../ui/toasts/toasts';
import { signOut } from '../../../session/auth-store';
import { t } from '../../../messages';

/**
 * Signs out and goes to the landing page; a failure is reported and changes nothing. Asks for confirmation when writes are
 * queued on this device, since signing out discards them.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  const toasts = useToasts();
  const confirm = useConfirm();
  return useCallback(() => {
    const leave = async (): Promise<void> => {
      const waiting = queuedWrites();
      const { title, text, confirm: yes } = t.common.waiting.leave;
      if (waiting.length > 0 && !(await confirm({ title, text: text(waiting.length), confirm: yes, danger: true })))
        return;
      // The step back of the question or of the sheet would undo the navigation, which must follow at once.
      await historySettled();
      await signOut();
      await navigate('/', { replace: true });
    };
    leave().catch(() => toasts.error(t.common.errors.signOut));
  }, [confirm, navigate, toasts]);
}
