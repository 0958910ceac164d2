import fc from 'fast-check';
import type { CalendarDate, WeekStartsOn } from './time/dates';
import type { LayoutEvent, LayoutOccurrence } from './calendar/occurrences';

/**
 * Arbitraries and reference implementations for the specs of this library. Nothing here uses the code under test: dates
 * come from the engine's UTC calendar.
 */

const MS_PER_DAY = 86_400_000;

/** 'YYYY-MM-DD' of a number of days since 1970, by the engine's calendar. */
export const utcDate = (days: number): CalendarDate => new Date(days * MS_PER_DAY).toISOString().slice(0, 10);

/** Days since 1970 of a date, by the engine's calendar. */
export const utcDay = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;

export const datesBetween = (from: CalendarDate, to: CalendarDate): fc.Arbitrary<CalendarDate> =>
  fc.integer({ min: utcDay(from), max: utcDay(to) }).map(utcDate);

/** Any date from 1900 to 2200; ends of months, leap days and year ends are over-represented. */
export const anyDate: fc.Arbitrary<CalendarDate> = fc.oneof(
  datesBetween('1900-01-01', '2200-12-31'),
  fc
    .tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)),
  fc.constantFrom('2024-02-29', '2000-02-29', '2096-02-29', '2026-12-31', '2027-01-01', '2026-03-29', '2026-10-25'),
);

export const anyWeekStart: fc.Arbitrary<WeekStartsOn> = fc.constantFrom(0, 1, 6);

export const anyTime: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

/** Zones from UTC−11 to UTC+14, with and without daylight saving, on both halves of the earth and off the full hour. */
export const ZONES = [
  'Pacific/Pago_Pago',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Cairo',
  'Asia/Tehran',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
] as const;

let nextId = 0;

/** An event for layouts; ids are unique unless given. */
export const event = (fields: Partial<LayoutEvent>): LayoutEvent => ({
  id: `e${(nextId += 1)}`,
  title: 'x',
  ...fields,
});

export const occurrence = (of: LayoutEvent, startDate: CalendarDate, endDate = startDate): LayoutOccurrence => ({
  startDate,
  endDate,
  event: of,
});
