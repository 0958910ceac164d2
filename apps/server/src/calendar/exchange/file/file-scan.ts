import { CalendarFileError } from './calendar-file.types';
import { EVENT_PROPERTIES } from './file-event';
import { FILE_LIMITS } from './file-limits';
import { nameOf } from './file-properties';

/** The lines of a file by component, unfolded but not parsed yet. */
export interface ScannedFile {
  /** Properties of the calendar itself. */
  calendar: string[];
  /** Properties of each event, without those of nested alarms. */
  events: string[][];
  zones: ScannedZone[];
  /** Number of other components by name: VTODO, VJOURNAL. */
  others: Map<string, number>;
  /** Whether every component was closed. */
  complete: boolean;
}

/** A VTIMEZONE: its own properties, and those of each STANDARD and DAYLIGHT. */
export interface ScannedZone {
  properties: string[];
  observances: string[][];
}

/**
 * Splits a file into components, and refuses an oversized one before anything is parsed.
 *
 * @throws CalendarFileError
 */
export function scanFile(text: string): ScannedFile {
  if (text.length > FILE_LIMITS.bytes) throw new CalendarFileError('The file is larger than 5 MB.');
  const builder = new FileBuilder();
  let line: string | null = null;
  for (let start = text.charCodeAt(0) === 0xfeff ? 1 : 0; start < text.length;) {
    const { content, next } = physicalLine(text, start);
    start = next;
    if (line !== null && /^[ \t]/.test(content)) line += content.slice(1);
    else {
      if (line) builder.line(line);
      line = content;
    }
    if (line.length > FILE_LIMITS.line) throw tooLong();
  }
  if (line) builder.line(line);
  return builder.end();
}

const tooLong = () => new CalendarFileError('The file has a line of more than 64 kB.');

/** A physical line without its terminator: CRLF, LF or CR alone. Searches no further than that terminator. */
function physicalLine(text: string, start: number): { content: string; next: number } {
  const end = /\r\n?|\n/g;
  end.lastIndex = start;
  const found = end.exec(text);
  return { content: text.slice(start, found?.index), next: found ? end.lastIndex : text.length };
}

/** Components that are counted, so that the user learns of their omission. */
const OTHERS = new Set(['VCALENDAR/VTODO', 'VCALENDAR/VJOURNAL']);

/** Assigns every line to its component, by the surrounding BEGIN and END. */
class FileBuilder {
  private readonly file: ScannedFile = {
    calendar: [],
    events: [],
    zones: [],
    others: new Map(),
    complete: false,
  };
  private readonly open: string[] = [];
  private calendars = 0;

  line(line: string): void {
    const border = /^\s*(BEGIN|END)[ \t]*:[ \t]*([A-Z0-9-]{1,60})[ \t]*$/i.exec(line);
    if (!border) this.keep(line);
    else if (border[1]?.toUpperCase() === 'BEGIN') this.begin((border[2] ?? '').toUpperCase());
    else this.close((border[2] ?? '').toUpperCase());
  }

  end(): ScannedFile {
    if (this.calendars === 0) throw new CalendarFileError('This is not a calendar file (.ics).');
    // truncated in the middle of an event: a partial event is dropped
    if (this.open.includes('VEVENT')) this.file.events.pop();
    return { ...this.file, complete: this.open.length === 0 };
  }

  private begin(name: string): void {
    this.open.push(name);
    if (this.open.length > FILE_LIMITS.depth) throw new CalendarFileError('The file is nested too deeply.');
    const path = this.open.join('/');
    if (path === 'VCALENDAR') this.calendars += 1;
    if (path === 'VCALENDAR/VEVENT' && this.file.events.push([]) > FILE_LIMITS.events)
      throw new CalendarFileError('The file has more than 10,000 events.');
    if (path === 'VCALENDAR/VTIMEZONE' && this.file.zones.push({ properties: [], observances: [] }) > FILE_LIMITS.zones)
      throw new CalendarFileError('The file has more than 1,000 time zones.');
    if (OTHERS.has(path)) this.file.others.set(name, (this.file.others.get(name) ?? 0) + 1);
    if (/^VCALENDAR\/VTIMEZONE\/(STANDARD|DAYLIGHT)$/.test(path)) this.file.zones.at(-1)?.observances.push([]);
  }

  private close(name: string): void {
    const at = this.open.lastIndexOf(name);
    if (at >= 0) this.open.length = at;
  }

  /** Keeps only what shows that a component is oversized; of an event only used properties. */
  private keep(line: string): void {
    const target = this.target();
    if (!target || target.length > FILE_LIMITS.componentLines) return;
    if (target !== this.file.events.at(-1) || EVENT_PROPERTIES.has(nameOf(line))) target.push(line);
  }

  private target(): string[] | undefined {
    switch (this.open.join('/')) {
      case 'VCALENDAR':
        return this.file.calendar;
      case 'VCALENDAR/VEVENT':
        return this.file.events.at(-1);
      case 'VCALENDAR/VTIMEZONE':
        return this.file.zones.at(-1)?.properties;
      case 'VCALENDAR/VTIMEZONE/STANDARD':
      case 'VCALENDAR/VTIMEZONE/DAYLIGHT':
        return this.file.zones.at(-1)?.observances.at(-1);
      default:
        return undefined;
    }
  }
}
