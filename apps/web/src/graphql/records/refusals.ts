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

/** The error text of a form after a rejected change; null when the change succeeded. */
export const failureOf = (change: Promise<unknown>, otherwise: string): Promise<string | null> =>
  change.then(
    () => null,
    (thrown: unknown) => refusalText(toPublicError(thrown), otherwise),
  );

/** The message for a failed change, or a function of the reason. */
export type Failed = string | ((reason: string, error: PublicError) => string);

/** The messages of one action on a record. */
export interface Attempt {
  /** Shown when the record no longer exists. */
  gone: string;
  /** Shown when a retry may succeed; a function of the reason is used for all other refusals too. */
  failed: Failed;
}

/**
 * Runs an action and never throws: a final refusal is shown and the visible data refetched; other failures offer a retry.
 * @param refetch fetches the visible data
 */
export function makeAttempt(toasts: ToastApi, refetch: () => Promise<unknown>) {
  return async function attempt(labels: Attempt, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (thrown) {
      const error = toPublicError(thrown);
      const gone = error.code === 'NOT_FOUND' || error.field === 'occurrenceDate';
      const { failed } = labels;
      const reason = typeof failed === 'string' ? errorText(error) : failed(errorText(error), error);
      if (!gone && !isFinal(error))
        return toasts.retry(typeof failed === 'string' ? failed : reason, () => void attempt(labels, action));
      toasts.error(gone ? labels.gone : reason);
      void refetch();
    }
  };
}
