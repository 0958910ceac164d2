/**
 * Everything that the client keeps in `localStorage` and `sessionStorage`. Lint allows them nowhere else, so that this list is
 * complete: signing out removes every entry that does not say why it `stays`.
 *
 * Elsewhere in the browser: what was on screen and the changes that wait (graphql/offline/device-store.ts), this device's push
 * subscription (graphql/push), and the service worker's caches, which hold the client's own files and nobody's data.
 */
interface Entry {
  area: 'local' | 'session';
  /** With the prefix of the product; of an entry with one value for each user the beginning. */
  key: `${typeof PREFIX}${string}`;
  /** Why this outlives a sign-out. */
  stays?: string;
}

const PREFIX = 'homefold-';

export const STORED = {
  /** Light, dark or neither. public/theme.js reads it before the first paint. */
  theme: {
    area: 'local',
    key: 'homefold-theme',
    stays: 'How this screen looks is a setting of the device and says nothing about a person.',
  },
  /** The token of an invitation link, while the person signs in or up. */
  invite: {
    area: 'session',
    key: 'homefold-invite',
    stays:
      'An invitation belongs to whoever opened its link in this tab, often before signing in or out of another account. It goes ' +
      'when it is used or refused, when somebody with a family signs in, and with the tab.',
  },
  /** Id of who used this browser last. Present for as long as anything of theirs may be here. */
  lastUser: { area: 'local', key: 'homefold-last-user' },
  /** Who is known without a network, and until when. */
  known: { area: 'local', key: 'homefold-user-known' },
  pushDevice: { area: 'local', key: 'homefold-user-push-device' },
  searches: { area: 'local', key: 'homefold-user-search-' },
  eventTitles: { area: 'local', key: 'homefold-user-event-titles' },
  calendarView: { area: 'session', key: 'homefold-user-calendar-view' },
  handOff: { area: 'session', key: 'homefold-user-hand-off' },
  skippedSetup: { area: 'session', key: 'homefold-user-skipped-setup' },
} as const satisfies Record<string, Entry>;

export type StoredName = keyof typeof STORED;

/** What earlier versions and the specified caches kept of a person. */
const LEGACY = ['family-summary-cache-', 'family-autocomplete-', 'recent-searches-', 'popular-searches-'];

/** @throws where the browser blocks storage */
const areaOf = (area: Entry['area']): Storage => (area === 'local' ? localStorage : sessionStorage);

/**
 * A stored value; null when there is none or storage is blocked.
 * @param of whose, where an entry has one value for each user
 */
export function readStored(name: StoredName, of = ''): string | null {
  try {
    return areaOf(STORED[name].area).getItem(STORED[name].key + of);
  } catch {
    return null;
  }
}

/** The same parsed; null as well when it is no JSON. What is in it is for the caller to check: anybody can edit it. */
export function readStoredJson(name: StoredName, of = ''): unknown {
  try {
    return JSON.parse(readStored(name, of) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** @returns false when storage is blocked or full: then nothing was kept. */
export function store(name: StoredName, value: string, of = ''): boolean {
  try {
    areaOf(STORED[name].area).setItem(STORED[name].key + of, value);
    return true;
  } catch {
    return false;
  }
}

/** @returns false when storage is blocked. */
export function forgetStored(name: StoredName): boolean {
  try {
    areaOf(STORED[name].area).removeItem(STORED[name].key);
    return true;
  } catch {
    return false;
  }
}

/** Removes every entry but those that stay and `lastUser`, which goes last, when nothing of this person is left anywhere. */
export function forgetPerson(): void {
  const kept: string[] = Object.values<Entry>(STORED).flatMap(({ key, stays }) => (stays ? [key] : []));
  kept.push(STORED.lastUser.key);
  for (const area of ['local', 'session'] as const)
    try {
      const storage = areaOf(area);
      for (const key of Object.keys(storage))
        if ([PREFIX, ...LEGACY].some((prefix) => key.startsWith(prefix)) && !kept.includes(key))
          storage.removeItem(key);
    } catch {
      // Storage is blocked: there is nothing to remove.
    }
}
