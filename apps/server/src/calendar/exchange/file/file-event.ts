import { createHash } from 'node:crypto';
import { CalendarFileError } from './calendar-file.types';
import { isTooLarge, propertiesOf, readStamp, stampsOf, textOf, type Stamp } from './file-properties';
import type { JCalProperty } from '../ical/jcal';
import { LASTS } from '../ical/vevent';

/** An RRULE in jCal form: lower-case names, numbers as numbers. */
export type FileRule = Readonly<Record<string, unknown>> & { freq: string };

/** A VEVENT as in its file. */
export interface FileEvent {
  uid: string;
  summary: string;
  description: string;
  location: string;
  categories: string[];
  start: Stamp;
  end: Stamp | null;
  duration: string | null;
  /** null: none; 'broken': unreadable. */
  rule: FileRule | 'broken' | null;
  rdates: Stamp[];
  exdates: Stamp[];
  /** The occurrence it changes (RECURRENCE-ID). */
  recurrenceId: Stamp | null;
  /** RANGE=THISANDFUTURE: changes every later occurrence too. */
  thisAndFuture: boolean;
  cancelled: boolean;
  sequence: number;
  /** Hints written by our own export. */
  lasts: string | null;
  insteadOf: string | null;
  /** Contents that our events cannot represent, as user-facing sentences. */
  notes: string[];
}

/** Outlook's flag that start and end midnights mean whole days. */
const ALL_DAY = 'X-MICROSOFT-CDO-ALLDAYEVENT';

/** Properties of a VEVENT that are used; everything else is skipped, whatever its size. */
export const EVENT_PROPERTIES: ReadonlySet<string> = new Set([
  'UID',
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'CATEGORIES',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'STATUS',
  'EXRULE',
  ALL_DAY,
  'SEQUENCE',
  LASTS.toUpperCase(),
  'X-HOMEFOLD-INSTEAD-OF',
]);

const OFTEN = /FREQ\s*=\s*(SECONDLY|MINUTELY|HOURLY)/i;

/**
 * Reads the lines of one VEVENT.
 *
 * @returns null without a start between 1900 and 2200, or for the reason given
 * @throws CalendarFileError for a rule that repeats within a day
 */
export function readFileEvent(lines: readonly string[]): { event: FileEvent | null; title: string; reason?: string } {
  const properties = propertiesOf(lines.map(upperRule), EVENT_PROPERTIES);
  const [summary, description, location, status] = ['SUMMARY', 'DESCRIPTION', 'LOCATION', 'STATUS'].map(
    (name) => textOf(properties.get(name)?.[0]) ?? '',
  ) as [string, string, string, string];
  const stamps = (name: string): Stamp[] => (properties.get(name) ?? []).flatMap(stampsOf);
  const [start] = stamps('DTSTART');
  if (!start) return { event: null, title: summary };
  if (isTooLarge(lines, EVENT_PROPERTIES))
    return { event: null, title: summary, reason: 'It is too large for an event.' };
  const often = lines.map((line) => (/^RRULE/i.test(line) ? OFTEN.exec(line)?.[1] : undefined)).find(Boolean);
  if (often)
    throw new CalendarFileError(
      `The file has an event that repeats every ${TOO_OFTEN[often.toUpperCase()]}: “${shortened(summary)}”. Events can repeat at most daily.`,
    );
  const uid = textOf(properties.get('UID')?.[0]) ?? '';
  const [end = null] = stamps('DTEND');
  const isAllDay =
    textOf(properties.get(ALL_DAY)?.[0])?.toUpperCase() === 'TRUE' &&
    [start, end ?? start].every(({ time }) => time === '00:00');
  const day = (stamp: Stamp): Stamp => (isAllDay ? { date: stamp.date, time: null, zone: null } : stamp);
  return {
    title: summary,
    event: {
      uid: uid || madeUid(start, summary),
      summary,
      description,
      location,
      categories: (properties.get('CATEGORIES') ?? [])
        .flatMap(([, , , ...values]) => values)
        .filter((value): value is string => typeof value === 'string'),
      start: day(start),
      end: end && day(end),
      duration: durationOf(textOf(properties.get('DURATION')?.[0])),
      rule: ruleOf(properties.get('RRULE')?.[0]?.[3], lines),
      rdates: stamps('RDATE'),
      exdates: stamps('EXDATE'),
      recurrenceId: stamps('RECURRENCE-ID')[0] ?? null,
      thisAndFuture: /^thisandfuture$/i.test(String(properties.get('RECURRENCE-ID')?.[0]?.[1]['range'] ?? '')),
      cancelled: status.trim().toUpperCase() === 'CANCELLED',
      sequence: Number(properties.get('SEQUENCE')?.[0]?.[3]) || 0,
      lasts: textOf(properties.get(LASTS.toUpperCase())?.[0]),
      insteadOf: textOf(properties.get('X-HOMEFOLD-INSTEAD-OF')?.[0]),
      notes: notesOf(properties),
    },
  };
}

function notesOf(properties: ReadonlyMap<string, JCalProperty[]>): string[] {
  const count = (name: string): number => properties.get(name)?.length ?? 0;
  return [
    count('RRULE') > 1 ? 'It has several repeats; only the first was imported.' : '',
    count('EXRULE') > 0 ? 'A rule for days to leave out could not be read, so those days are included.' : '',
    properties.get('RDATE')?.some(([, , type]) => type === 'period')
      ? 'Some of its dates have a different length, which was not imported.'
      : '',
  ].filter(Boolean);
}

const TOO_OFTEN: Record<string, string> = { SECONDLY: 'second', MINUTELY: 'minute', HOURLY: 'hour' };

/** Rules are written in capitals; some programs do not, and the parser is strict. */
const upperRule = (line: string): string => (/^RRULE/i.test(line) ? line.toUpperCase() : line);

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text) || 'without a title';

const durationOf = (text: string | null): string | null => (text && /^P[0-9TWDHMS]{2,30}$/.test(text) ? text : null);

function ruleOf(value: unknown, lines: readonly string[]): FileEvent['rule'] {
  if (value && typeof value === 'object' && 'freq' in value && typeof value.freq === 'string' && isOurs(value)) {
    const rule: Record<string, unknown> & { freq: string } = { ...value, freq: value.freq };
    delete rule['rscale'];
    delete rule['skip'];
    return rule;
  }
  return lines.some((line) => /^RRULE/i.test(line)) ? 'broken' : null;
}

/** RFC 7529: non-Gregorian rules, and days skipped or moved in short months, are not supported. */
const isOurs = (rule: { freq: unknown; rscale?: unknown; skip?: unknown }): boolean =>
  /^(?:GREGORIAN)?$/i.test(String(rule.rscale ?? '')) && /^(?:OMIT)?$/i.test(String(rule.skip ?? ''));

/** Deterministic for an event without a UID, so that the next file yields the same. */
const madeUid = ({ date, time }: Stamp, summary: string): string =>
  `none-${createHash('sha256')
    .update(`${date} ${time ?? ''} ${summary}`)
    .digest('hex')
    .slice(0, 32)}`;

/** The last moment of a rule, as a stamp. */
export const untilOf = (rule: FileRule, zone: string | null): Stamp | null =>
  typeof rule['until'] === 'string' ? readStamp(rule['until'], zone) : null;
