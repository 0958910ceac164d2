import { readShoppingLines } from '@homefold/domain/shopping';
import type { ShoppingLine } from '@homefold/domain/shopping';
import type { NewItem } from '../model/types';

/** The input for a line of the list. */
export const itemOfLine = ({ name, amount, unit, notes }: ShoppingLine): NewItem => ({
  name,
  ...(amount !== null && { amount }),
  ...(unit !== null && { unit }),
  ...(notes !== null && { notes }),
});

/** The items of a text, as inputs. */
export const readItems = (text: string): NewItem[] => readShoppingLines(text).lines.map(itemOfLine);

/** Where the last item of a text begins, which is still being typed: after the last comma or "and". */
function lastStart(text: string): number {
  const [...separators] = text.matchAll(/,\s*|;\s*|\s+(?:and|&)\s+/giu);
  const last = separators.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** The name that is being typed, without its amount: "mil" of "6 eggs, 2 mil". */
export const typedName = (text: string): string =>
  text
    .slice(lastStart(text))
    .replace(/^[\d\s.,½¼¾/]+/u, '')
    .trim();

/** The text with the name being typed replaced by a complete one, ready for the next. */
export function completed(text: string, name: string): string {
  const start = lastStart(text);
  const amount = /^[\d\s.,½¼¾/]+/u.exec(text.slice(start))?.[0] ?? '';
  return `${text.slice(0, start)}${amount}${name}, `;
}
