import { formatDate, isLocale, weekdayNames, DEFAULT_LOCALE } from './format';
import type { CalendarDate } from './dates';
import { weekdayOffsets, weekdayOfMonth } from './recurring-days';
import type { Nth, RecurringDays } from './recurring-days';

const ORDINALS: Record<Nth, string> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last' };

/** "second", "last". */
export const nthName = (nth: Nth): string => ORDINALS[nth];

/**
 * The days of a series, to follow "every week on": "Mon and Wed", "weekdays", "the second Tuesday", "the last Monday in
 * May" for a yearly one; null when its start date implies them.
 */
export function describeRecurringDays(
  { recurringType, recurringDays, eventDate }: RepeatOn,
  locale: string,
): string | null {
  const type = recurringType ?? '';
  const offsets = weekdayOffsets(type, recurringDays);
  if (offsets) {
    if (offsets.join() === '0,1,2,3,4') return 'weekdays';
    const names = weekdayNames(locale, 1, 'short');
    const list = new Intl.ListFormat(isLocale(locale) ? locale : DEFAULT_LOCALE, { type: 'conjunction' });
    return list.format(offsets.map((offset) => names[offset] ?? ''));
  }
  const monthly = weekdayOfMonth(type, recurringDays);
  if (!monthly) return null;
  const day = `the ${nthName(monthly.nth)} ${weekdayNames(locale, 0, 'long')[monthly.weekday] ?? ''}`;
  return type === 'yearly' ? `${day} in ${formatDate(eventDate, locale, { month: 'long' })}` : day;
}

interface RepeatOn {
  recurringType?: string | null;
  recurringDays?: RecurringDays | undefined;
  eventDate: CalendarDate;
}
