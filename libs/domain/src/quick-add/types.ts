import type { CalendarDate, LocalTime } from '../dates';
import type { FAMILY_WORD, NamedMember } from '../members';
import type { RecurringType } from '../recurrence';

/** A member as the grammar needs to know them. */
export interface QuickAddMember extends NamedMember {
  id: string;
}

/** Everything outside the text that decides what it means. */
export interface QuickAddContext {
  now: Date;
  /** The family's zone: "today" and every time of day are its wall clock. */
  timeZone: string;
  /** 'en-GB' reads 04/05 as 4 May, 'en-US' as April 5; with any other the order of such a date is asked. */
  locale: string;
  members: readonly QuickAddMember[];
  /** Id of the member who writes, for "for me". */
  me?: string | null;
  /** ISO 3166 code for feasts that differ by country (Mother's Day, Thanksgiving); else taken from the locale. */
  country?: string | null;
  /** Words that are no date, time or person although they look like one: wherever the text has them, they are title alone. */
  titleOnly?: readonly string[];
}

export type QuickAddKind = 'event' | 'birthday';

/** What a part of the text was understood as. */
export type QuickAddSpanKind = 'date' | 'time' | 'duration' | 'repeat' | 'until' | 'who' | 'allDay';

/** A part of the text and what it was understood as: a chip that can be corrected. Spans are in order and never overlap. */
export interface QuickAddSpan {
  kind: QuickAddSpanKind;
  /** Offsets into the text as given, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** The characters themselves. */
  text: string;
  /** The words stayed in the title too ("Halloween disco", "Sam's party"). */
  inTitle: boolean;
}

/** An event as it would be created. */
export interface QuickAddEvent {
  kind: QuickAddKind;
  /** Never empty; `UNTITLED` when the text holds nothing but dates and people. */
  title: string;
  eventDate: CalendarDate;
  /** Last day, inclusive; the next day of a night that ends after midnight. */
  endDate: CalendarDate;
  /** null lasts all day. */
  eventTime: LocalTime | null;
  eventEndTime: LocalTime | null;
  /** Id of the one member it concerns, or 'Family' (nobody or several named: see `whoIds`). */
  who: string | typeof FAMILY_WORD;
  /** The display names of everybody named with ", " between, or 'Family'. */
  whoName: string;
  /** Everybody named, in the order of the text: whom the event concerns. Empty for the whole family. */
  whoIds: string[];
  isRecurring: boolean;
  recurringType: RecurringType | null;
  recurringInterval: number | null;
  recurringEndDate: CalendarDate | null;
  /** What the calendar cannot store or the grammar had to leave out, in words; null when nothing. */
  note: string | null;
}

/** Why a question is asked. */
export type QuickAddQuestionReason = 'noText' | 'noDate' | 'date' | 'day' | 'time';

export interface QuickAddCandidate {
  /** What sets this reading apart, in the words of the locale: "Tuesday 4 May 2027", "15:00". */
  label: string;
  event: QuickAddEvent;
}

interface Understood extends QuickAddEvent {
  needsClarification: false;
  spans: QuickAddSpan[];
}

/** What is certain already, and every complete reading to choose from. Dates and times still open are null. */
interface Question extends Omit<QuickAddEvent, 'eventDate' | 'endDate'> {
  needsClarification: true;
  eventDate: CalendarDate | null;
  endDate: CalendarDate | null;
  reason: QuickAddQuestionReason;
  question: string;
  /** Likeliest first; empty only for `noText`. */
  candidates: QuickAddCandidate[];
  spans: QuickAddSpan[];
}

export type QuickAddUnderstanding = Understood | Question;

/** The title of a text that names only days and people. */
export const UNTITLED = 'New event';
