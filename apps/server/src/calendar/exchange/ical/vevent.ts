import { DateTime } from 'luxon';
import {
  addDays,
  dayOfSeries,
  diffDays,
  normaliseInterval,
  parseCalendarDate,
  type CalendarDate,
  type LocalTime,
} from '@homefold/domain';
import type { CalendarEvent } from '../../events/calendar.types';
import type { JCalComponent, JCalProperty } from './jcal';
import { isUtc } from './vtimezone';

/** The exported fields of an event. */
export type WrittenEvent = Pick<
  CalendarEvent,
  | 'id'
  | 'title'
  | 'description'
  | 'eventDate'
  | 'endDate'
  | 'eventTime'
  | 'eventEndTime'
  | 'emoji'
  | 'place'
  | 'whoNames'
  | 'isRecurring'
  | 'recurringType'
  | 'recurringInterval'
  | 'recurringEndDate'
  | 'exceptions'
  | 'recurringDay'
  | 'recurringDays'
  | 'seriesId'
  | 'occurrenceDate'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
>;

/** Suffix of our UIDs, which distinguishes them from those of other programs. */
export const UID_DOMAIN = 'homefold';

export const uidOf = (id: string): string => `${id}@${UID_DOMAIN}`;

/** The line added to DESCRIPTION for the people concerned: few calendar programs show categories. */
export const whoLine = (names: readonly string[]): string => `Who: ${names.join(', ')}`;

/** An event's length where DTEND alone would be ambiguous: additional days, and the end time or `open`. */
export const LASTS = 'x-homefold-lasts';

/**
 * Writes one event as a VEVENT. A changed occurrence is an event with its own UID, and an EXDATE in its series, so that
 * no program shows a duplicate or a gap (docs/decisions/icalendar.md).
 */
export function vevent(event: WrittenEvent, timeZone: string): JCalComponent {
  const stamps = stampsOf(timeZone, event.eventTime);
  const names = event.whoNames;
  const end = endOf(event);
  const properties: (JCalProperty | null)[] = [
    ['uid', {}, 'text', uidOf(event.id)],
    ['dtstamp', {}, 'date-time', instant(event.updatedAt ?? new Date(`${event.eventDate}T00:00:00Z`))],
    event.createdAt && ['created', {}, 'date-time', instant(event.createdAt)],
    event.updatedAt && ['last-modified', {}, 'date-time', instant(event.updatedAt)],
    ['sequence', {}, 'integer', event.version],
    ['summary', {}, 'text', event.emoji ? `${event.emoji} ${event.title}` : event.title],
    descriptionOf(event.description, names),
    event.place ? ['location', {}, 'text', event.place] : null,
    names.length > 0 ? ['categories', {}, 'text', ...names] : null,
    stamps.at('dtstart', event.eventDate, event.eventTime),
    end && stamps.at('dtend', end.date, end.time),
    lastsOf(event),
    rruleOf(event, timeZone),
    ...[...new Set(event.isRecurring ? event.exceptions : [])].map((date) =>
      stamps.at('exdate', date, event.eventTime),
    ),
    event.seriesId && event.occurrenceDate
      ? ['x-homefold-instead-of', {}, 'unknown', `${event.occurrenceDate} ${uidOf(event.seriesId)}`]
      : null,
    // TRANSPARENT: an all-day entry does not make somebody busy.
    ['transp', {}, 'text', event.eventTime ? 'OPAQUE' : 'TRANSPARENT'],
  ];
  return ['vevent', properties.filter((property) => property !== null), []];
}

const instant = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;

function descriptionOf(description: string | null, names: readonly string[]): JCalProperty | null {
  const parts = [description, names.length > 0 ? whoLine(names) : null].filter(Boolean);
  return parts.length > 0 ? ['description', {}, 'text', parts.join('\n\n')] : null;
}

/** The date format shared by all properties of an event. */
function stampsOf(timeZone: string, eventTime: LocalTime | null) {
  const utc = isUtc(timeZone);
  return {
    at: (name: string, date: CalendarDate, time: LocalTime | null): JCalProperty =>
      eventTime === null
        ? [name, {}, 'date', date]
        : utc
          ? [name, {}, 'date-time', `${date}T${time ?? '00:00'}:00Z`]
          : [name, { tzid: timeZone }, 'date-time', `${date}T${time ?? '00:00'}:00`],
  };
}

/** The length of an event, from which DTEND is made and into which it is read. */
export interface Span {
  eventDate: CalendarDate;
  /** Inclusive. */
  endDate: CalendarDate;
  eventTime: LocalTime | null;
  eventEndTime: LocalTime | null;
}

/** The exclusive end of the first occurrence; null for a time without an end on a single day, which has no DTEND. */
export function endOf({
  eventDate,
  endDate,
  eventTime,
  eventEndTime,
}: Span): { date: CalendarDate; time: LocalTime | null } | null {
  const last = endDate > eventDate ? endDate : eventDate;
  if (eventTime === null) return { date: addDays(last, 1), time: null };
  if (eventEndTime === null) return last === eventDate ? null : { date: addDays(last, 1), time: '00:00' };
  const overnight = last === eventDate && eventEndTime <= eventTime;
  return { date: overnight ? addDays(last, 1) : last, time: eventEndTime };
}

/** Default reading of a DTEND: one within 24 hours belongs to the day it began on. */
export function spanUntil(
  eventDate: CalendarDate,
  eventTime: LocalTime,
  end: { date: CalendarDate; time: LocalTime } | null,
): Span {
  if (!end || `${end.date} ${end.time}` <= `${eventDate} ${eventTime}`)
    return { eventDate, endDate: eventDate, eventTime, eventEndTime: null };
  const overnight = end.date === addDays(eventDate, 1) && end.time <= eventTime;
  return { eventDate, endDate: overnight ? eventDate : end.date, eventTime, eventEndTime: end.time };
}

function lastsOf(event: WrittenEvent): JCalProperty | null {
  const end = endOf(event);
  if (event.eventTime === null || !end?.time) return null;
  const last = event.endDate > event.eventDate ? event.endDate : event.eventDate;
  const read = spanUntil(event.eventDate, event.eventTime, { date: end.date, time: end.time });
  if (read.endDate === last && read.eventEndTime === event.eventEndTime) return null;
  return [LASTS, {}, 'unknown', `${diffDays(event.eventDate, last)} ${event.eventEndTime ?? 'open'}`];
}

/** The RRULE of a series. Days 29 to 31 use the last day of a shorter month, which requires BYSETPOS. */
function rruleOf(event: WrittenEvent, timeZone: string): JCalProperty | null {
  if (!event.isRecurring || !event.recurringType) return null;
  const { month = 1 } = parseCalendarDate(event.eventDate) ?? {};
  const day = dayOfSeries(event);
  const interval = normaliseInterval(event.recurringInterval);
  const byday = event.recurringDays ? { byday: [...event.recurringDays] } : null;
  const lastDays = { bymonthday: [28, 29, 30, 31].filter((each) => each <= day), bysetpos: -1 };
  return [
    'rrule',
    {},
    'recur',
    {
      freq: event.recurringType.toUpperCase(),
      ...(interval > 1 ? { interval } : {}),
      ...(event.recurringEndDate ? { until: untilOf(event.recurringEndDate, event.eventTime, timeZone) } : {}),
      ...(byday ? { ...(event.recurringType === 'yearly' ? { bymonth: month } : {}), ...byday } : {}),
      ...(!byday && event.recurringType === 'monthly' && day > 28 ? lastDays : {}),
      ...(!byday && event.recurringType === 'yearly' && month === 2 && day > 28
        ? { bymonth: 2, bymonthday: [28, 29], bysetpos: -1 }
        : {}),
    },
  ];
}

/** For a timed series in UTC, as RFC 5545 requires: the moment at which an occurrence on the last day starts. */
function untilOf(date: CalendarDate, time: LocalTime | null, timeZone: string): string {
  if (time === null) return date;
  return instant(DateTime.fromISO(`${date}T${time}:00`, { zone: timeZone }).toJSDate());
}
