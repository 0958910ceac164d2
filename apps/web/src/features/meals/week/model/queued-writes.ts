import { registerWrite } from '../../../../graphql/offline/known-writes';
import { AddMealDocument, CopyMealDocument, DeleteMealDocument, MoveMealDocument } from '../../generated';
import { placeMeal } from './week-cache';

/** A new meal; may be queued. */
export const addMealWrite = registerWrite({
  kind: 'addPlannedMeal',
  mutation: AddMealDocument,
  place: (cache, { addPlannedMeal: meal }, _basis: null) => placeMeal(cache, meal.id, meal),
  idOf: ({ addPlannedMeal }) => addPlannedMeal.id,
});

/** Copies the dish to another slot, if the response to a first attempt was lost; may be queued without an undo key. */
export const copyMealWrite = registerWrite({
  kind: 'copyPlannedMeal',
  mutation: CopyMealDocument,
  place: (cache, { copyPlannedMeal: meal }, _basis: null) => placeMeal(cache, meal.id, meal),
  idOf: ({ copyPlannedMeal }) => copyPlannedMeal.id,
});

/**
 * Puts a meal into a slot; may be queued without version and undo key: it states the target slot, so that it is
 * idempotent, and does not affect other fields that somebody may have changed.
 */
export const moveMealWrite = registerWrite({
  kind: 'movePlannedMeal',
  mutation: MoveMealDocument,
  place: (cache, { movePlannedMeal: meals }, _basis: null) => meals.flatMap((meal) => placeMeal(cache, meal.id, meal)),
});

/** Removes a meal; may be queued like a move. Somebody may have removed it before. */
export const deleteMealWrite = registerWrite({
  kind: 'deletePlannedMeal',
  mutation: DeleteMealDocument,
  place: (cache, { deletePlannedMeal: { id } }, _basis: null) => placeMeal(cache, id, null),
  isDone: ({ code }) => code === 'NOT_FOUND',
});
