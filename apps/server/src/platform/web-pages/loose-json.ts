/** JSON as found in pages: wrapped in HTML comments, with trailing commas and raw line breaks in strings. */

/** No real recipe is nested deeper; anything that is wants to exhaust its reader. */
const MAX_DEPTH = 60;

/** The values of a block of data; null when it cannot be read even after the usual repairs. */
export function looseJson(source: string): unknown[] | null {
  const text = withoutWrapping(source);
  if (text === '' || isTooDeep(text)) return text === '' ? [] : null;
  // repairing takes a hundred times as long as parsing, so it is left to texts that need it
  const value = parsedOneOrMore(text) ?? parsedOneOrMore(repaired(text));
  return value === undefined ? null : Array.isArray(value) ? (value as unknown[]) : [value];
}

/** Objects may follow each other without commas. */
const parsedOneOrMore = (text: string): unknown => parsed(text) ?? parsed(`[${text.replace(/\}[\s;]*\{/g, '},{')}]`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function withoutWrapping(source: string): string {
  let text = source.replace(/^\uFEFF/, '').trim();
  for (const [start, end, comment] of WRAPPINGS) {
    const from = start.exec(text);
    if (from) text = text.slice(from[0].length).replace(end, '').trimEnd().replace(comment, '').trim();
  }
  // the whole block was escaped
  if (/^[[{]\s*&quot;/.test(text)) text = text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return text.replace(/;$/, '').trim();
}

/**
 * Start and end of each wrapper, and the comment before its end; no pattern starts with white space, which takes
 * quadratic time.
 */
const WRAPPINGS: readonly (readonly [RegExp, RegExp, RegExp])[] = [
  [/^(?:\/\/|\/\*)?\s*<!\[CDATA\[(?:\s*\*\/)?/, /\]\]>(?:\s*\*\/)?$/, /(?:\/\/|\/\*)$/],
  [/^<!--/, /-->$/, /\/\/$/],
];

/** Whether data is nested deeper than any recipe. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inText) {
      if (char === '\\') at += 1;
      else if (char === '"') inText = false;
    } else if (char === '"') inText = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (char === '}' || char === ']') depth -= 1;
  }
  return false;
}

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '', '\t': '\\t' };

/** In one pass: escapes raw control characters in strings, drops invalid escapes, comments and trailing commas. */
function repaired(text: string): string {
  const out: string[] = [];
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    const next = text[at + 1] ?? '';
    if (inText) {
      if (char === '\\') {
        const isUnicode = next === 'u' && /^[\da-f]{4}$/i.test(text.slice(at + 2, at + 6));
        if (isUnicode || (next !== '' && '"\\/bfnrt'.includes(next))) {
          out.push(char, next);
          at += 1;
        }
      } else if (char === '"') {
        inText = false;
        out.push(char);
      } else out.push(char < ' ' ? (ESCAPES[char] ?? '') : char);
    } else if (char === '"') {
      inText = true;
      out.push(char);
    } else if (char === '/' && (next === '*' || next === '/')) {
      const end = next === '*' ? text.indexOf('*/', at + 2) + 1 : text.indexOf('\n', at);
      at = end <= at ? text.length : end;
    } else if (char === '}' || char === ']') {
      dropTrailingComma(out);
      out.push(char);
    } else out.push(char);
  }
  return out.join('');
}

function dropTrailingComma(out: string[]): void {
  let at = out.length - 1;
  while (at >= 0 && /^\s*$/.test(out[at] ?? '')) at -= 1;
  if (out[at] === ',') out[at] = '';
}
