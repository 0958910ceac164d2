import { IntField, ObjectField, OwnUserId, TextField, restAnswer, restInput } from '../../platform/fields';
import {
  MealSuggestion,
  MealSuggestionInput,
  QuickMealFacts,
  QuickMealIngredient,
  type QuickMeal,
  SuggestedIngredient,
  UseItUpInput,
} from './meal-ideas.types';

/** Body of the documented call for quick meals. */
export class RestQuickMealsBody extends restInput(OwnUserId, UseItUpInput) {}

class RestQuickMealIngredient extends restAnswer(QuickMealIngredient) {}
class RestQuickMealFacts extends restAnswer(QuickMealFacts) {}

export class RestQuickMeal extends RestQuickMealFacts {
  @ObjectField(() => RestQuickMealIngredient, 'Its ingredients with amounts. Send them with the meal to plan it.', {
    list: true,
  })
  ingredients!: RestQuickMealIngredient[];
}

export const restQuickMeal = (meal: QuickMeal): RestQuickMeal => ({
  ...RestQuickMealFacts.of(meal),
  ingredients: meal.ingredients.map(RestQuickMealIngredient.of),
});

export class RestQuickMeals {
  @ObjectField(() => RestQuickMeal, 'Simple dishes, the best first.', { list: true })
  data!: RestQuickMeal[];

  @TextField('Message for the user: "Generated 5 quick meal suggestions!".')
  message!: string;

  @TextField('A hint if fewer than three dishes fit, or if little is in stock; otherwise null.', { nullable: true })
  hint!: string | null;
}

/** The type of suggestions; in the query or in the body. */
export class RestIdeasType {
  @TextField(
    '`ingredients` lists the ingredients of a meal, `consolidation` merges names; if absent, meals are suggested.',
    {
      optional: true,
      nullable: false,
    },
  )
  type?: string;
}

/** The constraints for meals, by their documented names. */
export class RestIdeaConstraints extends restInput(MealSuggestionInput) {}

class IdeasBody extends RestIdeasType {
  @ObjectField(
    () => RestIdeaConstraints,
    'For meals: what they should be like. The same fields may also be given at the top level.',
    {
      optional: true,
    },
  )
  constraints?: RestIdeaConstraints | null;

  @TextField('For `ingredients`: the meal.', { optional: true, rest: { name: 'mealDescription' } })
  mealDescription?: string | null;

  @TextField('For `consolidation`: the names, 1,000 at most.', { optional: true, list: true })
  ingredients?: string[] | null;
}

/** Body of the documented call for suggestions, for its three types. */
export class RestIdeasBody extends restInput(OwnUserId, MealSuggestionInput, IdeasBody) {}

export class RestSuggestedIngredient extends restAnswer(SuggestedIngredient) {}
export class RestMealSuggestion extends restAnswer(MealSuggestion) {}

/** The response has the fields of the requested type. */
export class RestIdeas {
  @ObjectField(() => RestMealSuggestion, 'Meals, up to five.', { list: true, optional: true })
  suggestions?: RestMealSuggestion[];

  @ObjectField(() => RestSuggestedIngredient, 'Ingredients of a meal.', { list: true, optional: true })
  ingredients?: RestSuggestedIngredient[];

  @TextField('The names without duplicates.', { list: true, optional: true })
  consolidatedIngredients?: string[];

  @IntField('Number of names that were sent.', { optional: true })
  originalCount?: number;

  @IntField('Number of names after duplicates were merged.', { optional: true })
  consolidatedCount?: number;
}
