import type { RecipeFindings } from '../meals/plan/recipe-findings';
import type { MealType } from '../meals/week';
import type { FoodWarning } from '../recipes/foods/allergens';
import type { Allergen, Diet } from '../recipes/foods/traits';
import type { CalendarDate } from '../time/dates';

export const COMPLEXITIES = ['simple', 'medium', 'complex'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

/** The longest time of simple and medium dishes, in minutes of preparation and cooking together. */
const SIMPLE_MINUTES = 20;
const MEDIUM_MINUTES = 45;

/** @param minutes of preparation and cooking together */
export const complexityOf = (minutes: number): Complexity =>
  minutes <= SIMPLE_MINUTES ? 'simple' : minutes <= MEDIUM_MINUTES ? 'medium' : 'complex';

/** "a dish of at most 20 minutes" */
export const COMPLEXITY_RANGES: Readonly<Record<Complexity, string>> = {
  simple: `at most ${SIMPLE_MINUTES} minutes`,
  medium: `${SIMPLE_MINUTES + 1} to ${MEDIUM_MINUTES} minutes`,
  complex: `${MEDIUM_MINUTES + 1} minutes and more`,
};

export const USE_IT_UP_LIMITS = {
  servings: { min: 1, max: 12, default: 4 },
  /** The number of foods that may be missing, once buying is allowed. */
  additional: { min: 1, max: 5, default: 2 },
  /** With fewer foods in the house a hint suggests adding more. */
  fewFoods: 2,
  /** With fewer dishes than this the answer says so. */
  enoughDishes: 3,
} as const;

/** A food in the house. */
export interface FoodInHouse {
  name: string;
  bestBefore?: CalendarDate | null;
}

/** Somebody who eats. */
export interface Eater {
  name: string;
  allergies: readonly Allergen[];
  diets: readonly Diet[];
}

/** The request, used for patterns and for the family's recipes. */
export interface UseItUpQuestion {
  /** The foods in the house only. */
  foods: readonly FoodInHouse[];
  /** Names of foods that should be used first. */
  priority: readonly string[];
  eaters: readonly Eater[];
  today: CalendarDate;
  /** How many foods may be missing; 0: none. */
  maxAdditional: number;
}

export interface QuickMealQuestion extends UseItUpQuestion {
  complexity: Complexity;
  servings: number;
  mealType: MealType;
  /** Number of suggestions; default 6. */
  count?: number;
}

/** A simple dish from what is in the house, in the documented shape. */
export interface QuickMeal {
  /** The pattern and its foods; equal for the same idea. */
  key: string;
  title: string;
  description: string;
  complexity: Complexity;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  servings: number;
  /** By their names in the kitchen. */
  ingredientsUsed: string[];
  /** Without what every kitchen has (`isAlwaysAtHand`). */
  additionalIngredientsNeeded: string[];
  instructions: string[];
  /** The used foods that are past their date or nearly so, most urgent first. */
  usesSoon: string[];
  /** What it may contain that an eater avoids; an empty list does not mean that it is safe. */
  warnings: FoodWarning<Allergen | Diet>[];
  /** The same dish with amounts, so that it can be saved as a recipe or put on the list. */
  ingredients: { name: string; amount: number | null; unit: string | null; isInHouse: boolean }[];
}

/** The parts of a family's recipe that Use It Up needs. */
export interface UsableRecipe {
  id: string;
  title: string;
  ingredients: readonly { name: string; notes?: string | null }[];
  /** Its findings (`recipeFindings`). */
  findings: RecipeFindings;
  isFavourite: boolean;
  /** Of preparation and cooking together; absent or null: unknown. */
  minutes?: number | null;
  /** They name the meals it is for. */
  tags?: readonly string[];
}

/** How well a recipe uses what is in the house. */
export interface RankedRecipe {
  id: string;
  /** Kitchen names of the foods it uses. */
  inHouse: string[];
  /** Ingredients that are not in the house, without staples, as the recipe names them. */
  missing: string[];
  usesSoon: string[];
  /** Fraction of its ingredients in the house, without staples: 0 to 1. */
  share: number;
  warnings: FoodWarning<Allergen | Diet>[];
  /** Names of unknown ingredients, if an eater avoids something. */
  notRecognised: string[];
  /** "Uses 5 of 7 ingredients you have", "Spinach should be used by tomorrow". */
  reasons: string[];
}
