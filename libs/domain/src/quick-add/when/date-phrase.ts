import type { CalendarDate } from '../../time/dates';
import type { ParserInput } from '../parser-input';

/** First and last day, both inclusive. */
export interface Days {
  first: CalendarDate;
  last: CalendarDate;
}

/** The meaning of a date phrase relative to a day. */
export interface DateMeaning {
  /** One when unambiguous; several, likeliest first, when it has to be asked. */
  options: [Days, ...Days[]];
  /** The question, when there are several. */
  ask?: string;
  /** A weekday equal to the reference day: if its time has passed, next week's is meant. */
  mayRoll?: boolean;
  /** Yields to any clearer date in the text: a feast, a bare month. */
  isWeak?: boolean;
  /** Whole days named together ("next week"): with a time of day, one of them is meant. */
  isSpan?: boolean;
  /** Whether the words remain in the title ("Halloween disco"). */
  inTitle?: boolean;
  /** A time of day given by the same phrase ("in 2 hours"), in minutes since midnight. */
  minutes?: number;
  /** A part of the day implied by the same phrase ("tonight"). */
  part?: 'morning' | 'evening' | 'night';
  /** The text said "today": a past time is kept. */
  isToday?: boolean;
  /** A year was written, e.g. that of a birth. */
  hasYear?: boolean;
}

/** A date phrase: where it ends, and its meaning relative to a day (today; the start, for an end). */
export interface DatePhrase {
  end: number;
  resolve: (from: CalendarDate) => DateMeaning;
}

/** Tries to read a phrase at one position of the text. */
export type DateReader = (input: ParserInput, at: number) => DatePhrase | null;

export const single = (date: CalendarDate): [Days] => [{ first: date, last: date }];
