import ICAL from 'ical.js';
import { isCalendarDate, isLocalTime, type CalendarDate, type LocalTime } from '@homefold/domain';
import { FILE_LIMITS } from './file-limits';
import type { JCalProperty } from '../ical/jcal';

/** A date, or date and time, as in the file: without seconds, with the file's zone name. */
export interface Stamp {
  date: CalendarDate;
  /** null: all day. */
  time: LocalTime | null;
  /** TZID; 'UTC' for a time with Z; null for a floating time. */
  zone: string | null;
}

/** Whether a component exceeds the limits, counting only what is read. */
export function isTooLarge(lines: readonly string[], wanted: ReadonlySet<string>): boolean {
  const ours = lines.filter((line) => wanted.has(nameOf(line)));
  return (
    ours.length > FILE_LIMITS.componentLines ||
    ours.reduce((characters, line) => characters + line.length, 0) > FILE_LIMITS.component
  );
}

/** A line's property name in capitals; '' without one. */
export const nameOf = (line: string): string => /^[A-Za-z0-9-]{1,60}/.exec(line)?.[0].toUpperCase() ?? '';

/**
 * Parses the used properties of one component one by one: a broken one does not affect others. Of an oversized
 * component only the first ones.
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

/** Exchange writes zones as URLs, whose colon would end the parameter. */
const EXCHANGE_ZONE = /(;TZID=)tzone:\/\/Microsoft\//i;

/** @returns null for an invalid line */
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

/** All dates of a property, and the starts of periods; invalid ones are left out. */
export function stampsOf(property: JCalProperty): Stamp[] {
  const [, parameters, , ...values] = property;
  const zone = typeof parameters['tzid'] === 'string' ? parameters['tzid'] : null;
  return values.flatMap((value) => {
    const text: unknown = Array.isArray(value) ? value[0] : value;
    return typeof text === 'string' ? (readStamp(text, zone) ?? []) : [];
  });
}

/** A date or time in jCal form. @returns null outside 1900 to 2200 */
export function readStamp(text: string, zone: string | null): Stamp | null {
  const [, date = '', hour, minute] = STAMP.exec(text) ?? [];
  if (!isCalendarDate(date)) return null;
  if (hour === undefined) return { date, time: null, zone: null };
  const time = `${hour}:${minute}`;
  return isLocalTime(time) ? { date, time, zone: text.endsWith('Z') ? 'UTC' : zone } : null;
}
