/** The longest text that is analysed. */
export const MAX_FOOD_TEXT = 700;

/** A text in the spelling of the table: lower case, without accents and punctuation, every word in the singular. */
export const foodWords = (text: string): string[] =>
  text
    .slice(0, MAX_FOOD_TEXT)
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .flatMap((word) => (word === '' ? [] : singular(word)));

/** A word in the singular, by English rules. */
export function singular(word: string): string {
  if (/^(?:bhaj|chapatt?|panin|pur|rot|salam)is$/.test(word)) return word.slice(0, -1);
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/^chill?ies$/.test(word)) return word.slice(0, -2);
  if (/(?:ch|sh|ss|x|go|to|zz)es$/.test(word)) return word.slice(0, -2);
  if (/^(?:cook|brown|smooth|vegg|krisp)ies$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:lo|le)aves$/.test(word)) return word.replace(/aves$/, 'af');
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
