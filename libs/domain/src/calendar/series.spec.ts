import fc from 'fast-check';
import { nextOccurrences, occurrencesBetween } from '../time/recurrence';
import { divideSeries, exceptionsAfter } from './series';
import type { Series } from './series';
import { datesBetween, utcDate, utcDay } from '../domain.test-kit';

const anySeries: fc.Arbitrary<Series> = fc
  .record({
    eventDate: fc.oneof(
      datesBetween('2020-01-01', '2030-12-31'),
      fc.constantFrom('2024-01-31', '2024-02-29', '2023-12-31', '2025-08-30', '1900-01-01'),
    ),
    length: fc.integer({ min: -2, max: 4 }),
    isRecurring: fc.oneof({ weight: 1, arbitrary: fc.constant(false) }, { weight: 9, arbitrary: fc.constant(true) }),
    recurringType: fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
    recurringInterval: fc.integer({ min: 1, max: 4 }),
    endsAfter: fc.option(fc.integer({ min: 0, max: 900 })),
    skips: fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
  })
  .map(({ length, endsAfter, skips, ...rule }) => {
    const series = {
      ...rule,
      endDate: utcDate(utcDay(rule.eventDate) + length),
      recurringEndDate: endsAfter === null ? null : utcDate(utcDay(rule.eventDate) + endsAfter),
    };
    const all = starts(series);
    return { ...series, exceptions: skips.flatMap((index) => all[index] ?? []) };
  });

/** Start dates of the series in its first twelve years. */
const starts = (series: Series): string[] =>
  occurrencesBetween(series, series.eventDate, utcDate(utcDay(series.eventDate) + 4400))
    .map(({ startDate }) => startDate)
    .slice(0, 400);

const anyPlace = fc.tuple(anySeries, fc.nat({ max: 40 })).chain(([series, index]) => {
  const all = starts(series);
  return all.length === 0 ? fc.constant(null) : fc.constant({ series, date: all[index % all.length] ?? '' });
});

describe('divideSeries', () => {
  it.each(['this', 'following'] as const)(
    '%s: both parts together have exactly the occurrences of the whole',
    (scope) => {
      fc.assert(
        fc.property(anyPlace, (place) => {
          if (!place) return;
          const { series, date } = place;
          const { kept, taken } = divideSeries(series, scope, date) ?? fail();
          const horizon = utcDate(utcDay(date) + 1500);
          const within = (one: Series) => occurrencesBetween(one, series.eventDate, horizon);
          const left = kept ? within({ ...series, ...kept }) : [];
          const right = within({ ...series, ...taken });
          expect([...left, ...right].sort((a, b) => (a.startDate < b.startDate ? -1 : 1))).toEqual(within(series));
          if (scope === 'this') expect(right).toHaveLength(1);
          else expect(left.every(({ startDate }) => startDate < date)).toBe(true);
          expect(kept === null || nextOccurrences({ ...series, ...kept }, '1899-12-31', 1).length === 1).toBe(true);
          expect(right[0]?.startDate).toBe(date);
        }),
        { numRuns: 600 },
      );
    },
  );

  it('divides at occurrences only', () => {
    const swimming: Series = {
      eventDate: '2026-10-06',
      endDate: '2026-10-07',
      isRecurring: true,
      recurringType: 'weekly',
      exceptions: ['2026-10-20', '2026-11-10'],
      recurringEndDate: '2026-12-01',
    };
    for (const date of ['2026-10-07', '2026-10-20', '2026-12-08', '2026-09-29', '2026-02-30', 'soon'])
      expect(divideSeries(swimming, 'this', date)).toBeNull();
    expect(divideSeries(swimming, 'following', '2026-10-06')?.kept).toBeNull();
    expect(divideSeries({ ...swimming, isRecurring: false }, 'this', '2026-10-06')?.kept).toBeNull();
    expect(divideSeries(swimming, 'following', '2026-10-27')).toEqual({
      kept: { recurringEndDate: '2026-10-26', exceptions: ['2026-10-20'] },
      taken: {
        eventDate: '2026-10-27',
        endDate: '2026-10-28',
        isRecurring: true,
        recurringEndDate: '2026-12-01',
        exceptions: ['2026-11-10'],
        recurringDay: null,
      },
    });
  });

  it('keeps the 31st, and 29 February, of a series divided in a short month; divided again too', () => {
    const rent: Series = {
      eventDate: '2026-01-31',
      endDate: '2026-01-31',
      isRecurring: true,
      recurringType: 'monthly',
    };
    const second = { ...rent, ...divideSeries(rent, 'following', '2026-02-28')?.taken };
    expect(second.recurringDay).toBe(31);
    expect(divideSeries(rent, 'following', '2026-03-31')?.taken.recurringDay).toBeNull();
    const third = { ...rent, ...divideSeries(second, 'following', '2026-04-30')?.taken };
    expect(starts(third).slice(0, 3)).toEqual(['2026-04-30', '2026-05-31', '2026-06-30']);
    const leap: Series = { ...rent, eventDate: '2024-02-29', endDate: '2024-02-29', recurringType: 'yearly' };
    const later = { ...leap, ...divideSeries(leap, 'following', '2027-02-28')?.taken };
    expect(starts(later).slice(0, 2)).toEqual(['2027-02-28', '2028-02-29']);
  });
});

describe('exceptionsAfter', () => {
  const lessons: Series = {
    eventDate: '2026-10-06',
    endDate: '2026-10-06',
    isRecurring: true,
    recurringType: 'weekly',
    recurringInterval: 1,
    exceptions: ['2026-10-20', '2026-11-10'],
  };

  it.each([
    ['another title', {}, ['2026-10-20', '2026-11-10']],
    ['an earlier end, which may be moved back', { recurringEndDate: '2026-10-31' }, ['2026-10-20', '2026-11-10']],
    ['Wednesdays instead', { eventDate: '2026-10-07' }, ['2026-10-21', '2026-11-11']],
    ['a later first lesson', { eventDate: '2026-10-27' }, ['2026-11-10']],
    ['every other week', { recurringInterval: 2 }, ['2026-10-20']],
    ['every other Wednesday instead', { eventDate: '2026-10-07', recurringInterval: 2 }, []],
    ['daily', { recurringType: 'daily' }, ['2026-10-20', '2026-11-10']],
    ['the 6th of every month', { recurringType: 'monthly' }, []],
    ['only once', { isRecurring: false }, []],
  ])('%s', (_name, change, expected) => {
    expect(exceptionsAfter(lessons, { ...lessons, ...change })).toEqual(expected);
  });

  it('a month end moves to the new day of the same month', () => {
    const rent = { ...lessons, eventDate: '2026-01-31', recurringType: 'monthly', exceptions: ['2026-02-28'] };
    expect(exceptionsAfter(rent, { ...rent, eventDate: '2026-01-15' })).toEqual(['2026-02-15']);
  });

  it('never adds more than it was given, and only dates on which the series would start', () => {
    fc.assert(
      fc.property(anySeries, anySeries, (before, after) => {
        const kept = exceptionsAfter(before, after);
        expect(kept.length).toBeLessThanOrEqual(new Set(before.exceptions).size);
        const without = { ...after, exceptions: [], recurringEndDate: null };
        for (const date of kept)
          expect(occurrencesBetween({ ...without, endDate: date }, date, date).map((one) => one.startDate)).toContain(
            date,
          );
      }),
      { numRuns: 300 },
    );
  });
});

function fail(): never {
  throw new Error('an occurrence must divide the series');
}
