/**
 * Meal ideas by rules, as a separate entry (`@homefold/domain/meal-ideas`) with its table of dishes: the engine behind
 * the port, which could also be implemented by a model.
 */
export { CUISINES, IDEA_DIETS, IDEA_LIMITS, IDEA_SERVINGS, IDEA_TIMES } from './idea';
export type { Cuisine, IdeaConstraints, IdeaContext, IdeaDiet, IdeaIngredient, IdeaTime, MealIdea } from './idea';
export { readIdeaConstraints } from './constraints';
export type { IdeaConstraintsDraft, IdeaConstraintsField } from './constraints';
export { ingredientsOfMeal } from './ingredients-of-meal';
export { suggestMeals } from './suggest-meals';
export type { IdeaEater } from './suggest-meals';
