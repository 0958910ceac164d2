import { Injectable } from '@nestjs/common';
import { type CalendarDate, type Feature, isBuiltResource, SEARCH_TYPES, type SearchType } from '@homefold/domain';

/** Columns of a domain's search statement. */
export interface SearchRow {
  /** As text, also for a uuid. */
  id: string;
  title: string;
  content: string | null;
  /** Membership of its author; null: the system. */
  author_id: string | null;
  /** Its first day; null without a date. */
  first_date: CalendarDate | null;
  /** Data the domain needs for the displayed date and for opening the result. */
  data: Record<string, unknown>;
  category: string | null;
}

/** Displayed fields beyond the columns. */
export interface SearchPresentation {
  /** The date shown and sorted by. */
  date: CalendarDate | null;
  /** Displayed title, if it differs from the column. */
  title?: string;
  /** Its author, when not a family member. */
  author?: string;
  /** For the screen that opens it; never user text. */
  metadata: Record<string, string | number | boolean | null>;
}

/** The requested days, both inclusive; null is open. */
export interface SearchWindow {
  today: CalendarDate;
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** A domain's part of the global search. */
export interface SearchSource {
  type: SearchType;
  /** Required feature: families without it find nothing of this source. Default: none. */
  feature?: Feature;
  /**
   * A select over the domain's own tables: rows of the family `$1` that the member `$2` may see today, `$3`, in the
   * window `$6`..`$7` (null is open); without deleted or hidden rows. It reads what it searches through the views of
   * `searchIndex`, and must not prevent index use: no condition on words, no limit. Columns: those of `SearchRow`, and
   * `search` tsvector and `search_title` text (`searchIndex`), `people` uuid[] (members concerned; null: never any),
   * `last_date` date (null or its last day), `done` boolean (null: cannot be done).
   */
  rows: string;
  /** null: none of it is in the window, which the statement's first and last date could not rule out. */
  present(row: SearchRow, window: SearchWindow): SearchPresentation | null;
}

/** The sources of every domain (`domainParts`); the search itself knows none of them. */
@Injectable()
export class SearchSources {
  private readonly sources = new Map<SearchType, SearchSource>();

  register(source: SearchSource): void {
    if (this.sources.has(source.type)) throw new Error(`two search sources for ${source.type}`);
    this.sources.set(source.type, source);
  }

  /** @throws when a searchable domain with a section has registered no source */
  requireAll(): void {
    for (const type of SEARCH_TYPES) {
      if (isBuiltResource(type) && !this.sources.has(type)) throw new Error(`no search source for ${type}`);
    }
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
