import type { Difficulty } from '../../recipes/recipe';
import type { Season } from '../week';

export const CUISINES = [
  'any',
  'italian',
  'mexican',
  'asian',
  'mediterranean',
  'american',
  'indian',
  'french',
  'thai',
] as const;
export type Cuisine = (typeof CUISINES)[number];

export const IDEA_DIETS = ['any', 'vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'low-carb', 'keto'] as const;
export type IdeaDiet = (typeof IDEA_DIETS)[number];

/** Up to half an hour, up to an hour, longer. */
export const IDEA_TIMES = ['any', 'quick', 'moderate', 'slow'] as const;
export type IdeaTime = (typeof IDEA_TIMES)[number];

export const IDEA_SERVINGS = { choices: [2, 4, 6, 8], default: 4, max: 100 } as const;

export const IDEA_LIMITS = { notes: 1_000 } as const;

/** The parsed constraints for a suggestion. */
export interface IdeaConstraints {
  cuisine: Cuisine;
  dietary: IdeaDiet;
  time: IdeaTime;
  servings: number;
  difficulty: Difficulty | 'any';
  /** Free text: "something with chicken, no mushrooms". */
  notes: string;
}

export interface IdeaIngredient {
  name: string;
  amount: number | null;
  /** A code of `UNITS`; null for food that is counted. */
  unit: string | null;
}

/** A meal suggestion in the documented shape. */
export interface MealIdea {
  title: string;
  reason: string;
  /** The wishes that it misses, and what was not understood, as sentences: "Not French." */
  missed: string[];
  tags: string[];
  ingredients: IdeaIngredient[];
  instructions: string[];
  prepTime: number;
  cookTime: number;
  difficulty: Difficulty;
  servings: number;
}

export interface IdeaContext {
  season: Season;
  /** Names of foods in the house, which are preferred. */
  inHouse?: readonly string[];
  /** Titles of recently suggested or eaten meals, which are ranked last. */
  lately?: readonly string[];
  /** How many suggestions; default 4. */
  count?: number;
  /** A seed that varies the answer to the same question, such as the date. */
  seed?: string;
}
