import { useState } from 'react';
import { DEFAULT_MEAL_TYPE } from '@homefold/domain/meals';
import type { MealType } from '@homefold/domain/meals';
import { toPublicError } from '../../../graphql/errors';
import { useFamily } from '../../../graphql/family';
import { refusalText } from '../../../graphql/records/refusals';
import { t } from '../../../messages/kitchen/ideas';
import { makeContentKeys } from '../../../ui/browser/content-keys';
import { useOpened } from '../../../ui/dialogs/use-opened';
import type { Opened } from '../../../ui/dialogs/use-opened';
import { useToasts } from '../../../ui/toasts/toasts';
import { usePutOnList } from '../kitchen/model/put-on-list';
import type { PutOnList } from '../kitchen/model/put-on-list';
import { useRecipeWrites } from '../recipes/model/recipe-writes';
import type { MealTarget } from '../week/dialogs/use-meal-form';
import { useMealWrites } from '../week/model/use-meal-writes';
import { mealOf, recipeOf } from './dish';
import type { Dish } from './dish';

/** The actions of an idea. */
export interface DishActions {
  /** Plans it for today's dinner, with Undo. */
  addToday: (dish: Dish) => void;
  /** Opens the form of a planned meal with it; `planning` is its state. */
  chooseDate: (dish: Dish) => void;
  planning: Opened<MealTarget>;
  /** Saves it as a recipe of the family, once. */
  save: (dish: Dish) => void;
  /** By the title and first step of a dish. */
  isSaved: (dish: Dish) => boolean;
  putOnList: PutOnList;
}

/** Also for an idea that is shown again. */
const keys = makeContentKeys();

const nameOf = ({ title, steps }: Dish): string => `${title}|${steps[0] ?? ''}`;

/** @param mealType preselected when a date is chosen */
export function useDishActions(mealType: MealType = DEFAULT_MEAL_TYPE): DishActions {
  const { today } = useFamily();
  const toasts = useToasts();
  const meals = useMealWrites();
  const recipes = useRecipeWrites();
  const putOnList = usePutOnList();
  const planning = useOpened<MealTarget>();
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const mark = (dish: Dish, isSaved: boolean): void =>
    setSaved(
      (before) => new Set(isSaved ? [...before, nameOf(dish)] : [...before].filter((one) => one !== nameOf(dish))),
    );
  const save = (dish: Dish): void => {
    // immediately, so that a second tap does not save it twice
    mark(dish, true);
    const name = nameOf(dish);
    const added = recipes.add(recipeOf(dish), keys.keyOf(name)).then(() => keys.used(name));
    added.catch((thrown: unknown) => {
      mark(dish, false);
      const error = toPublicError(thrown);
      const message = refusalText(error, t.ideas.saveFailed);
      if (message === t.ideas.saveFailed) toasts.retry(message, () => save(dish));
      else toasts.error(message);
    });
  };
  return {
    addToday: (dish) => {
      const { title, notes, servings, mealDate, ingredients } = mealOf(dish, today, 'dinner');
      void meals.addNow({
        ...{ title, notes, servings, mealDate, mealType: 'dinner', recipeId: null, isAdHoc: true },
        ingredients: ingredients && [...ingredients],
      });
    },
    chooseDate: (dish) => planning.show({ kind: 'add', copyOf: mealOf(dish, today, mealType) }),
    planning,
    save,
    isSaved: (dish) => saved.has(nameOf(dish)),
    putOnList,
  };
}
