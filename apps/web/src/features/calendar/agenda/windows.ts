import { addDays, addMonths, dayNumber, endOfMonth, startOfMonth } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import type { Window } from '../model/types';

/** The extent of the agenda: windows loaded after the first one, and before today. */
export interface Reach {
  later: number;
  earlier: number;
}

/** The agenda grows by itself to about a year, further on request: it has no end. */
export const LATER_BY_ITSELF = 4;

/** If fewer days than these are left of the month, the first window includes the next month. */
const FEW_DAYS = 14;
const MONTHS_A_WINDOW = 3;

/**
 * The windows of the agenda in order, each loaded on its own and all of whole months: from today on, later ones of three
 * months, earlier ones of one month up to yesterday.
 */
export function windowsOf(today: CalendarDate, { later, earlier }: Reach): Window[] {
  const month = endOfMonth(today);
  const isShort = dayNumber(month) - dayNumber(today) < FEW_DAYS;
  const first = { from: today, to: isShort ? endOfMonth(addDays(month, 1)) : month };
  const windows: Window[] = [first];
  for (let count = 0; count < later; count += 1) {
    const from = addDays(windows.at(-1)?.to ?? today, 1);
    windows.push({ from, to: endOfMonth(addMonths(from, MONTHS_A_WINDOW - 1)) });
  }
  for (let count = 0; count < earlier; count += 1) {
    const to = addDays(windows[0]?.from ?? today, -1);
    windows.unshift({ from: startOfMonth(to), to });
  }
  return windows;
}

/** The loaded windows without a gap around the first one: others would be inserted under the reader's finger. */
export function connected<W extends Window>(
  windows: readonly W[],
  today: CalendarDate,
  isLoaded: (one: W) => boolean,
): W[] {
  const at = windows.findIndex(({ from }) => from === today);
  const later = windows.slice(at);
  const earlier = windows.slice(0, Math.max(0, at)).reverse();
  const until = (list: readonly W[]): W[] => {
    const gap = list.findIndex((one) => !isLoaded(one));
    return gap < 0 ? [...list] : list.slice(0, gap);
  };
  const reached = until(later);
  return reached.length === 0 ? [] : [...until(earlier).reverse(), ...reached];
}
