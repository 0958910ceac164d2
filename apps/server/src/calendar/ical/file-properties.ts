import ICAL from 'ical.js';
import { isCalendarDate, isLocalTime, type CalendarDate, type LocalTime } from '@homefold/domain';
import { FILE_LIMITS } from './file-limits';
import type { JCalProperty } from './jcal';

/** A date, or a date and a time, as a file writes it: seconds left out, the zone by the name the file gives it. */
export interface Stamp {
  date: CalendarDate;
  /** null: the whole day. */
  time: LocalTime | null;
  /** TZID; 'UTC' for a time with a Z; null for one of whatever clock is near. */
  zone: string | null;
}

/** Whether a component has more of what is of use here than anybody's has. */
export function isTooLarge(lines: readonly string[], wanted: ReadonlySet<string>): boolean {
  const ours = lines.filter((line) => wanted.has(nameOf(line)));
  return (
    ours.length > FILE_LIMITS.componentLines ||
    ours.reduce((characters, line) => characters + line.length, 0) > FILE_LIMITS.component
  );
}

/** The name that a line begins with, in capitals; '' where it has none. */
export const nameOf = (line: string): string => /^[A-Za-z0-9-]{1,60}/.exec(line)?.[0].toUpperCase() ?? '';

/**
 * The properties of one component that are of use here, read one by one: a broken one does not take the others along. Of a
 * component that is too large those it begins with.
 */
export function propertiesOf(lines: readonly string[], wanted: ReadonlySet<string>): Map<string, JCalProperty[]> {
  const found = new Map<string, JCalProperty[]>();
  let [count, characters] = [0, 0];
  for (const line of lines) {
    const name = nameOf(line);
    if (!wanted.has(name)) continue;
    characters += line.length;
    if (++count > FILE_LIMITS.componentLines || characters > FILE_LIMITS.component) break;
    const property = readProperty(line);
    if (!property) continue;
    const same = found.get(name);
    if (same) same.push(property);
    else found.set(name, [property]);
  }
  return found;
}

/** Exchange writes zones as addresses, whose colon would end the parameter. */
const EXCHANGE_ZONE = /(;TZID=)tzone:\/\/Microsoft\//i;

/** @returns null for a line that is none */
function readProperty(line: string): JCalProperty | null {
  try {
    const read: unknown = ICAL.parse.property(line.replace(EXCHANGE_ZONE, '$1'));
    return Array.isArray(read) ? (read as JCalProperty) : null;
  } catch {
    return null;
  }
}

export const textOf = (property: JCalProperty | undefined): string | null =>
  typeof property?.[3] === 'string' ? property[3] : null;

const STAMP = /^(\d{4}-\d\d-\d\d)(?:T(?:(\d\d):(\d\d)\S*|::)?)?$/;

/** Every date of a property, of periods their starts; what is none is left out. */
export function stampsOf(property: JCalProperty): Stamp[] {
  const [, parameters, , ...values] = property;
  const zone = typeof parameters['tzid'] === 'string' ? parameters['tzid'] : null;
  return values.flatMap((value) => {
    const text: unknown = Array.isArray(value) ? value[0] : value;
    return typeof text === 'string' ? (readStamp(text, zone) ?? []) : [];
  });
}

/** A date or time in the form of jCal. @returns null for what no calendar of 1900 to 2200 has */
export function readStamp(text: string, zone: string | null): Stamp | null {
  const [, date = '', hour, minute] = STAMP.exec(text) ?? [];
  if (!isCalendarDate(date)) return null;
  if (hour === undefined) return { date, time: null, zone: null };
  const time = `${hour}:${minute}`;
  return isLocalTime(time) ? { date, time, zone: text.endsWith('Z') ? 'UTC' : zone } : null;
}
