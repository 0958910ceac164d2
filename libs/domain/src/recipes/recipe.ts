import type { FieldProblem } from '../calendar/calendar-event';
import { cleanLine, cleanText, isLongerThan, tooLong } from '../text';
import { TEXT_LIMITS } from '../text-limits';
import { MAX_RECIPE_MINUTES, readMinutes } from './cooking/durations';
import type { RecipeIngredient } from './ingredients/ingredient';
import { readIngredients } from './ingredients/read-ingredients';
import { readInstructions, type RecipeStep } from './instructions';

/** In the order in which they are sorted. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const DEFAULT_DIFFICULTY: Difficulty = 'medium';

/** An unvalidated recipe from a form, a call, a page or an archive. Missing and null mean the same. */
export interface RecipeDraft {
  title?: string | null;
  description?: string | null;
  tags?: readonly string[] | null;
  /** See `readIngredients` for the shapes. */
  ingredients?: unknown;
  /** See `readInstructions` for the shapes. */
  instructions?: unknown;
  externalLink?: string | null;
  /** Minutes; may also be a text ("30", "PT30M", "1 hour 10 mins"). */
  prepTimeMinutes?: number | string | null;
  cookTimeMinutes?: number | string | null;
  /** May also be a text ("4", "Serves 4–6"). */
  servings?: number | string | null;
  difficulty?: string | null;
  imageUrl?: string | null;
}

/** A recipe as it is stored. */
export interface RecipeContent {
  title: string;
  description: string | null;
  tags: string[];
  ingredients: RecipeIngredient[];
  instructions: RecipeStep[];
  externalLink: string | null;
  prepTimeMinutes: number | null;
  cookTimeMinutes: number | null;
  servings: number | null;
  difficulty: Difficulty;
  imageUrl: string | null;
}

export type RecipeField = keyof RecipeDraft;

export const RECIPE_LIMITS = {
  title: TEXT_LIMITS.title,
  description: TEXT_LIMITS.description,
  tag: 40,
  tags: 20,
  link: 2_000,
  minutes: MAX_RECIPE_MINUTES,
  servings: 100,
} as const;

/**
 * A recipe in the form in which it is stored, and all of its problems, at most one per field, in form order. With
 * problems, the fields that have them are empty.
 */
export function readRecipe(draft: RecipeDraft): { recipe: RecipeContent; problems: FieldProblem<RecipeField>[] } {
  const ingredients = readIngredients(draft.ingredients);
  const instructions = readInstructions(draft.instructions);
  const prep = minutesOf(draft.prepTimeMinutes);
  const cook = minutesOf(draft.cookTimeMinutes);
  const servings = servingsOf(draft.servings);
  const difficulty = difficultyOf(draft.difficulty);
  const checks: [RecipeField, string | null][] = [
    ['title', recipeTitleProblem(draft.title)],
    [
      'description',
      draft.description && isLongerThan(cleanText(draft.description), RECIPE_LIMITS.description)
        ? tooLong('Description', RECIPE_LIMITS.description)
        : null,
    ],
    ['prepTimeMinutes', prep === undefined ? `Prep time ${BAD_MINUTES}` : null],
    ['cookTimeMinutes', cook === undefined ? `Cook time ${BAD_MINUTES}` : null],
    ['servings', servings === undefined ? BAD_SERVINGS : null],
    ['difficulty', difficulty === null ? 'Difficulty must be easy, medium or hard' : null],
    ['tags', tagsProblem(draft.tags)],
    ['ingredients', ingredients.problems[0]?.message ?? null],
    ['instructions', instructions.problems[0]?.message ?? (instructions.steps.length === 0 ? NO_STEPS : null)],
    ['externalLink', linkProblem(draft.externalLink, 'Link')],
    ['imageUrl', linkProblem(draft.imageUrl, 'Image')],
  ];
  return {
    recipe: {
      title: cleanLine(draft.title ?? ''),
      description: cleanText(draft.description ?? '') || null,
      tags: tidyTags(draft.tags ?? []),
      ingredients: ingredients.ingredients,
      instructions: instructions.steps,
      externalLink: cleanLine(draft.externalLink ?? '') || null,
      prepTimeMinutes: prep ?? null,
      cookTimeMinutes: cook ?? null,
      servings: servings ?? null,
      difficulty: difficulty ?? DEFAULT_DIFFICULTY,
      imageUrl: cleanLine(draft.imageUrl ?? '') || null,
    },
    problems: checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }])),
  };
}

/** The problem with the title of a recipe or a planned meal; null when valid. */
export function recipeTitleProblem(title: string | null | undefined): string | null {
  const clean = cleanLine(title ?? '');
  if (clean === '') return 'Title is required';
  return isLongerThan(clean, RECIPE_LIMITS.title) ? tooLong('Title', RECIPE_LIMITS.title) : null;
}

const NO_STEPS = 'Instructions are required';
const BAD_MINUTES = `must be whole minutes from 0 to ${RECIPE_LIMITS.minutes.toLocaleString('en-GB')} (two weeks)`;
const BAD_SERVINGS = `Servings must be a whole number from 1 to ${RECIPE_LIMITS.servings}`;

/**
 * Null if empty, undefined if it is not a time. Half a minute is refused: it is a typing error, and rounding would hide
 * it.
 */
function minutesOf(value: number | string | null | undefined): number | null | undefined {
  if (isNothing(value)) return null;
  if (typeof value === 'number' && !Number.isInteger(value)) return undefined;
  return readMinutes(value) ?? undefined;
}

const isNothing = (value: number | string | null | undefined): value is null | undefined | '' =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

function servingsOf(value: number | string | null | undefined): number | null | undefined {
  if (isNothing(value)) return null;
  const servings = typeof value === 'string' ? readServings(value) : value;
  return servings !== null && Number.isInteger(servings) && servings >= 1 && servings <= RECIPE_LIMITS.servings
    ? servings
    : undefined;
}

/** The number of servings in a text: "4", "Serves 4–6" (the lower), "Makes 12 muffins"; null without a number. */
export function readServings(text: string): number | null {
  const found = /(?<![\d.,-])(\d{1,3})(?:\.0+)?(?![\d.,]\d|\d)/.exec(text.slice(0, 200));
  if (found) return Number(found[1]);
  const word = /\b(one|two|three|four|five|six|seven|eight|nine|ten|a dozen)\b/i.exec(text.slice(0, 200));
  return word ? SERVING_WORDS.indexOf((word[1] ?? '').toLowerCase()) : null;
}

const SERVING_WORDS = 'none,one,two,three,four,five,six,seven,eight,nine,ten,eleven,a dozen'.split(',');

function difficultyOf(value: string | null | undefined): Difficulty | null {
  const word = (value ?? '').trim().toLowerCase();
  return word === '' ? DEFAULT_DIFFICULTY : (DIFFICULTIES.find((each) => each === word) ?? null);
}

function tagsProblem(tags: readonly string[] | null | undefined): string | null {
  const tidy = tidyTags(tags ?? []);
  if (tidy.length > RECIPE_LIMITS.tags) return `A recipe has at most ${RECIPE_LIMITS.tags} tags`;
  return tidy.some((tag) => isLongerThan(tag, RECIPE_LIMITS.tag)) ? tooLong('A tag', RECIPE_LIMITS.tag) : null;
}

/** Without blanks and without duplicates, ignoring case; the first spelling is kept. */
export function tidyTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.slice(0, 1_000)) {
    const clean = cleanLine(tag.slice(0, 1_000)).replace(/^#(?=\S)/, '');
    const key = clean.toLocaleLowerCase('en');
    if (clean !== '' && !byKey.has(key)) byKey.set(key, clean);
  }
  return [...byKey.values()];
}

function linkProblem(link: string | null | undefined, what: string): string | null {
  const clean = cleanLine(link ?? '');
  if (clean === '') return null;
  if (clean.length > RECIPE_LIMITS.link) return tooLong(what, RECIPE_LIMITS.link);
  return isWebAddress(clean) ? null : `${what} must be a web address that starts with https:// or http://`;
}

/** Whether a text is an http(s) address without credentials. */
export function isWebAddress(text: string): boolean {
  try {
    const { protocol, username, password, hostname } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && hostname !== '';
  } catch {
    return false;
  }
}
