import type { CalendarDate } from '../dates';
import type { Reading } from './reading';

/** First and last day, both inclusive. */
export interface Days {
  first: CalendarDate;
  last: CalendarDate;
}

/** What a phrase about days says, seen from a day. */
export interface DateMeaning {
  /** One when the words are clear; several, likeliest first, when it has to be asked. */
  options: [Days, ...Days[]];
  /** The question, when there are several. */
  ask?: string;
  /** A weekday that fell on the day it was seen from: with a time already gone by, the next week's is meant. */
  mayRoll?: boolean;
  /** Yields to any clearer date in the text: a feast, a bare month. */
  isWeak?: boolean;
  /** Whole days that the words name together ("next week"): with a time of day, one of them is meant. */
  isSpan?: boolean;
  /** The words remain in the title ("Halloween disco"). */
  inTitle?: boolean;
  /** A time of day that the same words say ("in 2 hours"), in minutes since midnight. */
  minutes?: number;
  /** A time of day that the same words hint at ("tonight"). */
  part?: 'morning' | 'evening' | 'night';
  /** The text itself speaks of the past ("yesterday", a year gone by). */
  isPast?: boolean;
  /** The words said "today": a time already gone by stays as written. */
  isToday?: boolean;
  /** A birthday of somebody born in that year, say; the year was written. */
  hasYear?: boolean;
}

/** A phrase about days: where it ends, and what it means seen from a day (today; the start, for an end). */
export interface DatePhrase {
  end: number;
  resolve: (from: CalendarDate) => DateMeaning;
}

/** Tries to read a phrase at one place of the text. */
export type DateReader = (reading: Reading, at: number) => DatePhrase | null;

export const single = (date: CalendarDate): [Days] => [{ first: date, last: date }];
