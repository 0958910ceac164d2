import { occurrencesBetween, type CalendarDate } from '@homefold/domain';
import { bufferOf } from '../../../platform/readers';
import type { CalendarFileOptions, ParsedEvent } from '../file/calendar-file.types';
import type { HashedEvent } from '../file/calendar-reader';
import { contentHashOf } from '../file/file-hashes';
import type { ImportState } from './calendar-import.types';
import { UID_DOMAIN } from '../ical/vevent';

/** The result of an earlier import, and its current state. */
export interface KnownItem {
  uidHash: Buffer;
  part: string;
  eventId: string;
  /** The version after the import. */
  eventVersion: number;
  contentHash: Buffer;
  /** The event's current version; null once purged. */
  version: number | null;
  /** Whether it is in the calendar rather than in the bin. */
  live: boolean;
  /** Its current time; null once purged. */
  dates: KnownDates | null;
}

type KnownDates = Pick<
  ParsedEvent,
  | 'eventDate'
  | 'recurringType'
  | 'recurringInterval'
  | 'recurringEndDate'
  | 'recurringDay'
  | 'recurringDays'
  | 'exceptions'
>;

export interface PlannedEvent {
  event: ParsedEvent;
  uidHash: Buffer;
  contentHash: Buffer;
  state: ImportState;
  item: KnownItem | null;
}

export interface ImportPlan {
  events: PlannedEvent[];
  /** Created by an earlier import, unmodified since, and no longer part of its event in the file. */
  gone: KnownItem[];
  /** Series of an earlier import that get an exception for a changed occurrence of this file. */
  shortened: { item: KnownItem; date: CalendarDate }[];
  /** All series of an earlier import that changed occurrences of this file belong to. */
  earlier: KnownItem[];
}

/** What importing a file does, given earlier imports. Pure: preview and import share it. */
export function planImport(
  hashed: readonly HashedEvent[],
  /** Whether the file was not truncated. */
  isComplete: boolean,
  known: readonly KnownItem[],
  /** Our own events named in the file, by id: whether each is in the calendar. */
  own: ReadonlyMap<string, boolean>,
  window: CalendarFileOptions['window'],
): ImportPlan {
  const items = new Map(known.map((item) => [keyOf(item.uidHash, item.part), item]));
  const { events: found, replaced, ...series } = withEarlierSeries(hashed, known);
  const events = found.map(({ event, ...hashes }): PlannedEvent => {
    const [uidHash, contentHash] = [bufferOf(hashes.uidHash), bufferOf(hashes.contentHash)];
    const item = items.get(keyOf(uidHash, event.part)) ?? null;
    const ours = own.get(ownIdOf(event.uid) ?? '');
    const state = ours === undefined ? stateOf(item, contentHash) : ours ? 'known' : 'deleted';
    return { event, uidHash, contentHash, state, item };
  });
  return { events, gone: [...replaced, ...(isComplete ? goneItems(events, known, window) : [])], ...series };
}

/**
 * A file may contain only changed occurrences, because their series was imported earlier, e.g. an invitation that moves
 * one lesson. Each then becomes an exception of the earlier import's series, or replaces the event listed for its date.
 * What the family has edited or deleted since is left alone.
 */
function withEarlierSeries(
  events: readonly HashedEvent[],
  known: readonly KnownItem[],
): Pick<ImportPlan, 'shortened' | 'earlier'> & { events: HashedEvent[]; replaced: KnownItem[] } {
  const shortened: ImportPlan['shortened'] = [];
  const earlier: KnownItem[] = [];
  const replaced: KnownItem[] = [];
  const whole = new Set(events.flatMap(({ event: { uid, part } }) => (part.startsWith(CHANGED) ? [] : [uid])));
  const belonging = events.map((hashed): HashedEvent => {
    const { event, uidHash } = hashed;
    if (whole.has(event.uid) || !event.part.startsWith(CHANGED)) return hashed;
    const date = event.part.slice(CHANGED.length);
    const there = known.filter(
      (item) =>
        item.live && item.uidHash.equals(uidHash) && !item.part.startsWith(CHANGED) && wouldHappenOn(item, date),
    );
    const series = there.find(({ dates }) => dates?.recurringType);
    const untouched = there.filter((item) => item.version === item.eventVersion);
    if (!series) {
      replaced.push(...untouched);
      return hashed;
    }
    earlier.push(series);
    if (untouched.includes(series) && !series.dates?.exceptions.includes(date)) shortened.push({ item: series, date });
    const changed = { ...event, instanceOf: { uid: event.uid, part: series.part, date } };
    return { event: changed, uidHash, contentHash: contentHashOf(changed) };
  });
  return { events: belonging, shortened, earlier, replaced };
}

/** Prefix of a changed occurrence's part, before its date. */
const CHANGED = 'r:';

/** Whether a series has an occurrence on a day, ignoring exceptions. */
const wouldHappenOn = ({ dates }: KnownItem, date: CalendarDate): boolean =>
  dates !== null &&
  occurrencesBetween({ ...dates, exceptions: [], endDate: null, isRecurring: dates.recurringType !== null }, date, date)
    .length > 0;

function stateOf(item: KnownItem | null, contentHash: Buffer): ImportState {
  if (!item) return 'new';
  if (!item.live) return 'deleted';
  if (item.contentHash.equals(contentHash)) return 'known';
  return item.version === item.eventVersion ? 'changed' : 'kept';
}

/**
 * Weekdays removed from a rule, and occurrences that are no longer changed. Not for a file of changed occurrences only.
 */
function goneItems(
  events: readonly PlannedEvent[],
  known: readonly KnownItem[],
  window: CalendarFileOptions['window'],
): KnownItem[] {
  const present = new Set(events.map(({ uidHash, event }) => keyOf(uidHash, event.part)));
  const whole = new Set(
    events.filter(({ event }) => !event.part.startsWith(CHANGED)).map(({ uidHash }) => uidHash.toString('hex')),
  );
  return known.filter(
    ({ uidHash, part, live, version, eventVersion }) =>
      live &&
      version === eventVersion &&
      whole.has(uidHash.toString('hex')) &&
      !present.has(keyOf(uidHash, part)) &&
      // listed dates may leave the window without leaving the file
      !(part.startsWith('d:') && (part.slice(2) < window.from || part.slice(2) > window.to)),
  );
}

export const keyOf = (uidHash: Buffer, part: string): string => `${uidHash.toString('hex')} ${part}`;

const OWN_UID = new RegExp(`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@${UID_DOMAIN}$`);

/** The id in a UID written by our export; null for any other. */
export const ownIdOf = (uid: string): string | null => OWN_UID.exec(uid)?.[1] ?? null;
