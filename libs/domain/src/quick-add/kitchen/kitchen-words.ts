import type { KitchenPlace } from '../../kitchen/categories';
import type { CalendarDate } from '../../time/dates';
import { dayInput, MASK, phrase } from '../parser-input';
import { titleOf } from '../title';
import type { SpanOf } from '../types';
import { dayAfter } from '../when/day-after';

export type KitchenSpanKind = 'date' | 'place';
export type KitchenSpan = SpanOf<KitchenSpanKind>;

export interface KitchenWordsContext {
  /** The family's today. */
  today: CalendarDate;
  /** 'en-GB' reads 12/10 as 12 October, 'en-US' as December 10; with any other the order is asked. */
  locale: string;
  country?: string | null;
  /** Words that only look like a date or a place. */
  titleOnly?: readonly string[];
}

/** Something of the kitchen as it would be added; its amount is still in the name ("2 l milk"). */
export interface KitchenWords {
  /** '' when the text holds nothing but a date and a place. */
  name: string;
  bestBefore: CalendarDate | null;
  place: KitchenPlace | null;
  spans: KitchenSpan[];
  /** Other days that the words may mean, with what to ask; null when they are clear. */
  question: { ask: string; dates: CalendarDate[] } | null;
}

/**
 * Reads a line of text as something of the kitchen: "2 l milk until Friday in the fridge". A day counts after a word such as
 * "until", or at the end: "Friday" in "Good Friday buns" is a part of the name. Deterministic; what is not understood stays in
 * the name.
 *
 * @param text anything; only its first 500 UTF-16 units are read
 */
export function readKitchenWords(text: string, context: KitchenWordsContext): KitchenWords {
  const input = dayInput(text, context);
  const place = placeIn(input.text);
  const day = dayAfter(UNTIL, place ? { ...input, text: masked(input.text, place) } : input);
  const found = [
    ...(day ? [{ kind: 'date' as const, start: day.start, end: day.end }] : []),
    ...(place ? [{ kind: 'place' as const, start: place.start, end: place.end }] : []),
  ].sort((a, b) => a.start - b.start);
  const spans = found.map(({ kind, start, end }) => ({
    kind,
    start,
    end,
    text: input.raw.slice(start, end),
    inTitle: false,
  }));
  return {
    name: titleOf(text, spans, ''),
    bestBefore: day?.dates[0] ?? null,
    place: place?.place ?? null,
    spans,
    question: day && day.dates.length > 1 ? { ask: day.ask, dates: day.dates } : null,
  };
}

interface Range {
  start: number;
  end: number;
}

const PLACES: Readonly<Record<string, KitchenPlace>> = {
  fridge: 'fridge',
  refrigerator: 'fridge',
  freezer: 'freezer',
  larder: 'larder',
  pantry: 'larder',
  cupboard: 'larder',
};
const IN_PLACE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:in|into|from) (?:the |our )?(${Object.keys(PLACES).join('|')})(?![\\p{L}\\p{N}'-])`,
  'gu',
);

function placeIn(text: string): (Range & { place: KitchenPlace }) | null {
  const match = [...text.matchAll(IN_PLACE)].at(-1);
  const place = PLACES[match?.[1] ?? ''];
  return match && place ? { start: match.index, end: match.index + match[0].length, place } : null;
}

const masked = (text: string, { start, end }: Range): string =>
  text.slice(0, start) + MASK.repeat(end - start) + text.slice(end);

/** What comes before a best-before date. */
const UNTIL = phrase(
  '(?:good |keeps |lasts )?(?:until|till|til)|(?:best|use) (?:before|by)|before|by|bbe?|exp(?:ires)?(?: on)?',
);
