import {
  dayOfWeek,
  describeRecurringDays,
  formatDate,
  isCalendarDate,
  nthsOf,
  parseRecurringDay,
  recurringDayCode,
} from '@homefold/domain';
import type { RecurringType } from '@homefold/domain';
import { t } from '../../../messages/repeat';
import { SelectField } from '../select-field';
import { WeekdaysField } from './weekdays-field';

/** On which weekdays of the week, or on which day of the month; nothing for a daily repeat. */
export function RepeatDays({
  type,
  days,
  start,
  locale,
  onChange,
}: {
  type: RecurringType;
  /** As in the rules; empty: the weekday or day of the month of the start. */
  days: readonly string[];
  start: string;
  locale: string;
  onChange: (days: string[]) => void;
}) {
  if (type === 'daily') return null;
  if (type === 'weekly') {
    const chosen = days.flatMap((code) => parseRecurringDay(code)?.weekday ?? []);
    return (
      <WeekdaysField
        value={chosen.length > 0 || !isCalendarDate(start) ? chosen : [dayOfWeek(start)]}
        locale={locale}
        onChange={(weekdays) =>
          onChange(inWeekOrder(weekdays).map((weekday) => recurringDayCode({ weekday, nth: null })))
        }
      />
    );
  }
  if (!isCalendarDate(start)) return null;
  const fitting = nthsOf(start).map((nth) => recurringDayCode({ weekday: dayOfWeek(start), nth }));
  // a job may be due on another day first
  const codes = [...new Set([...fitting, ...days])];
  const date =
    type === 'monthly'
      ? t.repeat.onDate(String(Number(start.slice(8))))
      : formatDate(start, locale, { day: 'numeric', month: 'long' });
  const nameOf = (code: string): string =>
    describeRecurringDays({ recurringType: type, recurringDays: [code], eventDate: start }, locale) ?? code;
  return (
    <SelectField
      label={t.repeat.days}
      value={days[0] ?? ''}
      options={[{ value: '', label: date }, ...codes.map((code) => ({ value: code, label: nameOf(code) }))]}
      onChange={(code) => onChange(code ? [code] : [])}
    />
  );
}

const inWeekOrder = (weekdays: readonly number[]): number[] =>
  [...weekdays].sort((one, other) => ((one + 6) % 7) - ((other + 6) % 7));
