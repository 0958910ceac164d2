import { forgetPerson, forgetStored, readStored, store } from '../../storage/stored';

const onClear = new Set<() => void>();
/** Grows with everybody who signs in: what is still being removed by then must not take their mark along. */
let arrivals = 0;

/** Registers a cache (e.g. the GraphQL client's) to be emptied whenever the person changes. Returns the way to stop. */
export function onUserDataCleared(clear: () => void): () => void {
  onClear.add(clear);
  return () => onClear.delete(clear);
}

/** Only for somebody who was here: the landing page of a stranger does not wait for it. */
const device = () => import('./forget-device');

/** Whether something of a person may still be here, also of one who is not signed in any more. */
export const somebodyWasHere = (): boolean => readStored('lastUser') !== null;

/**
 * Forgets everything that this browser keeps of the person who used it, but for what `STORED` says stays and changes that wait
 * for the server: those survive the end of a session, and are given up by a sign-out (`forgetWaiting`).
 *
 * @param inDepth also what costs a stranger's page time to look for: the database, notifications
 */
export function clearUserData(inDepth: boolean): void {
  forgetPerson();
  for (const clear of onClear) clear();
  if (!inDepth) return;
  const until = arrivals;
  // A tab that is closed meanwhile leaves the mark, and the next start goes on.
  void device()
    .then(({ forgetDevice }) => forgetDevice())
    .then((done) => done && until === arrivals && forgetStored('lastUser'))
    .catch(() => undefined);
}

/** Gives up the changes of a person that wait for the server: the next one must not find them. */
export async function forgetWaiting(userId: string): Promise<void> {
  try {
    await (await device()).forgetWrites(userId);
  } catch {
    // A browser that keeps nothing has none.
  }
}

/** Notes who is signed in; when it is somebody else than last time, the previous person's local data goes first. */
export function noteUser(id: string): void {
  const last = readStored('lastUser');
  if (last !== null && last !== id) clearUserData(true);
  arrivals += 1;
  store('lastUser', id);
}
