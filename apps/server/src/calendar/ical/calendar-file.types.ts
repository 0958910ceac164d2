import type { CalendarDate, LocalTime, RecurringType } from '@homefold/domain';

/** How a file is read: `readCalendarFile(text, options): Promise<CalendarFile>` of calendar-file.ts. */
export interface CalendarFileOptions {
  /** The family's IANA zone: every time becomes one of its clock. */
  timeZone: string;
  /** The days (both inclusive) for which occurrences are listed one by one where a rule has no counterpart here. */
  window: { from: CalendarDate; to: CalendarDate };
  /** Where occurrences are all that is kept: a series on another clock is listed, so that each has its own hour. */
  exact?: boolean;
}

/** An event of a file in the shape of our own, complete and within every limit of ours. */
export interface ParsedEvent {
  /** UID of the file's event; a made one where it has none. */
  uid: string;
  /**
   * Which of the events that come of one UID: '' for the event itself, `r:2026-10-20` for a changed occurrence, `w:MO` for
   * another weekday of a series on several, `d:2026-10-20` for an occurrence that is listed by itself. Unique with the UID.
   */
  part: string;
  title: string;
  description: string | null;
  emoji: string | null;
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
  /** Names of people as the file's CATEGORIES give them; whether the family knows them is not looked at here. */
  who: string[];
  /** The occurrence it stands for, where it replaces one of a series of the file. */
  instanceOf: { uid: string; part: string; date: CalendarDate } | null;
  /** What could not be taken over as it was, in a sentence for people. */
  note: string | null;
}

/** An event of the file that was left out. */
export interface SkippedEvent {
  title: string;
  /** In a sentence for people. */
  reason: string;
}

export interface CalendarFile {
  /** What the file calls itself; null when it does not. */
  name: string | null;
  events: ParsedEvent[];
  skipped: SkippedEvent[];
  /** What the file has beside events and is left out: its tasks, its journal. */
  others: SkippedEvent[];
  /** Whether the file came to its own end; false for one that was cut off. */
  complete: boolean;
}

/** A file that is refused as a whole; `message` is for people. */
export class CalendarFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CalendarFileError';
  }
}
