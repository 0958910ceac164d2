/**
 * Normalises the notations of a quantity for the parsing library: "half a dozen", "1 and a half", "1-1/2", "1,5". Only
 * changes a quantity at the beginning of a line.
 */

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, at) => [word, at + 1],
  ),
);

const FRACTION_WORDS: ReadonlyMap<string, string> = new Map([
  ['half', '1/2'],
  ['quarter', '1/4'],
  ['third', '1/3'],
  ['three quarters', '3/4'],
  ['two thirds', '2/3'],
]);

const NUMBER_WORD = [...NUMBER_WORDS.keys()].join('|');
const VULGAR = '¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';

const STARTS_WITH_WORD = new RegExp(`^(?:${NUMBER_WORD})(?=\\s)`, 'i');
const DOZEN = new RegExp(`^(half a|a|1|2|3|4|${NUMBER_WORD}) dozen\\b(?: of\\b)?`, 'i');
const FRACTION = /^(?:an? )?(half|quarter|third|three[ -]quarters|two[ -]thirds)(?: of)?(?: an?| the)? (?!and\b)/i;
const AND_A_HALF = /^(\d{1,4})(?: and an? (half|quarter|third)\b| (?:and|&) (?=\d\/\d))/i;
const HYPHENATED_MIXED = new RegExp(`^(\\d{1,3}) ?- ?(?=(?:\\d{1,2}/\\d{1,2}|[${VULGAR}])(?![\\d/]))`);
const ARTICLE_AFTER_FRACTION = new RegExp(
  `^((?:\\d{1,3} ?)?[${VULGAR}]|\\d{1,2}/\\d{1,2}) (?:an?|of an?|of the) `,
  'i',
);
const DECIMAL_COMMA = /^(\d{1,4}),(\d{1,2})(?!\d)/;
/** "1.000 g": flour is not weighed to a thousandth of a gram. */
const THOUSANDS_POINT = /^(\d{1,3})\.(\d{3})(?= ?(?:g|gr|ml)\b)/i;
const BETWEEN = /^(?:between|from) (\d[\d/.]*) (?:and|to) (?=\d)/i;
const UP_TO = /^up to (?=\d)/i;

/** The line with its quantity in digits. */
export function inFigures(line: string): string {
  const dozens = line.replace(DOZEN, (_, count: string) => {
    const number = NUMBER_WORDS.get(count.toLowerCase()) ?? Number(count);
    return String(/half/i.test(count) ? 6 : /^a$/i.test(count) ? 12 : number * 12);
  });
  return dozens
    .replace(FRACTION, (_, fraction: string) => `${FRACTION_WORDS.get(fraction.toLowerCase().replace('-', ' '))} `)
    .replace(STARTS_WITH_WORD, (word) => String(NUMBER_WORDS.get(word.toLowerCase())))
    .replace(/^(\d+) (?:or|to) ([a-z]+)(?=\s)/i, (whole, first: string, second: string) => {
      const number = NUMBER_WORDS.get(second.toLowerCase());
      return number === undefined ? whole : `${first}-${number}`;
    })
    .replace(AND_A_HALF, (_, whole: string, fraction?: string) =>
      fraction ? `${whole} ${FRACTION_WORDS.get(fraction.toLowerCase())}` : `${whole} `,
    )
    .replace(HYPHENATED_MIXED, (whole, number: string, at: number, all: string) =>
      isProperFraction(all.slice(at + whole.length)) ? `${number} ` : whole,
    )
    .replace(ARTICLE_AFTER_FRACTION, '$1 ')
    .replace(DECIMAL_COMMA, '$1.$2')
    .replace(THOUSANDS_POINT, '$1$2')
    .replace(BETWEEN, '$1-')
    .replace(UP_TO, '');
}

/** "1-1/2" is one and a half, while "½-¾" and "1-3/2" are ranges. */
function isProperFraction(text: string): boolean {
  const found = /^(\d{1,2})\/(\d{1,2})/.exec(text);
  return found ? Number(found[1]) < Number(found[2]) : true;
}

/** A number in the middle of a line: digits, a fraction, or both. */
export const AMOUNT = `(?:\\d{1,5}(?:[.,]\\d{1,3})?(?: ?[${VULGAR}]| \\d{1,2}/\\d{1,2}|/\\d{1,2})?|[${VULGAR}])`;
