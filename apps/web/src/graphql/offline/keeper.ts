import type { ApolloClient, InMemoryCache } from '@apollo/client';
import { heardAt, keptTimes } from '../connection';
import { admit, changeSnapshot } from './device-store';
import { familyIn } from './kept-answers';
import { onAnswer } from './offline-link';
import { SCHEMA } from './schema-version';
import { nextSnapshot } from './snapshot';

/** Answers come in bursts: what is on screen is kept once they are over, after so many milliseconds. */
const QUIET_MS = 1000;

/**
 * Keeps what this person sees on the device, so that it can be read without a network.
 * @returns the way to stop
 */
export function keepOnDevice(client: ApolloClient, userId: string): () => void {
  const cache = client.cache as InMemoryCache;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const familyId = familyIn(cache);
    if (stopped || familyId === undefined) return;
    // Taken now: another person's sign-in empties the cache.
    const now = {
      userId,
      familyId,
      schema: SCHEMA,
      live: cache.extract(),
      stale: new Map(keptTimes()),
      at: heardAt(),
    };
    if (!(await changeSnapshot(userId, (before) => nextSnapshot(before, now)))) stop();
  };
  // A browser that keeps nothing (a private window) is used with a network alone.
  const saveQuietly = (): void => void save().catch(() => undefined);
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(saveQuietly, QUIET_MS);
  };
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden' && timer !== undefined) saveQuietly();
  };
  const stopListening = onAnswer(soon);
  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    stopListening();
    document.removeEventListener('visibilitychange', onHidden);
  }
  document.addEventListener('visibilitychange', onHidden);
  // What came before this was loaded is kept, too.
  admit(userId).then(saveQuietly, stop);
  return stop;
}
