import { registerWrite } from '../../../../graphql/offline/known-writes';
import { AddMealDocument, DeleteMealDocument, MoveMealDocument } from '../../generated';
import { placeMeal } from './week-cache';

/** A new meal; may be queued. */
export const addMealWrite = registerWrite({
  kind: 'addPlannedMeal',
  mutation: AddMealDocument,
  place: (cache, { addPlannedMeal: meal }, _basis: null) => placeMeal(cache, meal.id, meal),
  idOf: ({ addPlannedMeal }) => addPlannedMeal.id,
});

/**
 * Puts a meal into a slot; may be queued without version and key of undo: it says where the meal is to be, so that it may be
 * sent twice, and touches nothing else that somebody may have changed meanwhile.
 */
export const moveMealWrite = registerWrite({
  kind: 'movePlannedMeal',
  mutation: MoveMealDocument,
  place: (cache, { movePlannedMeal: meals }, _basis: null) => meals.flatMap((meal) => placeMeal(cache, meal.id, meal)),
});

/** Removes a meal; may be queued as moving one. Somebody may have removed it before. */
export const deleteMealWrite = registerWrite({
  kind: 'deletePlannedMeal',
  mutation: DeleteMealDocument,
  place: (cache, { deletePlannedMeal: { id } }, _basis: null) => placeMeal(cache, id, null),
  isDone: ({ code }) => code === 'NOT_FOUND',
});
