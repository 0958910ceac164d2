/** Further words hardly narrow the result. */
const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 64;
/** Single letters and digits match nearly everything: more of them only cost time. */
const MAX_LETTERS = 3;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * The distinct words of a search, at most twelve, three of them single characters. Everything that is neither letter
 * nor digit separates words: quotes, wildcards and operators have no meaning, so a text of them alone has no words and
 * finds nothing.
 */
export function searchWords(query: string): string[] {
  const words = (query.normalize('NFC').match(WORD) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH).toLowerCase());
  const short = new Set<string>();
  const kept = [...new Set(words)].filter((word) => {
    if (word.length > 1) return true;
    short.add(word);
    return short.size <= MAX_LETTERS;
  });
  return kept.slice(0, MAX_WORDS);
}

/** A range of a text in UTF-16 units, the end exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

const MARKS = /\p{M}/gu;

/**
 * Letters without case and accents, folded as in the database, with their original positions: folding may change the
 * length ("ß", "É").
 */
function fold(text: string): { folded: string; origin: number[] } {
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = character.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss');
    folded += plain;
    for (let n = 0; n < plain.length; n++) origin.push(at);
    at += character.length;
  }
  origin.push(at);
  return { folded, origin };
}

/**
 * Where a search's words match a text, in order and without overlap: as word prefixes, and inside words from three
 * letters on, like the search itself.
 */
export function matchRanges(text: string, words: readonly string[]): TextRange[] {
  const { folded, origin } = fold(text);
  const found: TextRange[] = [];
  for (const word of words) {
    const wanted = fold(word).folded;
    if (wanted === '') continue;
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
      if (wanted.length < 3 && /[\p{L}\p{N}]$/u.test(folded.slice(0, at))) continue;
      found.push({ start: origin[at] ?? 0, end: origin[at + wanted.length] ?? text.length });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: TextRange[] = [];
  for (const range of found) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

const SNIPPET_BEFORE = 40;

/**
 * An excerpt around the first match, at most `length` characters, truncated between words and marked with "…".
 *
 * @returns null when no word matches
 */
export function matchSnippet(text: string, words: readonly string[], length = 160): string | null {
  const line = text.replace(/\s+/gu, ' ').trim();
  const [first] = matchRanges(line, words);
  if (!first) return null;
  if (line.length <= length) return line;
  const start = first.start <= SNIPPET_BEFORE ? 0 : nextWord(line, first.start - SNIPPET_BEFORE, first.start);
  const end = start + length >= line.length ? line.length : lastWord(line, start + length, first.end);
  return `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`;
}

/** Start of the first word at or after a position, at most `limit`. */
function nextWord(line: string, from: number, limit: number): number {
  const space = line.indexOf(' ', from);
  return space < 0 || space >= limit ? limit : space + 1;
}

/** End of the last word before a position, at least `limit`. */
function lastWord(line: string, before: number, limit: number): number {
  const space = line.lastIndexOf(' ', before);
  return Math.max(space < limit ? before : space, limit);
}
