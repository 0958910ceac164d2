/** Local keys that belong to a person, not to the device: the specification's caches, and ours under one prefix. */
const PERSONAL = [
  'homefold-user-',
  'family-summary-cache-',
  'family-autocomplete-',
  'recent-searches-',
  'popular-searches-',
];
const LAST_USER = 'homefold-last-user';
const onClear = new Set<() => void>();

/** Registers a cache (e.g. the GraphQL client's) to be emptied whenever the person changes. Returns the way to stop. */
export function onUserDataCleared(clear: () => void): () => void {
  onClear.add(clear);
  return () => onClear.delete(clear);
}

function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage];
  } catch {
    // Storage is blocked: there is nothing to clear.
    return [];
  }
}

/** What can be read without a network goes, too. The key of who was known is gone by now: nothing of it would be shown meanwhile. */
function forgetKept(): void {
  if (typeof indexedDB === 'undefined') return;
  import('../../graphql/offline/device-store').then(({ forgetSnapshots }) => forgetSnapshots()).catch(() => undefined);
}

/** Forgets everything that was cached for the person who used this browser. */
export function clearUserData(): void {
  for (const storage of storages())
    for (const key of Object.keys(storage))
      if (PERSONAL.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  for (const clear of onClear) clear();
  forgetKept();
}

/** Notes who is signed in; when it is somebody else than last time, the previous person's local data goes first. */
export function noteUser(id: string): void {
  const [local] = storages();
  if (!local) return;
  const last = local.getItem(LAST_USER);
  if (last !== null && last !== id) clearUserData();
  local.setItem(LAST_USER, id);
}
