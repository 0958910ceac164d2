import type { CalendarDate, LocalTime } from './dates';

/** Cached formatters per zone: creating one costs far more than using it. */
const readers = new Map<string, Intl.DateTimeFormat>();

/** Today's calendar date in a zone (product rule 9: "today" is computed in the family's zone). */
export function todayIn(timeZone: string, now: Date): CalendarDate {
  const { year, month, day } = read(timeZone, now);
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

/** The wall clock in a zone, 'HH:MM'. */
export function timeIn(timeZone: string, now: Date): LocalTime {
  const { hour, minute } = read(timeZone, now);
  return `${hour}:${minute}`;
}

/**
 * Whether a value names a zone of the IANA database, such as 'Europe/London'. Bare offsets like '+02:00' are refused:
 * some engines know them and others do not.
 */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[A-Za-z][\w+\-/]*$/.test(value)) return false;
  try {
    reader(value);
    return true;
  } catch {
    return false;
  }
}

type ClockParts = Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>;

function read(timeZone: string, now: Date): ClockParts {
  const found: ClockParts = { year: '', month: '', day: '', hour: '', minute: '' };
  for (const part of reader(timeZone).formatToParts(now)) {
    if (part.type in found) found[part.type as keyof ClockParts] = part.value;
  }
  return found;
}

function reader(timeZone: string): Intl.DateTimeFormat {
  let format = readers.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    readers.set(timeZone, format);
  }
  return format;
}
