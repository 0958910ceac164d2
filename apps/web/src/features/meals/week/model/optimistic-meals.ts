import { cleanLine } from '@homefold/domain';
import { AD_HOC_TITLE } from '@homefold/domain/meals';
import { draftId } from '../../../../ui/browser/draft-id';
import type { PlannedMealInput } from '../../generated';
import type { Meal } from './types';

/** The input of a new meal. */
export type NewMeal = PlannedMealInput & Pick<Meal, 'mealDate' | 'mealType'> & { title: string };

/** The input that stores a copy as a new meal. */
export const inputOfCopy = ({
  recipeId,
  title,
  notes,
  mealType,
  mealDate,
  servings,
  isAdHoc,
  ingredients,
  ...who
}: Meal): NewMeal => ({
  ...{ recipeId, title, notes, mealType, mealDate, servings, isAdHoc },
  // the kitchen of another day is not known
  ingredients: ingredients && ingredients.map(({ name, amount, unit }) => ({ name, amount, unit })),
  eaterIds: who.eaterIds && [...who.eaterIds],
  guests: who.guests,
  cookId: who.cookId,
});

/** Stands for the rows of a change that affects several. */
export const NOTHING: Meal = {
  id: '',
  recipeId: null,
  title: '',
  notes: null,
  mealType: 'dinner',
  mealDate: '',
  servings: 1,
  isAdHoc: true,
  eaterIds: null,
  guests: 0,
  cookId: null,
  ingredients: null,
  position: 0,
  version: 0,
};

const idOf = (id: PlannedMealInput['cookId']): string | null => (id == null ? null : String(id));

const ownOf = (ingredients: PlannedMealInput['ingredients']): Meal['ingredients'] =>
  ingredients?.map(({ name, amount, unit, isInHouse }) => ({
    __typename: 'PlannedIngredient',
    ...{ name, amount: amount ?? null, unit: unit ?? null, isInHouse: isInHouse ?? false },
  })) ?? null;

/** The optimistic meal of an input, last in its slot. */
export const draftMeal = (input: NewMeal, key: string): Meal => ({
  id: draftId(key),
  recipeId: idOf(input.recipeId),
  title: cleanLine(input.title) || AD_HOC_TITLE,
  notes: input.notes ?? null,
  mealType: input.mealType,
  mealDate: input.mealDate,
  servings: input.servings ?? 1,
  isAdHoc: !input.recipeId,
  eaterIds: input.eaterIds?.map(String) ?? null,
  guests: input.guests ?? 0,
  cookId: idOf(input.cookId),
  ingredients: ownOf(input.ingredients),
  position: Number.MAX_SAFE_INTEGER,
  version: 1,
});

/** The optimistic meal after a change: omitted fields are kept. */
export function changedMeal(meal: Meal, input: PlannedMealInput): Meal {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const moved =
    (input.mealDate ?? meal.mealDate) !== meal.mealDate || (input.mealType ?? meal.mealType) !== meal.mealType;
  return {
    ...meal,
    ...(given as Partial<Meal>),
    ...(input.ingredients !== undefined && { ingredients: ownOf(input.ingredients) }),
    title: cleanLine(input.title ?? meal.title) || meal.title,
    position: moved ? Number.MAX_SAFE_INTEGER : meal.position,
  };
}
