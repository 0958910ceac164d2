import type { CalendarDate, LocalTime, RecurringType } from '@homefold/domain';

/** Interface of `readCalendarFile` in calendar-file.ts. */
export interface CalendarFileOptions {
  /** The family's IANA zone, to which every time is converted. */
  timeZone: string;
  /** The window (both days inclusive) within which occurrences are listed where a rule has no equivalent series. */
  window: { from: CalendarDate; to: CalendarDate };
  /** Set where only occurrences are stored: a series of another zone is listed, so that each keeps its own hour. */
  exact?: boolean;
}

/** An event of a file in our shape, complete and within our limits. */
export interface ParsedEvent {
  /** UID of the file's event; a generated one where it has none. */
  uid: string;
  /**
   * Distinguishes the events that come from one UID: '' for the event itself, `r:2026-10-20` for a changed occurrence,
   * `w:MO` for another weekday of a series on several, `d:2026-10-20` for an individually listed occurrence. Unique
   * together with the UID.
   */
  part: string;
  title: string;
  description: string | null;
  emoji: string | null;
  place: string | null;
  eventDate: CalendarDate;
  /** Last day, inclusive; never before `eventDate`. */
  endDate: CalendarDate;
  eventTime: LocalTime | null;
  eventEndTime: LocalTime | null;
  recurringType: RecurringType | null;
  recurringInterval: number | null;
  recurringEndDate: CalendarDate | null;
  exceptions: CalendarDate[];
  recurringDay: number | null;
  recurringDays: string[] | null;
  /** People's names in the file's CATEGORIES; not yet matched with the family. */
  who: string[];
  /** The occurrence of a series of the file that it replaces. */
  instanceOf: { uid: string; part: string; date: CalendarDate } | null;
  /** What could not be imported exactly, as user-facing sentences. */
  note: string | null;
}

/** An omitted event of the file. */
export interface SkippedEvent {
  title: string;
  /** A user-facing sentence. */
  reason: string;
}

export interface CalendarFile {
  /** The calendar's own name; null without one. */
  name: string | null;
  events: ParsedEvent[];
  skipped: SkippedEvent[];
  /** Omitted components other than events: tasks and journal entries. */
  others: SkippedEvent[];
  /** false for a truncated file. */
  complete: boolean;
}

/** A file refused as a whole; `message` is user-facing. */
export class CalendarFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CalendarFileError';
  }
}
