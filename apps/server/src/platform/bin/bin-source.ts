import { Injectable } from '@nestjs/common';
import { BIN_TYPES, type CalendarDate } from '@homefold/domain';
import type { FamilyViewer } from '../auth';

/** A deleted item, as its domain describes it. */
export interface BinEntry {
  id: string;
  /** Its title. */
  title: string;
  /** Distinguishes it from others with the same title, in the family's language: "Tue 20 October, every week". */
  detail: string;
  emoji: string | null;
  deletedAt: Date;
  deletedByMemberId: string;
  /** The current name of whoever deleted it, also after they left. */
  deletedByName: string;
}

/** The sort key of an entry, newest first. */
export interface BinPosition {
  deletedAt: Date;
  id: string;
}

/** Sorts after every id, so that the first page needs no separate statement. */
const NEWEST = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** A position as two statement parameters: `(deleted_at, id) < ($n::timestamptz, $m::uuid)`. */
export const binPosition = (after: BinPosition | null): readonly unknown[] =>
  after ? [after.deletedAt, after.id] : NEWEST;

export interface BinWindow {
  /** Page size. */
  limit: number;
  /** Only entries after this cursor; null for the first page. */
  after: BinPosition | null;
  /** Items deleted at or before this moment count as gone, whether or not they have been purged yet. */
  horizon: Date;
  /** For the text of `detail`. */
  locale: string;
  /** The family's today. */
  today: CalendarDate;
}

export interface BinEntries {
  entries: BinEntry[];
  /** Total count, regardless of the page size. */
  total: number;
}

/** A restored item. */
export interface RestoredThing {
  id: string;
  title: string;
  /** The date at which a calendar opens on it; null when it has no date. */
  date: CalendarDate | null;
}

/**
 * What a domain keeps in the bin. Each fills one in its own folder and declares it in its module (`domainParts`); nothing
 * else has to change. Every method runs inside a scope that the caller has opened.
 */
export interface BinSource {
  /** Resource name as in the feed, e.g. `calendar_event`. */
  readonly type: string;

  /** Newest first, by `deletedAt`, then id. One statement. */
  page(viewer: FamilyViewer, window: BinWindow): Promise<BinEntries>;

  /**
   * Restores an item and notifies feed and screens. @throws DomainError NOT_FOUND, CONFLICT when it would be a
   * duplicate
   */
  restore(viewer: FamilyViewer, id: string): Promise<RestoredThing>;

  /** Locks an item in the bin. @throws DomainError NOT_FOUND */
  lock(viewer: FamilyViewer, id: string): Promise<void>;

  /** Permanently deletes a locked item. */
  remove(viewer: FamilyViewer, id: string): Promise<void>;

  /** Permanently deletes items deleted at or before `until`. @returns the number of items */
  empty(viewer: FamilyViewer, until: Date): Promise<number>;

  /** Purges for every family, at most `limit` items, in a system scope. @returns the number of rows */
  purge(until: Date, limit: number): Promise<number>;
}

/** The registered bin sources of all domains. */
@Injectable()
export class BinSources {
  private readonly sources = new Map<string, BinSource>();

  register(source: BinSource): void {
    if (this.sources.has(source.type)) throw new Error(`the bin has a source of ${source.type} already`);
    this.sources.set(source.type, source);
  }

  /** @throws when the sources are not those of the resources that can be restored */
  requireAll(): void {
    const [registered, restorable] = [[...this.sources.keys()].sort(), [...BIN_TYPES].sort()];
    if (String(registered) !== String(restorable))
      throw new Error(`the bin has sources of ${registered.join(', ')}; restorable are ${restorable.join(', ')}`);
  }

  /** In the order of their types, which is the order of things deleted at the same moment. */
  all(): BinSource[] {
    return [...this.sources.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
  }

  find(type: string): BinSource | null {
    return this.sources.get(type) ?? null;
  }
}
