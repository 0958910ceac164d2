import {
  formatTime,
  formatTimeRange,
  freeSpans,
  spansDays,
  takenOf,
  timeOfMinutes,
  WAKING_HOURS,
} from '@homefold/domain';
import type { CalendarDate, TimeSpan } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import type { FamilyNow } from '../../../ui/time/use-family-now';
import type { Person } from '../model/people';
import { isSystem } from '../model/types';
import type { CalendarEvent, Occurrence } from '../model/types';

const labels = t.calendar.free;

/** When a person is free on a day. */
export interface PersonFree {
  person: Person;
  /** Gaps of at least an hour between 07:00 and 22:00. */
  spans: readonly TimeSpan[];
  /** Nothing at all is planned in that time. */
  allDay: boolean;
}

/**
 * Whether an event occupies a person. Events of the whole family occupy everybody, but only timed ones: an all-day
 * birthday or visit does not. Outside calendars and holidays occupy nobody, because it is unknown whom they concern.
 */
const keeps = (event: CalendarEvent, personId: string | null): boolean =>
  !isSystem(event) &&
  event.calendarId === null &&
  (event.whoMemberIds.length === 0 || event.whoMemberIds.includes(personId ?? ''));

/** Several days for some people are an absence; a single day is more often a note ("own clothes"). */
const isAway = (occurrence: Occurrence): boolean => spansDays(occurrence) && occurrence.event.whoMemberIds.length > 0;

/**
 * Who is free on a day.
 * @param occurrences of everyone, regardless of the filter
 * @param now past events of today do not count
 */
export function whoIsFree(
  occurrences: readonly Occurrence[],
  date: CalendarDate,
  persons: readonly Person[],
  now: FamilyNow,
): PersonFree[] {
  const within =
    date === now.today ? { ...WAKING_HOURS, start: Math.max(WAKING_HOURS.start, now.minutes) } : WAKING_HOURS;
  return persons.map((person) => {
    const taken = occurrences.flatMap((occurrence): TimeSpan[] => {
      const { event } = occurrence;
      if (!keeps(event, person.id)) return [];
      const span = takenOf(occurrence, date);
      if (span === 'day') return isAway(occurrence) ? [{ start: 0, end: 1440 }] : [];
      return span ? [span] : [];
    });
    const spans = freeSpans(taken, within);
    const [first] = spans;
    return { person, spans, allDay: first?.start === within.start && first.end === within.end };
  });
}

/** "all day", "until 15:00 and from 17:30", "10:00–12:00"; null when busy all day. */
export function freeLabel(
  { spans, allDay }: Pick<PersonFree, 'spans' | 'allDay'>,
  locale: string,
  date: CalendarDate,
  now: FamilyNow,
): string | null {
  if (allDay) return date === now.today && now.minutes > WAKING_HOURS.start ? labels.restOfDay : labels.allDay;
  const begin = date === now.today ? Math.max(WAKING_HOURS.start, now.minutes) : WAKING_HOURS.start;
  const parts = spans.map(({ start, end }) => {
    if (start === begin) return labels.until(formatTime(timeOfMinutes(end), locale));
    if (end === WAKING_HOURS.end) return labels.from(formatTime(timeOfMinutes(start), locale));
    return formatTimeRange(timeOfMinutes(start), timeOfMinutes(end), locale);
  });
  return parts.length > 0 ? labels.parts(parts) : null;
}

/** The text below each person's name in the day by person, by membership id. */
export const freeLabels = (
  free: readonly PersonFree[],
  locale: string,
  date: CalendarDate,
  now: FamilyNow,
): ReadonlyMap<string, string> =>
  new Map(
    free.map((one) => {
      const when = freeLabel(one, locale, date, now);
      return [one.person.id ?? '', when ?? labels.busy];
    }),
  );
