import {
  addDays,
  DEFAULT_BLOCK_HEIGHT,
  diffDays,
  HOUR_HEIGHT,
  MAX_RECURRING_DAYS,
  minutesOfTime,
  timedSpan,
  timeOfMinutes,
} from '@homefold/domain';
import type { CalendarDate, LocalTime } from '@homefold/domain';

/**
 * The arithmetic of dragging: from an offset in days and minutes to dates and times. All of it in local wall time: no
 * instant and no zone is involved, so an event dragged across a clock change keeps its times.
 */

/** The time of an occurrence; what a drag changes besides its people. */
export interface When {
  startDate: CalendarDate;
  /** Inclusive. */
  endDate: CalendarDate;
  eventTime: LocalTime | null;
  /** At or before the start on one day: the next morning. */
  eventEndTime: LocalTime | null;
}

/** What is dragged: the whole event, or one of its edges. */
export type Grip = 'move' | 'start' | 'end';

/** How an event is dragged: by minutes (and days) in the hours, by whole days elsewhere. */
export interface Handling {
  grip: Grip;
  unit: 'minutes' | 'days';
  /** Repeating events last at most 31 days. */
  recurring: boolean;
}

/** Times snap to quarters of an hour, which is also the minimum length. */
const STEP_MINUTES = 15;

const DAY = 1440;
/** Displayed length of an event without an end (1 h 15 min): resizing starts from it. */
const SEEN_MINUTES = (DEFAULT_BLOCK_HEIGHT / HOUR_HEIGHT) * 60;

/**
 * The result of a pointer offset. Less than half a step changes no time: an event at 15:40 dragged sideways stays at 15:40,
 * and snaps to quarters once it is dragged vertically.
 */
export function dragWhen(when: When, handling: Handling, days: number, minutes: number): When {
  return change(when, handling, days, (from) =>
    Math.abs(minutes) < STEP_MINUTES / 2 ? from : Math.round((from + minutes) / STEP_MINUTES) * STEP_MINUTES,
  );
}

/** The result of an arrow key: whole days, or the next quarter of an hour up (-1) or down (1). */
export function stepWhen(when: When, handling: Handling, days: number, direction: -1 | 0 | 1): When {
  return change(when, handling, days, (from) => {
    if (direction === 0) return from;
    return (direction > 0 ? Math.floor(from / STEP_MINUTES) + 1 : Math.ceil(from / STEP_MINUTES) - 1) * STEP_MINUTES;
  });
}

/** Moves to a typed day and time, to the minute. Without a time the event is all day. */
export function whenAt(when: When, date: CalendarDate, time: LocalTime | null): When {
  const days = movedDays(when, diffDays(when.startDate, date));
  if (time === null) return { ...days, eventTime: null, eventEndTime: null };
  const span = when.eventTime === null ? null : timedSpan({ ...when, event: { id: '', title: '', ...when } });
  if (!span) return { ...days, eventTime: time };
  return timed(when, date, minutesOfTime(time) ?? 0, span.end === null ? null : span.end - span.start);
}

export const sameWhen = (a: When, b: When): boolean =>
  a.startDate === b.startDate &&
  a.endDate === b.endDate &&
  a.eventTime === b.eventTime &&
  a.eventEndTime === b.eventEndTime;

/** Minutes since midnight of the start date; `end` null without an end time. */
interface Span {
  start: number;
  end: number | null;
}

function change(when: When, { grip, unit, recurring }: Handling, days: number, aim: (from: number) => number): When {
  const span = unit === 'minutes' ? timedSpan({ ...when, event: { id: '', title: '', ...when } }) : null;
  if (!span) return grip === 'move' ? movedDays(when, days) : resizedDays(when, grip, days, recurring);
  if (grip === 'move') return moved(when, span, days, aim);
  return grip === 'end' ? resizedEnd(when, span, aim) : resizedStart(when, span, aim);
}

const movedDays = (when: When, days: number): When => ({
  ...when,
  startDate: addDays(when.startDate, days),
  endDate: addDays(when.endDate, days),
});

/** A single day remains one day; a night from 22:00 to 07:00 remains a night. */
function resizedDays(when: When, grip: Grip, days: number, recurring: boolean): When {
  const { startDate, endDate, eventTime, eventEndTime } = when;
  const shortest = eventTime && eventEndTime && eventEndTime <= eventTime && endDate > startDate ? 1 : 0;
  const longest = recurring ? MAX_RECURRING_DAYS - 1 : Infinity;
  const now = Math.max(0, diffDays(startDate, endDate));
  const length = clamp(now + (grip === 'end' ? days : -days), shortest, Math.max(longest, now));
  return grip === 'end'
    ? { ...when, endDate: addDays(startDate, length) }
    : { ...when, startDate: addDays(endDate, -length) };
}

/** An event within one day stays within its day; one across midnight may start until 23:45. */
function moved(when: When, { start, end }: Span, days: number, aim: (from: number) => number): When {
  const length = end === null ? null : end - start;
  const last = length !== null && (end ?? 0) <= DAY ? DAY - length : DAY - STEP_MINUTES;
  return timed(when, addDays(when.startDate, days), clamp(aim(start), 0, Math.max(last, 0)), length);
}

/** The end stays within the day that shows it, and the event under 24 hours: beyond that it would be shown as all-day. */
function resizedEnd(when: When, { start, end }: Span, aim: (from: number) => number): When {
  const from = end ?? seenEnd(start);
  const midnight = Math.floor((from - 1) / DAY) * DAY;
  const earliest = Math.max(start + STEP_MINUTES, midnight);
  const latest = Math.max(earliest, Math.min(midnight + DAY, start + DAY - STEP_MINUTES));
  return timed(when, when.startDate, start, clamp(aim(from), earliest, latest) - start);
}

function resizedStart(when: When, { start, end }: Span, aim: (from: number) => number): When {
  const until = end ?? seenEnd(start);
  const latest = Math.min(until - STEP_MINUTES, DAY - STEP_MINUTES);
  const to = clamp(aim(start), Math.max(0, until - DAY + STEP_MINUTES), Math.max(latest, 0));
  return timed(when, when.startDate, to, until - to);
}

const seenEnd = (start: number): number => Math.min(start + SEEN_MINUTES, DAY);

/**
 * Converts a start and a length to dates and times. An event that ends the next morning has an end date if it had one
 * before, else an end time before its start; one that ends at midnight ends on its own day.
 */
function timed(before: When, startDate: CalendarDate, start: number, length: number | null): When {
  const eventTime = timeOfMinutes(start);
  if (length === null) return { startDate, endDate: startDate, eventTime, eventEndTime: null };
  const end = start + length;
  const byDate = before.endDate > before.startDate && end > DAY;
  return {
    startDate,
    endDate: byDate || length > DAY ? addDays(startDate, Math.floor(end / DAY)) : startDate,
    eventTime,
    eventEndTime: timeOfMinutes(end),
  };
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
