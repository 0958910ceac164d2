import { allergensOf, dietsBrokenBy, type FoodWarning } from '../../recipes/foods/allergens';
import { foodFindings } from '../../recipes/foods/food-words';
import { foodWords } from '../../recipes/foods/singular-words';
import { DIETS, type Allergen, type Diet } from '../../recipes/foods/traits';
import { mainFood } from '../foods/main-foods';
import { namesPlainFood } from '../foods/plain-foods';
import { quickDish } from '../foods/quick-dishes';
import { seasonsOf } from '../foods/in-season';
import type { Season } from '../week';

/**
 * What the words of a recipe say, computed once for each version of it: reading 2,000 recipes takes longer than planning
 * with them. Plain data, so that it can be kept beside the recipe.
 */
export interface RecipeFindings {
  allergens: FoodWarning<Allergen>[];
  /** The diets that it breaks or may break. */
  diets: FoodWarning<Diet>[];
  /** Names of ingredients about which nothing is known; null: it has no ingredients, so that nothing at all is known. */
  notRecognised: string[] | null;
  /** What it is mainly made of: "chicken". */
  main: string | null;
  /** Empty: any. */
  seasons: Season[];
  /** The names of its ingredients, in order, each in singular words: "smoked salmon". */
  foods: string[];
}

interface Dish {
  title: string;
  tags?: readonly string[];
  ingredients: readonly { name: string; notes?: string | null }[];
}

/** See `RecipeFindings`. */
export function recipeFindings({ title, tags = [], ingredients }: Dish): RecipeFindings {
  if (ingredients.length === 0) return { ...titleFindings(title), seasons: seasonsOf(tags.map(asTag), []) };
  const words = ingredients.map(({ name }) => foodWords(name));
  return {
    allergens: allergensOf(ingredients),
    diets: dietsBrokenBy(ingredients, DIETS),
    notRecognised: ingredients.filter(({ name }, at) => !isRecognised(name, words[at] ?? [])).map(({ name }) => name),
    main: mainFood(foodWords(title), words),
    seasons: seasonsOf(tags.map(asTag), words),
    foods: words.map((each) => each.join(' ')).filter((food) => food !== ''),
  };
}

/** What the title alone says, for a meal without a recipe: "Toast" is bread. Nothing is known about the rest of it. */
export function titleFindings(title: string): RecipeFindings {
  const named = [{ name: title }, ...(quickDish(title)?.of ?? []).map((name) => ({ name }))];
  return {
    allergens: allergensOf(named),
    diets: dietsBrokenBy(named, DIETS),
    notRecognised: null,
    main: mainFood(foodWords(title), []),
    seasons: [],
    foods: [],
  };
}

const asTag = (tag: string): string => tag.trim().toLowerCase();

const isRecognised = (name: string, words: readonly string[]): boolean =>
  words.length === 0 || namesPlainFood(words) || foodFindings(name).length > 0;
