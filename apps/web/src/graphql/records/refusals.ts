import type { ToastApi } from '../../ui/toasts/toasts';
import { toPublicError } from '../errors';
import type { PublicError } from '../errors';
import { errorText } from '../use-domain-form';

/** Refusals that a retry of the same request cannot change; the server's message gives the reason. */
const FINAL = ['INVALID', 'FORBIDDEN', 'CONFLICT', 'VERSION_CONFLICT', 'SYSTEM_EVENT', 'FEATURE_LOCKED'];

/** Whether retrying the same request is pointless. */
export const isFinal = ({ code }: PublicError): boolean => FINAL.includes(code);

/** The error text of a form: the server's message where the user can act on it, the form's own otherwise. */
export const refusalText = (error: PublicError, otherwise: string): string =>
  isFinal(error) || ['NOT_FOUND', 'RATE_LIMITED'].includes(error.code) ? errorText(error) : otherwise;

/** The same with the documented words before the reason of a refusal: "Failed to add ingredient: …". */
export const refusalBehind = (error: PublicError, words: (reason: string) => string, otherwise: string): string =>
  isFinal(error) ? words(errorText(error)) : refusalText(error, otherwise);

/** The error text of a form after a rejected change; null when the change succeeded. */
export const failureOf = (
  change: Promise<unknown>,
  otherwise: string,
  words: (reason: string) => string = (reason) => reason,
): Promise<string | null> =>
  change.then(
    () => null,
    (thrown: unknown) => refusalBehind(toPublicError(thrown), words, otherwise),
  );

/** The message for a failed change, or a function of the reason. */
export type Failed = string | ((reason: string, error: PublicError) => string);

/**
 * Runs an action and never throws: a final refusal is shown and the visible data refetched; other failures offer a retry.
 * @param refetch fetches the visible data
 */
export function makeAttempt(toasts: ToastApi, refetch: () => Promise<unknown>) {
  /**
   * @param gone shown when the record no longer exists
   * @param failed shown when a retry may succeed; a function of the reason is used for all other refusals too
   */
  return async function attempt(
    { gone, failed }: { gone: string; failed: Failed },
    action: () => Promise<void>,
  ): Promise<void> {
    try {
      await action();
    } catch (thrown) {
      const error = toPublicError(thrown);
      const isGone = error.code === 'NOT_FOUND' || error.field === 'occurrenceDate';
      const reason = typeof failed === 'string' ? errorText(error) : failed(errorText(error), error);
      if (!isGone && !isFinal(error))
        return toasts.retry(typeof failed === 'string' ? failed : reason, () => void attempt({ gone, failed }, action));
      toasts.error(isGone ? gone : reason);
      void refetch();
    }
  };
}
