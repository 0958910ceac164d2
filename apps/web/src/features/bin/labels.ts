import { addDays, formatLongDate, todayIn } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../messages/bin';
import type { BinItemFieldsFragment } from './generated';

const DAY_MS = 86_400_000;

export type BinItem = BinItemFieldsFragment;

/**
 * Remaining days, rounded up: 30 at first, 1 at last. A record may have been deleted after `now`, which advances in steps
 * and by this device's clock.
 */
export function daysLeft({ deletedAt, restorableUntil }: BinItem, now: Date): number {
  const since = Math.max(now.getTime(), Date.parse(deletedAt));
  return Math.max(1, Math.ceil((Date.parse(restorableUntil) - since) / DAY_MS));
}

/** The records grouped by day of deletion, in order. */
export function byDay(items: readonly BinItem[], timeZone: string): { day: CalendarDate; items: BinItem[] }[] {
  const days: { day: CalendarDate; items: BinItem[] }[] = [];
  for (const item of items) {
    const day = todayIn(timeZone, new Date(item.deletedAt));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

/** "Today", "Yesterday", "Thursday 8 October". */
export function dayTitle(day: CalendarDate, today: CalendarDate, locale: string): string {
  if (day === today) return t.bin.today;
  if (day === addDays(today, -1)) return t.bin.yesterday;
  return formatLongDate(day, locale, { year: day.slice(0, 4) !== today.slice(0, 4) });
}
