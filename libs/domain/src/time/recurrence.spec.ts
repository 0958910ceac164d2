import fc from 'fast-check';
import { dayOfSeries, nextOccurrences, normaliseInterval, occurrencesBetween, occursOn } from './recurrence';
import type { RecurrenceSource } from './recurrence';
import { anyDate, datesBetween, utcDate, utcDay } from '../domain.test-kit';

/**
 * The oracle: the specified rule, day by day, on the engine's own calendar. It shares no code with the implementation.
 *
 * "yearly matches same month and day on or after start; weekly matches same weekday with whole-week distance a multiple
 * of the interval; daily day difference a multiple of the interval; monthly month difference a multiple of the interval
 * on the same day-of-month (last day of the month used when the month is shorter); nothing shown after the recurring
 * end date; an invalid range (end before start) is treated as single-day." And: "yearly honours the interval; 29
 * February falls on 28 February in a common year."
 */
function startsOnByTheBook(event: RecurrenceSource, date: string): boolean {
  if (event.exceptions?.some((skipped) => skipped === date)) return false;
  if (!event.isRecurring) return date === event.eventDate;
  if (utcDay(date) < utcDay(event.eventDate)) return false;
  if (event.recurringEndDate && utcDay(date) > utcDay(event.recurringEndDate)) return false;
  const start = new Date(`${event.eventDate}T12:00:00Z`);
  const day = new Date(`${date}T12:00:00Z`);
  const interval = event.recurringInterval ?? 1;
  const days = Math.round((day.getTime() - start.getTime()) / 86_400_000);
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  const years = day.getUTCFullYear() - start.getUTCFullYear();
  const months = years * 12 + day.getUTCMonth() - start.getUTCMonth();
  if (event.recurringDays) {
    const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
    const name = names[day.getUTCDay()] ?? '';
    if (event.recurringType === 'weekly') {
      const sinceMonday = (start.getUTCDay() + 6) % 7;
      return event.recurringDays.includes(name) && Math.floor((days + sinceMonday) / 7) % interval === 0;
    }
    const nth = `${Math.ceil(day.getUTCDate() / 7)}${name}`;
    const isLast = day.getUTCDate() + 7 > lastOfMonth && event.recurringDays.includes(`-1${name}`);
    const counted = event.recurringType === 'monthly' ? months % interval === 0 : months % (12 * interval) === 0;
    return counted && (event.recurringDays.includes(nth) || isLast);
  }
  switch (event.recurringType) {
    case 'daily':
      return days % interval === 0;
    case 'weekly':
      return day.getUTCDay() === start.getUTCDay() && (days / 7) % interval === 0;
    case 'monthly':
      return months % interval === 0 && day.getUTCDate() === Math.min(start.getUTCDate(), lastOfMonth);
    default: {
      const leapDay = event.eventDate.endsWith('-02-29') && lastOfMonth === 28 && date.endsWith('-02-28');
      return years % interval === 0 && (date.slice(5) === event.eventDate.slice(5) || leapDay);
    }
  }
}

function occurrencesByTheBook(event: RecurrenceSource, from: string, to: string) {
  const length = Math.max(0, utcDay(event.endDate ?? event.eventDate) - utcDay(event.eventDate));
  const found = [];
  for (let day = utcDay(from) - length; day <= utcDay(to); day += 1) {
    if (startsOnByTheBook(event, utcDate(day))) found.push({ startDate: utcDate(day), endDate: utcDate(day + length) });
  }
  return found;
}

/** Days that the start belongs to: the given weekdays and its own, or its weekday of the month. */
function daysFor(date: string, type: string, named: readonly string[], isLast: boolean): string[] | null {
  if (type === 'daily') return null;
  const day = new Date(`${date}T12:00:00Z`);
  const own = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][day.getUTCDay()] ?? '';
  if (type === 'weekly') return [...new Set([...named, own])];
  const length = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  const nth = Math.ceil(day.getUTCDate() / 7);
  return [`${nth === 5 || (isLast && day.getUTCDate() + 7 > length) ? -1 : nth}${own}`];
}

const anyEvent: fc.Arbitrary<RecurrenceSource> = fc
  .record({
    eventDate: fc.oneof(anyDate, datesBetween('2020-01-01', '2030-12-31'), fc.constantFrom('2024-01-31', '2024-02-29')),
    length: fc.oneof(fc.constant(0), fc.integer({ min: -10, max: 45 })),
    isRecurring: fc.oneof({ weight: 1, arbitrary: fc.constant(false) }, { weight: 6, arbitrary: fc.constant(true) }),
    recurringType: fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
    recurringInterval: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 99 })),
    endsAfter: fc.option(fc.oneof(fc.integer({ min: -5, max: 400 }), fc.integer({ min: 0, max: 20_000 }))),
    skips: fc.array(fc.integer({ min: 0, max: 800 }), { maxLength: 5 }),
    named: fc.option(fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])),
    isLast: fc.boolean(),
  })
  .map(({ eventDate, length, endsAfter, skips, named, isLast, ...rule }) => ({
    ...rule,
    eventDate,
    recurringDays: named && daysFor(eventDate, rule.recurringType, named, isLast),
    endDate: utcDate(utcDay(eventDate) + length),
    recurringEndDate: endsAfter === null ? null : utcDate(utcDay(eventDate) + endsAfter),
    exceptions: skips.map((days) => utcDate(utcDay(eventDate) + days)),
  }))
  .filter(({ eventDate, endDate, recurringEndDate }) =>
    [eventDate, endDate, recurringEndDate ?? eventDate].every((date) => date >= '1900-01-01' && date <= '2200-12-31'),
  );

/** A window near the event or anywhere later, up to a little over a year long. */
const anyCase = anyEvent.chain((event) =>
  fc
    .tuple(
      fc.oneof(fc.integer({ min: -60, max: 900 }), fc.integer({ min: 0, max: 60_000 })),
      fc.integer({ min: 0, max: 400 }),
    )
    .map(([offset, length]) => {
      const from = Math.max(
        utcDay('1900-03-01'),
        Math.min(utcDay('2200-12-31') - length, utcDay(event.eventDate) + offset),
      );
      return { event, from: utcDate(from), to: utcDate(from + length) };
    }),
);

describe('occurrencesBetween', () => {
  it('agrees with the rule evaluated day by day', () => {
    fc.assert(
      fc.property(anyCase, ({ event, from, to }) => {
        expect(occurrencesBetween(event, from, to)).toEqual(occurrencesByTheBook(event, from, to));
      }),
      { numRuns: 1500 },
    );
  });

  it('gives a day view exactly what it gives a month view', () => {
    fc.assert(
      fc.property(anyEvent, fc.integer({ min: -20, max: 500 }), (event, offset) => {
        const first = Math.max(utcDay('1900-03-01'), Math.min(utcDay('2200-11-01'), utcDay(event.eventDate) + offset));
        const whole = occurrencesBetween(event, utcDate(first), utcDate(first + 41));
        for (let day = first; day < first + 42; day += 1) {
          const date = utcDate(day);
          const touching = whole.filter(({ startDate, endDate }) => startDate <= date && endDate >= date);
          expect(occurrencesBetween(event, date, date)).toEqual(touching);
          expect(occursOn(event, date)).toBe(touching.length > 0);
        }
      }),
      { numRuns: 150 },
    );
  });

  const starts = (event: RecurrenceSource, from: string, to: string) =>
    occurrencesBetween(event, from, to).map(({ startDate }) => startDate);
  const every = (recurringType: string, eventDate: string, recurringInterval = 1): RecurrenceSource => ({
    eventDate,
    endDate: eventDate,
    isRecurring: true,
    recurringType,
    recurringInterval,
  });

  it('keeps the 31st through short months without drifting', () => {
    expect(starts(every('monthly', '2024-01-31'), '2024-01-01', '2024-06-30')).toEqual([
      '2024-01-31',
      '2024-02-29',
      '2024-03-31',
      '2024-04-30',
      '2024-05-31',
      '2024-06-30',
    ]);
    expect(starts(every('monthly', '2025-12-31', 2), '2026-02-01', '2026-06-30')).toEqual([
      '2026-02-28',
      '2026-04-30',
      '2026-06-30',
    ]);
  });

  it('moves 29 February to the 28th in common years, including years like 1900', () => {
    expect(starts(every('yearly', '2096-02-29'), '2096-01-01', '2104-12-31')).toEqual([
      '2096-02-29',
      '2097-02-28',
      '2098-02-28',
      '2099-02-28',
      '2100-02-28',
      '2101-02-28',
      '2102-02-28',
      '2103-02-28',
      '2104-02-29',
    ]);
  });

  it('honours the interval of years and of weeks', () => {
    expect(starts(every('yearly', '2020-05-04', 3), '2020-01-01', '2027-01-01')).toEqual([
      '2020-05-04',
      '2023-05-04',
      '2026-05-04',
    ]);
    expect(starts(every('weekly', '2026-12-24', 2), '2026-12-24', '2027-01-31')).toEqual([
      '2026-12-24',
      '2027-01-07',
      '2027-01-21',
    ]);
  });

  it('shows a several-day event on each of its days, also when it began before the window', () => {
    const trip = { eventDate: '2026-12-29', endDate: '2027-01-03' };
    expect(occurrencesBetween(trip, '2027-01-02', '2027-01-02')).toEqual([
      { startDate: '2026-12-29', endDate: '2027-01-03' },
    ]);
    expect(occursOn(trip, '2027-01-04')).toBe(false);
    expect(occursOn(trip, '2026-12-28')).toBe(false);
  });

  it('treats a reversed or impossible end as a single day', () => {
    expect(occurrencesBetween({ eventDate: '2026-10-08', endDate: '2026-10-01' }, '2026-10-01', '2026-10-31')).toEqual([
      { startDate: '2026-10-08', endDate: '2026-10-08' },
    ]);
    expect(occursOn({ eventDate: '2026-10-08', endDate: '2026-02-30' }, '2026-10-08')).toBe(true);
  });

  it('shows nothing after the end of the repeat, which is itself included', () => {
    const event = { ...every('daily', '2026-10-01'), recurringEndDate: '2026-10-03' };
    expect(starts(event, '2026-10-02', '2026-12-31')).toEqual(['2026-10-02', '2026-10-03']);
  });

  it('ignores repeat fields of an event that does not repeat', () => {
    const event = { ...every('daily', '2026-10-01'), isRecurring: false, recurringEndDate: '2026-09-01' };
    expect(starts(event, '2026-09-01', '2026-12-31')).toEqual(['2026-10-01']);
  });

  it('defaults to yearly without a type, once for an unknown one, and interval 1 for an invalid one', () => {
    expect(starts({ ...every('', '2020-05-04'), recurringType: null }, '2021-01-01', '2021-12-31')).toEqual([
      '2021-05-04',
    ]);
    expect(starts(every('hourly', '2020-05-04'), '2020-01-01', '2021-12-31')).toEqual(['2020-05-04']);
    for (const interval of [0, -3, 1.5, 100, NaN]) {
      expect(starts(every('daily', '2026-10-01', interval), '2026-10-02', '2026-10-03')).toHaveLength(2);
    }
  });

  it('is empty for a reversed window or an event without a valid date', () => {
    expect(occurrencesBetween(every('daily', '2026-10-01'), '2026-11-02', '2026-11-01')).toEqual([]);
    expect(occurrencesBetween(every('daily', '2026-02-30'), '2026-01-01', '2026-12-31')).toEqual([]);
  });

  it('computes at most one start outside the window, however old the event is', () => {
    class CountedDates extends Array<string> {
      looks = 0;
      override includes(date: string): boolean {
        this.looks += 1;
        return super.includes(date);
      }
    }
    for (const type of ['daily', 'weekly', 'monthly', 'yearly']) {
      const exceptions = new CountedDates();
      const found = occurrencesBetween({ ...every(type, '1900-01-01'), exceptions }, '2200-01-01', '2200-01-31');
      expect(found.length).toBeGreaterThan(0);
      expect(exceptions.looks).toBeLessThanOrEqual(found.length + 1);
    }
  });
});

describe('nextOccurrences', () => {
  it('finds the following occurrences', () => {
    fc.assert(
      fc.property(
        anyEvent,
        fc.integer({ min: -30, max: 700 }),
        fc.integer({ min: 0, max: 5 }),
        (event, offset, count) => {
          const after = utcDate(utcDay(event.eventDate) + offset);
          const next = nextOccurrences(event, after, count);
          const horizon = next[next.length - 1]?.startDate ?? utcDate(utcDay(after) + 40);
          const byTheBook = occurrencesByTheBook(event, after, horizon).filter(({ startDate }) => startDate > after);
          if (next.length === count) expect(next).toEqual(byTheBook.slice(0, count));
          else expect(next.length).toBeLessThan(count);
          next.forEach(({ startDate }) => expect(startDate > after).toBe(true));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('stops where the series ends', () => {
    const event = {
      eventDate: '2026-10-01',
      isRecurring: true,
      recurringType: 'weekly',
      recurringEndDate: '2026-10-15',
    };
    expect(nextOccurrences(event, '2026-10-01', 9).map(({ startDate }) => startDate)).toEqual([
      '2026-10-08',
      '2026-10-15',
    ]);
    expect(nextOccurrences({ eventDate: '2026-10-01' }, '2026-10-01', 3)).toEqual([]);
    expect(nextOccurrences({ eventDate: '2026-10-01' }, '2026-09-01', 3)).toHaveLength(1);
    expect(nextOccurrences({ eventDate: '2026-10-01' }, '2026-09-01', 0)).toEqual([]);
    expect(nextOccurrences({ eventDate: '2199-01-01', isRecurring: true }, '2199-01-01', 9)).toHaveLength(1);
  });
});

describe('normaliseInterval', () => {
  it.each([
    [1, 1],
    [99, 99],
    [100, 1],
    [0, 1],
    [2.5, 1],
    ['7', 1],
    [null, 1],
  ])('%p becomes %i', (value, expected) => expect(normaliseInterval(value)).toBe(expected));
});

describe('a series with thousands of exceptions in a row', () => {
  const days = Array.from({ length: 9_131 }, (_, n) => utcDate(utcDay('2026-01-01') + n));
  const series = (asked: string[]): RecurrenceSource => ({
    eventDate: '2026-01-01',
    isRecurring: true,
    recurringType: 'daily',
    exceptions: Object.assign([...days], { includes: (day: string) => asked.push(day) > 0 }),
  });

  it('is not searched beyond the window', () => {
    const asked: string[] = [];
    expect(occurrencesBetween(series(asked), '2026-03-01', '2026-03-03')).toEqual([]);
    expect(asked).toEqual(['2026-03-01', '2026-03-02', '2026-03-03']);
  });

  it('is not searched for every day', () => {
    const asked: string[] = [];
    expect(nextOccurrences(series(asked), '2026-01-01', 1)[0]?.startDate).toBe('2051-01-01');
    expect(asked.length).toBeLessThan(10);
  });
});

it('a series returns to a later day only from a month that is too short for it', () => {
  expect(dayOfSeries({ eventDate: '2026-02-28', recurringDay: 31 })).toBe(31);
  expect(dayOfSeries({ eventDate: '2026-02-15', recurringDay: 31 })).toBe(15);
  expect(dayOfSeries({ eventDate: '2026-03-30', recurringDay: 31 })).toBe(30);
});
