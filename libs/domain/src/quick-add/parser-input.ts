import type { CalendarDate } from '../time/dates';
import type { QuickAddContext } from './types';

/** The text being parsed, with the family's clock and conventions. */
export interface ParserInput {
  /** As typed, truncated to `MAX_READ` units. */
  raw: string;
  /** The same length in units: lower case, straight quotes, plain hyphens and spaces; people are masked. */
  text: string;
  today: CalendarDate;
  /** Minutes since midnight of the family's wall clock. */
  nowMinutes: number;
  /** true: 04/05 is 4 May; false: April 5; null: unknown. */
  dayFirst: boolean | null;
  country: string;
  context: QuickAddContext;
  /** Whether the text is about a birthday or birth, where years long past are accepted. */
  isAboutBirth: boolean;
}

/** Longer than any real line; the rest becomes title only. Bounds the work for pasted text. */
export const MAX_READ = 500;

/** Masks a recognised person: no pattern matches it, and it ends a word. */
export const MASK = '\u0001';

const SAME: Record<string, string> = {
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '`': "'",
  '–': '-',
  '—': '-',
  '−': '-',
  '‒': '-',
  '‑': '-',
};

/** Lower case with plain quotes, hyphens and spaces, keeping all offsets. */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charAt(index);
    const lower = unit.toLowerCase();
    folded += SAME[unit] ?? (/\s/.test(unit) ? ' ' : lower.length === 1 ? lower : unit);
  }
  return folded;
}

const WORD = /[\p{L}\p{N}]/u;

/** The folded text with these words masked wherever they occur as whole words. */
export function maskWords(text: string, words: readonly string[]): string {
  let hidden = text;
  for (const word of words) {
    const folded = fold(word.trim());
    if (folded === '') continue;
    for (let at = hidden.indexOf(folded); at !== -1; at = hidden.indexOf(folded, at + folded.length)) {
      const end = at + folded.length;
      if (WORD.test(text.charAt(at - 1)) || WORD.test(text.charAt(end))) continue;
      hidden = hidden.slice(0, at) + MASK.repeat(folded.length) + hidden.slice(end);
    }
  }
  return hidden;
}

/** A pattern anchored at one position that ends with a whole word. */
export const phrase = (source: string): RegExp => new RegExp(`(?:${source})(?![\\p{L}\\p{N}])`, 'yu');

/** The match of a sticky pattern at exactly this place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Whether a word, a number or '@' begins here: not inside "o'clock", "3.5 kg", "1/2" or after "£". */
export function isWordStart(text: string, at: number): boolean {
  if (!/[\p{L}\p{N}@]/u.test(text.charAt(at))) return false;
  const before = text.charAt(at - 1);
  if (/[\p{L}\p{N}#\p{Sc}]/u.test(before)) return false;
  return !(/['.:/]/.test(before) && WORD.test(text.charAt(at - 2)));
}

/** The word before a position, which may own a number ("year 9"). */
export const wordBefore = (text: string, at: number): string =>
  /([\p{L}\p{N}']+)[ ]*$/u.exec(text.slice(Math.max(0, at - 40), at))?.[1] ?? '';

/** A line in which only days matter, and nobody's name or clock. @param titleOnly words that only look like something */
export function dayInput(
  text: string,
  {
    today,
    locale,
    country,
    titleOnly = [],
  }: { today: CalendarDate; locale: string; country?: string | null; titleOnly?: readonly string[] },
): ParserInput {
  const raw = text.slice(0, MAX_READ);
  return {
    raw,
    text: maskWords(fold(raw), titleOnly),
    today,
    nowMinutes: 0,
    dayFirst: locale === 'en-GB' ? true : locale === 'en-US' ? false : null,
    country: country ?? /[-_]([A-Z]{2})\b/.exec(locale)?.[1] ?? 'GB',
    context: { now: new Date(`${today}T00:00:00Z`), timeZone: 'UTC', locale, members: [] },
    isAboutBirth: false,
  };
}
