import { ApolloLink, Observable } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client';
import { markReached, lastReachedAt, markMissed } from '../connection';
import { isNetworkError, NotAvailableOfflineError } from '../errors';

/** Notifies the snapshot and the optimistic layers of every answer, including those from the device's copy. */
const listeners = new Set<() => void>();

/** Calls back after every answer; returns the unsubscribe function. */
export function onAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** After an answer that was written into the cache by hand: what depends on it follows as after any other. */
export function answered(): void {
  for (const listener of listeners) listener();
}

/** Loaded on demand; the service worker has precached it. */
const load = () => import('./snapshot-answers');

/**
 * Answers queries that do not reach the server from the device's copy; those it has no data for fail with NOT_AVAILABLE_OFFLINE when
 * there is no network. Mutations and refusals pass unchanged. With `context: { notFromDevice: true }` only the server may
 * answer.
 * @param onKept called after an answer from the device's copy
 */
export const makeOfflineLink = (cache: InMemoryCache, onKept: () => void): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const request = forward(operation).subscribe({
          next: (result) => {
            markReached();
            observer.next(result);
            answered();
          },
          complete: () => observer.complete(),
          error: (error: unknown) => {
            const asks = operation.operationType === 'query' && !operation.getContext()['notFromDevice'];
            if (!asks || !isNetworkError(error)) return observer.error(error);
            load()
              .then(({ answerFromSnapshot }) => answerFromSnapshot(cache, operation, lastReachedAt()))
              .then(
                (answer) => {
                  markMissed(answer?.times);
                  if (!answer) return observer.error(navigator.onLine ? error : new NotAvailableOfflineError(error));
                  onKept();
                  observer.next({ data: answer.data });
                  answered();
                  observer.complete();
                },
                () => {
                  markMissed();
                  observer.error(error);
                },
              );
          },
        });
        return () => request.unsubscribe();
      }),
  );
