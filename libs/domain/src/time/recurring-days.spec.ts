import fc from 'fast-check';
import { datesBetween, utcDate, utcDay } from '../domain.test-kit';
import { exceptionsAfter } from '../calendar/series';
import { addDays } from './dates';
import { nextOccurrences, occursOn } from './recurrence';
import type { RecurrenceSource } from './recurrence';
import {
  fitsRecurringDays,
  movedRecurringDays,
  movedSeriesStart,
  nthsOf,
  recurringDaysProblem,
  tidyRecurringDays,
} from './recurring-days';

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

describe('recurringDaysProblem', () => {
  // 9 November 2026 is the second Monday of its month
  it.each<[string, string[] | null, string | null, RegExp | null]>([
    ['nothing', null, 'weekly', null],
    ['weekdays', ['MO', 'WE'], 'weekly', null],
    ['the second Monday', ['2MO'], 'monthly', null],
    ['the same once a year', ['2MO'], 'yearly', null],
    ['an empty list', [], 'weekly', /at least one/],
    ['a fifth Monday', ['5MO'], 'monthly', /from 1MO to 4MO and -1MO/],
    ['a zeroth', ['0MO'], 'monthly', /from 1MO/],
    ['no weekday', ['XX'], 'weekly', /from 1MO/],
    ['eight days', [...CODES, 'MO'], 'weekly', /from 1MO/],
    ['a daily repeat', ['MO'], 'daily', /Only a weekly, monthly or yearly/],
    ['no repeat', ['MO'], null, /Only a weekly, monthly or yearly/],
    ['a numbered day of a week', ['2MO'], 'weekly', /takes weekdays/],
    ['a plain weekday of a month', ['MO'], 'monthly', /one weekday of the month/],
    ['two weekdays of a month', ['1MO', '2MO'], 'monthly', /one weekday of the month/],
    ['weekdays without that of the start', ['TU', 'WE'], 'weekly', /first day must be one of the days/],
    ['another Monday than that of the start', ['-1MO'], 'monthly', /first day must be one of the days/],
  ])('%s', (_, days, type, problem) => {
    const found = recurringDaysProblem(days, type, '2026-11-09');
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeNull();
  });
});

it('a last weekday that is also the fourth can be named by both', () => {
  expect(nthsOf('2026-02-24')).toEqual([4, -1]);
  expect(nthsOf('2026-11-24')).toEqual([4, -1]);
  expect(nthsOf('2026-12-22')).toEqual([4]);
  expect(nthsOf('2026-12-29')).toEqual([-1]);
});

it.each([['XX'], ['2TU']])('a weekly series on %s, which is no weekday, is on the weekday of its start', (day) => {
  const series = { eventDate: '2026-11-09', isRecurring: true, recurringType: 'weekly', recurringDays: [day, 'WE'] };
  expect(nextOccurrences(series, '2026-11-09', 2).map(({ startDate }) => startDate)).toEqual([
    '2026-11-16',
    '2026-11-23',
  ]);
});

it('stores days without duplicates from Monday on, and nothing if the start date implies them', () => {
  expect(tidyRecurringDays('weekly', ['SU', 'WE', 'MO', 'WE'], '2026-11-09')).toEqual(['MO', 'WE', 'SU']);
  expect(tidyRecurringDays('weekly', ['MO'], '2026-11-09')).toBeNull();
  expect(tidyRecurringDays('monthly', ['2MO'], '2026-11-09')).toEqual(['2MO']);
});

describe('a series that moves', () => {
  it('moves all of its weekdays by the same number of days', () => {
    expect(movedRecurringDays('weekly', ['MO', 'WE'], '2026-11-09', '2026-11-10')).toEqual(['TU', 'TH']);
    expect(movedRecurringDays('weekly', ['MO', 'SU'], '2026-11-09', '2026-11-10')).toEqual(['MO', 'TU']);
    expect(movedRecurringDays('weekly', ['MO', 'WE'], '2026-11-09', '2026-11-16')).toEqual(['MO', 'WE']);
  });

  it('moves to the weekday of the month of the new date, and stays the last if possible', () => {
    expect(movedRecurringDays('monthly', ['2MO'], '2026-11-09', '2026-11-17')).toEqual(['3TU']);
    expect(movedRecurringDays('monthly', ['-1MO'], '2026-11-30', '2026-11-27')).toEqual(['-1FR']);
    expect(movedRecurringDays('monthly', ['-1MO'], '2026-11-30', '2026-11-20')).toEqual(['3FR']);
    expect(movedRecurringDays('monthly', ['4MO'], '2026-11-23', '2026-11-30')).toEqual(['-1MO']);
  });

  it('starts on one of its days again, with the dragged occurrence on the new date', () => {
    const anySeries = fc
      .record({
        eventDate: datesBetween('2024-01-01', '2028-12-31'),
        named: fc.subarray(CODES),
        type: fc.constantFrom('weekly', 'monthly', 'yearly'),
        later: fc.integer({ min: 0, max: 30 }),
        by: fc.integer({ min: -40, max: 40 }),
      })
      .map(({ eventDate, named, type, later, by }) => {
        const own = CODES[(utcDay(eventDate) + 3) % 7] ?? '';
        const [nth = -1] = nthsOf(eventDate);
        const recurringDays = type === 'weekly' ? [...new Set([own, ...named])] : [`${nth}${own}`];
        const series: RecurrenceSource = { eventDate, isRecurring: true, recurringType: type, recurringDays };
        const from = nextOccurrences(series, addDays(eventDate, -1), later + 1).at(-1)?.startDate ?? eventDate;
        return { series, type, from, to: utcDate(utcDay(from) + by) };
      });
    fc.assert(
      fc.property(anySeries, ({ series, type, from, to }) => {
        const recurringDays = movedRecurringDays(type, series.recurringDays, from, to);
        const eventDate = movedSeriesStart(series.eventDate, { from, to }, type, recurringDays);
        expect(fitsRecurringDays(type, recurringDays, eventDate)).toBe(true);
        expect(occursOn({ ...series, eventDate, recurringDays }, to)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('moves its exceptions along', () => {
    const series = (eventDate: string, recurringDays: string[], exceptions: string[] = []): RecurrenceSource => ({
      eventDate,
      isRecurring: true,
      recurringType: 'weekly',
      recurringDays,
      exceptions,
    });
    const before = series('2026-11-09', ['MO', 'WE'], ['2026-11-11', '2026-11-16']);
    expect(exceptionsAfter(before, series('2026-11-10', ['TU', 'TH']))).toEqual(['2026-11-12', '2026-11-17']);
    // an added day moves nothing
    expect(exceptionsAfter(before, series('2026-11-09', ['MO', 'WE', 'FR']))).toEqual(['2026-11-11', '2026-11-16']);
  });
});
