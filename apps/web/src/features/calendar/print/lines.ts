/** Space on an A4 page in landscape between heading and legend, in px. */
const BODY = 640;
const WEEKDAYS = 22;
const NUMBER = 20;
const LINE = 15;

/** Height of a line of the printed month, in px. */
export const PRINTED_LINE = LINE;

/** How many lines a day has in a printed month of this many weeks. */
export const monthLines = (weeks: number): number => Math.floor(((BODY - WEEKDAYS) / weeks - NUMBER) / LINE);

/** An entry of the printed week: its time, and its title in one line or more. */
const WEEK_ENTRY = 2 * LINE + 4;
const MOST_TITLE_LINES = 3;

/**
 * The capacity of a column of the printed week.
 * @param most number of events of the fullest day
 * @returns how many events are shown, and the lines of a title
 */
export function weekCapacity(most: number): { shown: number; titleLines: number } {
  const room = BODY - WEEKDAYS;
  const shown = Math.floor(room / WEEK_ENTRY);
  if (most > shown) return { shown: shown - 1, titleLines: 1 };
  const titleLines = 1 + Math.floor((room / Math.max(1, most) - WEEK_ENTRY) / LINE);
  return { shown, titleLines: Math.min(MOST_TITLE_LINES, titleLines) };
}
