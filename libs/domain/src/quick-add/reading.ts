import type { CalendarDate } from '../dates';
import type { QuickAddContext } from './types';

/** The text under the grammar, with what the family's clock and habits say. */
export interface Reading {
  /** As typed, at most `MAX_READ` units. */
  raw: string;
  /** The same length unit for unit: lower case, straight quotes, plain hyphens and spaces; people are masked. */
  text: string;
  today: CalendarDate;
  /** Minutes since midnight of the family's wall clock. */
  nowMinutes: number;
  /** true: 04/05 is 4 May; false: April 5; null: nobody knows. */
  dayFirst: boolean | null;
  country: string;
  context: QuickAddContext;
  /** Whether the words speak of a birthday or of somebody being born: years of long ago are then years. */
  isAboutBirth: boolean;
}

/** Nobody writes more into one line; what follows is only title. It bounds the work, whatever is pasted. */
export const MAX_READ = 500;

/** Stands where a person was understood: no pattern matches it, and a word ends there. */
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

/** Lower case, quotes, hyphens and spaces made plain, without moving a single offset. */
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

/** The folded text with these words hidden, wherever they stand as words of their own. */
export function hideWords(text: string, words: readonly string[]): string {
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

/** A pattern that is tried at one place and ends with a whole word. */
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

/** The word before a place, for what a number belongs to ("year 9"). */
export const wordBefore = (text: string, at: number): string =>
  /([\p{L}\p{N}']+)[ ]*$/u.exec(text.slice(Math.max(0, at - 40), at))?.[1] ?? '';
