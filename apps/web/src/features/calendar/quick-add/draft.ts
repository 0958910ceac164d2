import { addDays, diffDays, movedRecurringDays, movedSeriesStart } from '@homefold/domain';
import type { CalendarDate, LocalTime, RecurringType } from '@homefold/domain';
import type {
  QuickAddContext,
  QuickAddEvent,
  QuickAddReminder,
  QuickAddSpan,
  QuickAddUnderstanding,
} from '@homefold/domain/quick-add';
import * as ui from '../../../ui/quick-add/corrections';
import type { CorrectionsOf } from '../../../ui/quick-add/corrections';
import type { DraftOf } from '../../../ui/quick-add/quick-add-panel';

/** The parts that can be corrected independently. */
const PARTS = ['date', 'time', 'place', 'who', 'repeat', 'reminder'] as const;
export type Part = (typeof PARTS)[number];

export interface Repeat {
  type: RecurringType;
  interval: number;
  /** As in the rules; empty: the weekday or day of the month of the first day. */
  days: readonly string[];
  until: CalendarDate | null;
}

/** The corrected values. */
export interface PartValues {
  date: { eventDate: CalendarDate; endDate: CalendarDate };
  /** A null start means all day. */
  time: { eventTime: LocalTime | null; eventEndTime: LocalTime | null };
  /** Membership ids; empty = the whole family. */
  who: readonly string[];
  /** '' = nowhere in particular. */
  place: string;
  /** null: does not repeat. */
  repeat: Repeat | null;
  reminder: readonly QuickAddReminder[];
}

/** The user's corrections. */
export type Corrections = CorrectionsOf<PartValues>;

export type Question = Extract<QuickAddUnderstanding, { needsClarification: true }>;

/** What is known so far: the days are null while they are in question. */
export type Known = Omit<QuickAddEvent, 'eventDate' | 'endDate'> & {
  eventDate: CalendarDate | null;
  endDate: CalendarDate | null;
};

/** The dates and times. */
export type KnownDays = Pick<Known, 'eventDate' | 'endDate' | 'eventTime' | 'eventEndTime'>;

/** A line as understood and corrected. */
export interface Draft extends DraftOf<Part> {
  known: Known;
  /** The event as it would be saved; null while a question is open. */
  event: QuickAddEvent | null;
  /** The question, answered or not. */
  question: Question | null;
  /** The chosen answer; null without one. */
  picked: number | null;
}

/** The part of the event that a span of words determines. */
export function partOf({ kind }: Pick<QuickAddSpan, 'kind'>, { isRecurring, eventTime }: Known): Part {
  if (kind === 'who' || kind === 'date' || kind === 'repeat' || kind === 'place' || kind === 'reminder') return kind;
  if (kind === 'until') return isRecurring ? 'repeat' : 'date';
  if (kind === 'duration' && eventTime === null) return isRecurring ? 'repeat' : 'date';
  return 'time';
}

/** The grammar, loaded on demand. */
export interface Grammar {
  understandQuickAdd: (text: string, context: QuickAddContext) => QuickAddUnderstanding;
  /** The default title. */
  UNTITLED: string;
}

/** Parses a line and applies the corrections that still match its words. */
export function readDraft(
  { understandQuickAdd, UNTITLED }: Grammar,
  text: string,
  context: QuickAddContext,
  corrections: Corrections,
): Draft {
  const understanding = understandQuickAdd(text, { ...context, titleOnly: corrections.titleOnly });
  const isUntitled = ui.isUntitled(understanding.title, UNTITLED, text);
  return { ...draftOf(understanding, corrections), isUntitled };
}

function draftOf(understanding: QuickAddUnderstanding, corrections: Corrections): Omit<Draft, 'isUntitled'> {
  const question = understanding.needsClarification ? understanding : null;
  const words = ui.wordsByPart(PARTS, understanding.spans, (span) => partOf(span, understanding));
  const value = <P extends Part>(part: P): PartValues[P] | undefined =>
    ui.correctionOf<PartValues, P>(corrections, words, part);
  const picked = question && ui.pickedAnswer(corrections, questionKey(question));
  const date = value('date');
  const event = understanding.needsClarification
    ? understanding.candidates[picked ?? (understanding.reason === 'noDate' && date ? 0 : -1)]?.event
    : understanding;
  const put = (known: Known): Known =>
    withDetails(
      withRepeat(withWho(withTime(withDate(known, date), value('time')), value('who')), value('repeat')),
      value('place'),
      value('reminder'),
    );
  const known = put(eventOnly(event ?? understanding));
  return {
    known,
    isReady: event !== undefined,
    event: event ? (known as QuickAddEvent) : null,
    question,
    picked,
    words,
  };
}

/** The corrections with another part corrected. */
export const corrected: <P extends Part>(
  corrections: Corrections,
  draft: Draft,
  part: P,
  value: PartValues[P],
) => Corrections = ui.corrected;

/** The corrections with an answer to the question. */
export const answered = (corrections: Corrections, question: Question, value: number): Corrections => {
  const { date: _date, ...others } = corrections;
  return { ...others, picked: { of: questionKey(question), value } };
};

const questionKey = ({ reason, candidates }: Question): string =>
  [reason, ...candidates.map(({ label }) => label)].join('|');

function eventOnly(from: QuickAddUnderstanding | QuickAddEvent): Known {
  const { kind, title, eventDate, endDate, eventTime, eventEndTime, who, whoName, whoIds, note } = from;
  const { isRecurring, recurringType, recurringInterval, recurringEndDate, recurringDays, place, reminders } = from;
  return {
    ...{ kind, title, eventDate, endDate, eventTime, eventEndTime, who, whoName, whoIds, note },
    ...{ isRecurring, recurringType, recurringInterval, recurringEndDate, recurringDays, place, reminders },
  };
}

/** Ends early the next morning: shown as one day. */
const isNight = ({ eventDate, endDate, eventTime, eventEndTime }: KnownDays): boolean =>
  eventDate !== null &&
  endDate === addDays(eventDate, 1) &&
  eventTime !== null &&
  eventEndTime !== null &&
  eventEndTime <= eventTime;

/** The last day of an event on one day at these times. */
function lastDay(day: CalendarDate, { eventTime, eventEndTime }: PartValues['time']): CalendarDate {
  return eventTime !== null && eventEndTime !== null && eventEndTime <= eventTime ? addDays(day, 1) : day;
}

function withDate(known: Known, date: PartValues['date'] | undefined): Known {
  if (!date) return known;
  const { eventDate } = date;
  const endDate = date.endDate > eventDate ? date.endDate : lastDay(eventDate, known);
  const { recurringEndDate: until } = known;
  const moved =
    known.eventDate && known.recurringType
      ? movedRecurringDays(known.recurringType, known.recurringDays, known.eventDate, eventDate)
      : null;
  const recurringDays = moved && [...moved];
  return { ...known, eventDate, endDate, recurringDays, recurringEndDate: until && until < eventDate ? null : until };
}

function withTime(known: Known, time: PartValues['time'] | undefined): Known {
  if (!time) return known;
  const { eventDate, endDate } = known;
  const isOneDay = eventDate !== null && (endDate === eventDate || isNight(known));
  const eventEndTime = time.eventTime === null || time.eventEndTime === time.eventTime ? null : time.eventEndTime;
  const next = { ...known, eventTime: time.eventTime, eventEndTime };
  return isOneDay ? { ...next, endDate: lastDay(eventDate, next) } : next;
}

const withWho = (known: Known, who: PartValues['who'] | undefined): Known =>
  who ? { ...known, whoIds: [...who] } : known;

function withDetails(
  known: Known,
  place: PartValues['place'] | undefined,
  reminders: PartValues['reminder'] | undefined,
): Known {
  return {
    ...known,
    // kept as typed: an empty place still has its chip, so that its editor stays open
    ...(place !== undefined && { place }),
    ...(reminders && { reminders: [...reminders] }),
  };
}

/** A series begins on the first of its days. */
function withRepeat(known: Known, repeat: Repeat | null | undefined): Known {
  if (repeat === undefined) return known;
  const days = repeat && repeat.days.length > 0 ? [...repeat.days] : null;
  const { eventDate: from } = known;
  const eventDate = repeat && from ? movedSeriesStart(from, { from, to: from }, repeat.type, days) : from;
  const endDate =
    from && eventDate && known.endDate ? addDays(known.endDate, diffDays(from, eventDate)) : known.endDate;
  return {
    ...known,
    ...{ eventDate, endDate, recurringDays: days },
    kind: repeat ? known.kind : 'event',
    isRecurring: repeat !== null,
    recurringType: repeat?.type ?? null,
    recurringInterval: repeat?.interval ?? null,
    recurringEndDate: repeat?.until ?? null,
  };
}

/** The days of an event as its editor shows them: a night ends on the day it began. */
export const daysOf = (known: KnownDays): PartValues['date'] | null => {
  const { eventDate, endDate } = known;
  if (eventDate === null) return null;
  return { eventDate, endDate: isNight(known) || !endDate ? eventDate : endDate };
};

/** Moves to another first day; the event keeps its length. */
export const movedTo = (days: PartValues['date'] | null, eventDate: CalendarDate): PartValues['date'] => ({
  eventDate,
  endDate: days ? addDays(eventDate, diffDays(days.eventDate, days.endDate)) : eventDate,
});
