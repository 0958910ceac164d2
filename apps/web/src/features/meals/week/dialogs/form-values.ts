import { cleanLine } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { AD_HOC_TITLE, plannedMealProblems, servingsFor } from '@homefold/domain/meals';
import type { MealType } from '@homefold/domain/meals';
import type { PlannedMealInput } from '../../generated';
import type { NewMeal } from '../model/optimistic-meals';
import type { Meal, Slot } from '../model/types';

/** The values of a meal's form, named as the server's input, so that its rejections find their fields. */
export interface MealForm {
  mealType: MealType;
  mealDate: CalendarDate;
  /** '' for a meal without a recipe. */
  recipeId: string;
  title: string;
  notes: string;
  servings: string;
  /** Empty: the whole family. */
  eaterIds: readonly string[];
  guests: string;
  cookId: string | null;
  /** The ingredients that a planned idea keeps, for a number of servings. */
  own: { ingredients: NonNullable<Meal['ingredients']>; servings: number } | null;
  /** The servings were typed: they no longer follow the eaters. */
  isOwnServings: boolean;
}

/** A recipe that the form offers. */
export interface RecipeChoice {
  id: string;
  title: string;
  servings: number | null;
}

/** A new meal. @param recipe it is planned for */
export const newMealForm = (slot: Slot, familySize: number, recipe?: RecipeChoice | null): MealForm => ({
  mealType: slot.mealType,
  mealDate: slot.date,
  recipeId: recipe?.id ?? '',
  title: recipe?.title ?? '',
  notes: '',
  servings: String(servingsFor(null, 0, familySize)),
  eaterIds: [],
  guests: '',
  cookId: null,
  own: null,
  isOwnServings: false,
});

export const formOfMeal = (meal: Meal): MealForm => ({
  mealType: meal.mealType,
  mealDate: meal.mealDate,
  recipeId: meal.recipeId ?? '',
  title: meal.title,
  notes: meal.notes ?? '',
  servings: String(meal.servings),
  eaterIds: meal.eaterIds ?? [],
  guests: meal.guests > 0 ? String(meal.guests) : '',
  cookId: meal.cookId,
  own: meal.ingredients && { ingredients: meal.ingredients, servings: meal.servings },
  isOwnServings: true,
});

/** The form after a change: the servings follow the eaters until they are typed. */
export function changed(form: MealForm, change: Partial<MealForm>, familySize: number): MealForm {
  const next = { ...form, ...change, isOwnServings: form.isOwnServings || change.servings !== undefined };
  if (next.isOwnServings) return next;
  const eaters = next.eaterIds.length > 0 ? next.eaterIds : null;
  return { ...next, servings: String(servingsFor(eaters, Number(next.guests) || 0, familySize)) };
}

/** The form after another recipe choice: no recipe clears the title, a recipe sets it. Both are another dish. */
export const withRecipe = (form: MealForm, recipe: RecipeChoice | null, isEdit: boolean): MealForm => ({
  ...form,
  recipeId: recipe?.id ?? '',
  title: recipe?.title ?? '',
  own: null,
  ...(isEdit && recipe?.servings && { servings: String(recipe.servings) }),
});

/** The input with all fields. */
export function inputOf(form: MealForm): NewMeal {
  const servings = form.servings.trim() === '' ? 1 : Number(form.servings);
  return {
    mealType: form.mealType,
    mealDate: form.mealDate,
    recipeId: form.recipeId || null,
    isAdHoc: form.recipeId === '',
    title: cleanLine(form.title) || AD_HOC_TITLE,
    notes: form.notes.trim() || null,
    servings,
    eaterIds: form.eaterIds.length > 0 ? [...form.eaterIds] : null,
    guests: Number(form.guests) || 0,
    cookId: form.cookId,
    ingredients:
      form.own && form.own.ingredients.map((each) => scaled(each, servings / (form.own?.servings ?? servings))),
  };
}

const scaled = (
  { name, amount, unit, isInHouse }: NonNullable<Meal['ingredients']>[number],
  factor: number,
): NonNullable<NewMeal['ingredients']>[number] => ({
  ...{ name, unit, isInHouse },
  amount: amount !== null && factor > 0 ? amount * factor : amount,
});

/** The fields that differ from the stored meal, so that unedited fields do not overwrite concurrent changes. */
export function changesOf(form: MealForm, meal: Meal): PlannedMealInput {
  const [now, before] = [inputOf(form), inputOf(formOfMeal(meal))];
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof NewMeal]),
    ),
  );
}

export const problemsOf = (form: MealForm, isEdit: boolean): { field: string; message: string }[] =>
  plannedMealProblems({ ...form, eaterIds: form.eaterIds.length > 0 ? form.eaterIds : null }, { isEdit });
