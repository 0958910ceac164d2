import Holidays from 'date-holidays';
import { FAMILY_WORD, addDays, compareDates } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { nullFields } from '../../platform/fields';
import { CalendarEvent } from '../events/calendar.types';

/** A family's place and language; its settings are assignable. */
export interface HolidayPlace {
  /** ISO 3166 code of the country, e.g. GB. */
  country: string;
  /** The library's code of the region, e.g. SCT; null for the country as a whole. */
  region: string | null;
  /** BCP 47; its language names the holidays where the library knows it. */
  locale: string;
}

const HOLIDAY_ID = /^holiday:(.+):(\d{4}-\d{2}-\d{2}):\d+$/;

/** The library's rules describe the present; outside these years they would produce wrong holidays. */
const FIRST_YEAR = 1970;
const LAST_YEAR = 2100;

/** Countries whose bank holidays are all regional: without a region, the most populous one is used. */
const USUAL_REGION: Record<string, string> = { GB: 'ENG' };

/** Cached years of all places, because computing one takes a few milliseconds; the oldest are evicted first. */
const MAX_CACHED_YEARS = 600;
const cache = new Map<string, readonly CalendarEvent[]>();

export const isHolidayId = (id: string): boolean => HOLIDAY_ID.test(id);

/** Bank holidays overlapping `from`..`to` (inclusive), by date, as read-only events. */
export function holidaysBetween(place: HolidayPlace, from: CalendarDate, to: CalendarDate): CalendarEvent[] {
  const first = Math.max(FIRST_YEAR, yearOf(addDays(from, -MAX_DAYS)));
  const last = Math.min(LAST_YEAR, yearOf(to));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => holidaysOfYear(place, first + index))
    .flat()
    .filter((holiday) => holiday.eventDate <= to && holiday.endDate >= from);
}

/** The holiday with this id, or null. */
export function findHoliday(place: HolidayPlace, id: string): CalendarEvent | null {
  const date = HOLIDAY_ID.exec(id)?.[2];
  if (!date) return null;
  return holidaysOfYear(place, yearOf(date)).find((holiday) => holiday.id === id) ?? null;
}

/** Upper bound of a holiday's length, and so how far before a window one may begin. */
const MAX_DAYS = 14;

const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

function holidaysOfYear(place: HolidayPlace, year: number): readonly CalendarEvent[] {
  if (year < FIRST_YEAR || year > LAST_YEAR) return [];
  const region = place.region ?? USUAL_REGION[place.country];
  const code = region ? `${place.country}-${region}` : place.country;
  const language = place.locale.split('-')[0] ?? 'en';
  const key = `${code} ${language} ${year}`;
  const known = cache.get(key);
  if (known) return known;
  const computed = compute(place.country, region, code, language, year);
  if (cache.size >= MAX_CACHED_YEARS) cache.delete(cache.keys().next().value as string);
  cache.set(key, computed);
  return computed;
}

function compute(
  country: string,
  region: string | undefined,
  code: string,
  language: string,
  year: number,
): readonly CalendarEvent[] {
  const calendar = region ? new Holidays(country, region) : new Holidays(country);
  const sameDay = new Map<CalendarDate, number>();
  return calendar
    .getHolidays(year, language)
    .filter(({ type }) => type === 'public')
    .map((holiday) => {
      // `date` is local time; `start` and `end` are instants, and a day with a clock change has 23 or 25 hours, so only
      // their rounded distance in days is used.
      const eventDate = holiday.date.slice(0, 10);
      const days = Math.max(1, Math.round((holiday.end.getTime() - holiday.start.getTime()) / 86_400_000));
      const count = sameDay.get(eventDate) ?? 0;
      sameDay.set(eventDate, count + 1);
      return holidayEvent(
        `holiday:${code}:${eventDate}:${count}`,
        holiday.name,
        eventDate,
        addDays(eventDate, days - 1),
      );
    })
    .sort((a, b) => compareDates(a.eventDate, b.eventDate));
}

const holidayEvent = (id: string, title: string, eventDate: CalendarDate, endDate: CalendarDate): CalendarEvent => ({
  ...nullFields(CalendarEvent),
  id,
  title,
  eventDate,
  endDate,
  who: FAMILY_WORD,
  whoNames: [],
  whoMemberIds: [],
  isRecurring: false,
  exceptions: [],
  isBankHoliday: true,
  isSystemEvent: true,
  version: 1,
});
