import { Injectable } from '@nestjs/common';
import type { CalendarDate, Feature } from '@homefold/domain';
import type { FamilyViewer } from '../auth';

/** What a digest is about: the family's day and the days after it. */
export interface DigestDays {
  /** The family's. */
  today: CalendarDate;
  /** The last of the seven days, today being the first. */
  last: CalendarDate;
  timeZone: string;
  locale: string;
}

/** How much there is, under the documented names. */
export interface DigestCounts {
  todayEvents: number;
  /** In the seven days, today's included. */
  weekEvents: number;
  /** With a deadline in the seven days, or one that has passed. */
  todos: number;
  wishlistItems: number;
}

/** One line of the digest. Texts are as people wrote them: whoever makes HTML of it escapes them. */
export interface DigestItem {
  /** The day under which it stands. */
  date: CalendarDate;
  /** Beginning and end of something with a time, as the family's locale writes it; null: it has none. */
  time: string | null;
  endTime?: string | null;
  /** It has no time because it lasts the whole day. */
  isAllDay?: boolean;
  title: string;
  emoji?: string | null;
  /** More about it in a few words: "until Friday", "Elm Road". */
  note?: string | null;
  /** Its day has passed. */
  isLate?: boolean;
  /** Memberships whom it concerns; none: everybody. */
  memberIds: readonly string[];
  /** Comes by itself, like a bank holiday: shown beside other things, but no reason for a mail. */
  isIncidental?: boolean;
  /** Where it opens, e.g. '/dashboard#calendar/2026-10-08'. */
  path: string;
}

/** Lines under one heading, in their order. */
export interface DigestSection {
  /** Its place among the sections of all domains: today 10, jobs 20, the week 30. */
  order: number;
  title: string;
  items: readonly DigestItem[];
  /** How many there are, when these are only the first of them. */
  total?: number;
  /** Lines stand below the name of their day. */
  byDay?: boolean;
  /** Something to do rather than something that happens. */
  isTodo?: boolean;
  /** Where all of it is. */
  link: { label: string; path: string };
  /** Said in place of lines; without it an empty section is left out. */
  empty?: string;
}

/** A domain's part as one member may see it. */
export interface DigestPart {
  sections: DigestSection[];
  counts: Partial<DigestCounts>;
}

/** A domain's part in the daily digest. */
export interface DigestSource {
  name: string;
  /** The feature it belongs to: a family without it gets nothing of it. Left out: every family's. */
  feature?: Feature;
  /**
   * Reads the family's part once, in the caller's scope, and answers what each member sees of it: what is to surprise
   * somebody stays out of their mail alone.
   *
   * @param viewer somebody of the family, or the family itself when the clock asks: nobody's id then
   */
  read(viewer: FamilyViewer, days: DigestDays): Promise<(membershipId: string) => DigestPart>;
}

/** Every domain registers its source in `onModuleInit`; the digest itself knows none of them. */
@Injectable()
export class DigestSources {
  private readonly sources = new Map<string, DigestSource>();

  register(source: DigestSource): void {
    if (this.sources.has(source.name)) throw new Error(`two digest sources for ${source.name}`);
    this.sources.set(source.name, source);
  }

  all(): DigestSource[] {
    return [...this.sources.values()];
  }
}
