/** What a calendar file may be at most. Whatever is larger is refused as a whole, with a message that names the limit. */
export const FILE_LIMITS = {
  bytes: 5 * 1024 * 1024,
  /** Characters of one line, with its continuations. */
  line: 64 * 1024,
  events: 10_000,
  /** Components within components. */
  depth: 8,
  /** Events of ours that come of a file, where rules are listed date by date. */
  dates: 20_000,
  /** Characters, and lines, of one component that are of use here: what we do not read counts for nothing. */
  component: 256 * 1024,
  componentLines: 4_000,
  zones: 1_000,
  /** STANDARD and DAYLIGHT of one zone, and dates of each. */
  observances: 200,
  observanceDates: 500,
  /** Days of rules looked at one by one, in all; also the series that changed occurrences are looked for in. */
  days: 3_000_000,
} as const;

/**
 * Events that a family's calendar may have for a file to add some: decades of a full life. Some calls answer, and every feed
 * holds, all of them at once.
 */
export const MAX_FAMILY_EVENTS = 30_000;
