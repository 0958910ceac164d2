import { createHash } from 'node:crypto';
import { addYears, diffDays, occurrencesBetween, type CalendarDate, type LocalTime } from '@homefold/domain';
import { CalendarFileError, type ParsedEvent, type SkippedEvent } from '../exchange/file/calendar-file.types';
import { readCalendarFile } from '../exchange/file/calendar-file';
import { inPieces } from '../../platform/readers/reader-task';

/** Most occurrences stored per calendar. */
export const MAX_OCCURRENCES = 5_000;

/** A feed with more occurrences is refused instead of truncated: no real calendar has as many. */
const MAX_WRITTEN = 50_000;
/** Occurrences in a part: one with the longest texts has 20 kB. */
const PART = 50;

/** An occurrence as stored and shown; the keys are column names. */
export interface OutsideOccurrence {
  uid_hash: string;
  event_date: CalendarDate;
  end_date: CalendarDate;
  event_time: LocalTime | null;
  event_end_time: LocalTime | null;
  title: string;
  description: string | null;
  emoji: string | null;
  place: string | null;
}

export interface OutsideFeed {
  /** The calendar's own name. */
  name: string | null;
  /** Its occurrences: JSON lists, as they are stored. */
  parts: string[];
  count: number;
  /** User-facing summary of what was left out. */
  notice: string | null;
  /** Hash of the occurrences; equal when nothing has changed. */
  hash: string;
}

/**
 * Expands a calendar to its occurrences from a year before `today` to two years after it, in the family's zone. Of more
 * than 5,000, those nearest to today are kept.
 *
 * @throws CalendarFileError for text that is not a calendar, is truncated, or exceeds the limits
 */
export function readFeed(text: string, timeZone: string, today: CalendarDate): OutsideFeed {
  const window = { from: addYears(today, -1), to: addYears(today, 2) };
  const file = readCalendarFile(text, { timeZone, window, exact: true });
  if (!file.complete) throw new CalendarFileError('The calendar could not be read completely.');
  const all = new Map<string, OutsideOccurrence>();
  for (const event of file.events) {
    for (const one of written(event, window)) all.set(`${one.uid_hash} ${one.event_date}`, one);
    if (all.size > MAX_WRITTEN)
      throw new CalendarFileError(
        `The calendar has more than ${MAX_WRITTEN.toLocaleString('en')} events in three years.`,
      );
  }
  const occurrences = nearest([...all.values()], today);
  return {
    name: file.name,
    parts: [...inPieces(occurrences, PART)].map((part) => JSON.stringify(part)),
    count: occurrences.length,
    notice: noticeOf(all.size - occurrences.length, file.skipped),
    hash: createHash('sha256').update(JSON.stringify(occurrences)).digest('base64url'),
  };
}

function written(event: ParsedEvent, { from, to }: { from: CalendarDate; to: CalendarDate }): OutsideOccurrence[] {
  const uid_hash = createHash('sha256').update(`${event.uid}\n${event.part}`).digest('base64url').slice(0, 22);
  return occurrencesBetween({ ...event, isRecurring: event.recurringType !== null }, from, to).map(
    ({ startDate, endDate }) => ({
      uid_hash,
      event_date: startDate,
      end_date: endDate,
      event_time: event.eventTime,
      event_end_time: event.eventEndTime,
      title: event.title,
      description: event.description,
      emoji: event.emoji,
      place: event.place,
    }),
  );
}

/** Sorted in calendar order, so that equal feeds have equal hashes. */
function nearest(occurrences: OutsideOccurrence[], today: CalendarDate): OutsideOccurrence[] {
  const kept =
    occurrences.length <= MAX_OCCURRENCES
      ? occurrences
      : occurrences
          .map((occurrence) => ({ occurrence, days: Math.abs(diffDays(today, occurrence.event_date)) }))
          .sort((a, b) => a.days - b.days || compare(a.occurrence, b.occurrence))
          .slice(0, MAX_OCCURRENCES)
          .map(({ occurrence }) => occurrence);
  return kept.sort(compare);
}

const compare = (a: OutsideOccurrence, b: OutsideOccurrence): number =>
  compareText(a.event_date, b.event_date) || compareText(a.uid_hash, b.uid_hash);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function noticeOf(cut: number, skipped: readonly SkippedEvent[]): string | null {
  const sentences = [];
  if (cut > 0)
    sentences.push(
      `Only the ${MAX_OCCURRENCES.toLocaleString('en')} events nearest to today are shown; ${cut.toLocaleString('en')} are not.`,
    );
  const [first] = skipped;
  if (first && skipped.length === 1) sentences.push(`One event cannot be shown: ${first.reason}`);
  else if (first) sentences.push(`${skipped.length.toLocaleString('en')} events cannot be shown: ${first.reason}`);
  return sentences.length > 0 ? sentences.join(' ') : null;
}
