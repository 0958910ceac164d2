import fc from 'fast-check';
import {
  RECURRING_TYPES,
  WEEKDAY_CODES,
  addDays,
  dayOfWeek,
  nextOccurrences,
  nthsOf,
  tidyRecurringDays,
  type CalendarDate,
} from '@homefold/domain';
import type { WrittenEvent } from './vevent';

/** Events for the specs of this folder. */

let nextId = 0;
const ID = '00000000-0000-4000-8000-';

export const written = (fields: Partial<WrittenEvent> = {}): WrittenEvent => ({
  id: `${ID}${String((nextId += 1)).padStart(12, '0')}`,
  title: 'Event',
  description: null,
  eventDate: '2026-10-20',
  endDate: fields.eventDate ?? '2026-10-20',
  eventTime: null,
  eventEndTime: null,
  emoji: null,
  place: null,
  whoNames: [],
  isRecurring: false,
  recurringType: null,
  recurringInterval: null,
  recurringEndDate: null,
  exceptions: [],
  recurringDay: null,
  recurringDays: null,
  seriesId: null,
  occurrenceDate: null,
  createdAt: new Date('2026-10-08T09:30:00Z'),
  updatedAt: new Date('2026-10-08T09:30:00Z'),
  version: 1,
  ...fields,
});

/** Starts near clock changes, ends of months, leap days and year ends. */
const starts: fc.Arbitrary<CalendarDate> = fc.oneof(
  fc.constantFrom(
    '2024-02-29',
    '2028-02-29',
    '2026-01-29',
    '2026-01-30',
    '2026-01-31',
    '2026-08-31',
    '2026-02-28',
    '2026-12-31',
    '2026-03-28',
    '2026-03-29',
    '2026-10-24',
    '2026-10-25',
    '2026-03-08',
    '2026-11-01',
    '2026-04-05',
    '2026-10-04',
  ),
  fc.integer({ min: 0, max: 1_400 }).map((days) => addDays('2024-01-01', days)),
);

const times = fc.constantFrom(
  '00:00',
  '00:30',
  '01:30',
  '02:00',
  '02:30',
  '03:00',
  '09:00',
  '12:15',
  '18:45',
  '22:00',
  '23:59',
);

/** All day, timed (with and without an end), overnight, and several days with and without times. */
const lengths = fc.oneof(
  fc.record({ days: fc.constantFrom(0, 1, 6), eventTime: fc.constant(null), eventEndTime: fc.constant(null) }),
  fc.record({ days: fc.constantFrom(0, 0, 0, 1, 3), eventTime: times, eventEndTime: fc.option(times) }),
);

/** Days that a series from this date can have. */
function daysFor(date: CalendarDate, type: string, named: readonly string[]): string[] | null {
  const own = WEEKDAY_CODES[dayOfWeek(date)] ?? '';
  const weekdays = tidyRecurringDays('weekly', [...named, own], date);
  if (type === 'weekly') return weekdays && [...weekdays];
  return type === 'daily' ? null : [`${nthsOf(date).at(-1) ?? ''}${own}`];
}

/** Any valid event, with every kind of repeat. */
export const anyWritten: fc.Arbitrary<WrittenEvent> = fc
  .record({
    eventDate: starts,
    length: lengths,
    type: fc.constantFrom(null, ...RECURRING_TYPES),
    interval: fc.constantFrom(1, 1, 2, 3),
    ends: fc.option(fc.integer({ min: 0, max: 900 })),
    skipped: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 3 }),
    returns: fc.constantFrom(null, null, 29, 30, 31),
    title: fc.constantFrom('Dentist', 'Tea; cake, and \\ "more"', 'Überraschung für Åsa', '保護者会', 'x'.repeat(200)),
    emoji: fc.constantFrom(null, '🎉', '👨‍👩‍👧'),
    place: fc.constantFrom(null, 'Sports hall; Mill Lane, 5'),
    named: fc.option(fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])),
    description: fc.constantFrom(
      null,
      'One line',
      'Bring:\n- shoes;\n- a, b\n\nSee https://example.org/?a=1;b',
      'é🎉'.repeat(60),
    ),
    whoNames: fc.constantFrom<string[]>([], ['Sam'], ['Sam', 'Mia, the younger']),
  })
  .map(({ eventDate, length: { days, ...clock }, type, interval, ends, skipped, returns, named, ...texts }) => {
    const endDate = addDays(eventDate, days);
    const base = written({ ...texts, ...clock, eventDate, endDate });
    if (type === null) return base;
    const series: WrittenEvent = {
      ...base,
      isRecurring: true,
      recurringType: type,
      recurringInterval: interval,
      recurringEndDate: ends === null ? null : addDays(eventDate, ends),
      recurringDay: !named && (type === 'monthly' || type === 'yearly') ? returns : null,
      recurringDays: named && daysFor(eventDate, type, named),
    };
    const dates = nextOccurrences(series, addDays(eventDate, -1), 13).map(({ startDate }) => startDate);
    return { ...series, exceptions: [...new Set(skipped.flatMap((index) => dates[index] ?? []))].sort() };
  });
