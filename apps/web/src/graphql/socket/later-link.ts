import { ApolloLink, Observable } from '@apollo/client';
import { setSocketLost } from '../connection';
import { retryWait } from './retry-wait';

/** A failed load counts as a lost connection and is retried like one. */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1)
    try {
      return await load();
    } catch {
      setSocketLost(true);
      await retryWait(tries);
    }
}

/**
 * A link whose code loads with its first operation, for the live connection: its streams open after the first answer
 * and replay what changed in between, so the first screen does not wait for it.
 */
export function laterLink(load: () => Promise<ApolloLink>): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  return new ApolloLink((operation, forward) => {
    loading ??= untilLoaded(load);
    const loaded = loading;
    return new Observable((observer) => {
      void loaded.then((link) => {
        // The subscriber may be gone by the time the code has loaded.
        if (!observer.closed) observer.add(link.request(operation, forward).subscribe(observer));
      });
    });
  });
}
