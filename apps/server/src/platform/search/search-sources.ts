import { Injectable } from '@nestjs/common';
import type { CalendarDate, Feature, SearchType } from '@homefold/domain';

/** What a domain's statement answers for each of its things, in these columns. */
export interface SearchRow {
  /** A text, also of a uuid. */
  id: string;
  title: string;
  content: string | null;
  /** Membership of who made it; null: the system. */
  author_id: string | null;
  /** First day it belongs to; null when it has none. */
  first_date: CalendarDate | null;
  /** Whatever the domain needs to tell the date that a result shows and what its screen needs to open it. */
  data: Record<string, unknown>;
  category: string | null;
}

/** What a result shows beyond the columns. */
export interface SearchPresentation {
  /** The date it is shown and sorted by. */
  date: CalendarDate | null;
  /** Who made it, when that is nobody of the family. */
  author?: string;
  /** For the screen that opens it; never text of people. */
  metadata: Record<string, string | number | boolean | null>;
}

/** The days that are asked for, both inclusive; null is open. */
export interface SearchWindow {
  today: CalendarDate;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** A domain's part in the search over everything. */
export interface SearchSource {
  type: SearchType;
  /** The feature it belongs to: a family without it finds nothing of it. Left out: every family's. */
  feature?: Feature;
  /**
   * A select over the domain's own tables, of the family `$1` as the member `$2` may see it today, `$3`, in the window
   * `$6`..`$7` (null is open): without what lies in the bin or is hidden from them. It reads what it searches through the
   * views of `searchIndex`, and keeps out of the index's way: no condition on words, no limit. Columns: those of
   * `SearchRow`, and `search` tsvector and `search_title` text (`searchIndex`), `people` uuid[] (members it concerns;
   * null: never any), `last_date` date (null or the last day it belongs to), `done` boolean (null: cannot be done).
   */
  rows: string;
  /** null: nothing of it lies in the window after all, which the statement's first and last date could not tell. */
  present(row: SearchRow, window: SearchWindow): SearchPresentation | null;
}

/** Every domain registers its source in `onModuleInit`; the search itself knows none of them. */
@Injectable()
export class SearchSources {
  private readonly sources = new Map<SearchType, SearchSource>();

  register(source: SearchSource): void {
    if (this.sources.has(source.type)) throw new Error(`two search sources for ${source.type}`);
    this.sources.set(source.type, source);
  }

  all(): SearchSource[] {
    return [...this.sources.values()];
  }

  of(type: SearchType): SearchSource {
    const source = this.sources.get(type);
    if (!source) throw new Error(`no search source for ${type}`);
    return source;
  }
}
