import { allergensOf, dietsBrokenBy, unknownFoods, type FoodWarning } from '../../recipes/foods/allergens';
import { foodWords } from '../../recipes/foods/singular-words';
import { DIETS, type Allergen, type Diet } from '../../recipes/foods/traits';
import { mainFood } from '../foods/main-foods';
import { quickDish } from '../foods/quick-dishes';
import { seasonsOf } from '../foods/in-season';
import type { Season } from '../week';

/**
 * What the words of a recipe reveal, computed once for each version of it: analysing 2,000 recipes takes longer than
 * planning with them. Plain data, so that it can be cached.
 */
export interface RecipeFindings {
  allergens: FoodWarning<Allergen>[];
  /** The diets that it breaks or may break. */
  diets: FoodWarning<Diet>[];
  /** Names of unrecognised ingredients; null: the recipe has no ingredients, so that nothing is known. */
  notRecognised: string[] | null;
  /** Its main ingredient: "chicken". */
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
    notRecognised: unknownFoods(ingredients.filter((_, at) => words[at]?.length)),
    main: mainFood(foodWords(title), words),
    seasons: seasonsOf(tags.map(asTag), words),
    foods: words.map((each) => each.join(' ')).filter((food) => food !== ''),
  };
}

/** What the title alone reveals, for a meal without a recipe: "Toast" is bread. The rest is unknown. */
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
