import type { FieldProblem } from '../calendar/calendar-event';
import { isMealType, type MealType } from '../meals/week';
import { cleanLine } from '../text';
import { COMPLEXITIES, USE_IT_UP_LIMITS, type Complexity } from './types';

/** The documented form and call as they arrive. Missing, null and empty mean the same. */
export interface QuickMealDraft {
  availableIngredients?: unknown;
  complexity?: unknown;
  servings?: unknown;
  mealType?: unknown;
  allowAdditionalIngredients?: unknown;
  maxAdditionalIngredients?: unknown;
  priorityIngredients?: unknown;
}

export type QuickMealField = keyof QuickMealDraft;

export interface QuickMealRead {
  /** Names; null: the caller names none, and what the kitchen has counts. */
  available: string[] | null;
  complexity: Complexity;
  servings: number;
  mealType: MealType;
  maxAdditional: number;
  priority: string[];
}

export const NO_FOODS = 'No ingredients available. Please add some ingredients to your kitchen inventory first.';

/** What is asked, and all of its problems, at most one per field; a field with a problem holds its default. */
export function readQuickMealDraft(draft: QuickMealDraft): {
  question: QuickMealRead;
  problems: FieldProblem<QuickMealField>[];
} {
  const { servings: limits, additional } = USE_IT_UP_LIMITS;
  const complexity = COMPLEXITIES.find((each) => each === wordOf(draft.complexity));
  const mealType = wordOf(draft.mealType);
  const servings = numberOf(draft.servings, limits.default);
  const available = namesOf(draft.availableIngredients);
  const priority = namesOf(draft.priorityIngredients);
  const isAllowed = draft.allowAdditionalIngredients === true || draft.allowAdditionalIngredients === 'true';
  const most = isAllowed ? numberOf(draft.maxAdditionalIngredients, additional.default) : 0;
  const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max;
  const hasMost = !isAllowed || isWithin(most, additional);
  const checks: [QuickMealField, string | null][] = [
    ['availableIngredients', available === undefined ? NOT_NAMES('Available ingredients') : null],
    ['complexity', complexity ? null : 'Complexity must be simple, medium or complex'],
    [
      'servings',
      isWithin(servings, limits) ? null : `Servings must be a whole number from ${limits.min} to ${limits.max}`,
    ],
    ['mealType', isMealType(mealType) ? null : 'Meal must be breakfast, lunch or dinner'],
    [
      'maxAdditionalIngredients',
      hasMost ? null : `Additional ingredients must be a whole number from ${additional.min} to ${additional.max}`,
    ],
    ['priorityIngredients', priority === undefined ? NOT_NAMES('Priority ingredients') : null],
  ];
  return {
    question: {
      available: available && available.length > 0 ? available : null,
      complexity: complexity ?? 'simple',
      servings: isWithin(servings, limits) ? servings : limits.default,
      mealType: isMealType(mealType) ? mealType : 'dinner',
      maxAdditional: hasMost ? most : additional.default,
      priority: priority ?? [],
    },
    problems: checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }])),
  };
}

const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;
const NOT_NAMES = (what: string): string =>
  `${what} must be at most ${MOST_NAMES} names of at most ${LONGEST_NAME} characters`;

const wordOf = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** NaN for what is no whole number. */
function numberOf(value: unknown, otherwise: number): number {
  if (value === null || value === undefined || value === '') return otherwise;
  if (typeof value === 'string') return /^\d{1,4}$/.test(value.trim()) ? Number(value) : NaN;
  return Number.isInteger(value) ? (value as number) : NaN;
}

/** Names, also as rows with a name; undefined for anything else. */
function namesOf(value: unknown): string[] | undefined {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value) || value.length > MOST_NAMES) return undefined;
  const names = (value as unknown[]).map(nameOf);
  if (names.some((name) => name === undefined || name.length > LONGEST_NAME)) return undefined;
  return [...new Set(names.flatMap((name) => name || []))];
}

function nameOf(row: unknown): string | undefined {
  if (typeof row === 'string') return cleanLine(row.slice(0, 10_000));
  if (typeof row !== 'object' || row === null) return undefined;
  const { ingredient_name: documented, name = documented } = row as Record<string, unknown>;
  return typeof name === 'string' ? cleanLine(name.slice(0, 10_000)) : undefined;
}
