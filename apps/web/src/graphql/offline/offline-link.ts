import { ApolloLink, Observable } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client';
import { heard, heardAt, missed } from '../connection';
import { isNetworkError, NotKeptError } from '../errors';

/** Whoever keeps what is on screen, or shows something on top of it, is told of every answer, the device's own too. */
const listeners = new Set<() => void>();

/** Calls back after every answer that went into the cache; returns the way to stop. */
export function onAnswer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Loaded when it is first needed; the service worker has it ready for that moment. */
const load = () => import('./kept-answers');

/**
 * Answers reads that do not reach the server from what this device has kept; a read of something that it has not fails with
 * NOT_KEPT. Writes and refusals pass as they are.
 * With `context: { notFromDevice: true }` the server itself has to answer.
 * @param onKept after an answer that is the device's own
 */
export const makeOfflineLink = (cache: InMemoryCache, onKept: () => void): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const request = forward(operation).subscribe({
          next: (result) => {
            heard();
            observer.next(result);
            tell();
          },
          complete: () => observer.complete(),
          error: (error: unknown) => {
            const asks = operation.operationType === 'query' && !operation.getContext()['notFromDevice'];
            if (!asks || !isNetworkError(error)) return observer.error(error);
            load()
              .then(({ keptAnswer }) => keptAnswer(cache, operation, heardAt()))
              .then(
                (answer) => {
                  missed(answer?.times);
                  if (!answer) return observer.error(navigator.onLine ? error : new NotKeptError(error));
                  onKept();
                  observer.next({ data: answer.data });
                  tell();
                  observer.complete();
                },
                () => {
                  missed();
                  observer.error(error);
                },
              );
          },
        });
        return () => request.unsubscribe();
      }),
  );
