import { setImmediate as yieldToOthers } from 'node:timers/promises';
import ICAL from 'ical.js';
import { escapedText, type JCalComponent, type JCalProperty } from './jcal';
import { vevent, type WrittenEvent } from './vevent';
import { isUtc, vtimezone, type Years } from './vtimezone';

export const PRODID = '-//Homefold//Homefold Calendar//EN';

const LINE = '\r\n';
/** Events written between two yields: about five milliseconds. */
const SLICE = 100;
/** Suggested polling interval. */
const REFRESH = 'PT1H';

export interface CalendarText {
  name: string;
  timeZone: string;
  events: readonly WrittenEvent[];
  /** The current year: irregular clock changes are listed up to 20 years after it. */
  year: number;
}

/** Writes a calendar as an .ics file: UTF-8, CRLF, lines of 75 octets at most. Long ones are written in slices. */
export async function calendarText({ name, timeZone, events, year }: CalendarText): Promise<string> {
  const parts = [`BEGIN:VCALENDAR`, ...headOf(name, timeZone).map(propertyText)];
  if (!isUtc(timeZone)) parts.push(componentText(vtimezone(timeZone, yearsOf(events, year))));
  for (let start = 0; start < events.length; start += SLICE) {
    if (start > 0) await yieldToOthers();
    for (const event of events.slice(start, start + SLICE)) parts.push(componentText(vevent(event, timeZone)));
  }
  return [...parts, 'END:VCALENDAR', ''].join(LINE);
}

/**
 * Without METHOD, which would turn the file into an invitation. NAME is standard, X-WR-CALNAME is what most programs
 * read.
 */
const headOf = (name: string, timeZone: string): JCalProperty[] => [
  ['version', {}, 'text', '2.0'],
  ['prodid', {}, 'text', PRODID],
  ['calscale', {}, 'text', 'GREGORIAN'],
  ['name', {}, 'unknown', escapedText(name)],
  ['x-wr-calname', {}, 'unknown', escapedText(name)],
  ['x-wr-timezone', {}, 'unknown', timeZone],
  ['refresh-interval', {}, 'duration', REFRESH],
  ['x-published-ttl', {}, 'unknown', REFRESH],
];

const yearsOf = (events: readonly WrittenEvent[], year: number): Years => ({
  from: events.reduce((first, { eventDate }) => Math.min(first, yearOf(eventDate)), year) - 1,
  to: events.reduce((last, { endDate }) => Math.max(last, yearOf(endDate) + 1), year + 20),
});

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** ical.js writes the values; its folding miscounts some characters, so lines are folded here. */
const propertyText = (property: JCalProperty): string =>
  folded(ICAL.stringify.property(property, ICAL.design.icalendar, true));

const componentText = ([name, properties, components]: JCalComponent): string =>
  [
    `BEGIN:${name.toUpperCase()}`,
    ...properties.map(propertyText),
    ...components.map(componentText),
    `END:${name.toUpperCase()}`,
  ].join(LINE);

const MAX_OCTETS = 75;

/** Folds lines at 75 octets, never within a character; continuation lines begin with a space. */
function folded(line: string): string {
  if (line.length * 4 <= MAX_OCTETS || Buffer.byteLength(line) <= MAX_OCTETS) return line;
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      text += `${LINE} `;
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
