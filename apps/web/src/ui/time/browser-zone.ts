import type { CalendarDate } from '@homefold/domain';

/** The browser's time zone, 'Europe/London' when it reports none. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/London';

/** Today's date in that zone, without `Intl`, whose first use takes a phone as long as a frame or two. */
export const todayHere = (now: Date): CalendarDate =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
