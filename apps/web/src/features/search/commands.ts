import { searchWords } from '@homefold/domain';
import type { Command } from '../../ui/sections/commands';

/** Maximum number of commands above the results. */
const SHOWN = 5;
/** Maximum number before anything is typed. */
const SUGGESTED = 6;
/** Minimum length at which a word that is not on the label matches a command. */
const LETTERS_OF_OTHER_WORDS = 3;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The commands that match a text: each of its words is a prefix of a word of the label ("add job": Add Family Job) or
 * of the command's other words. Commands whose label begins with the text come first.
 */
export function matchingCommands(commands: readonly Command[], text: string): Command[] {
  const asked = searchWords(text);
  if (asked.length === 0) return [];
  const start = asked.join(' ');
  const rank = ({ label }: Command): number => (wordsOf(label).join(' ').startsWith(start) ? 0 : 1);
  return commands
    .filter(({ label, words = '' }) => {
      const [shown, others] = [wordsOf(label), wordsOf(words)];
      return asked.every(
        (word) =>
          shown.some((one) => one.startsWith(word)) ||
          (word.length >= LETTERS_OF_OTHER_WORDS && others.some((one) => one.startsWith(word))),
      );
    })
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, SHOWN);
}

/** What the search offers before anything is typed. */
export const suggestedCommands = (commands: readonly Command[]): Command[] => commands.slice(0, SUGGESTED);
