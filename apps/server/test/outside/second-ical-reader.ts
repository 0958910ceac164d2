import { DateTime } from 'luxon';
import { parseICS, type VEvent } from 'node-ical';
import { RRule } from 'rrule';

/** An occurrence as another calendar program would show it. */
export interface ReadOccurrence {
  uid: string;
  summary: string;
  startDate: string;
  /** Inclusive; for a timed event the day of its last minute. */
  endDate: string;
  /** null: all day. */
  time: string | null;
}

/** Dates in the engine's UTC calendar, independent of the product's code. */
const day = (date: string): Date => new Date(`${date}T00:00:00Z`);
const text = (date: Date): string => date.toISOString().slice(0, 10);
const plus = (date: string, days: number): string => text(new Date(day(date).getTime() + days * 86_400_000));
const between = (from: string, to: string): number =>
  Math.round((day(to).getTime() - day(from).getTime()) / 86_400_000);

/**
 * Parses a calendar with a second, independent parser (node-ical) and expands its rules with an independent expander
 * (rrule), as a calendar program in `timeZone` would: what we write has to mean the same to others.
 */
export function secondReading(file: string, timeZone: string, from: string, to: string): ReadOccurrence[] {
  return Object.values(parseICS(file))
    .filter((component): component is VEvent => component?.type === 'VEVENT')
    .flatMap((event) => occurrencesOf(event, timeZone, from, to));
}

function occurrencesOf(event: VEvent, timeZone: string, from: string, to: string): ReadOccurrence[] {
  const allDay = event.datetype === 'date';
  const local = (date: Date): DateTime =>
    allDay ? DateTime.fromJSDate(date) : DateTime.fromJSDate(date, { zone: timeZone });
  const start = local(event.start);
  // its last minute: ends are exclusive
  const end = local(event.end);
  const last = end > start ? end.minus({ minutes: 1 }) : start;
  const first = start.toISODate() as string;
  const extraDays = between(first, last.toISODate() as string);
  const skipped = new Set(
    Object.values((event.exdate ?? {}) as Record<string, Date>).map((date) => local(date).toISODate()),
  );
  return startsOf(event, first, local, plus(from, -extraDays), to)
    .filter((date) => !skipped.has(date))
    .map((startDate) => ({
      uid: event.uid,
      summary: event.summary as string,
      startDate,
      endDate: plus(startDate, extraDays),
      time: allDay ? null : start.toFormat('HH:mm'),
    }));
}

/** In floating time: a rule counts calendar days, regardless of clock changes. */
function startsOf(event: VEvent, first: string, local: (date: Date) => DateTime, from: string, to: string): string[] {
  if (!event.rrule) return first >= from && first <= to ? [first] : [];
  const { freq, interval, bymonth, bymonthday, byweekday, bysetpos, until } = event.rrule.origOptions;
  const allDay = event.datetype === 'date';
  const rule = new RRule({
    freq: freq as number,
    dtstart: day(first),
    ...(interval ? { interval } : {}),
    ...(bymonth ? { bymonth } : {}),
    ...(bymonthday ? { bymonthday } : {}),
    ...(byweekday ? { byweekday } : {}),
    ...(bysetpos ? { bysetpos } : {}),
    ...(until ? { until: day(allDay ? text(until) : (local(until).toISODate() as string)) } : {}),
  });
  return rule.between(day(from), day(to), true).map(text);
}
