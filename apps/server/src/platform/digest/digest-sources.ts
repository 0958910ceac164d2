import { Injectable } from '@nestjs/common';
import type { CalendarDate, Feature } from '@homefold/domain';
import type { FamilyViewer } from '../auth';

/** The period of a digest: the family's today and the following days. */
export interface DigestDays {
  /** The family's time zone. */
  today: CalendarDate;
  /** Last of the seven days; today is the first. */
  last: CalendarDate;
  timeZone: string;
  locale: string;
}

/** Counts by the names that the digest documents; other names are refused. */
export type DigestCounts = Readonly<Record<string, number>>;

/** One line of the digest. Texts are unescaped; the HTML renderer escapes them. */
export interface DigestItem {
  /** The day it is listed under. */
  date: CalendarDate;
  /** Start and end time in the family's locale; null without a time. */
  time: string | null;
  endTime?: string | null;
  /** It lasts all day and has no time. */
  isAllDay?: boolean;
  title: string;
  emoji?: string | null;
  /** Short detail: "until Friday", "Elm Road". */
  note?: string | null;
  /** Overdue. */
  isLate?: boolean;
  /** Memberships concerned; empty means everybody. */
  memberIds: readonly string[];
  /** Automatic, like a bank holiday: shown alongside others, but no reason to send a mail. */
  isIncidental?: boolean;
  /** Its link, e.g. '/dashboard#calendar/2026-10-08'. */
  path: string;
}

/** Lines under one heading, in order. */
export interface DigestSection {
  /** Sort position among the sections of all domains: today 10, jobs 20, the week 30. */
  order: number;
  title: string;
  items: readonly DigestItem[];
  /** Total count, when these are only the first. */
  total?: number;
  /** Group lines by day. */
  byDay?: boolean;
  /** A to-do list rather than a list of events. */
  isTodo?: boolean;
  /** Link to the full list. */
  link: { label: string; path: string };
  /** Shown instead of lines; without it an empty section is omitted. */
  empty?: string;
}

/** A domain's part as one member sees it. */
export interface DigestPart {
  sections: DigestSection[];
  counts: DigestCounts;
}

/** A domain's part in the daily digest. */
export interface DigestSource {
  name: string;
  /** Required feature: families without it get nothing of this source. Default: none. */
  feature?: Feature;
  /**
   * Reads the family's part once, in the caller's scope, and returns a function of the reader, so that a surprise is
   * left out of one member's mail only.
   *
   * @param viewer a member of the family, or the family itself (without a user id) for scheduled runs
   */
  read(viewer: FamilyViewer, days: DigestDays): Promise<(membershipId: string) => DigestPart>;
}

/** The sources of every domain (`domainParts`); the digest itself knows none of them. */
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
