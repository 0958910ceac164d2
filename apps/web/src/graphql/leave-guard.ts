import { ApolloLink, Observable } from '@apollo/client';

let onTheirWay = 0;

const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();

function begin(): void {
  onTheirWay += 1;
  if (onTheirWay === 1) window.addEventListener('beforeunload', askFirst);
}

function end(): void {
  onTheirWay -= 1;
  // Only while it is needed: a page that asks is not kept for the way back.
  if (onTheirWay === 0) window.removeEventListener('beforeunload', askFirst);
}

/**
 * While a change is on its way the browser asks before it leaves the page. The screen has shown it since the click; on a slow line
 * it would be lost without a word. With `context: { kept: true }` it is on this device, and nothing would be lost.
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
