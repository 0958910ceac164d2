import type { CalendarDate, LocalTime } from '../time/dates';
import type { FAMILY_WORD, NamedMember } from '../people/members';
import type { ReminderUnit } from '../calendar/reminders';
import type { RecurringType } from '../time/recurrence';

/** A member as the grammar needs them. */
export interface QuickAddMember extends NamedMember {
  id: string;
  /** false: cannot be reminded. */
  hasUserAccount?: boolean | null;
}

/** An event of the calendar that a series can last until: "until half term". */
export interface QuickAddOccasion {
  title: string;
  /** The day on which its next occurrence begins. */
  date: CalendarDate;
}

/** A reminder: for whom and when. */
export interface QuickAddReminder {
  memberId: string;
  amount: number;
  unit: ReminderUnit;
  at: LocalTime | null;
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
  /**
   * The calendar's events from today on, for an end that is not a date; without them such an end stays in the title.
   */
  occasions?: readonly QuickAddOccasion[];
  /** Words that only look like a date, time or person: they are always treated as title. */
  titleOnly?: readonly string[];
}

export type QuickAddKind = 'event' | 'birthday';

/** Kinds of recognised parts. */
export type QuickAddSpanKind =
  | 'date'
  | 'time'
  | 'duration'
  | 'repeat'
  | 'until'
  | 'who'
  | 'allDay'
  | 'place'
  | 'reminder';

/** A recognised part of the text: a chip that can be corrected. Spans are ordered and never overlap. */
export interface SpanOf<Kind extends string> {
  kind: Kind;
  /** Offsets into the text as given, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  /** Its text. */
  text: string;
  /** Whether the words also stay in the title ("Halloween disco", "Sam's party"). */
  inTitle: boolean;
}

export type QuickAddSpan = SpanOf<QuickAddSpanKind>;

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
  /** Several weekdays, or one of the month; null: determined by the first day. */
  recurringDays: string[] | null;
  /** Where it is. */
  place: string | null;
  /** Who is to be reminded of it, and when. */
  reminders: QuickAddReminder[];
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
