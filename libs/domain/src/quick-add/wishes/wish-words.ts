import { moneyDecimals, readMoney, type MoneyFormat } from '../../money';
import type { CalendarDate } from '../../time/dates';
import { dayInput, phrase } from '../parser-input';
import { maskPeople, readPeople } from '../people';
import { maskTokens } from '../select';
import { titleOf } from '../title';
import type { QuickAddMember, SpanOf } from '../types';
import { dayAfter } from '../when/day-after';
import { unclearNote } from '../who';

export type WishSpanKind = 'price' | 'who' | 'date';
export type WishSpan = SpanOf<WishSpanKind>;

export interface WishWordsContext extends MoneyFormat {
  /** The family's today. */
  today: CalendarDate;
  country?: string | null;
  members: readonly QuickAddMember[];
  /** Membership id of whoever types. */
  me: string;
  /** Words that only look like a price, a person or a date. */
  titleOnly?: readonly string[];
}

/** A wish as it would be added. */
export interface WishWords {
  /** '' when the text holds nothing but a price, a person and a date. */
  title: string;
  /** In the smallest unit of the currency. */
  price: number | null;
  /** Membership id of the wisher; null where nobody is named. */
  memberId: string | null;
  wantedBy: CalendarDate | null;
  /** What that day is, where it has a name: "Christmas". */
  occasion: string | null;
  spans: WishSpan[];
  /** Other days that the words may mean, with what to ask; null when they are clear. */
  question: { ask: string; dates: CalendarDate[] } | null;
  /** What could not be taken over, as a sentence; null for nothing. */
  note: string | null;
}

/**
 * Reads a line of text as a wish: "telescope 119.99 for Theo by Christmas". An amount counts as its price with the currency's
 * sign or with its decimal places: "Lego 42110" is a name. A person counts after "for", or before a colon: "Theo's bike" is
 * called so. Deterministic; what is not understood stays in the title.
 *
 * @param text anything; only its first 500 UTF-16 units are read
 */
export function readWishWords(text: string, context: WishWordsContext): WishWords {
  const input = dayInput(text, context);
  const people = readPeople(input.raw, input.text, context.members, context.me);
  const named = people.filter(({ inTitle, ids, unclear }) => !inTitle && (ids.length > 0 || unclear));
  const whose = named.find(({ ids }) => ids.length === 1) ?? null;
  const rest = maskPeople(input.text, whose ? [whose] : []);
  const price = priceIn(rest, context);
  const day = dayAfter(UNTIL, { ...input, text: maskTokens(rest, price ? [price] : []) });
  const found = [
    ...(whose ? [{ kind: 'who' as const, start: whose.start, end: whose.end }] : []),
    ...(price ? [{ kind: 'price' as const, start: price.start, end: price.end }] : []),
    ...(day ? [{ kind: 'date' as const, start: day.start, end: day.end }] : []),
  ].sort((a, b) => a.start - b.start);
  const spans = found.map((span) => ({ ...span, text: input.raw.slice(span.start, span.end), inTitle: false }));
  return {
    title: titleOf(text, spans, ''),
    price: price?.minor ?? null,
    memberId: whose?.ids[0] ?? null,
    wantedBy: day?.dates[0] ?? null,
    occasion: day && occasionOf(input.text.slice(day.start, day.end)),
    spans,
    question: day && day.dates.length > 1 ? { ask: day.ask, dates: day.dates } : null,
    note: noteOf(named, whose),
  };
}

interface Range {
  start: number;
  end: number;
}

function noteOf(named: ReturnType<typeof readPeople>, whose: { ids: string[] } | null): string | null {
  if (whose) return null;
  return named.some(({ ids }) => ids.length > 1)
    ? 'A wish is one person’s: it is yours until you choose.'
    : unclearNote(named);
}

const NUMBER = /(?:\p{Sc}\s?)?\d[\d.,'’]*(?:\s?\p{Sc})?/gu;
const BEFORE_PRICE = /(?:^|\s)(?:costs?|at|is|price:?|around|about|approx\.?|ca\.?|~)\s*$/u;

/** The last amount that can only be a price. */
function priceIn(text: string, format: MoneyFormat): (Range & { minor: number }) | null {
  const decimals = moneyDecimals(format);
  const found = [...text.matchAll(NUMBER)].flatMap((match) => {
    const amount = match[0].replace(/[.,'’]+$/, '');
    const end = match.index + amount.length;
    const isAlone = !/[\p{L}\p{N}]$/u.test(text.slice(0, match.index)) && !/^[\p{L}\p{N}%]/u.test(text.slice(end));
    const hasSign = /\p{Sc}/u.test(amount);
    const hasDecimals = decimals > 0 && new RegExp(`[.,]\\d{${decimals}}$`).test(amount);
    const { minor } = readMoney(amount, format);
    if (!isAlone || minor === null || !(hasSign || hasDecimals)) return [];
    const before = BEFORE_PRICE.exec(text.slice(0, match.index));
    const start = before ? before.index + (/^\s/.test(before[0]) ? 1 : 0) : match.index;
    return [{ start, end, minor }];
  });
  return found.at(-1) ?? null;
}

/** What comes before the day of a wish. */
const UNTIL = phrase('(?:wanted |needed )?by|(?:in time )?for|until|till|before|on');
const OCCASIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:christmas|xmas)\b/u, 'Christmas'],
  [/\beaster\b/u, 'Easter'],
  [/\bvalentine/u, 'Valentine’s Day'],
  [/\bmother'?s'? ?day|\bmothering sunday\b/u, 'Mother’s Day'],
  [/\bfather'?s'? ?day\b/u, 'Father’s Day'],
];
const occasionOf = (words: string): string | null => OCCASIONS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
