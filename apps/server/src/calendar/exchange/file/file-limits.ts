/** Limits of a calendar file. Anything larger is refused as a whole, with a message that names the limit. */
export const FILE_LIMITS = {
  bytes: 5 * 1024 * 1024,
  /** Characters of one unfolded line. */
  line: 64 * 1024,
  events: 10_000,
  /** Nesting depth of components. */
  depth: 8,
  /** Events produced from a file, where rules are listed date by date. */
  dates: 20_000,
  /** Characters and lines of one component, counting only properties that are read. */
  component: 256 * 1024,
  componentLines: 4_000,
  zones: 1_000,
  /** STANDARD and DAYLIGHT rules per zone, and dates of each. */
  observances: 200,
  observanceDates: 500,
  /** Days tested for rules, in total; also the series searched for changed occurrences. */
  days: 3_000_000,
} as const;

/**
 * Maximum size of a family's calendar after an import: decades of a full life. Some calls and every feed load all
 * events at once.
 */
export const MAX_FAMILY_EVENTS = 30_000;
