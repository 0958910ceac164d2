import { addDays, endOfMonth, startOfMonth } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';

/** The longest part of a week outside the month in its grid, and one week more for the week view's neighbours. */
const AROUND_DAYS = 6 + 7;

/**
 * The dates to fetch: the month around the date and thirteen days on either side. It covers every view of that month,
 * so that switching views fetches nothing, for any first day of the week: the request sent before the family is known
 * (early/main.ts) is then the same as the page's (54 to 57 days; the server allows 400).
 */
export const windowAround = (date: CalendarDate): { from: CalendarDate; to: CalendarDate } => ({
  from: addDays(startOfMonth(date), -AROUND_DAYS),
  to: addDays(endOfMonth(date), AROUND_DAYS),
});
