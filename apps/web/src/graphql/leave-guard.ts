import { ApolloLink, Observable } from '@apollo/client';

let onTheirWay = 0;

const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();

function begin(): void {
  onTheirWay += 1;
  if (onTheirWay === 1) window.addEventListener('beforeunload', askFirst);
}

function end(): void {
  onTheirWay -= 1;
  // Only registered while needed: a page with a beforeunload handler is kept out of the back/forward cache.
  if (onTheirWay === 0) window.removeEventListener('beforeunload', askFirst);
}

/**
 * Makes the browser confirm before leaving the page while a mutation is in flight: the optimistic update has been on screen
 * since the click, and on a slow connection the write would be lost silently. Mutations with `context: { kept: true }` are
 * stored on this device and need no guard.
 */
export const makeLeaveGuard = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== 'mutation' || operation.getContext()['kept']) return forward(operation);
    return new Observable((observer) => {
      begin();
      const request = forward(operation).subscribe(observer);
      return () => {
        request.unsubscribe();
        end();
      };
    });
  });
