import type { FieldProblem } from '../../calendar/calendar-event';
import type { Allergen, Diet } from '../../recipes/foods/traits';
import type { IdeaConstraints, IdeaContext, IdeaIngredient, MealIdea } from './idea';

/** The documented constraints, which arrive as free text, and their problems. */
export function readIdeaConstraints(_constraints: Readonly<Record<string, unknown>>): {
  constraints: IdeaConstraints;
  problems: FieldProblem<string>[];
} {
  return {
    constraints: { cuisine: 'any', dietary: 'any', time: 'any', servings: 4, difficulty: 'any', notes: '' },
    problems: [],
  };
}

/** Meals that fit the constraints, best first; none that surely holds what one of the eaters avoids. */
export function suggestMeals(
  _constraints: IdeaConstraints,
  _context: IdeaContext & { eaters?: readonly { allergies: readonly Allergen[]; diets: readonly Diet[] }[] },
): MealIdea[] {
  return [];
}

/** What a meal without a recipe is made of ("Fish and chips"), as far as its words say; empty: nobody knows. */
export function ingredientsOfMeal(_description: string, _servings?: number): IdeaIngredient[] {
  return [];
}
