import type { ToastApi } from '../ui/toasts';
import { toPublicError } from './errors';
import type { PublicError } from './errors';
import { errorText } from './use-domain-form';

/** Refusals that stay as long as the request does; the server's sentence says why. */
const FINAL = ['INVALID', 'FORBIDDEN', 'CONFLICT', 'VERSION_CONFLICT', 'SYSTEM_EVENT', 'FEATURE_LOCKED'];

/** Whether trying the same again cannot help. */
export const isFinal = ({ code }: PublicError): boolean => FINAL.includes(code);

/** What a form says: the server's sentence where a person can act on it, the form's own otherwise. */
export const refusalText = (error: PublicError, otherwise: string): string =>
  isFinal(error) || ['NOT_FOUND', 'RATE_LIMITED'].includes(error.code) ? errorText(error) : otherwise;

/** One tap on a record. */
export interface Attempt {
  /** What is said when the record is gone. */
  gone: string;
  /** What is said when it may work later. */
  failed: string;
}

/**
 * Runs what a tap asks for and never throws: a refusal is said and what is on screen is fetched again; what may work later can
 * be retried.
 * @param refetch fetches what is on screen
 */
export function makeAttempt(toasts: ToastApi, refetch: () => Promise<unknown>) {
  return async function attempt(words: Attempt, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (thrown) {
      const error = toPublicError(thrown);
      const gone = error.code === 'NOT_FOUND' || error.field === 'occurrenceDate';
      if (!gone && !isFinal(error)) return toasts.retry(words.failed, () => void attempt(words, action));
      toasts.error(gone ? words.gone : errorText(error));
      void refetch();
    }
  };
}
