import type { ApolloClient, InMemoryCache } from '@apollo/client';
import { lastReachedAt, snapshotTimes } from '../connection';
import { admit, changeSnapshot } from '../../storage/device-store';
import { familyIn } from './snapshot-answers';
import { onAnswer } from './offline-link';
import { SCHEMA } from './schema-version';
import { nextSnapshot } from './snapshot';

/** Answers come in bursts: a snapshot is taken after this quiet period, in milliseconds. */
const QUIET_MS = 1000;

/**
 * Stores what this user sees on the device, for reading offline.
 * @returns stops it
 */
export function writeSnapshots(client: ApolloClient, userId: string): () => void {
  const cache = client.cache as InMemoryCache;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const save = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const familyId = familyIn(cache);
    if (stopped || familyId === undefined) return;
    // Extracted synchronously: another user's sign-in empties the cache.
    const now = {
      userId,
      familyId,
      schema: SCHEMA,
      live: cache.extract(),
      stale: new Map(snapshotTimes()),
      at: lastReachedAt(),
    };
    if (!(await changeSnapshot(userId, (before) => nextSnapshot(before, now)))) stop();
  };
  // Browsers without storage (private windows) work online only.
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
  // Also stores the answers that arrived before this module was loaded.
  admit(userId).then(saveQuietly, stop);
  return stop;
}
