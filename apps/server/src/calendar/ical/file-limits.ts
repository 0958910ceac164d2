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
  /** Days of rules looked at one by one, in all. */
  days: 3_000_000,
} as const;
