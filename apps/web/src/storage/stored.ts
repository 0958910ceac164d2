/**
 * All entries of the client in `localStorage` and `sessionStorage`. Lint forbids both elsewhere, so this list is complete:
 * signing out removes every entry without `stays`.
 *
 * Stored elsewhere in the browser: snapshots and queued writes (storage/device-store.ts), this device's push subscription
 * (graphql/push), and the service worker's caches, which contain only the client's own files.
 */
interface Entry {
  area: 'local' | 'session';
  /** Including the product's prefix; for an entry with one value per user, the start of the key. */
  key: `${typeof PREFIX}${string}`;
  /** Survives a sign-out, for the stated reason. */
  stays?: true;
  /** Survives the end of a session, as queued writes do, but neither a sign-out nor another user's sign-in. */
  unsaved?: boolean;
}

const PREFIX = 'homefold-';

export const STORED = {
  /**
   * Light, dark or neither. public/theme.js reads it before the first paint.
   * How this screen looks is a setting of the device and says nothing about a person.
   */
  theme: {
    area: 'local',
    key: 'homefold-theme',
    stays: true,
  },
  /**
   * Whether single-key shortcuts are enabled: 'off' or nothing. It is a setting of the device, because people who
   * dictate or have unsteady hands need it before signing in.
   */
  singleKeys: {
    area: 'local',
    key: 'homefold-single-keys',
    stays: true,
  },
  /**
   * The token of an invitation link, while the person signs in or up. An invitation belongs to whoever opened its link
   * in this tab, often before signing in or out of another account. It is removed when it is used or refused, when
   * somebody with a family signs in, and with the tab.
   */
  invite: {
    area: 'session',
    key: 'homefold-invite',
    stays: true,
  },
  /**
   * The preview of that invitation: the names of family and inviter, and a mail's address. It belongs to the invitation
   * and is removed with it.
   */
  invitedTo: {
    area: 'session',
    key: 'homefold-invite-to',
    stays: true,
  },
  /**
   * The secrets for releasing wishes that somebody took through a list's private link, by wish. They belong to whoever
   * opened the link on this device, mostly people without an account. They name neither the link nor the wish.
   */
  takenWishes: {
    area: 'local',
    key: 'homefold-taken-wish-',
    stays: true,
  },
  /**
   * By how much the server's clock is ahead of this device's, in milliseconds. It concerns the device, not a person.
   */
  clockAhead: {
    area: 'local',
    key: 'homefold-clock-ahead',
    stays: true,
  },
  /** Id of the last user of this browser. Present as long as data of theirs may be here. */
  lastUser: { area: 'local', key: 'homefold-last-user' },
  /** The user assumed when offline, and until when. */
  known: { area: 'local', key: 'homefold-user-known' },
  /** The demo's banner was shown, and is reduced to one word from now on. */
  demoSeen: { area: 'local', key: 'homefold-user-demo-seen' },
  pushDevice: { area: 'local', key: 'homefold-user-push-device' },
  searches: { area: 'local', key: 'homefold-user-search-' },
  /** The person whom the dashboard's frame greets before its code has loaded. */
  greeting: { area: 'local', key: 'homefold-user-greeting' },
  eventTitles: { area: 'local', key: 'homefold-user-event-titles' },
  calendarView: { area: 'session', key: 'homefold-user-calendar-view' },
  /** Ticks in cook mode, by recipe. */
  cooking: { area: 'local', key: 'homefold-user-cooking-' },
  /** Running and ringing kitchen timers. */
  timers: { area: 'local', key: 'homefold-user-timers' },
  /** Gifts unwrapped on this device, so that each is unwrapped only once. */
  unwrapped: { area: 'local', key: 'homefold-user-unwrapped' },
  handOff: { area: 'session', key: 'homefold-user-hand-off' },
  /** Unsaved input by person, family and form: storage/drafts.ts. */
  drafts: { area: 'local', key: 'homefold-user-draft-', unsaved: true },
  /** This tab is being reloaded into the new version of the client. */
  updating: { area: 'session', key: 'homefold-user-updating' },
  skippedSetup: { area: 'session', key: 'homefold-user-skipped-setup' },
} as const satisfies Record<string, Entry>;

export type StoredName = keyof typeof STORED;

/** Key prefixes of user data from earlier versions and of the specified caches. */
const LEGACY = ['family-summary-cache-', 'family-autocomplete-', 'recent-searches-', 'popular-searches-'];

/** @throws where the browser blocks storage */
const areaOf = (area: Entry['area']): Storage => (area === 'local' ? localStorage : sessionStorage);

/**
 * A stored value; null when there is none or storage is blocked.
 * @param of the user, for an entry with one value per user
 */
export function readStored(name: StoredName, of = ''): string | null {
  try {
    return areaOf(STORED[name].area).getItem(STORED[name].key + of);
  } catch {
    return null;
  }
}

/** The same parsed; null also if it is invalid JSON. The caller has to validate it: users can edit it. */
export function readStoredJson(name: StoredName, of = ''): unknown {
  try {
    return JSON.parse(readStored(name, of) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** @returns false when storage is blocked or full: nothing was stored then. */
export function store(name: StoredName, value: string, of = ''): boolean {
  try {
    areaOf(STORED[name].area).setItem(STORED[name].key + of, value);
    return true;
  } catch {
    return false;
  }
}

/** Calls `follow` whenever another tab changes an entry. Returns the unsubscribe function. */
export function onStoredElsewhere(name: StoredName, follow: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    // null: all entries were removed
    if (key === null || key.startsWith(STORED[name].key)) follow();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The key suffixes of an entry with several values. */
export function storedOf(name: StoredName): string[] {
  const { area, key } = STORED[name];
  try {
    return Object.keys(areaOf(area)).flatMap((one) => (one.startsWith(key) ? [one.slice(key.length)] : []));
  } catch {
    return [];
  }
}

/** @returns false when storage is blocked. */
export function forgetStored(name: StoredName, of = ''): boolean {
  try {
    areaOf(STORED[name].area).removeItem(STORED[name].key + of);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes all entries except permanent ones, unsaved input, and `lastUser`, which is removed last, when all of the
 * user's data is gone.
 */
export function forgetPerson(): void {
  const kept: string[] = Object.values<Entry>(STORED).flatMap(({ key, stays }) => (stays ? [key] : []));
  kept.push(STORED.lastUser.key, STORED.drafts.key);
  const isKept = (key: string): boolean => kept.some((start) => key.startsWith(start));
  for (const area of ['local', 'session'] as const)
    try {
      const storage = areaOf(area);
      for (const key of Object.keys(storage))
        if ([PREFIX, ...LEGACY].some((prefix) => key.startsWith(prefix)) && !isKept(key)) storage.removeItem(key);
    } catch {
      // Storage is blocked: there is nothing to remove.
    }
}

/**
 * Drops all drafts at sign-out, or those of everybody but the person who signs in. Defined here because the landing
 * page needs it.
 */
export function forgetDrafts(but?: string): void {
  for (const of of storedOf('drafts')) if (but === undefined || !of.startsWith(`${but}/`)) forgetStored('drafts', of);
}
