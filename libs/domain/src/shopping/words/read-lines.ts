import { cleanLine } from '../../text';
import { SHOPPING_LIMITS } from '../limits';
import { shoppingKey } from '../names/shopping-key';
import { readLine, type ShoppingLine } from './read-line';
import { splitList } from './split-list';

export interface ShoppingLinesRead {
  lines: ShoppingLine[];
  /** The rejected parts, each with its own text; the rest can still be added. */
  problems: { text: string; message: string }[];
}

const MAX_TEXT = 100_000;
const TOO_MANY = `Add at most ${SHOPPING_LIMITS.lines} lines at once`;

/**
 * Parses everything in a text: "2 milk, 6 eggs and bread rolls", or a list with one thing per line, with bullets, boxes
 * or numbers. Names that the family has bought before are not split at their "and".
 */
export function readShoppingLines(text: string, known: readonly string[] = []): ShoppingLinesRead {
  const rows = text.slice(0, MAX_TEXT + 1).split(/\r\n?|[\n\u2028\u2029]/);
  const filled = rows.filter((row) => row.trim() !== '');
  if (text.length > MAX_TEXT || filled.length > SHOPPING_LIMITS.lines)
    return { lines: [], problems: [{ text: cleanLine(filled[0] ?? '').slice(0, 100), message: TOO_MANY }] };
  const whole = new Set(known.filter((name) => / (?:and|&) |,/i.test(name)).map(shoppingKey));
  const isKnown = (name: string): boolean => whole.size > 0 && whole.has(shoppingKey(name));
  // "-milk" and "-2 eggs" in one list: the minus is a bullet
  const isBulleted = filled.some((row) => /^\s*-\p{L}/u.test(row));
  const read: ShoppingLinesRead = { lines: [], problems: [] };
  for (const row of filled) {
    if (read.lines.length > SHOPPING_LIMITS.lines) break;
    const { items, purpose } = itemsOf(cleanLine(row), { isBulleted, isAlone: filled.length === 1 }, isKnown);
    for (const item of items) {
      const line = readLine(item);
      if (typeof line === 'string') read.problems.push({ text: item.slice(0, 100), message: line });
      else read.lines.push({ ...line, notes: [line.notes, purpose].filter(Boolean).join(', ') || null });
    }
  }
  return read.lines.length > SHOPPING_LIMITS.lines
    ? { lines: [], problems: [{ text: cleanLine(filled[0] ?? '').slice(0, 100), message: TOO_MANY }] }
    : read;
}

const BULLET = /^(?:(?:[-–—*•·▪▢□☐☑◦‣✓✔]|\[[ xX]?\]|\d{1,3}[.)])\s+|[*•·▪▢□☐☑◦‣✓✔]|\[[ xX]?\])+/u;
const HEADING = /^[^\d:]{1,60}:$/u;
const FOR = /^(for [^:,]{1,60}):\s*(?=\S)/iu;

function itemsOf(
  row: string,
  { isBulleted, isAlone }: { isBulleted: boolean; isAlone: boolean },
  isKnown: (name: string) => boolean,
): { items: string[]; purpose: string | null } {
  const line = row.replace(isBulleted ? /^-(?=\S)/ : '', '').replace(BULLET, '');
  // "Dairy:" is a heading, not a thing to buy
  if (line === '' || (!isAlone && HEADING.test(line))) return { items: [], purpose: null };
  const purpose = FOR.exec(line)?.[1]?.replace(/^F/, 'f') ?? null;
  const rest = line.replace(FOR, '').replace(/^(?:shopping(?: list)?|to buy|buy|we need):\s*(?=\S)/i, '');
  return { items: splitList(rest, isKnown), purpose };
}

/** Without duplicate lines, which a pasted list may contain. */
export function withoutRepeats(lines: readonly ShoppingLine[]): ShoppingLine[] {
  const seen = new Set<string>();
  return lines.filter(({ name, amount, unit }) => {
    const key = JSON.stringify([shoppingKey(name), amount, unit]);
    return !seen.has(key) && seen.add(key);
  });
}
