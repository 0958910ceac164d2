import type { CalendarDate } from '@homefold/domain';
import { inPieces } from '../../../platform/readers/reader-task';
import { readFeed, type OutsideFeed } from '../../outside/outside-feed';
import { readCalendarFile } from './calendar-file';
import type { CalendarFile, CalendarFileOptions, ParsedEvent } from './calendar-file.types';
import { decodeText } from './file-decode';
import { contentHashOf, uidHashOf } from './file-hashes';

/** An event with the hashes by which imports recognise it. */
export interface HashedEvent {
  event: ParsedEvent;
  uidHash: Uint8Array;
  contentHash: Uint8Array;
}

/** The file as a whole, then its events in pieces. */
export type CalendarPiece =
  | { kind: 'file'; file: Omit<CalendarFile, 'events'>; count: number }
  | { kind: 'events'; events: HashedEvent[] };

/** The feed as a whole, then its occurrences. */
export type FeedPiece =
  | { kind: 'feed'; feed: Omit<OutsideFeed, 'parts'>; parts: number }
  | { kind: 'part'; part: string };

const EVENTS = 250;

/** Tasks of the reader process (platform/readers). */
export const tasks = {
  *file(options: CalendarFileOptions, bytes: Buffer): Generator<CalendarPiece, void> {
    const { events, ...file } = readCalendarFile(decodeText(bytes), options);
    yield { kind: 'file', file, count: events.length };
    for (const piece of inPieces(events, EVENTS))
      yield {
        kind: 'events',
        events: piece.map((event) => ({ event, uidHash: uidHashOf(event.uid), contentHash: contentHashOf(event) })),
      };
  },

  /** An outside calendar. */
  *feed(
    { charset, timeZone, today }: { charset: string | null; timeZone: string; today: CalendarDate },
    bytes: Buffer,
  ): Generator<FeedPiece, void> {
    const { parts, ...feed } = readFeed(decodeText(bytes, charset), timeZone, today);
    yield { kind: 'feed', feed, parts: parts.length };
    for (const part of parts) yield { kind: 'part', part };
  },
};
