import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@homefold/domain';
import type { FamilyViewer } from '../auth';

/** A thing in the bin, as its domain describes it. */
export interface BinEntry {
  id: string;
  /** As it was called. */
  title: string;
  /** What tells it from others of that name, in the family's words: "Tue 20 October, every week". */
  detail: string;
  emoji: string | null;
  deletedAt: Date;
  deletedByMemberId: string;
  /** The present name of who deleted it, also after they left. */
  deletedByName: string;
}

/** The sort key of an entry, newest first. */
export interface BinPosition {
  deletedAt: Date;
  id: string;
}

/** After every id, so that the first page needs no statement of its own. */
const NEWEST = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** A position as two values of a statement: `(deleted_at, id) < ($n::timestamptz, $m::uuid)`. */
export const binPosition = (after: BinPosition | null): readonly unknown[] =>
  after ? [after.deletedAt, after.id] : NEWEST;

export interface BinWindow {
  /** How many at most. */
  limit: number;
  /** Only what comes after it; null from the newest on. */
  after: BinPosition | null;
  /** What was deleted at this moment or before is gone, whether or not it was purged yet. */
  horizon: Date;
  /** For the words of `detail`. */
  locale: string;
  /** The family's today. */
  today: CalendarDate;
}

export interface BinEntries {
  entries: BinEntry[];
  /** How many there are, however many are asked for. */
  total: number;
}

/** A thing that came back. */
export interface RestoredThing {
  id: string;
  title: string;
  /** Where a calendar opens on it; null when it has no date. */
  date: CalendarDate | null;
}

/**
 * What a domain keeps in the bin. Each fills one in its own folder and registers it with `BinSources`; nothing else has
 * to change. Every method runs inside a scope that the caller has opened.
 */
export interface BinSource {
  /** Resource as in the feed, e.g. `calendar_event`. */
  readonly type: string;

  /** The newest first, by `deletedAt`, then id. One statement. */
  page(viewer: FamilyViewer, window: BinWindow): Promise<BinEntries>;

  /** Brings a thing back, tells feed and screens. @throws DomainError NOT_FOUND, CONFLICT when it would be doubled */
  restore(viewer: FamilyViewer, id: string): Promise<RestoredThing>;

  /** Locks a thing that lies in the bin. @throws DomainError NOT_FOUND */
  lock(viewer: FamilyViewer, id: string): Promise<void>;

  /** Deletes a locked thing for good. */
  remove(viewer: FamilyViewer, id: string): Promise<void>;

  /** Deletes for good what was deleted at `until` or before. @returns how many things that was */
  empty(viewer: FamilyViewer, until: Date): Promise<number>;

  /** The same for every family, at most `limit` things, in a system scope. @returns how many rows that was */
  purge(until: Date, limit: number): Promise<number>;
}

/** The sources of the bin, as the domains of this server register them. */
@Injectable()
export class BinSources {
  private readonly sources = new Map<string, BinSource>();

  register(source: BinSource): void {
    if (this.sources.has(source.type)) throw new Error(`the bin has a source of ${source.type} already`);
    this.sources.set(source.type, source);
  }

  /** In the order of their types, which is the order of things deleted at the same moment. */
  all(): BinSource[] {
    return [...this.sources.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
  }

  find(type: string): BinSource | null {
    return this.sources.get(type) ?? null;
  }
}
