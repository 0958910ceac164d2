import type { FieldProblem } from '../../calendar/calendar-event';
import { cleanLine, isLongerThan, tooLong } from '../../text';
import { MAX_UNIT_LENGTH, normaliseUnit } from '../amounts/units';
import { INGREDIENT_LIMITS, NO_INGREDIENT, tidyAmount, type RecipeIngredient } from './ingredient';
import { ingredientHeading, readIngredient } from './read-ingredient';

export interface IngredientsRead {
  ingredients: RecipeIngredient[];
  problems: FieldProblem<'ingredients'>[];
}

/**
 * Parses the ingredients in every accepted shape: a list of `{ name, amount, unit, notes }` or of lines of text, the
 * same as a JSON string, or one text with an ingredient on each line. Blank rows are dropped, and a heading becomes the
 * section of what follows.
 */
export function readIngredients(value: unknown): IngredientsRead {
  const rows = rowsOf(value);
  if (rows === null) return refused('Ingredients must be a list');
  if (rows.length > INGREDIENT_LIMITS.ingredients * 2) return refused(TOO_MANY);
  const ingredients: RecipeIngredient[] = [];
  let section: string | null = null;
  for (const row of rows) {
    const heading = typeof row === 'string' ? ingredientHeading(row) : null;
    if (heading !== null) {
      section = heading;
      continue;
    }
    const read = typeof row === 'string' ? { ...readIngredient(row), section } : ingredientOf(row, section);
    if (typeof read === 'string') return refused(read);
    if (read === null || (typeof row === 'string' && cleanLine(row) === '')) continue;
    if (read.name === '') return refused('Every ingredient needs a name');
    ingredients.push(read);
  }
  return ingredients.length > INGREDIENT_LIMITS.ingredients ? refused(TOO_MANY) : { ingredients, problems: [] };
}

const TOO_MANY = `A recipe has at most ${INGREDIENT_LIMITS.ingredients} ingredients`;
const refused = (message: string): IngredientsRead => ({
  ingredients: [],
  problems: [{ field: 'ingredients', message }],
});

function rowsOf(value: unknown): readonly unknown[] | null {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value === 'object') return [value];
  if (typeof value !== 'string') return null;
  const parsed = /^\s*[[{]/.test(value) ? parsedJson(value) : undefined;
  if (parsed !== undefined) return typeof parsed === 'string' ? null : rowsOf(parsed);
  return value.split(/\r\n?|\n/);
}

/** A text parsed as JSON; undefined if it is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** A row with fields; its problem in words, or null if it is blank. */
function ingredientOf(row: unknown, section: string | null): RecipeIngredient | string | null {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return 'Every ingredient needs a name';
  const fields = row as Record<string, unknown>;
  const [name, unit, notes, own] = [fields.name, fields.unit, fields.notes, fields.section].map(lineOf);
  if (name === undefined || unit === undefined || notes === undefined || own === undefined) {
    return 'Name, unit and notes of an ingredient are texts';
  }
  const amount = amountOf(fields.amount);
  const amountTo = amountOf(fields.amountTo ?? fields.amount_to);
  if (name === '') return amount === null && unit === '' && notes === '' ? null : 'Every ingredient needs a name';
  if (amount === undefined || amountTo === undefined) {
    return `The amount of ${shortened(name)} must be a number from 0 to ${INGREDIENT_LIMITS.amount}`;
  }
  if (isLongerThan(name, INGREDIENT_LIMITS.name)) {
    return tooLong('The name of an ingredient', INGREDIENT_LIMITS.name);
  }
  if (isLongerThan(unit, MAX_UNIT_LENGTH)) return tooLong('A unit', MAX_UNIT_LENGTH);
  if (isLongerThan(notes, INGREDIENT_LIMITS.notes)) {
    return tooLong('The notes of an ingredient', INGREDIENT_LIMITS.notes);
  }
  if (isLongerThan(own, INGREDIENT_LIMITS.section)) {
    return tooLong('A heading', INGREDIENT_LIMITS.section);
  }
  const [low, high] = amount === null ? [amountTo, null] : [amount, amountTo];
  const isRange = low !== null && high !== null && low !== high;
  return {
    ...NO_INGREDIENT,
    name,
    amount: low !== null && isRange ? Math.min(low, high) : low,
    amountTo: isRange ? Math.max(low, high) : null,
    unit: normaliseUnit(unit),
    notes: notes || null,
    section: own || section,
  };
}

const shortened = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name);

/** Undefined if it is not a text. */
const lineOf = (value: unknown): string | undefined =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string'
      ? cleanLine(value.slice(0, 10_000))
      : undefined;

/** Null if empty, and for 0 as sent by forms; undefined if it is not an amount. */
function amountOf(value: unknown): number | null | undefined {
  if (value === null || value === undefined || value === '' || value === 0) return null;
  if (typeof value === 'string') return amountInWords(value);
  const isAmount = typeof value === 'number' && value > 0 && value <= INGREDIENT_LIMITS.amount;
  return isAmount ? tidyAmount(value) : undefined;
}

/** "½" and "1 1/2", as sent by the form and other programs. */
function amountInWords(text: string): number | null | undefined {
  const line = cleanLine(text.slice(0, 40));
  if (/^[-–—+]/.test(line)) return undefined;
  if (line === '' || /^0(?:[.,]0*)?$/.test(line)) return null;
  const { amount, amountTo, unit, name } = readIngredient(`${line} x`);
  return amount !== null && amountTo === null && unit === null && name === 'x' ? amount : undefined;
}
