import type { RecipeFindings } from '../meals/plan/recipe-findings';
import type { MealType } from '../meals/week';
import type { FoodWarning } from '../recipes/foods/allergens';
import type { Allergen, Diet } from '../recipes/foods/traits';
import type { CalendarDate } from '../time/dates';

/** How much of an evening a dish may take: 15 to 20 minutes, 30 to 45, an hour and more. */
export const COMPLEXITIES = ['simple', 'medium', 'complex'] as const;
export type Complexity = (typeof COMPLEXITIES)[number];

export const USE_IT_UP_LIMITS = {
  servings: { min: 1, max: 12, default: 4 },
  /** Foods that may have to be bought, once that is allowed. */
  additional: { min: 1, max: 5, default: 2 },
  /** With so few foods in the house, a hint says that more would help. */
  fewFoods: 2,
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

/** What is asked of both, the patterns and the family's recipes. */
export interface UseItUpQuestion {
  /** What is in the house, and nothing that is not. */
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
  /** How many to suggest; 6 without it. */
  count?: number;
}

/** A simple dish from what is in the house, in the documented shape. */
export interface QuickMeal {
  /** The pattern it was made from, and with what: the same again is the same idea. */
  key: string;
  title: string;
  description: string;
  complexity: Complexity;
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  servings: number;
  /** By the names that the house has for them. */
  ingredientsUsed: string[];
  /** Without what every kitchen has (`isAlwaysAtHand`). */
  additionalIngredientsNeeded: string[];
  instructions: string[];
  /** The foods among those used that are over or nearly so, most urgent first. */
  usesSoon: string[];
  /** What may be in it that somebody who eats avoids; nothing here says that it is safe. */
  warnings: FoodWarning<Allergen | Diet>[];
  /** The same dish with amounts, so that it can be saved as a recipe or put on the list. */
  ingredients: { name: string; amount: number | null; unit: string | null; isInHouse: boolean }[];
}

/** A recipe of the family as Use It Up needs it. */
export interface UsableRecipe {
  id: string;
  title: string;
  ingredients: readonly { name: string; notes?: string | null }[];
  /** What its words say (`recipeFindings`). */
  findings: RecipeFindings;
  isFavourite: boolean;
}

/** How well a recipe uses what is in the house. */
export interface RankedRecipe {
  id: string;
  /** Names that the house has for what it takes. */
  inHouse: string[];
  /** Ingredients that are not in the house, without staples, as the recipe names them. */
  missing: string[];
  usesSoon: string[];
  /** The part of it that is in the house, without staples: 0 to 1. */
  share: number;
  warnings: FoodWarning<Allergen | Diet>[];
  /** Names of ingredients of which nothing is known, where somebody avoids something. */
  notRecognised: string[];
  /** "Uses 5 of 7 ingredients you have", "Spinach should be used by tomorrow". */
  reasons: string[];
}
