import {
  ingredientHeading,
  readIngredient,
  readMinutes,
  readRecipe,
  readServings,
  RECIPE_LIMITS,
} from '@homefold/domain/recipes';
import { plainText } from '../../platform/web-pages';
import { reviewed, type ReadRecipe, type Unread } from './schema-recipe';

/** The longest text that is parsed; a recipe of fifty pages is a book. */
export const MAX_PASTED_LENGTH = 100_000;

const INGREDIENTS =
  /^(?:the )?(?:ingredients?(?: list)?|(?:what )?you(?:['’]ll| will)? need|shopping list|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten)\b(?: (?:for|für|pour|para|per) .{1,40})?(?: ?\(.{1,40}\))?\s*:?$/i;
const METHOD =
  /^(?:the )?(?:method|instructions?|directions?|preparation(?: steps)?|steps?|how to (?:make|cook|prepare)(?: it| this)?|what to do|zubereitung|préparation|preparación|preparazione|bereiding)\s*:?$/i;
const NOTES =
  /^(?:(?:cook['’]?s |chef['’]?s |recipe )?(?:notes?|tips?|hints?)|nutrition(?:al)?(?: (?:facts|info(?:rmation)?))?.{0,40}|storage|equipment|video|source)\s*:?$/i;
const SERVINGS = /^(?:serves|servings?|makes|yields?|portions?|feeds|for|pour|für)\b\s*[:\-–]?\s*(.{1,40})$/i;
const TIME =
  /^(prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|ready in|active)(?: time)?\s*[:\-–]?\s*(?:time\s*:?\s*)?(.{1,40})$/i;
const BETWEEN_FACTS =
  /\s*[|•·]\s*|;\s+|,\s+(?=(?:prep|cook|total|serves|makes)\b)|\s+(?=(?:prep|cook|total|servings|yield)(?:aration|ing)?(?: time)? ?:)/i;
const SOURCE = /^(?:source|from|recipe from|link|url)?\s*:?\s*(https?:\/\/\S+)$/i;
const NUMBERED = /^(?:step ?)?\d{1,2}\s*[.):]\s+\S|^step \d{1,2}\b/i;
const BULLET = /^\s*(?:[-–—*•·▪▢□☐◦]|\[ ?\])\s*\S/;

type Part = 'head' | 'ingredients' | 'method' | 'notes';

/**
 * Parses a pasted recipe by rules: the title is the first line, headings divide the rest, and without headings the
 * lines that begin with amounts are the ingredients. Never throws.
 */
export function readPastedRecipe(text: string): ReadRecipe {
  const unread: Unread[] = [];
  if (text.length > MAX_PASTED_LENGTH)
    unread.push({
      field: 'page',
      message: `Only the first ${MAX_PASTED_LENGTH.toLocaleString('en-GB')} characters were read`,
    });
  const lines = plainText(text.slice(0, MAX_PASTED_LENGTH))
    .split(/\r\n?|\n/)
    .flatMap((line) => headingAhead(withoutMarkdown(line.trim())))
    .filter((line) => line !== '');
  const found = { title: '', description: [] as string[], ingredients: [] as string[], method: [] as string[] };
  const facts: Facts = { servings: null, prep: null, cook: null, total: null, link: null };
  let part: Part = 'head';
  for (const [at, line] of lines.entries()) {
    const heading = headingOf(line);
    if (heading !== null) {
      part = heading;
      const rest = heading === 'ingredients' ? servingsBehind(line) : null;
      facts.servings ??= rest;
    } else if (part !== 'method' && factsOf(line, facts)) continue;
    else if (found.title === '' && part === 'head') found.title = line.replace(/^recipe(?: for)?:\s*/i, '');
    else if (part === 'head') {
      const begun = partWithoutHeading(line, lines[at + 1]);
      if (begun === null) found.description.push(line);
      else {
        part = begun;
        found[begun].push(line);
      }
    } else if (part === 'ingredients') {
      if (beginsMethod(line)) part = 'method';
      found[part === 'method' ? 'method' : 'ingredients'].push(line);
    } else if (part === 'method') found.method.push(line);
    else if (!BULLET.test(line)) found.description.push(line);
  }
  if (found.ingredients.length === 0 && found.method.length === 0) {
    unread.push({ field: 'page', message: 'Neither ingredients nor steps were recognised' });
  }
  const description = found.description.join('\n');
  const { servings, prep, cook, total, link } = facts;
  const draft = {
    title: found.title.slice(0, RECIPE_LIMITS.title),
    description: description.slice(0, RECIPE_LIMITS.description),
    ingredients: found.ingredients,
    instructions: found.method.length === 1 ? found.method[0] : found.method,
    externalLink: link,
    prepTimeMinutes: prep,
    cookTimeMinutes: cook ?? (total !== null && total > (prep ?? 0) ? total - (prep ?? 0) : null),
    servings,
  };
  return reviewed(readRecipe(draft), { images: [], author: null, unread });
}

interface Facts {
  servings: number | null;
  prep: number | null;
  cook: number | null;
  total: number | null;
  link: string | null;
}

const withoutMarkdown = (line: string): string =>
  line
    .replace(/^#{1,6}\s+/, '')
    .replace(/^(\*\*|__)(.{1,300})\1(:?)$/, '$2$3')
    .trim();

/** "Notes: freezes well" and "Directions 1. Boil": a heading and what follows it. */
function headingAhead(line: string): string[] {
  const found = /^(ingredients|method|directions|instructions|notes?|tips?)(?: ?: *(?=\S)| (?=\d))/i.exec(line);
  return found ? [found[1] ?? '', line.slice(found[0].length)] : [line];
}

function headingOf(line: string): Part | null {
  if (line.length > 80) return null;
  return INGREDIENTS.test(line) ? 'ingredients' : METHOD.test(line) ? 'method' : NOTES.test(line) ? 'notes' : null;
}

/** "Ingredients (serves 4)". */
const servingsBehind = (line: string): number | null => {
  const found = /(?:serves|for|makes|für|pour|para|per) (.{1,40})/i.exec(line);
  return found ? withinReason(readServings(found[1] ?? '')) : null;
};

const withinReason = (servings: number | null): number | null =>
  servings !== null && servings >= 1 && servings <= RECIPE_LIMITS.servings ? servings : null;

/** Extracts servings, times and the source from lines such as "Serves 4 | Prep: 10 min"; false for any other line. */
function factsOf(line: string, facts: Facts): boolean {
  if (line.length > 200) return false;
  let isFact = false;
  for (const piece of line.split(BETWEEN_FACTS)) {
    const time = TIME.exec(piece);
    const minutes = time ? readMinutes(time[2] ?? '') : null;
    const servings = SERVINGS.exec(piece);
    const count = servings ? withinReason(readServings(servings[1] ?? '')) : null;
    const link = SOURCE.exec(piece);
    if (time && minutes !== null) {
      const kind = (time[1] ?? '').toLowerCase();
      if (kind.startsWith('prep') || kind === 'active') facts.prep ??= minutes;
      else if (kind === 'total' || kind === 'ready in') facts.total ??= minutes;
      else facts.cook ??= minutes;
      isFact = true;
    } else if (count !== null) {
      facts.servings ??= count;
      isFact = true;
    } else if (link) {
      facts.link ??= link[1] ?? null;
      isFact = true;
    }
  }
  return isFact;
}

/** Without headings: a line with an amount starts the ingredients if another follows, a number starts the steps. */
function partWithoutHeading(line: string, next: string | undefined): 'ingredients' | 'method' | null {
  if (NUMBERED.test(line)) return 'method';
  const looksLikeOne = (each: string | undefined): boolean =>
    each !== undefined && each.length < 120 && (BULLET.test(each) || readIngredient(each).amount !== null);
  const isHeading = ingredientHeading(line) !== null && looksLikeOne(next);
  return isHeading || (looksLikeOne(line) && looksLikeOne(next)) ? 'ingredients' : null;
}

/** The first numbered step or whole sentence after the ingredients. */
const beginsMethod = (line: string): boolean =>
  NUMBERED.test(line) ||
  (line.length > 40 && /[.!]$/.test(line) && !BULLET.test(line) && readIngredient(line).amount === null);
