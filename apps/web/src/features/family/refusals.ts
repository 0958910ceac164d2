import { t } from '../../app/messages/family';
import { isNetworkError, toPublicError } from '../../graphql/errors';
import { errorText } from '../../graphql/use-domain-form';
import { useToasts } from '../../ui/toasts';

/** Why the server refused, in words for the person. */
export function refusalText(thrown: unknown): string {
  const error = toPublicError(thrown);
  return error.code === 'LAST_ADMIN' ? t.family.leave.lastAdmin : errorText(error);
}

/**
 * Runs something that has no form of its own: a failure becomes a toast in words, with Retry when trying again may help.
 * @returns whether it worked
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
