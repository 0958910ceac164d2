import { t } from '../../messages/family';
import { isNetworkError, toPublicError } from '../../graphql/errors';
import { errorText } from '../../graphql/use-domain-form';
import { useToasts } from '../../ui/toasts/toasts';

/** The error message of a refusal. */
export function refusalText(thrown: unknown): string {
  const error = toPublicError(thrown);
  return error.code === 'LAST_ADMIN' ? t.family.leave.lastAdmin : errorText(error);
}

/**
 * Runs an action without a form: failures are shown in a toast, with Retry where that may help.
 * @returns whether it succeeded
 */
export function useAct(): (action: () => Promise<unknown>) => Promise<boolean> {
  const toasts = useToasts();
  return async function act(action): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (thrown) {
      if (isNetworkError(thrown)) toasts.retry(refusalText(thrown), () => void act(action));
      else toasts.error(refusalText(thrown));
      return false;
    }
  };
}
