import ICAL from 'ical.js';
import fc from 'fast-check';
import { RECURRING_TYPES, addDays, expandOccurrences, nextOccurrences, timedSpan } from '@homefold/domain';
import { DateTime } from 'luxon';
import { secondReading, type ReadOccurrence } from '../../../../test/outside/second-ical-reader';
import { anyWritten, written } from './ical.test-kit';
import { calendarText } from './vcalendar';
import { endOf, uidOf, type WrittenEvent } from './vevent';

/** Long enough for rare years or months; shorter for frequent repeats. */
const YEARS = { from: '2024-01-01', to: '2033-12-31' };
const MONTHS = { from: '2026-03-01', to: '2026-11-30' };
type Window = typeof YEARS;

/** Ordinary days, days 29 to 31, 29 February, and weeks with a clock change in one of the zones. */
const STARTS = ['2026-10-20', '2026-01-29', '2026-01-30', '2026-01-31', '2024-02-29', '2026-03-27', '2026-10-24'];
const ALL_DAY = [
  { days: 0, eventTime: null, eventEndTime: null },
  { days: 2, eventTime: null, eventEndTime: null },
];
const TIMED = [
  { days: 0, eventTime: '15:30', eventEndTime: '16:00' },
  { days: 0, eventTime: '09:00', eventEndTime: null },
  { days: 0, eventTime: '22:00', eventEndTime: '06:00' },
  { days: 2, eventTime: '18:00', eventEndTime: '11:30' },
];

/** Days without a time are the same in every zone, and so are the ends of months: one zone has them all. */
const IN_ONE_ZONE = { starts: STARTS, lengths: [...ALL_DAY, ...TIMED] };
const IN_THE_OTHERS = { starts: ['2024-02-29', '2026-01-31', '2026-03-27', '2026-10-24'], lengths: TIMED };

const ONCE = [{ ends: null, skips: false }];
const ENDINGS = [...ONCE, { ends: 40, skips: false }, { ends: 800, skips: true }, { ends: null, skips: true }];

/** Every kind of repeat with every length, interval, end and exception. */
function everyKind({ starts, lengths }: typeof IN_ONE_ZONE): WrittenEvent[] {
  const kinds = [null, ...RECURRING_TYPES].flatMap((recurringType) =>
    (recurringType ? [1, 2, 3] : [1]).map((recurringInterval) => ({ recurringType, recurringInterval })),
  );
  return kinds.flatMap(({ recurringType, recurringInterval }) =>
    starts.flatMap((eventDate) =>
      lengths.flatMap(({ days, ...clock }) =>
        (recurringType ? ENDINGS : ONCE).map(({ ends, skips }) => {
          const event = written({
            title: [recurringType, recurringInterval, eventDate, days, clock.eventTime, ends, skips].join(' '),
            ...clock,
            eventDate,
            endDate: addDays(eventDate, days),
          });
          if (!recurringType) return event;
          const recurringEndDate = ends === null ? null : addDays(eventDate, ends);
          const series = { ...event, isRecurring: true, recurringType, recurringInterval, recurringEndDate };
          const dates = nextOccurrences(series, eventDate, 3).map(({ startDate }) => startDate);
          return { ...series, exceptions: skips ? [dates[0], dates[2]].filter((date) => date !== undefined) : [] };
        }),
      ),
    ),
  );
}

/** What the screen shows, in the other reader's shape. */
function shown(events: readonly WrittenEvent[], { from, to }: Window): ReadOccurrence[] {
  return expandOccurrences(events, from, to).map((occurrence) => {
    const { event, startDate } = occurrence;
    const span = event.eventTime ? timedSpan(occurrence) : null;
    const lastMinute = span?.end ? Math.max(span.end - 1, 0) : 0;
    return {
      uid: uidOf(event.id),
      summary: event.emoji ? `${event.emoji} ${event.title}` : event.title,
      startDate,
      endDate: span?.end ? addDays(startDate, Math.floor(lastMinute / 1440)) : occurrence.endDate,
      time: event.eventTime,
    };
  });
}

const inOrder = (occurrences: readonly ReadOccurrence[], { from, to }: Window): string[] =>
  occurrences
    .filter(({ startDate, endDate }) => endDate >= from && startDate <= to)
    .map(({ uid, summary, startDate, endDate, time }) => [uid, summary, startDate, endDate, time].join(' | '))
    .sort();

/** A start skipped by a clock change is converted differently by every program. */
const isReal = ({ eventDate, eventTime }: WrittenEvent, zone: string): boolean =>
  eventTime === null || DateTime.fromISO(`${eventDate}T${eventTime}`, { zone }).toFormat('HH:mm') === eventTime;

/** node-ical keeps one exception per UTC day; around a clock change two may fall on one. */
const readable = ({ exceptions, eventTime }: WrittenEvent, zone: string): boolean =>
  eventTime === null ||
  new Set(exceptions.map((date) => DateTime.fromISO(`${date}T${eventTime}`, { zone }).toUTC().toISODate())).size ===
    exceptions.length;

/** Times at or shortly before midnight, which node-ical misreads (00:30 as 01:00). The next spec covers them. */
const nearMidnight = (event: WrittenEvent): boolean =>
  [event.eventTime, endOf(event)?.time].some((time) => time && /^(00|23):/.test(time));

describe.each(['Europe/London', 'America/New_York', 'Australia/Sydney', 'Africa/Casablanca'])('in %s', (timeZone) => {
  it('a second parser agrees with the screen, for every kind of repeat', async () => {
    const random = fc.sample(anyWritten, { numRuns: 150, seed: timeZone.length });
    const kinds = everyKind(timeZone === 'Europe/London' ? IN_ONE_ZONE : IN_THE_OTHERS);
    const events = [...kinds, ...random].filter(
      (event) => isReal(event, timeZone) && readable(event, timeZone) && !nearMidnight(event),
    );
    expect(events.length).toBeGreaterThan(800);
    const often = ({ recurringType }: WrittenEvent) => recurringType === 'daily' || recurringType === 'weekly';
    for (const [window, some] of [
      [MONTHS, events.filter(often)],
      [YEARS, events.filter((event) => !often(event))],
    ] as const) {
      const text = await calendarText({ name: 'Family', timeZone, events: some, year: 2026 });
      const seen = inOrder(secondReading(text, timeZone, window.from, window.to), window);
      const expected = inOrder(shown(some, window), window);
      expect(expected.length).toBeGreaterThan(5_000);
      // printing a difference of long lists takes minutes
      const differences = (one: string[], other: string[]) => {
        const known = new Set(other);
        return one.filter((line) => !known.has(line)).slice(0, 5);
      };
      expect({
        doubled: differences(seen, expected),
        missing: differences(expected, seen),
        count: seen.length,
      }).toEqual({
        doubled: [],
        missing: [],
        count: expected.length,
      });
    }
  });
});

const stamp = (date: string, time: string | null) => (time ? `${date}T${time}:00` : date);

it('is read back by ical.js unchanged', async () => {
  const events = fc.sample(anyWritten, { numRuns: 200, seed: 7 });
  const text = await calendarText({ name: 'Größe, und; mehr', timeZone: 'Europe/London', events, year: 2026 });
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n/);
  const calendar = ICAL.Component.fromString(text);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Größe\\, und\\; mehr');
  expect(calendar.getFirstPropertyValue('method')).toBeNull();
  const read = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const ends = (event: WrittenEvent) => {
    const end = endOf(event) ?? { date: event.eventDate, time: event.eventTime };
    return stamp(end.date, end.time);
  };
  expect(
    read.map(({ uid, startDate, endDate, description, sequence }) => [
      uid,
      String(startDate),
      String(endDate),
      description ?? '',
      sequence,
    ]),
  ).toEqual(
    events.map((event) => [
      uidOf(event.id),
      stamp(event.eventDate, event.eventTime),
      ends(event),
      [event.description, event.whoNames.length > 0 ? `Who: ${event.whoNames.join(', ')}` : null]
        .filter(Boolean)
        .join('\n\n'),
      event.version,
    ]),
  );
});
