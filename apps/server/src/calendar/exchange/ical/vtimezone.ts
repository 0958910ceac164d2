import { IANAZone } from 'luxon';
import { calendarDate, clampedDate, dayOfWeek, parseCalendarDate } from '@homefold/domain';
import type { JCalComponent, JCalProperty } from './jcal';

/** The years described, both inclusive. */
export interface Years {
  from: number;
  to: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** No zone from 1900 to today kept an offset for a shorter time. */
const STEP_MS = 5 * DAY_MS;
/** Consecutive years that make a rule rather than a coincidence. */
const RULE_YEARS = 3;
const MAX_CACHED = 200;

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Zones equal to UTC; their times are written with Z, without a VTIMEZONE. */
export const isUtc = (timeZone: string): boolean =>
  /^(?:Etc\/)?(?:UTC|UCT|Zulu|Universal|GMT|GMT[+-]?0|Greenwich)$/i.test(timeZone);

const cache = new Map<string, JCalComponent>();

/**
 * A zone's rules as a VTIMEZONE that is correct for every moment of the given years, and beyond where the zone follows
 * a rule such as "the last Sunday of March". Irregular changes (Ramadan, decrees) are listed by date. Derived from the
 * engine's zone data; offsets are whole minutes.
 */
export function vtimezone(timeZone: string, years: Years): JCalComponent {
  const key = `${timeZone} ${years.from} ${years.to}`;
  const known = cache.get(key);
  if (known) return known;
  const made = describe(timeZone, years);
  if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value as string);
  cache.set(key, made);
  return made;
}

function describe(timeZone: string, years: Years): JCalComponent {
  const zone = IANAZone.create(timeZone);
  const start = Date.UTC(years.from, 0, 1);
  const first = Math.round(zone.offset(start));
  const byKind = new Map<string, Change[]>();
  for (const change of changesOf(zone, years)) {
    const kind = `${change.before}>${change.after}`;
    byKind.set(kind, [...(byKind.get(kind) ?? []), change]);
  }
  const observances = [observance({ at: start - first * MINUTE_MS, before: first, after: first }, [])];
  for (const changes of byKind.values()) observances.push(...observancesOf(changes, years.to));
  return [
    'vtimezone',
    [
      ['tzid', {}, 'text', timeZone],
      ['x-lic-location', {}, 'unknown', timeZone],
    ],
    observances,
  ];
}

/** A moment at which a zone's offset changes; offsets in minutes east of UTC. */
interface Change {
  at: number;
  before: number;
  after: number;
}

function changesOf(zone: IANAZone, { from, to }: Years): Change[] {
  const changes: Change[] = [];
  const end = Date.UTC(to + 1, 0, 1);
  let [at, before] = [Date.UTC(from, 0, 1), zone.offset(Date.UTC(from, 0, 1))];
  while (at < end) {
    const next = Math.min(at + STEP_MS, end);
    const after = zone.offset(next);
    if (after !== before)
      changes.push({
        at: momentOfChange(zone, at, next, before),
        before: Math.round(before),
        after: Math.round(after),
      });
    [at, before] = [next, after];
  }
  return changes.filter((change) => change.before !== change.after);
}

/** The first whole second with the other offset, between two moments with different ones. */
function momentOfChange(zone: IANAZone, from: number, to: number, before: number): number {
  let [low, high] = [from, to];
  while (high - low > 1_000) {
    const middle = Math.floor((low + high) / 2_000) * 1_000;
    if (zone.offset(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** Local time before a change, as the fields of a UTC date. */
const clockAt = ({ at, before }: Change): Date => new Date(at + before * MINUTE_MS);

const local = (change: Change): string => clockAt(change).toISOString().slice(0, 19);

/** Changes of one kind in order: rules for yearly ones, dates for the rest. */
function observancesOf(changes: readonly Change[], lastYear: number): JCalComponent[] {
  const made: JCalComponent[] = [];
  const single: Change[] = [];
  for (let start = 0; start < changes.length;) {
    const { length, rule } = runFrom(changes, start);
    const [first, last] = [changes[start] as Change, changes[start + length - 1] as Change];
    if (length < RULE_YEARS) single.push(...changes.slice(start, start + length));
    else made.push(observance(first, [rrule(rule, clockAt(last).getUTCFullYear() < lastYear ? last : null)]));
    start += length;
  }
  const [first] = single;
  // With further dates the first one is repeated: some programs count either DTSTART or RDATE.
  const dates = single.length > 1 ? single : [];
  if (first)
    made.push(
      observance(
        first,
        dates.map((change): JCalProperty => ['rdate', {}, 'date-time', local(change)]),
      ),
    );
  return made;
}

interface YearlyRule {
  month: number;
  weekday: (typeof WEEKDAYS)[number];
  /** 1 to 4, or -1 for the last. */
  nth: number;
}

/** The longest run of consecutive years from `start` that one rule describes. */
function runFrom(changes: readonly Change[], start: number): { length: number; rule: YearlyRule } {
  const first = clockAt(changes[start] as Change);
  let rules = rulesOf(first);
  let length = 1;
  for (; start + length < changes.length; length += 1) {
    const next = clockAt(changes[start + length] as Change);
    if (next.getUTCFullYear() !== first.getUTCFullYear() + length || timeOf(next) !== timeOf(first)) break;
    const both = rules.filter((rule) => rulesOf(next).some((other) => sameRule(rule, other)));
    if (both.length === 0) break;
    rules = both;
  }
  return { length, rule: rules[0] as YearlyRule };
}

const timeOf = (clock: Date): string => clock.toISOString().slice(11, 19);

const sameRule = (one: YearlyRule, other: YearlyRule): boolean =>
  one.month === other.month && one.weekday === other.weekday && one.nth === other.nth;

/** The rules that match the date of a year's change. */
function rulesOf(clock: Date): YearlyRule[] {
  const date = calendarDate({ year: clock.getUTCFullYear(), month: clock.getUTCMonth() + 1, day: clock.getUTCDate() });
  const { year, month, day } = parseCalendarDate(date) as { year: number; month: number; day: number };
  const lastDay = Number(clampedDate(year, month, 31).slice(8));
  const weekday = WEEKDAYS[dayOfWeek(date)] as YearlyRule['weekday'];
  const nths = [...(day > lastDay - 7 ? [-1] : []), ...(day <= 28 ? [Math.ceil(day / 7)] : [])];
  return nths.map((nth) => ({ month, weekday, nth }));
}

const rrule = ({ month, weekday, nth }: YearlyRule, last: Change | null): JCalProperty => [
  'rrule',
  {},
  'recur',
  {
    freq: 'YEARLY',
    bymonth: month,
    byday: `${nth}${weekday}`,
    ...(last ? { until: `${new Date(last.at).toISOString().slice(0, 19)}Z` } : {}),
  },
];

const offset = (minutes: number): string => {
  const size = Math.abs(minutes);
  const parts = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `${minutes < 0 ? '-' : '+'}${parts.join(':')}`;
};

function observance(change: Change, repeats: JCalProperty[]): JCalComponent {
  const { before, after } = change;
  return [
    after > before ? 'daylight' : 'standard',
    [
      ['dtstart', {}, 'date-time', local(change)],
      ['tzoffsetfrom', {}, 'utc-offset', offset(before)],
      ['tzoffsetto', {}, 'utc-offset', offset(after)],
      ...repeats,
    ],
    [],
  ];
}
