import { DEFAULT_MEAL_TYPE } from '@homefold/domain/meals';
import { useFamily } from '../../../../graphql/family';
import { refusalText } from '../../../../graphql/records/refusals';
import { useStoredForm } from '../../../../graphql/records/use-stored-form';
import type { StoredForm } from '../../../../graphql/records/use-stored-form';
import { t } from '../../../../messages/meals';
import type { Meal, Slot } from '../model/types';
import { useMealWrites } from '../model/use-meal-writes';
import { changed, changesOf, formOfMeal, inputOf, newMealForm, problemsOf } from './form-values';
import type { MealForm, RecipeChoice } from './form-values';

const words = t.meals.plan;

/** What a form of a meal is about: a new one for a slot (today's dinner without one), perhaps of a recipe or like another
 * meal; or a planned one. */
export type MealTarget =
  | { kind: 'add'; slot?: Slot; recipe?: RecipeChoice | null; copyOf?: Meal }
  | { kind: 'edit'; meal: Meal };

export interface MealFormState extends StoredForm<MealForm, Meal> {
  /** Changes fields by hand; what depends on them follows. */
  change: (change: Partial<MealForm>) => void;
}

/** State and actions of the dialogs that plan and edit a meal. @param name of the form, for its draft */
export function useMealForm(name: string, target: MealTarget, onSaved: () => void): MealFormState {
  const { today, members } = useFamily();
  const writes = useMealWrites();
  const stored = target.kind === 'edit' ? target.meal : null;
  const form = useStoredForm<MealForm, Meal>({
    form: name,
    stored,
    opened: () => {
      if (target.kind === 'edit') return formOfMeal(target.meal);
      if (target.copyOf) return formOfMeal(target.copyOf);
      const slot = target.slot ?? { date: today, mealType: DEFAULT_MEAL_TYPE };
      return newMealForm(slot, members.length, target.recipe);
    },
    formOf: formOfMeal,
    canSubmit: ({ mealDate, title }) => mealDate !== '' && (stored === null || title.trim() !== ''),
    problemsOf: (values) => problemsOf(values, stored !== null),
    fieldOf: ({ field }) => FIELDS.find((known) => known === field?.split('.').pop()) ?? null,
    failureText: (error, meal) => {
      if (error.code === 'NOT_FOUND') return meal ? words.gone(meal.title) : words.recipeGone;
      return refusalText(error, words.form.failedAdd);
    },
    current: writes.current,
    prepare: (values, { row, key }) =>
      Promise.resolve(async () => {
        if (row) await writes.update(row, changesOf(values, row));
        else await writes.add(inputOf(values), key);
      }),
    onSaved,
  });
  return {
    ...form,
    change: (change) => form.edit(Object.keys(change), (before) => changed(before, change, members.length)),
  };
}

const FIELDS = [
  'mealType',
  'mealDate',
  'recipeId',
  'title',
  'notes',
  'servings',
  'eaterIds',
  'guests',
  'cookId',
] as const;
