import type { CalendarDate, LocalTime } from '../time/dates';
import type { FAMILY_WORD, NamedMember } from '../people/members';
import type { RecurringType } from '../time/recurrence';

/** A member as the grammar needs them. */
export interface QuickAddMember extends NamedMember {
  id: string;
}

/** The context that determines the meaning of a text. */
export interface QuickAddContext {
  now: Date;
  /** The family's zone: "today" and every time of day are its wall clock. */
  timeZone: string;
  /** 'en-GB' reads 04/05 as 4 May, 'en-US' as April 5; with any other the order of such a date is asked. */
  locale: string;
  members: readonly QuickAddMember[];
  /** Id of the author, for "for me". */
  me?: string | null;
  /** ISO 3166 code for feasts that differ by country (Mother's Day, Thanksgiving); else taken from the locale. */
  country?: string | null;
  /** Words that only look like a date, time or person: they are always treated as title. */
  titleOnly?: readonly string[];
}

export type QuickAddKind = 'event' | 'birthday';

/** Kinds of recognised parts. */
export type QuickAddSpanKind = 'date' | 'time' | 'duration' | 'repeat' | 'until' | 'who' | 'allDay';

/** A recognised part of the text: a chip that can be corrected. Spans are ordered and never overlap. */
export interface QuickAddSpan {
  kind: QuickAddSpanKind;
  /** Offsets into the text as given, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** The characters themselves. */
  text: string;
  /** Whether the words also stay in the title ("Halloween disco", "Sam's party"). */
  inTitle: boolean;
}

/** An event as it would be created. */
export interface QuickAddEvent {
  kind: QuickAddKind;
  /** Never empty; `UNTITLED` when the text holds nothing but dates and people. */
  title: string;
  eventDate: CalendarDate;
  /** Last day, inclusive; the next day for an event that ends after midnight. */
  endDate: CalendarDate;
  /** null: all day. */
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
  /** What the calendar cannot store or the grammar left out, as a sentence; null for nothing. */
  note: string | null;
}

/** Why a question is asked. */
export type QuickAddQuestionReason = 'noText' | 'noDate' | 'date' | 'day' | 'time';

export interface QuickAddCandidate {
  /** Label that distinguishes this reading, in the user's locale: "Tuesday 4 May 2027", "15:00". */
  label: string;
  event: QuickAddEvent;
}

interface Understood extends QuickAddEvent {
  needsClarification: false;
  spans: QuickAddSpan[];
}

/** The unambiguous parts, and every complete interpretation. Open dates and times are null. */
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

/** The title of a text that consists of days and people only. */
export const UNTITLED = 'New event';
