import Holidays from 'date-holidays';
import type { HolidayCountry } from './holiday-countries.types';

let countries: HolidayCountry[] | undefined;

/** Countries with known bank holidays (date-holidays) and their English names, by name. Computed once. */
export function holidayCountries(): HolidayCountry[] {
  countries ??= list();
  return countries;
}

export const holidayCountry = (code: string): HolidayCountry | undefined =>
  holidayCountries().find((country) => country.code === code);

function list(): HolidayCountry[] {
  const holidays = new Holidays();
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const byName = new Intl.Collator('en');
  return Object.keys(holidays.getCountries('en'))
    .map((code) => ({
      code,
      name: names.of(code) ?? code,
      regions: Object.entries(holidays.getStates(code, 'en') ?? {})
        .map(([region, name]) => ({ code: region, name }))
        .sort((a, b) => byName.compare(a.name, b.name)),
    }))
    .sort((a, b) => byName.compare(a.name, b.name));
}
