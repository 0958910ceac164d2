import { createHash } from 'node:crypto';
import type { CalendarFile, CalendarFileOptions, ParsedEvent } from './calendar-file.types';
import type { ImportState } from './calendar-import.types';
import { UID_DOMAIN } from './vevent';

/** What an earlier import made, and what has become of it. */
export interface KnownItem {
  uidHash: Buffer;
  part: string;
  eventId: string;
  /** The version that the import left. */
  eventVersion: number;
  contentHash: Buffer;
  /** The event's version now; null once it is gone for good. */
  version: number | null;
  /** Whether it is in the calendar rather than in the bin. */
  live: boolean;
}

export interface PlannedEvent {
  event: ParsedEvent;
  uidHash: Buffer;
  contentHash: Buffer;
  state: ImportState;
  item: KnownItem | null;
}

export interface ImportPlan {
  events: PlannedEvent[];
  /** Made by an earlier import, untouched since, and no longer in the file though their event is. */
  gone: KnownItem[];
}

/** What an import of a file does, given what was imported before. Pure: preview and import decide alike. */
export function planImport(
  file: CalendarFile,
  known: readonly KnownItem[],
  /** Events of the family by id, as the file names them: whether each is in the calendar. */
  own: ReadonlyMap<string, boolean>,
  window: CalendarFileOptions['window'],
): ImportPlan {
  const items = new Map(known.map((item) => [keyOf(item.uidHash, item.part), item]));
  const events = file.events.map((event): PlannedEvent => {
    const uidHash = uidHashOf(event.uid);
    const contentHash = contentHashOf(event);
    const item = items.get(keyOf(uidHash, event.part)) ?? null;
    const ours = own.get(ownIdOf(event.uid) ?? '');
    const state = ours === undefined ? stateOf(item, contentHash) : ours ? 'known' : 'deleted';
    return { event, uidHash, contentHash, state, item };
  });
  return { events, gone: file.complete ? goneItems(events, known, window) : [] };
}

function stateOf(item: KnownItem | null, contentHash: Buffer): ImportState {
  if (!item) return 'new';
  if (!item.live) return 'deleted';
  if (item.contentHash.equals(contentHash)) return 'known';
  return item.version === item.eventVersion ? 'changed' : 'kept';
}

/** Weekdays that a rule has no more, occurrences that are as the others again. A file of changed occurrences alone says nothing. */
function goneItems(
  events: readonly PlannedEvent[],
  known: readonly KnownItem[],
  window: CalendarFileOptions['window'],
): KnownItem[] {
  const present = new Set(events.map(({ uidHash, event }) => keyOf(uidHash, event.part)));
  const whole = new Set(
    events.filter(({ event }) => !event.part.startsWith('r:')).map(({ uidHash }) => uidHash.toString('hex')),
  );
  return known.filter(
    ({ uidHash, part, live, version, eventVersion }) =>
      live &&
      version === eventVersion &&
      whole.has(uidHash.toString('hex')) &&
      !present.has(keyOf(uidHash, part)) &&
      // what is listed date by date leaves the window without leaving the file
      !(part.startsWith('d:') && (part.slice(2) < window.from || part.slice(2) > window.to)),
  );
}

export const keyOf = (uidHash: Buffer, part: string): string => `${uidHash.toString('hex')} ${part}`;

export const uidHashOf = (uid: string): Buffer => createHash('sha256').update(uid).digest();

const OWN_UID = new RegExp(`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@${UID_DOMAIN}$`);

/** The id in a UID that an export of ours wrote; null for any other. */
export const ownIdOf = (uid: string): string | null => OWN_UID.exec(uid)?.[1] ?? null;

/** Everything of an event that an import writes. */
function contentHashOf({ uid, part, note, ...content }: ParsedEvent): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest();
}
