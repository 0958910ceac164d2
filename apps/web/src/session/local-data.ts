import { forgetDrafts, forgetPerson, forgetStored, readStored, store } from '../storage/stored';

const onClear = new Set<() => void>();
/** Counts sign-ins: a clean-up that is still running must not remove the mark of a user who signed in since. */
let arrivals = 0;

/** Registers a cache (e.g. the GraphQL client's) to be emptied when the user changes. Returns the unsubscribe function. */
export function onUserDataCleared(clear: () => void): () => void {
  onClear.add(clear);
  return () => onClear.delete(clear);
}

/** Loaded only if somebody has signed in here: the landing page does not pay for it. */
const device = () => import('./forget-device');

/** Whether data of a user, also one who has signed out, may still be stored here. */
export const hasStoredUser = (): boolean => readStored('lastUser') !== null;

/**
 * Deletes everything that this browser stores about the user, except for what `STORED` marks as permanent and for
 * queued writes and drafts: those survive the end of a session, but not a sign-out (`forgetUnsaved`).
 * @param inDepth includes what is too slow to check on a first visit: the database, notifications
 */
export function clearUserData(inDepth: boolean): void {
  forgetPerson();
  for (const clear of onClear) clear();
  if (!inDepth) return;
  const until = arrivals;
  // If the tab is closed in the meantime, the mark remains and the next start continues.
  void device()
    .then(({ forgetDevice }) => forgetDevice())
    .then((done) => done && until === arrivals && forgetStored('lastUser'))
    .catch(() => undefined);
}

/** Discards a user's queued writes and drafts: the next user must not find them. */
export async function forgetUnsaved(userId: string): Promise<void> {
  forgetDrafts();
  try {
    await (await device()).forgetWrites(userId);
  } catch {
    // Without storage there are none.
  }
}

/** Records who is signed in; when the user has changed, the previous one's local data is deleted first. */
export function noteUser(id: string): void {
  const last = readStored('lastUser');
  if (last !== null && last !== id) clearUserData(true);
  forgetDrafts(id);
  arrivals += 1;
  store('lastUser', id);
}
