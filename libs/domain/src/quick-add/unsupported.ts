import { readBareDate } from './when/dates';
import { isWordStart, MASK, matchAt, phrase, type ParserInput } from './parser-input';
import type { Selection } from './select';
import type { Token } from './tokenize';
import { MONTH, WEEKDAY } from './vocabulary';

/** Phrases that no event can represent: kept in the title and reported, never silently dropped. */

const EXCEPT = /(?:except(?: for| on)?|excluding|excl\.?|apart from|but not|not|skipping) (?:on |in )?(?:the )?/uy;
/** "Skipping" alone is a children's activity. */
const HAS_EXCEPTION = phrase(
  `except|excluding|excl|apart from|but not|not (?:on|in|during|this|next)|in term ?time|during term|term ?time only|skipping (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?|${WEEKDAY}|${MONTH}|christmas|easter|new year|half[ -]?term)`,
);
/** A few words, up to the next recognised part. */
const UNREAD_END = /(?:until|till|til)(?: (?!(?:with|for|at|every|remind)\b)[\p{L}\d']+){1,5}/uy;

/** Excluded days: "every Saturday except Christmas" does not begin at Christmas. */
export function maskExceptions(input: ParserInput): ParserInput {
  let { text } = input;
  for (let at = 0; at < text.length; at += 1) {
    const except = isWordStart(text, at) ? matchAt(EXCEPT, text, at) : null;
    const day = except && readBareDate({ ...input, text }, at + except[0].length);
    if (day) text = text.slice(0, at) + MASK.repeat(day.end - at) + text.slice(day.end);
  }
  return { ...input, text };
}

/** A note of what the series leaves out; null for nothing. */
export function unsupportedNote(folded: string, tokens: readonly Token[], { parts, used }: Selection): string | null {
  if (!parts.repeat) return null;
  const rest = used.reduce(
    (text, { start, end }) => text.slice(0, start) + MASK.repeat(end - start) + text.slice(end),
    folded,
  );
  const another = tokens.find((token) => token.kind === 'repeat' && !used.some(({ start }) => start === token.start));
  const end = parts.until ? null : firstMatch(UNREAD_END, rest);
  return (
    [
      another && `One event has one repeat: add another event for "${folded.slice(another.start, another.end)}".`,
      firstMatch(HAS_EXCEPTION, rest) && 'Days to leave out cannot be read from words: delete them once it is added.',
      end &&
        parts.repeat.rule &&
        `"${end}" is not a date or the name of anything in the calendar, so it repeats without an end.`,
    ]
      .filter(Boolean)
      .join(' ') || null
  );
}

function firstMatch(pattern: RegExp, text: string): string | null {
  for (let at = 0; at < text.length; at += 1) {
    const found = isWordStart(text, at) ? matchAt(pattern, text, at) : null;
    if (found) return found[0].trim();
  }
  return null;
}
