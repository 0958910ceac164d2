import type { FieldProblem } from '../calendar/calendar-event';
import { cleanLine, cleanText, isLongerThan, tooLong } from '../text';
import { TEXT_LIMITS } from '../text-limits';
import { isCalendarDate } from '../time/dates';
import type { CalendarDate } from '../time/dates';
import { DEFAULT_MEAL_TYPE, isMealType, type MealType } from './week';

/** An unvalidated planned meal from a form or API call. Missing and null mean the same, except for `eaterIds`. */
export interface PlannedMealDraft {
  /** Empty: the title of the recipe, or "Ad-hoc Meal" without one. */
  title?: string | null;
  recipeId?: string | null;
  notes?: string | null;
  mealType?: string | null;
  /** A time part is ignored: "2026-10-08T00:00:00" is 8 October in every zone. */
  mealDate?: string | null;
  /** May also be a text. */
  servings?: number | string | null;
  /** Ids of memberships; missing or null: the whole family. */
  eaterIds?: readonly string[] | null;
  /** Number of guests besides the family. May also be a text. */
  guests?: number | string | null;
  /** The id of a membership. */
  cookId?: string | null;
}

/** A planned meal as it is stored. */
export interface PlannedMealContent {
  title: string;
  recipeId: string | null;
  notes: string | null;
  mealType: MealType;
  mealDate: CalendarDate;
  servings: number;
  /** null: the whole family, including members who join later. */
  eaterIds: string[] | null;
  guests: number;
  cookId: string | null;
}

export type PlannedMealField = keyof PlannedMealDraft;

export const AD_HOC_TITLE = 'Ad-hoc Meal';
export const DEFAULT_SERVINGS = 1;

export const PLANNED_MEAL_LIMITS = {
  title: TEXT_LIMITS.title,
  notes: TEXT_LIMITS.description,
  servings: 100,
  guests: 30,
  eaters: 100,
} as const;

interface Reading {
  /** The title of the meal's recipe, used when the title is empty. */
  recipeTitle?: string | null;
  /** In the form that edits a meal, an empty title is an error. */
  isEdit?: boolean;
}

/**
 * A planned meal in the form in which it is stored, and all of its problems, at most one per field, in form order. With
 * problems, the fields that have them hold their defaults.
 */
export function readPlannedMeal(
  draft: PlannedMealDraft,
  { recipeTitle = null, isEdit = false }: Reading = {},
): { meal: PlannedMealContent; problems: FieldProblem<PlannedMealField>[] } {
  const mealType = mealTypeOf(draft.mealType);
  const mealDate = readMealDate(draft.mealDate);
  const servings = wholeNumber(draft.servings, DEFAULT_SERVINGS);
  const guests = wholeNumber(draft.guests, 0);
  const eaterIds = draft.eaterIds ? [...new Set(draft.eaterIds)] : null;
  const title = cleanLine(draft.title ?? '');
  const { servings: most, guests: mostGuests } = PLANNED_MEAL_LIMITS;
  const hasServings = servings >= 1 && servings <= most;
  const hasGuests = guests >= 0 && guests <= mostGuests;
  const checks: [PlannedMealField, string | null][] = [
    ['mealType', mealType ? null : 'Meal must be breakfast, lunch or dinner'],
    ['mealDate', mealDateProblem(draft.mealDate)],
    ['title', titleProblem(title, isEdit)],
    ['servings', hasServings ? null : `Servings must be a whole number from 1 to ${most}`],
    ['eaterIds', eatersProblem(eaterIds, guests)],
    ['guests', hasGuests ? null : `Guests must be a whole number from 0 to ${mostGuests}`],
    [
      'notes',
      draft.notes && isLongerThan(cleanText(draft.notes), PLANNED_MEAL_LIMITS.notes)
        ? tooLong('Notes', PLANNED_MEAL_LIMITS.notes)
        : null,
    ],
  ];
  return {
    meal: {
      title: title || cleanLine(recipeTitle ?? '') || AD_HOC_TITLE,
      recipeId: draft.recipeId || null,
      notes: cleanText(draft.notes ?? '') || null,
      mealType: mealType ?? DEFAULT_MEAL_TYPE,
      mealDate: mealDate ?? '',
      servings: hasServings ? servings : DEFAULT_SERVINGS,
      eaterIds,
      guests: hasGuests ? guests : 0,
      cookId: draft.cookId || null,
    },
    problems: checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }])),
  };
}

/** All problems of a planned meal, for a form; empty when it is valid. */
export const plannedMealProblems = (draft: PlannedMealDraft, reading?: Reading): FieldProblem<PlannedMealField>[] =>
  readPlannedMeal(draft, reading).problems;

const TIME_PART = /[T ]\d{2}(?::?\d{2}){0,2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** The date of a planned meal, without the time that some callers send with it; null if no such date exists. */
export function readMealDate(value: unknown): CalendarDate | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const text = value.trim();
  const date = text.length > 10 && TIME_PART.exec(text)?.index === 10 ? text.slice(0, 10) : text;
  return isCalendarDate(date) ? date : null;
}

/** The number of servings: everybody who eats plus the guests, at least one. */
export const servingsFor = (
  eaterIds: readonly string[] | null | undefined,
  guests: number,
  familySize: number,
): number => Math.min(Math.max((eaterIds?.length ?? familySize) + guests, 1), PLANNED_MEAL_LIMITS.servings);

function titleProblem(title: string, isEdit: boolean): string | null {
  if (title === '') return isEdit ? 'Title is required' : null;
  return isLongerThan(title, PLANNED_MEAL_LIMITS.title) ? tooLong('Title', PLANNED_MEAL_LIMITS.title) : null;
}

function mealDateProblem(value: string | null | undefined): string | null {
  if (!value?.trim()) return 'Date is required';
  return readMealDate(value) === null ? 'Enter a real date between 1900 and 2200' : null;
}

function eatersProblem(eaterIds: readonly string[] | null, guests: number): string | null {
  if (eaterIds === null) return null;
  if (eaterIds.length > PLANNED_MEAL_LIMITS.eaters) return `At most ${PLANNED_MEAL_LIMITS.eaters} members can eat`;
  return eaterIds.length === 0 && !(guests > 0) ? 'Choose who eats' : null;
}

function mealTypeOf(value: string | null | undefined): MealType | null {
  const word = (value ?? '').trim().toLowerCase();
  if (word === '') return DEFAULT_MEAL_TYPE;
  return isMealType(word) ? word : null;
}

/** NaN if it is not a whole number. */
function wholeNumber(value: number | string | null | undefined, otherwise: number): number {
  if (value === null || value === undefined) return otherwise;
  if (typeof value === 'number') return Number.isInteger(value) ? value : NaN;
  const text = value.trim();
  if (text === '') return otherwise;
  return /^-?\d{1,9}(?:\.0+)?$/.test(text) ? Number(text) : NaN;
}
