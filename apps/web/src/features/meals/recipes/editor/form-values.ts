import {
  DEFAULT_DIFFICULTY,
  formatAmount,
  INGREDIENT_LIMITS,
  INSTRUCTION_LIMITS,
  readIngredients,
  readInstructions,
  readRecipe,
  tidyTags,
  unitName,
} from '@homefold/domain/recipes';
import type { Difficulty, RecipeDraft, RecipeIngredient, RecipeStep } from '@homefold/domain/recipes';
import { newKey } from '../../../../ui/browser/new-key';
import type { RecipeInput } from '../../generated';
import type { Recipe } from '../model/types';

/** A heading between the ingredients or the steps. */
export interface HeadingRow {
  key: string;
  kind: 'heading';
  text: string;
}
/** An ingredient in parts, as typed. */
export interface IngredientRow {
  key: string;
  kind: 'ingredient';
  amount: string;
  unit: string;
  name: string;
  notes: string;
  /** The exact value of `amount`, until it is edited: a third is more than "0.33". */
  known: { amount: number | null; amountTo: number | null } | null;
}
/** A step, as typed. */
export interface StepRow {
  key: string;
  kind: 'step';
  text: string;
}
export type IngredientsRow = HeadingRow | IngredientRow;
export type StepsRow = HeadingRow | StepRow;

/** The values of the form, all as typed. */
export interface RecipeFormValues {
  title: string;
  description: string;
  prepTimeMinutes: string;
  cookTimeMinutes: string;
  servings: string;
  difficulty: Difficulty;
  tags: string[];
  ingredients: IngredientsRow[];
  instructions: StepsRow[];
  externalLink: string;
  imageUrl: string;
  /** Text in the fields that add to the lists, not added yet. */
  next: { ingredient: string; step: string; tag: string };
}

/** The contents of a recipe, whether it is stored or an imported draft. */
export type RecipeWords = Omit<
  RecipeDraft,
  'ingredients' | 'instructions' | 'tags' | 'prepTimeMinutes' | 'cookTimeMinutes' | 'servings'
> & {
  title: string;
  tags: readonly string[];
  ingredients: readonly RecipeIngredient[];
  instructions: readonly RecipeStep[];
  prepTimeMinutes: number | null;
  cookTimeMinutes: number | null;
  servings: number | null;
};

const NOTHING_NEXT = { ingredient: '', step: '', tag: '' };

export const emptyForm = (): RecipeFormValues => ({
  title: '',
  description: '',
  prepTimeMinutes: '',
  cookTimeMinutes: '',
  servings: '',
  difficulty: DEFAULT_DIFFICULTY,
  tags: [],
  ingredients: [],
  instructions: [],
  externalLink: '',
  imageUrl: '',
  next: NOTHING_NEXT,
});

const typedNumber = (value: number | null): string => (value === null ? '' : String(value));

/** The form of a recipe. @param locale decides how amounts are written */
export const formOf = (recipe: RecipeWords, locale: string): RecipeFormValues => ({
  title: recipe.title,
  description: recipe.description ?? '',
  prepTimeMinutes: typedNumber(recipe.prepTimeMinutes),
  cookTimeMinutes: typedNumber(recipe.cookTimeMinutes),
  servings: typedNumber(recipe.servings),
  difficulty: (recipe.difficulty ?? DEFAULT_DIFFICULTY) as Difficulty,
  tags: [...recipe.tags],
  ingredients: withHeadings(recipe.ingredients, (each) => ingredientRow(each, locale)),
  instructions: withHeadings(recipe.instructions, ({ text }) => ({ key: newKey(), kind: 'step', text })),
  externalLink: recipe.externalLink ?? '',
  imageUrl: recipe.imageUrl ?? '',
  next: NOTHING_NEXT,
});

/** Rows with a heading above the first one of each section. */
function withHeadings<Part extends { section: string | null }, Row>(
  parts: readonly Part[],
  rowOf: (part: Part) => Row,
): (Row | HeadingRow)[] {
  let section: string | null = null;
  return parts.flatMap((part) => {
    const isNew = part.section !== section;
    section = part.section;
    return isNew ? [{ key: newKey(), kind: 'heading', text: section ?? '' }, rowOf(part)] : [rowOf(part)];
  });
}

function ingredientRow(ingredient: RecipeIngredient, locale: string): IngredientRow {
  const { amount, amountTo, unit, name, notes } = ingredient;
  const low = amount === null ? '' : formatAmount(amount, unit, locale);
  return {
    key: newKey(),
    kind: 'ingredient',
    amount: amountTo === null ? low : `${low}–${formatAmount(amountTo, unit, locale)}`,
    unit: unit === null ? '' : unitName(unit, (amountTo ?? amount ?? 1) > 1),
    name,
    notes: notes ?? '',
    known: { amount, amountTo },
  };
}

/** A typed line or a pasted list as rows: ingredients in parts, and headings. */
export function ingredientRows(text: string, locale: string): { rows: IngredientsRow[]; problem: string | null } {
  const { ingredients, problems } = readIngredients(text);
  if (problems[0]) return { rows: [], problem: problems[0].message };
  const rows = withHeadings(ingredients, (each) => ingredientRow(each, locale));
  // a heading without rows yet
  const [heading] = text.trim().split('\n').slice(-1);
  if (heading && /:\s*$/.test(heading) && !rows.some((row) => row.kind === 'heading' && isNamed(row, heading)))
    rows.push({ key: newKey(), kind: 'heading', text: heading.replace(/\s*:\s*$/, '').trim() });
  return { rows, problem: null };
}

const isNamed = (row: HeadingRow, line: string): boolean => line.trim().startsWith(row.text);

/** A typed step or a pasted text as rows. */
export function stepRows(text: string): { rows: StepsRow[]; problem: string | null } {
  const { steps, problems } = readInstructions(text);
  if (problems[0]) return { rows: [], problem: problems[0].message };
  return { rows: withHeadings(steps, (step) => ({ key: newKey(), kind: 'step', text: step.text })), problem: null };
}

/** The number of rows that count against a limit. */
export const countOf = (rows: readonly { kind: string }[]): number =>
  rows.filter(({ kind }) => kind !== 'heading').length;

export const MOST = { ingredients: INGREDIENT_LIMITS.ingredients, instructions: INSTRUCTION_LIMITS.steps } as const;

/** "200–250" and "1½": the two ends of a range. */
const RANGE = /^(.+?)\s*(?:–|-|\bto\b)\s*(.+)$/;

/** The rows in the form of the recipe rules: a heading is the section of what follows. */
function sectioned<Row extends { kind: string }, Part extends object>(
  rows: readonly (Row | HeadingRow)[],
  partOf: (row: Row) => Part,
): (Part & { section: string | null })[] {
  let section: string | null = null;
  return rows.flatMap((row) => {
    if (row.kind !== 'heading') return [{ ...partOf(row as Row), section }];
    section = (row as HeadingRow).text.trim() || null;
    return [];
  });
}

const asTyped = ({ amount, unit, name, notes, known }: IngredientRow) => {
  if (known) return { ...known, unit, name, notes };
  const range = RANGE.exec(amount.trim());
  return { amount: range?.[1] ?? amount, amountTo: range?.[2] ?? null, unit, name, notes };
};

/** Including text not yet added to its list. */
const withNext = (values: RecipeFormValues, locale: string): RecipeFormValues => ({
  ...values,
  tags: tidyTags([...values.tags, ...values.next.tag.split(',')]),
  ingredients: [...values.ingredients, ...ingredientRows(values.next.ingredient, locale).rows],
  instructions: [...values.instructions, ...stepRows(values.next.step).rows],
});

/** The recipe as it would be stored, and all of its problems. */
export function readForm(typed: RecipeFormValues, locale: string) {
  const values = withNext(typed, locale);
  return readRecipe({
    ...values,
    ingredients: sectioned<IngredientRow, ReturnType<typeof asTyped>>(values.ingredients, asTyped),
    instructions: sectioned<StepRow, { text: string }>(values.instructions, ({ text }) => ({ text })).filter(
      ({ text }) => text.trim() !== '',
    ),
  });
}

/** Title and instructions are required. */
export const canSubmit = ({ title, instructions, next }: RecipeFormValues): boolean =>
  title.trim() !== '' &&
  (next.step.trim() !== '' || instructions.some((row) => row.kind === 'step' && row.text.trim() !== ''));

/** All fields of a new recipe. */
export const inputOf = (values: RecipeFormValues, locale: string): RecipeInput => ({
  ...readForm(values, locale).recipe,
});

/** The changed fields of a stored one. */
export const changesOf = (values: RecipeFormValues, stored: Recipe, locale: string): RecipeInput =>
  Object.fromEntries(
    Object.entries(inputOf(values, locale)).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(bare(stored[field as keyof Recipe])),
    ),
  );

/** Without the type names of the cache. */
const bare = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, each: unknown) => (name === '__typename' ? undefined : each)));
