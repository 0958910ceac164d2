import { DateTime, Duration, IANAZone } from 'luxon';
import { addDays, clampedDate, dayOfWeek, type CalendarDate, type LocalTime } from '@homefold/domain';
import { FILE_LIMITS } from './file-limits';
import type { ScannedZone } from './file-scan';
import { propertiesOf, stampsOf, textOf, type Stamp } from './file-properties';
import { isUtc } from '../ical/vtimezone';
import { WINDOWS_ZONES } from './windows-zones';

/** A date and time in the family's zone; without a time all day. */
export interface LocalStamp {
  date: CalendarDate;
  time: LocalTime | null;
}

type FileZone = { iana: string } | { observances: Observance[] };

/** STANDARD or DAYLIGHT of a VTIMEZONE; offsets in minutes. */
interface Observance {
  onset: string;
  before: number;
  after: number;
  /** null: once. */
  yearly: { month: number; weekday: number; nth: number; until: string } | null;
  dates: string[];
}

const WANTED = new Set(['TZID', 'X-LIC-LOCATION', 'DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'RRULE', 'RDATE']);

/** Converts a file's times to the family's zone. */
export class FileZones {
  private readonly own = new Map<string, ScannedZone>();
  private readonly known = new Map<string, FileZone | null>();
  private readonly unknownNames = new Set<string>();
  private readonly alongside = new Map<string, boolean>();
  /** The family's zone in the engine's spelling. */
  private readonly home: string;

  constructor(
    private readonly timeZone: string,
    zones: readonly ScannedZone[],
  ) {
    this.home = ianaOf(timeZone) ?? timeZone;
    for (const zone of zones) {
      const name = textOf(propertiesOf(zone.properties, WANTED).get('TZID')?.[0]);
      if (name) this.own.set(name, zone);
    }
  }

  /** Unresolved zone names; their times are kept unchanged. */
  isUnknown(zone: string | null): boolean {
    return zone !== null && this.unknownNames.has(zone);
  }

  /** @returns null outside 1900 to 2200 */
  local({ date, time, zone }: Stamp): LocalStamp | null {
    if (time === null || zone === null) return { date, time };
    const found = this.zone(zone);
    if (found === null) return { date, time };
    if ('iana' in found && found.iana === this.home) return { date, time };
    const there = this.instant({ date, time, zone });
    return there && localOf(there.setZone(this.timeZone));
  }

  /** Adds a duration to a stamp: days by the calendar, hours as elapsed time; all-day stamps by whole days. */
  plus(stamp: Stamp, duration: string): LocalStamp | null {
    const { weeks = 0, days = 0, hours = 0, minutes = 0 } = Duration.fromISO(duration).toObject();
    const start = this.instant({ ...stamp, time: stamp.time ?? '00:00' });
    if (!start) return null;
    const end = start.plus({ weeks, days }).plus({ hours, minutes });
    if (stamp.time === null) return localOf(end, true);
    return localOf(stamp.zone === null || this.zone(stamp.zone) === null ? end : end.setZone(this.timeZone));
  }

  /** Whether two zones have a constant difference in every week of the year from a stamp on. */
  runsAlongside(stamp: Stamp): boolean {
    const key = `${stamp.date.slice(0, 4)} ${stamp.zone ?? ''}`;
    let alongside = this.alongside.get(key);
    if (alongside === undefined) {
      const start = this.instant({ ...stamp, time: '12:00' });
      const distances = Array.from({ length: start ? 53 : 0 }, (_, weeks) => {
        const date = (start as DateTime).plus({ weeks }).toFormat('yyyy-MM-dd');
        const there = this.instant({ date, time: '12:00', zone: stamp.zone })?.toMillis() ?? 0;
        return there - DateTime.fromISO(`${date}T12:00`, { zone: this.timeZone }).toMillis();
      });
      alongside = distances.every((distance) => distance === distances[0]);
      this.alongside.set(key, alongside);
    }
    return alongside;
  }

  private instant({ date, time, zone }: Stamp): DateTime | null {
    const found = zone === null ? null : this.zone(zone);
    const read = (name: string) => DateTime.fromISO(`${date}T${time ?? '00:00'}:00`, { zone: name });
    const there =
      found === null
        ? read(this.timeZone)
        : 'iana' in found
          ? read(found.iana)
          : read('utc').minus({ minutes: offsetAt(found.observances, `${date}T${time ?? '00:00'}:00`) });
    return there.isValid ? there : null;
  }

  private zone(name: string): FileZone | null {
    let found = this.known.get(name);
    if (found === undefined) {
      found = this.find(name);
      this.known.set(name, found);
      if (!found) this.unknownNames.add(name);
    }
    return found;
  }

  /** Resolves a zone by IANA name, which some programs prefix with a path; by Windows name; by the file's own rules. */
  private find(name: string): FileZone | null {
    const own = this.own.get(name);
    const location = own && textOf(propertiesOf(own.properties, WANTED).get('X-LIC-LOCATION')?.[0]);
    const names = [name, ...[3, 2, 1].map((parts) => name.split('/').slice(-parts).join('/')), location ?? ''];
    for (const each of names) {
      const iana = ianaOf(each);
      if (iana) return { iana };
    }
    const windows = WINDOWS_ZONES[name.replace(/^"|"$/g, '')];
    if (windows) return { iana: ianaOf(windows) ?? windows };
    const observances = own ? observancesOf(own) : [];
    return observances.length > 0 ? { observances } : null;
  }
}

/**
 * Without abbreviations such as EST, which are fixed offsets to the engine and ambiguous to people. In the engine's
 * spelling: luxon caches every zone name it sees, and a name has thousands of upper/lower case spellings.
 */
function ianaOf(name: string): string | null {
  if (isUtc(name)) return 'UTC';
  if (!name.includes('/') || name.length > 64 || !IANAZone.isValidZone(name)) return null;
  return (
    SPELLED.get(name.toLowerCase()) ?? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  );
}

const SPELLED: ReadonlyMap<string, string> = new Map(
  Intl.supportedValuesOf('timeZone').map((name) => [name.toLowerCase(), name]),
);

function localOf(moment: DateTime, wholeDay = false): LocalStamp | null {
  if (!moment.isValid || moment.year < 1900 || moment.year > 2200) return null;
  return { date: moment.toFormat('yyyy-MM-dd'), time: wholeDay ? null : moment.toFormat('HH:mm') };
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

function observancesOf(zone: ScannedZone): Observance[] {
  return zone.observances.slice(0, FILE_LIMITS.observances).flatMap((lines) => {
    const properties = propertiesOf(lines, WANTED);
    const start = properties.get('DTSTART')?.flatMap(onsetsOf)[0];
    const before = minutesOf(textOf(properties.get('TZOFFSETFROM')?.[0]));
    const after = minutesOf(textOf(properties.get('TZOFFSETTO')?.[0]));
    if (start === undefined || before === null || after === null) return [];
    const dates = (properties.get('RDATE') ?? []).flatMap(onsetsOf).slice(0, FILE_LIMITS.observanceDates);
    return { onset: start, before, after, yearly: yearlyOf(properties.get('RRULE')?.[0]?.[3]), dates };
  });
}

/** Onsets before the supported range count from its first day: many files begin their rules in 1601. */
const onsetsOf = (property: Parameters<typeof stampsOf>[0]): string[] =>
  property.slice(3).flatMap((value) => {
    if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return [];
    return value < '1900' ? `1900${value.slice(4, 16)}:00` : `${value.slice(0, 16)}:00`;
  });

function minutesOf(offset: string | null): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(offset ?? '') ?? [];
  if (!sign) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function yearlyOf(rule: unknown): Observance['yearly'] {
  const { freq, bymonth, byday, until } = (rule ?? {}) as Record<string, unknown>;
  const [, nth = '', weekday = ''] = /^([+-]?[1-5])(SU|MO|TU|WE|TH|FR|SA)$/.exec(String([byday].flat()[0])) ?? [];
  const month = Number([bymonth].flat()[0]);
  if (freq !== 'YEARLY' || !weekday || !Number.isInteger(month) || month < 1 || month > 12) return null;
  return {
    month,
    weekday: WEEKDAYS.indexOf(weekday),
    nth: Number(nth),
    until: typeof until === 'string' ? until : '9',
  };
}

/** Offset in minutes east of UTC for a local time: that of the latest onset before it. */
function offsetAt(observances: readonly Observance[], time: string): number {
  const year = Number(time.slice(0, 4));
  let latest: { onset: string; after: number } | null = null;
  for (const { onset, after, yearly, dates } of observances) {
    const onsets = [onset, ...dates];
    if (yearly)
      for (const each of [year - 1, year]) {
        const yearOnset = `${nthWeekday(each, yearly)}${onset.slice(10)}`;
        if (yearOnset >= onset && yearOnset <= yearly.until) onsets.push(yearOnset);
      }
    for (const each of onsets) if (each <= time && (!latest || each > latest.onset)) latest = { onset: each, after };
  }
  const first = observances.reduce((one, other) => (other.onset < one.onset ? other : one));
  return latest ? latest.after : first.before;
}

function nthWeekday(
  year: number,
  { month, weekday, nth }: { month: number; weekday: number; nth: number },
): CalendarDate {
  if (nth > 0) {
    const first = clampedDate(year, month, 1);
    return addDays(first, ((weekday - dayOfWeek(first) + 7) % 7) + (nth - 1) * 7);
  }
  const last = clampedDate(year, month, 31);
  return addDays(last, -((dayOfWeek(last) - weekday + 7) % 7) + (nth + 1) * 7);
}
