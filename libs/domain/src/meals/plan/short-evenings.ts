import { isAllDay } from '../../calendar/occurrences';
import { minutesOfTime } from '../../time/dates';
import type { CalendarDate, LocalTime } from '../../time/dates';
import { formatTime } from '../../time/format';

/** An occurrence of a family event, from `expandOccurrences`. */
export interface EveningOccurrence {
  startDate: CalendarDate;
  endDate: CalendarDate;
  event: { id: string; title: string; eventTime?: LocalTime | null; eventEndTime?: LocalTime | null };
}

/** A dinner with little time to cook. */
export interface ShortEvening {
  date: CalendarDate;
  /** The event that leaves the least time. */
  title: string;
  startTime: LocalTime;
  endTime: LocalTime | null;
  /** Before the events or after them, whichever is longer; null if unknown. */
  minutesToCook: number | null;
}

/**
 * The rule: an evening is short when an event begins between 16:30 and 20:30, or began earlier and ends by 20:30; not
 * when it is over by 17:30. Cooking begins at 17:30 at the earliest, eating and leaving take 45 minutes, and dinner is
 * served by 19:00. The time left before the first event or after the last one, up to an hour, is for cooking; less than
 * a quarter of an hour counts as none.
 */
export const EVENING = {
  firstStart: '16:30',
  lastStart: '20:30',
  cookFrom: '17:30',
  leaveMinutes: 45,
  eatBy: '19:00',
  mostMinutes: 60,
  leastMinutes: 15,
} as const;

/** The cooking time on a short evening when the remaining time is unknown. */
export const DEFAULT_MINUTES = 30;

const at = (time: LocalTime): number => minutesOfTime(time) ?? 0;
const DAY = 1440;

interface Busy {
  start: number;
  end: number | null;
  occurrence: EveningOccurrence;
}

/** The short evenings of these days, by date. Events without a time are ignored. */
export function shortEvenings(
  occurrences: readonly EveningOccurrence[],
  dates: readonly CalendarDate[],
): ShortEvening[] {
  const byDate = new Map<CalendarDate, Busy[]>(dates.map((date) => [date, []]));
  for (const occurrence of occurrences) {
    const busy = byDate.get(occurrence.startDate);
    const found = busy && busyOf(occurrence);
    if (found) busy.push(found);
  }
  return [...byDate]
    .flatMap(([date, busy]) => shortEvening(date, busy) ?? [])
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function busyOf(occurrence: EveningOccurrence): Busy | null {
  const start = minutesOfTime(occurrence.event.eventTime);
  if (start === null || isAllDay(occurrence)) return null;
  const endTime = minutesOfTime(occurrence.event.eventEndTime);
  const end =
    endTime === null ? null : occurrence.endDate > occurrence.startDate || endTime <= start ? endTime + DAY : endTime;
  // over before cooking begins
  if (end !== null && end <= at(EVENING.cookFrom)) return null;
  const isLate = start >= at(EVENING.firstStart) && start <= at(EVENING.lastStart);
  const runsInto = start < at(EVENING.firstStart) && end !== null && end <= at(EVENING.lastStart);
  return isLate || runsInto ? { start, end, occurrence } : null;
}

function shortEvening(date: CalendarDate, busy: readonly Busy[]): ShortEvening | null {
  const sorted = [...busy].sort(
    (a, b) => a.start - b.start || (a.occurrence.event.id < b.occurrence.event.id ? -1 : 1),
  );
  const [first] = sorted;
  if (!first) return null;
  const before = first.start - at(EVENING.cookFrom) - EVENING.leaveMinutes;
  const ends = sorted.map(({ end }) => end);
  const after = ends.includes(null) ? -1 : at(EVENING.eatBy) - Math.max(...ends.map(Number));
  const most = Math.max(before, after);
  // the named event is the one that limits the cooking: the first, or the one that ends last
  const named =
    after > before ? sorted.reduce((last, one) => (Number(one.end) > Number(last.end) ? one : last)) : first;
  const { event } = named.occurrence;
  return {
    date,
    title: event.title,
    startTime: event.eventTime ?? '',
    endTime: event.eventEndTime ?? null,
    minutesToCook: most < EVENING.leastMinutes ? null : Math.min(most, EVENING.mostMinutes),
  };
}

/** "Swimming ends at 18:30", "Choir starts at 19:30". */
export function describeShortEvening({ title, startTime, endTime }: ShortEvening, locale: string): string {
  const isAfter = endTime !== null && endTime > startTime && at(endTime) <= at(EVENING.eatBy);
  return isAfter
    ? `${title} ends at ${formatTime(endTime, locale)}`
    : `${title} starts at ${formatTime(startTime, locale)}`;
}
