import type { SelectOption } from '../fields/select-field';

let known: readonly SelectOption[] | undefined;

/**
 * The browser's time zones for a select, by city: 'London (Europe)'. The one in use is always included, since browsers
 * differ in what they list.
 */
export function timeZoneOptions(inUse: string): readonly SelectOption[] {
  known ??= Intl.supportedValuesOf('timeZone')
    .map((value) => ({ value, label: zoneLabel(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return known.some(({ value }) => value === inUse) ? known : [{ value: inUse, label: zoneLabel(inUse) }, ...known];
}

/** 'America/Argentina/Buenos_Aires' as 'Buenos Aires (America)'. */
function zoneLabel(zone: string): string {
  const parts = zone.replaceAll('_', ' ').split('/');
  const city = parts.at(-1) ?? zone;
  return parts.length > 1 ? `${city} (${parts[0]})` : city;
}
