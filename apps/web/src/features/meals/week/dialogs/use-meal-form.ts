import { DEFAULT_MEAL_TYPE } from '@homefold/domain/meals';
import { useFamily } from '../../../../graphql/family';
import { refusalText } from '../../../../graphql/records/refusals';
import { errorText } from '../../../../graphql/use-domain-form';
import { useStoredForm } from '../../../../graphql/records/use-stored-form';
import type { StoredForm } from '../../../../graphql/records/use-stored-form';
import { t } from '../../../../messages/meals';
import type { Meal, Slot } from '../model/types';
import { useMealWrites } from '../model/use-meal-writes';
import { changed, changesOf, formOfMeal, inputOf, newMealForm, problemsOf } from './form-values';
import type { MealForm, RecipeChoice } from './form-values';

const labels = t.meals.plan;

/**
 * The subject of a meal's form: a new meal for a slot (default: today's dinner), possibly of a recipe or copied from
 * another meal; or an existing one.
 */
export type MealTarget =
  | { kind: 'add'; slot?: Slot; recipe?: RecipeChoice | null; copyOf?: Meal }
  | { kind: 'edit'; meal: Meal };

export interface MealFormState extends StoredForm<MealForm, Meal> {
  /** Edits fields by hand and updates those that depend on them. */
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
      if (error.code === 'NOT_FOUND') return meal ? labels.gone(meal.title) : labels.recipeGone;
      return (meal ? labels.changeFailed : labels.addFailed)(
        refusalText(error, `${errorText(error)} ${labels.form.kept}`),
      );
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
