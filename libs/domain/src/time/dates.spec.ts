import fc from 'fast-check';
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  compareDates,
  dateOfDayNumber,
  dayNumber,
  dayOfWeek,
  daysInMonth,
  daysOfMonthGrid,
  diffDays,
  endOfMonth,
  isCalendarDate,
  isLocalTime,
  minutesOfTime,
  startOfMonth,
  startOfWeek,
  timeOfMinutes,
} from './dates';
import type { WeekStartsOn } from './dates';
import { anyDate, anyWeekStart, utcDate } from '../domain.test-kit';

describe('isCalendarDate', () => {
  it.each(['2026-02-28', '2024-02-29', '2000-02-29', '1900-01-01', '2200-12-31'])('knows %s', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });

  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1899-12-31',
    '2201-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '٢٠٢٦-٠١-٠١',
    '',
    null,
    undefined,
    20260101,
  ])('refuses %p', (value) => {
    expect(isCalendarDate(value)).toBe(false);
  });
});

describe('isLocalTime', () => {
  it.each(['00:00', '09:05', '23:59'])('knows %s', (time) => expect(isLocalTime(time)).toBe(true));
  it.each(['24:00', '23:60', '9:05', '09:05:00', '-1:00', '09-05', '', null, 905])('refuses %p', (time) =>
    expect(isLocalTime(time)).toBe(false),
  );

  it('counts minutes and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        expect(minutesOfTime(timeOfMinutes(minutes))).toBe(minutes);
      }),
    );
    expect(minutesOfTime('25:00')).toBeNull();
    expect(timeOfMinutes(1500)).toBe('01:00');
    expect(timeOfMinutes(-30)).toBe('23:30');
  });
});

describe('arithmetic', () => {
  it('agrees with the UTC calendar of the engine on every day it can hold', () => {
    for (let day = dayNumber('1900-01-01'); day <= dayNumber('2200-12-31'); day += 1) {
      const date = dateOfDayNumber(day);
      if (date !== utcDate(day) || dayNumber(date) !== day) throw new Error(`${date} is not day ${day}`);
    }
  });

  it('adds and subtracts days as inverses', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -50_000, max: 50_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(diffDays(date, addDays(date, days))).toBe(days);
        expect(compareDates(date, addDays(date, days))).toBe(Math.sign(-days) || 0);
      }),
    );
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-05-31', 12, '2027-05-31'],
  ])('adds months: %s %i -> %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

  it.each([
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-29'],
    ['2026-12-31', -26, '2000-12-31'],
  ])('adds years: %s %i -> %s', (date, years, expected) => expect(addYears(date, years)).toBe(expected));

  it('refuses invalid dates', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => dayOfWeek('tomorrow')).toThrow('Not a calendar date: tomorrow');
  });

  it.each([
    [2026, 2, 28],
    [2024, 2, 29],
    [1900, 2, 28],
    [2000, 2, 29],
    [2026, 9, 30],
    [2026, 12, 31],
  ])('knows the days of %i-%i', (year, month, days) => expect(daysInMonth(year, month)).toBe(days));
});

describe('weeks and months', () => {
  it.each([
    ['2026-10-08', 0, '2026-10-04'],
    ['2026-10-08', 1, '2026-10-05'],
    ['2026-10-08', 6, '2026-10-03'],
    ['2026-10-04', 0, '2026-10-04'],
    ['2026-10-04', 1, '2026-09-28'],
    ['2027-01-01', 1, '2026-12-28'],
  ] as [string, WeekStartsOn, string][])('the week of %s from day %i begins %s', (date, first, expected) => {
    expect(startOfWeek(date, first)).toBe(expected);
  });

  it('has whole weeks that begin on the chosen day and cover the month without repeats', () => {
    fc.assert(
      fc.property(anyDate, anyWeekStart, (date, weekStartsOn) => {
        const grid = daysOfMonthGrid(date.slice(0, 7), weekStartsOn);
        const days = grid.flat();
        expect([5, 6]).toContain(grid.length);
        expect(days).toHaveLength(grid.length * 7);
        expect(grid.map(([first = '']) => dayOfWeek(first))).toEqual(grid.map(() => weekStartsOn));
        days.slice(1).forEach((day, index) => expect(diffDays(days[index] ?? '', day)).toBe(1));
        expect(days).toContain(startOfMonth(date));
        expect(days).toContain(endOfMonth(date));
        // No row belongs entirely to a neighbouring month, except the fifth in a February of four weeks.
        const strangers = grid.filter((week) => week.every((day) => day.slice(0, 7) !== date.slice(0, 7)));
        expect(strangers.length).toBe(
          endOfMonth(date).endsWith('-28') && dayOfWeek(startOfMonth(date)) === weekStartsOn ? 1 : 0,
        );
      }),
    );
  });

  it.each([
    ['2026-02', 0, 5],
    ['2026-08', 0, 6],
    ['2026-08', 1, 6],
    ['2026-10', 0, 5],
  ] as [string, WeekStartsOn, number][])('%s from day %i has %i rows', (month, first, rows) => {
    expect(daysOfMonthGrid(month, first)).toHaveLength(rows);
  });
});

describe('ageOn', () => {
  it.each([
    ['2017-10-08', '2026-10-07', 8],
    ['2017-10-08', '2026-10-08', 9],
    ['2016-02-29', '2025-02-27', 8],
    ['2016-02-29', '2025-02-28', 9],
    ['2016-02-29', '2024-02-28', 7],
    ['2016-02-29', '2024-02-29', 8],
    ['2026-01-01', '2026-01-01', 0],
  ])('born %s is on %s %i', (birth, date, age) => expect(ageOn(birth, date)).toBe(age));
});
