import { cleanLine } from '@homefold/domain';
import type { CalendarFile, CalendarFileOptions, SkippedEvent } from './calendar-file.types';
import { readFileEvent, type FileEvent } from './file-event';
import type { ReadContext } from './file-context';
import { eventsOfUid } from './file-mapping';
import { FILE_LIMITS } from './file-limits';
import { propertiesOf, textOf } from './file-properties';
import { scanFile } from './file-scan';
import { FileZones } from './file-zones';

const MAX_NAME = 80;

/**
 * Parses an iCalendar file into our events (docs/decisions/icalendar.md describes the mapping). Takes seconds for a large
 * file: only for the reader process.
 *
 * - Times are converted to the family's zone; times without a zone are kept.
 * - A rule becomes the series that means exactly the same; without one its dates within the window are listed.
 * - Changed occurrences become exceptions of their series and separate events.
 * - An unreadable event is left out with a reason, without affecting others.
 *
 * @throws CalendarFileError for a file refused as a whole: no calendar, more than 5 MB, a line of more than 64 kB, more
 * than 10,000 events, rules that repeat within a day
 */
export function readCalendarFile(text: string, options: CalendarFileOptions): CalendarFile {
  const scanned = scanFile(text);
  const file: CalendarFile = {
    name: nameOf(scanned.calendar),
    events: [],
    skipped: [],
    others: [...scanned.others].map(otherOf),
    complete: scanned.complete,
  };
  const isCancelling = cancels(scanned.calendar);
  const byUid = new Map<string, FileEvent[]>();
  for (const lines of scanned.events) {
    const { event: read, title, reason = NO_START } = readFileEvent(lines);
    const event = read && isCancelling ? { ...read, cancelled: true } : read;
    if (!event) file.skipped.push({ title: titleOf(title), reason });
    else {
      const group = byUid.get(event.uid);
      if (group) group.push(event);
      else byUid.set(event.uid, [event]);
    }
  }
  const context: ReadContext = {
    ...options,
    zones: new FileZones(options.timeZone, scanned.zones),
    budget: { left: FILE_LIMITS.days },
    dates: { left: FILE_LIMITS.dates },
  };
  for (const group of byUid.values()) {
    const { events, skipped } = eventsOfUid(group, context);
    file.events.push(...events);
    file.skipped.push(...skipped);
  }
  if (!scanned.complete)
    file.skipped.push({ title: 'The end of the file', reason: 'The file is incomplete: its end is missing.' });
  return file;
}

const NO_START = 'It has no start between the years 1900 and 2200.';

const titleOf = (summary: string): string => cleanLine(summary).slice(0, MAX_NAME) || 'Untitled event';

const OTHERS: Record<string, [string, string]> = {
  VTODO: ['task', 'Tasks'],
  VJOURNAL: ['journal entry', 'Journal entries'],
};

function otherOf([name, count]: [string, number]): SkippedEvent {
  const [one = 'entry', many = 'Entries'] = OTHERS[name] ?? [];
  return {
    title: count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many.toLowerCase()}`,
    reason: `${many} are not events, so they are left out.`,
  };
}

/** A cancellation message, as mail programs attach it. */
function cancels(lines: readonly string[]): boolean {
  const methods = propertiesOf(lines, METHOD).get('METHOD') ?? [];
  return methods.length > 0 && methods.every((method) => textOf(method)?.trim().toUpperCase() === 'CANCEL');
}

const METHOD = new Set(['METHOD']);
const NAMES = new Set(['NAME', 'X-WR-CALNAME']);

function nameOf(lines: readonly string[]): string | null {
  const properties = propertiesOf(lines, NAMES);
  const name = textOf(properties.get('NAME')?.[0]) ?? textOf(properties.get('X-WR-CALNAME')?.[0]);
  // properties unknown to ical.js are kept raw
  const text = cleanLine((name ?? '').replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1'));
  return Array.from(text).slice(0, MAX_NAME).join('') || null;
}
