import { addDays } from '../time/dates';
import { fold } from './parser-input';
import type { QuickAddOccasion } from './types';
import { single, type DatePhrase } from './when/date-phrase';

/** Words of a text, with hyphens as spaces: "half-term" is "half term". */
const plain = (text: string): string => fold(text).replace(/-/g, ' ');

/** Maximum words of an occasion's name. */
const MOST_WORDS = 5;
const SHORTEST = 4;

/**
 * "until half term": the day before the next calendar event of that name begins. The longest name wins; a name within a
 * title ("Autumn half term") matches if it has two words, or the title begins with it.
 * @param at start of the name in the folded text
 */
export function untilOccasion(text: string, at: number, occasions: readonly QuickAddOccasion[]): DatePhrase | null {
  if (occasions.length === 0) return null;
  const rest = plain(text.slice(at, at + 80));
  const ends = [...rest.matchAll(/[\p{L}\p{N}']+/gu)].map(({ index, 0: word }) => index + word.length);
  for (const length of ends.slice(0, MOST_WORDS).reverse()) {
    const name = rest.slice(0, length);
    if (!/^[\p{L}\p{N}' ]+$/u.test(name) || name.length < SHORTEST) continue;
    const starts = occasions.filter(({ title }) => isCalled(plain(title), name)).map(({ date }) => date);
    if (starts.length === 0) continue;
    const end = at + length;
    return {
      end,
      resolve: (from) => {
        const next = starts.filter((date) => date > from).sort()[0];
        return { options: single(next ? addDays(next, -1) : from) };
      },
    };
  }
  return null;
}

function isCalled(title: string, name: string): boolean {
  if (title === name || title.startsWith(`${name} `)) return true;
  return name.includes(' ') && ` ${title} `.includes(` ${name} `);
}
