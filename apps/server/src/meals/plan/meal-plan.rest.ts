import {
  FlagField,
  ObjectField,
  OwnUserId,
  TextField,
  ValueField,
  restAnswer,
  restDeletion,
  restId,
  restInput,
} from '../../platform/fields';
import { MealEntry } from './meal-entries';
import { PlannedMealInput } from './planned-meal';

/** REST response shape of a planned meal. */
export class RestMeal extends restAnswer(MealEntry) {}

export class RestMealPlan {
  @ObjectField(() => RestMeal, 'The meals, ordered by day, meal and position.', { list: true })
  mealPlanEntries!: RestMeal[];
}

export class RestMealAnswer {
  @ObjectField(() => RestMeal, 'The stored meal.')
  mealPlanEntry!: RestMeal;

  @FlagField('Always true; errors have another status.', { example: true })
  success!: boolean;
}

export class RestMealDeletion extends restDeletion('Id of the meal, which stays in the bin for 30 days.') {}

class MealIngredients {
  @ValueField(
    { type: Object, oneOf: [{ type: 'array', items: {} }, { type: 'string' }], nullable: true },
    'The ingredients of a meal without a recipe, for its servings, as `ai-quick-meals` and `ai-suggestions` return ' +
      'them, or in any shape that recipes accept. Shopping lists are made from them.',
    { optional: true, rules: [] },
  )
  ingredients?: unknown;
}

/** Body of POST: the documented fields; unknown fields are dropped. */
export class RestMealBody extends restInput(OwnUserId, PlannedMealInput, MealIngredients) {}

export class RestMealId extends restId('Id of the meal; in the query or in the body.') {}

/** Body of PUT: any of the fields. */
export class RestMealUpdateBody extends restInput(OwnUserId, RestMealId, PlannedMealInput, MealIngredients) {}

export class RestMealDays {
  @TextField('First day, YYYY-MM-DD.')
  startDate!: string;

  @TextField('Last day, YYYY-MM-DD.')
  endDate!: string;
}
