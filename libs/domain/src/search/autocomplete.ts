import { searchWords } from './search-terms';

/** A text that somebody has typed before. */
export interface UsedText {
  text: string;
  /** How often. */
  uses: number;
  /** Last use, in milliseconds since 1970. */
  lastUsed: number;
}

/** Default number of suggestions, and the shortest input that gets any. */
export const AUTOCOMPLETE_SUGGESTIONS = 5;
export const AUTOCOMPLETE_MIN_INPUT = 1;
/** Shorter inputs are not remembered. */
export const AUTOCOMPLETE_MIN_RECORDED = 2;

const DAY_MS = 86_400_000;
const RECENCY_DAYS = 365;
const FREQUENCY_CAP = 10;

/**
 * How well a remembered text completes the input, 0 to 1: 40 % recency, which decays over 365 days, 40 % frequency,
 * which stops growing at ten uses, 20 % for beginning with the input.
 */
export function autocompleteScore(used: UsedText, input: string, now: number): number {
  const age = Math.max(0, now - used.lastUsed) / DAY_MS;
  const recency = Math.max(0, 1 - age / RECENCY_DAYS);
  const frequency = Math.min(used.uses, FREQUENCY_CAP) / FREQUENCY_CAP;
  const prefix = plain(used.text).startsWith(plain(input)) ? 1 : 0;
  return 0.4 * recency + 0.4 * frequency + 0.2 * prefix;
}

/**
 * The remembered texts that contain the input, best first.
 *
 * @param limit maximum number, 5 as documented
 */
export function autocomplete(
  remembered: readonly UsedText[],
  input: string,
  now: number,
  limit = AUTOCOMPLETE_SUGGESTIONS,
): string[] {
  const typed = plain(input);
  if (typed.length < AUTOCOMPLETE_MIN_INPUT) return [];
  return remembered
    .filter(({ text }) => plain(text) !== typed && contains(text, typed))
    .map((used) => ({ text: used.text, score: autocompleteScore(used, input, now) }))
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1))
    .slice(0, limit)
    .map(({ text }) => text);
}

/** Adds one more use of a text: texts that differ only in case or spaces are the same. */
export function remember(remembered: readonly UsedText[], text: string, now: number, limit = 200): UsedText[] {
  const clean = text.replace(/\s+/gu, ' ').trim();
  if (clean.length < AUTOCOMPLETE_MIN_RECORDED) return [...remembered];
  const known = remembered.find((used) => plain(used.text) === plain(clean));
  const others = remembered.filter((used) => used !== known);
  return [{ text: clean, uses: (known?.uses ?? 0) + 1, lastUsed: now }, ...others]
    .sort((a, b) => b.lastUsed - a.lastUsed)
    .slice(0, limit);
}

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim().toLowerCase();

/** At the beginning, or at the beginning of one of its words. */
const contains = (text: string, typed: string): boolean =>
  plain(text).startsWith(typed) || searchWords(text).some((word) => word.startsWith(typed));
