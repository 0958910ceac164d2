import { isLocale, isLocalTime, isTimeZone } from '@homefold/domain';
import { invalid } from '../platform/errors';
import { UnitSystem, WeekStart, type FamilySettings } from './families.types';
import { holidayCountry } from './holiday-countries';

/** Defaults of a family (product rule 9). */
export const DEFAULT_SETTINGS: FamilySettings = {
  timeZone: 'Europe/London',
  country: 'GB',
  region: null,
  locale: 'en-GB',
  currency: 'GBP',
  weekStartsOn: 'sunday',
  dinnerTime: '18:00',
  unitSystem: 'metric',
  boughtGoesToKitchen: false,
};

/** Changeable settings; null counts as omitted, except for the region, which it clears. */
export type SettingsChange = { [K in keyof FamilySettings]?: FamilySettings[K] | null };

const currencies = new Set(Intl.supportedValuesOf('currency'));

/**
 * The settings after a change. A region belongs to its country: changing the country without giving a region clears it.
 *
 * @throws DomainError INVALID naming the field
 */
export function changedSettings(current: FamilySettings, change: SettingsChange): FamilySettings {
  const timeZone = change.timeZone ?? current.timeZone;
  if (!isTimeZone(timeZone)) throw invalid('timeZone', 'This is not a known time zone (e.g. Europe/London).');
  const country = (change.country ?? current.country).toUpperCase();
  const found = holidayCountry(country);
  if (!found) throw invalid('country', 'This is not a known country code (e.g. GB).');
  const kept = country === current.country ? current.region : null;
  const region = change.region === undefined ? kept : change.region?.toUpperCase() || null;
  if (region && !found.regions.some(({ code }) => code === region))
    throw invalid('region', `${found.name} has no region with this code.`);
  const currency = (change.currency ?? current.currency).toUpperCase();
  if (!currencies.has(currency)) throw invalid('currency', 'This is not a known currency code (e.g. GBP).');
  const weekStartsOn = change.weekStartsOn ?? current.weekStartsOn;
  if (!Object.hasOwn(WeekStart, weekStartsOn))
    throw invalid('weekStartsOn', 'The week must start on sunday, monday or saturday.');
  const dinnerTime = change.dinnerTime ?? current.dinnerTime;
  if (!isLocalTime(dinnerTime)) throw invalid('dinnerTime', 'This is not a time of day (e.g. 18:00).');
  const unitSystem = change.unitSystem ?? current.unitSystem;
  if (!Object.hasOwn(UnitSystem, unitSystem)) throw invalid('unitSystem', 'Units must be metric or us.');
  const locale = knownLocale(change.locale ?? current.locale);
  const boughtGoesToKitchen = change.boughtGoesToKitchen ?? current.boughtGoesToKitchen;
  return { timeZone, country, region, locale, currency, weekStartsOn, unitSystem, dinnerTime, boughtGoesToKitchen };
}

function knownLocale(given: string): string {
  const [locale] = given.length <= 35 && isLocale(given) ? Intl.getCanonicalLocales(given) : [];
  if (!locale) throw invalid('locale', 'This is not a known locale (e.g. en-GB).');
  return locale;
}
