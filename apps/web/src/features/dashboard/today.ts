import { addDays, compareOnDay, isAllDay, minutesOfTime, timedSpan, timeIn, todayIn } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import type { OccurrenceFieldsFragment } from '../../graphql/generated';

/** The range of 'Coming up', in days after today. */
export const DAYS_AHEAD = 7;
/** Assumed length of an event without an end, in minutes. */
const USUAL_MINUTES = 60;

/** The dashboard query's variables: from today in the family's time zone. */
export const dashboardVariables = (timeZone: string, now: Date): { from: CalendarDate; to: CalendarDate } =>
  dashboardDays(todayIn(timeZone, now));

/** The same for a known date. */
export const dashboardDays = (today: CalendarDate): { from: CalendarDate; to: CalendarDate } => ({
  from: today,
  to: addDays(today, DAYS_AHEAD),
});

/** One event of today's list. `time` is null for all-day events; `until` is the end of a night that began before. */
export interface TodayRow {
  occurrence: OccurrenceFieldsFragment;
  time: string | null;
  until: string | null;
  state: 'past' | 'running' | 'coming' | 'all-day';
}

export interface Today {
  rows: TodayRow[];
  /** Index of the row below the now line (may be the length); null when no timed event has begun. */
  nowAt: number | null;
  coming: number;
}

/** Today's events in order, each past, running or coming at `now` in the family's time zone. */
export function todayOf(
  occurrences: readonly OccurrenceFieldsFragment[],
  { now, timeZone }: { now: Date; timeZone: string },
): Today {
  const today = todayIn(timeZone, now);
  const minutes = minutesOfTime(timeIn(timeZone, now)) ?? 0;
  const rows = occurrences
    .filter(({ startDate, endDate }) => startDate <= today && (endDate >= today || startDate === addDays(today, -1)))
    .sort(compareOnDay(today))
    .map((occurrence) => rowOf(occurrence, today, minutes))
    .filter((row) => row !== null);
  const begun = rows.filter(({ state }) => state === 'past' || state === 'running').length;
  return {
    rows,
    nowAt: begun === 0 ? null : nowLineOf(rows),
    coming: rows.filter(({ state }) => state === 'coming').length,
  };
}

const nowLineOf = (rows: readonly TodayRow[]): number => rows.filter(({ state }) => state !== 'coming').length;

/** Number of all-day rows shown before timed ones. */
const ALL_DAY_ROWS = 3;

/**
 * Shortens a long list: drops past events first, earliest first, then all-day events beyond ALL_DAY_ROWS, then the last
 * ones.
 *
 * @param max the maximum number of rows
 */
export function visiblePart({ rows, nowAt }: Today, max: number): Pick<Today, 'rows' | 'nowAt'> {
  const past = rows.filter(({ state }) => state === 'past');
  const over = new Set(past.slice(0, Math.max(0, rows.length - max)));
  const left = rows.filter((row) => !over.has(row));
  const allDay = left.filter(({ state }) => state === 'all-day');
  const timed = left.length - allDay.length;
  const spare = new Set(allDay.slice(Math.max(ALL_DAY_ROWS, max - timed)));
  const shown = left.filter((row) => !spare.has(row)).slice(0, max);
  return { rows: shown, nowAt: nowAt === null ? null : nowLineOf(shown) };
}

function rowOf(occurrence: OccurrenceFieldsFragment, today: CalendarDate, minutes: number): TodayRow | null {
  const { startDate, event } = occurrence;
  if (isAllDay(occurrence))
    return occurrence.endDate < today ? null : { occurrence, time: null, until: null, state: 'all-day' };
  const span = timedSpan(occurrence);
  if (!span) return { occurrence, time: null, until: null, state: 'all-day' };
  const shift = startDate < today ? -24 * 60 : 0;
  const start = span.start + shift;
  const end = (span.end ?? span.start + USUAL_MINUTES) + shift;
  // An event that ended before midnight yesterday is not part of today.
  if (end <= 0) return null;
  const state = end <= minutes ? 'past' : start <= minutes ? 'running' : 'coming';
  return { occurrence, time: event.eventTime ?? null, until: shift < 0 ? (event.eventEndTime ?? null) : null, state };
}

/** Events that start after today, in order, at most `max`. */
export function comingUp(
  occurrences: readonly OccurrenceFieldsFragment[],
  { today, max }: { today: CalendarDate; max: number },
): OccurrenceFieldsFragment[] {
  return occurrences
    .filter(({ startDate }) => startDate > today)
    .sort((a, b) =>
      a.startDate === b.startDate ? compareOnDay(a.startDate)(a, b) : a.startDate < b.startDate ? -1 : 1,
    )
    .slice(0, max);
}

/** The rest of a member's day. */
export type MemberDay =
  | { kind: 'running'; title: string; until: string | null }
  | { kind: 'next'; title: string; time: string }
  | { kind: 'all-day'; title: string }
  | { kind: 'done' }
  /** Nothing of their own; `alone`: nothing of the whole family's either. */
  | { kind: 'free'; alone: boolean };

/** Members with the same rest of the day. */
export interface SharedDay<Member> {
  members: Member[];
  day: MemberDay;
}

/**
 * The members' days from today's list, grouped by those who share their next event or have none. Events of the whole
 * family are in the list above and belong to nobody, like holidays. Members with an event come first.
 */
export function daysOfMembers<Member extends { id: string }>(
  members: readonly Member[],
  { rows }: Today,
): SharedDay<Member>[] {
  const theirs = rows.filter(({ occurrence: { event } }) => !event.isSystemEvent && !event.isBankHoliday);
  const own = theirs.filter(({ occurrence: { event } }) => !isEverybodys(event.whoMemberIds, members));
  const shared = new Map<string, SharedDay<Member>>();
  for (const member of members) {
    const [day, of] = dayOf(own.filter(({ occurrence: { event } }) => event.whoMemberIds.includes(member.id)));
    const shownDay = day.kind === 'free' ? { ...day, alone: theirs.length === own.length } : day;
    const key = `${day.kind} ${of?.occurrence.id}`;
    const same = shared.get(key);
    if (same) same.members.push(member);
    else shared.set(key, { members: [member], day: shownDay });
  }
  const rank = ({ day: { kind } }: SharedDay<Member>): number => (kind === 'free' ? 2 : kind === 'done' ? 1 : 0);
  return [...shared.values()].sort((a, b) => rank(a) - rank(b));
}

/** Whether an event is the whole family's: nobody is named, or everybody of several is. */
const isEverybodys = (who: readonly string[], members: readonly { id: string }[]): boolean =>
  who.length === 0 || (members.length > 1 && members.every(({ id }) => who.includes(id)));

/** The rest of the day of these events, and the event that it shows. */
function dayOf(own: readonly TodayRow[]): [MemberDay, TodayRow?] {
  const coming = own.find(({ state }) => state === 'coming');
  if (coming?.time) return [{ kind: 'next', title: coming.occurrence.event.title, time: coming.time }, coming];
  const running = own.find(({ state }) => state === 'running');
  if (running) {
    const { title, eventEndTime } = running.occurrence.event;
    return [{ kind: 'running', title, until: eventEndTime }, running];
  }
  const allDay = own.find(({ state }) => state === 'all-day');
  if (allDay) return [{ kind: 'all-day', title: allDay.occurrence.event.title }, allDay];
  return [own.length > 0 ? { kind: 'done' } : { kind: 'free', alone: true }];
}
