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
  /** Outlives a sign-out: the entry says why. */
  stays?: true;
  /** Outlives the end of a session, as queued writes do, but neither a sign-out nor the arrival of somebody else. */
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
   * Whether keys without Ctrl or Cmd are shortcuts, 'off' or nothing.
   * Which keys act is a setting of the device: whoever dictates or has an unsteady hand needs it before signing in.
   */
  singleKeys: {
    area: 'local',
    key: 'homefold-single-keys',
    stays: true,
  },
  /**
   * The token of an invitation link, while the person signs in or up.
   * An invitation belongs to whoever opened its link in this tab, often before signing in or out of another account. It goes when
   * it is used or refused, when somebody with a family signs in, and with the tab.
   */
  invite: {
    area: 'session',
    key: 'homefold-invite',
    stays: true,
  },
  /**
   * What that invitation says: the names of the family and of who invites, and where a mail went.
   * It belongs to the invitation, and goes with it.
   */
  invitedTo: {
    area: 'session',
    key: 'homefold-invite-to',
    stays: true,
  },
  /** Id of the last user of this browser. Present as long as data of theirs may be here. */
  lastUser: { area: 'local', key: 'homefold-last-user' },
  /** The user assumed when offline, and until when. */
  known: { area: 'local', key: 'homefold-user-known' },
  /** The banner of the demo was read, and is folded to one word from now on. */
  demoSeen: { area: 'local', key: 'homefold-user-demo-seen' },
  pushDevice: { area: 'local', key: 'homefold-user-push-device' },
  searches: { area: 'local', key: 'homefold-user-search-' },
  /** Whom the dashboard's frame greets before its code is there. */
  greeting: { area: 'local', key: 'homefold-user-greeting' },
  /** How many rows the dashboard reserves for today's jobs. */
  dueJobs: { area: 'local', key: 'homefold-user-due-jobs' },
  /** Whether something of the kitchen went off soon: the dashboard reserves its line. */
  useSoon: { area: 'local', key: 'homefold-user-use-soon' },
  eventTitles: { area: 'local', key: 'homefold-user-event-titles' },
  calendarView: { area: 'session', key: 'homefold-user-calendar-view' },
  /** What is ticked while a recipe is cooked, by recipe. */
  cooking: { area: 'local', key: 'homefold-user-cooking-' },
  /** The kitchen timers that run or ring. */
  timers: { area: 'local', key: 'homefold-user-timers' },
  handOff: { area: 'session', key: 'homefold-user-hand-off' },
  /** What was typed and not saved, by person, family and form: storage/drafts.ts. */
  drafts: { area: 'local', key: 'homefold-user-draft-', unsaved: true },
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

/** Of an entry with several values: what their keys end with. */
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
 * Removes all entries except those that stay, what is unsaved, and `lastUser`, which is removed last, when all of the user's data is gone.
 */
export function forgetPerson(): void {
  const kept: string[] = Object.values<Entry>(STORED).flatMap(({ key, stays }) => (stays ? [key] : []));
  kept.push(STORED.lastUser.key);
  const isKept = (key: string): boolean => kept.includes(key) || key.startsWith(STORED.drafts.key);
  for (const area of ['local', 'session'] as const)
    try {
      const storage = areaOf(area);
      for (const key of Object.keys(storage))
        if ([PREFIX, ...LEGACY].some((prefix) => key.startsWith(prefix)) && !isKept(key)) storage.removeItem(key);
    } catch {
      // Storage is blocked: there is nothing to remove.
    }
}

/** Drops all drafts, at sign-out, or those of everybody but the person who signs in. Here, because the landing page needs it. */
export function forgetDrafts(but?: string): void {
  for (const of of storedOf('drafts')) if (but === undefined || !of.startsWith(`${but}/`)) forgetStored('drafts', of);
}
