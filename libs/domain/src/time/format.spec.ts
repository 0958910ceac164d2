import fc from 'fast-check';
import {
  formatDate,
  formatDateRange,
  formatHour,
  formatInstant,
  formatLongDate,
  formatMonthTitle,
  formatShortDate,
  formatTime,
  formatTimeAlone,
  formatTimeRange,
  formatWeekTitle,
  formatWeekdayDate,
  formatWeekdayDay,
  isLocale,
  uses12Hours,
  weekdayNames,
} from './format';
import { anyDate } from '../domain.test-kit';

describe('formatted dates', () => {
  it('writes the dates of the screens', () => {
    expect(formatLongDate('2026-10-08', 'en-GB')).toBe('Thursday 8 October');
    expect(formatLongDate('2026-10-08', 'en-GB', { year: true })).toBe('Thursday 8 October 2026');
    expect(formatLongDate('2026-10-08', 'en-US')).toBe('Thursday, October 8');
    expect(formatShortDate('2026-10-08', 'en-GB')).toBe('8 Oct');
    expect(formatShortDate('2026-10-08', 'en-GB', '2026-12-01')).toBe('8 Oct');
    expect(formatShortDate('2025-10-08', 'en-GB', '2026-01-01')).toBe('8 Oct 2025');
    expect(formatWeekdayDate('2026-10-08', 'en-GB')).toBe('Thu 8 Oct');
    expect(formatWeekdayDay('2026-10-08', 'en-GB')).toBe('Thu 8');
    expect(formatWeekdayDay('2026-10-08', 'en-US')).toBe('Thu 8');
    expect(formatMonthTitle('2026-10', 'en-GB')).toBe('October 2026');
    expect(formatMonthTitle('2026-10-31', 'de-DE')).toBe('Oktober 2026');
  });

  it.each([
    ['2026-10-04', 'en-GB', '4–10 October 2026'],
    ['2026-09-27', 'en-GB', '27 September – 3 October 2026'],
    ['2026-12-27', 'en-GB', '27 December 2026 – 2 January 2027'],
    ['2026-10-04', 'en-US', 'October 4–10, 2026'],
  ])('titles the week of %s in %s as %s', (first, locale, title) => expect(formatWeekTitle(first, locale)).toBe(title));

  it('formats a range of one day, or a reversed one, as one date', () => {
    expect(formatDateRange('2026-10-08', '2026-10-08', 'en-GB')).toBe('8 October 2026');
    expect(formatDateRange('2026-10-08', '2026-10-01', 'en-GB')).toBe('8 October 2026');
  });

  it('never shifts a date', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const written = formatDate(date, 'en-GB', { year: 'numeric', month: '2-digit', day: '2-digit' });
        expect(written.split('/').reverse().join('-')).toBe(date);
      }),
    );
  });

  it('uses Gregorian months and years in every locale, like the grid', () => {
    expect(formatMonthTitle('2026-10', 'th-TH')).toContain('2026');
    expect(formatMonthTitle('2026-10', 'fa-IR-u-nu-latn')).toContain('2026');
  });

  it('falls back to British English for an invalid locale', () => {
    expect(formatLongDate('2026-10-08', 'not a locale')).toBe('Thursday 8 October');
    expect(isLocale('en-GB')).toBe(true);
    expect(isLocale('not a locale')).toBe(false);
    expect(isLocale('')).toBe(false);
  });

  it('names the weekdays in the order of the grid', () => {
    expect(weekdayNames('en-GB', 0)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(weekdayNames('en-GB', 1, 'long')[0]).toBe('Monday');
    expect(weekdayNames('en-GB', 6, 'narrow')).toEqual(['S', 'S', 'M', 'T', 'W', 'T', 'F']);
  });
});

describe('formatted times', () => {
  it.each([
    ['14:30', 'en-GB', '14:30'],
    ['05:05', 'en-GB', '05:05'],
    ['00:00', 'en-GB', '00:00'],
    ['14:30', 'en-US', '2:30 PM'],
    ['00:00', 'en-US', '12:00 AM'],
    ['99:99', 'en-GB', '99:99'],
  ])('%s in %s is %s', (time, locale, expected) => expect(formatTime(time, locale)).toBe(expected));

  it('writes ranges and hour labels', () => {
    expect(formatTimeRange('14:30', '16:00', 'en-GB')).toBe('14:30–16:00');
    expect(formatTimeRange('14:30', null, 'en-GB')).toBe('14:30');
    expect(formatTimeRange('10:00', '11:30', 'en-US')).toBe('10:00–11:30 AM');
    expect(formatTimeRange('11:00', '12:30', 'en-US')).toBe('11:00 AM–12:30 PM');
    expect(formatTimeRange('22:00', '21:00', 'en-US')).toBe('10:00 PM–9:00 PM');
    expect(formatTimeRange('10:00', null, 'en-US')).toBe('10:00 AM');
    expect(formatTimeAlone('15:23', 'en-US')).toBe('3:23');
    expect(formatTimeAlone('15:23', 'en-GB')).toBe('15:23');
    expect(uses12Hours('en-US')).toBe(true);
    expect(uses12Hours('en-GB')).toBe(false);
    expect(formatHour(9, 'en-GB')).toBe('09:00');
    expect(formatHour(9, 'en-US')).toBe('9 AM');
    expect(formatHour(0, 'en-US')).toBe('12 AM');
  });

  it('writes an instant in the zone asked for', () => {
    const instant = new Date('2026-10-08T23:30:00Z');
    expect(formatInstant(instant, 'Europe/London', 'en-GB')).toBe('9 October 2026 at 00:30');
    expect(formatInstant(instant, 'America/New_York', 'en-GB')).toBe('8 October 2026 at 19:30');
  });
});
