import { foodWords } from '../../recipes/foods/singular-words';
import { ALLERGENS, DIETS } from '../../recipes/foods/traits';
import { quickDish } from '../foods/quick-dishes';
import { QUICK_PICKS, type MealType } from '../week';
import type { PlanMeal, PlanRecipe } from './plan-types';
import { titleFindings, type RecipeFindings } from './recipe-findings';

/** A recipe or a quick pick, prepared so that looking at it for a slot costs next to nothing. */
export interface Dish {
  /** Unique among dishes, and what ties are broken by. */
  key: string;
  /** That of a meal of this title without a recipe. */
  titleKey: string;
  recipe: PlanRecipe | null;
  title: string;
  /** In singular words with spaces around them, so that a phrase is found by whole words. */
  titleWords: string;
  tagWords: ReadonlySet<string>;
  minutes: number | null;
  findings: RecipeFindings;
  /** For which meals it is: surely, perhaps (it does not say), or not. */
  fits: Readonly<Record<MealType, Fit>>;
  /** A bit for each allergen and diet, as `traitBits` counts them. */
  contains: number;
  mayContain: number;
}

export type Fit = 'yes' | 'maybe' | 'no';

/** 14 allergens and 9 diets fit into one number, so that all of them are compared in one step. */
const BITS = new Map<string, number>([...ALLERGENS, ...DIETS].map((trait, at) => [trait, 2 ** at]));

export const traitBits = (traits: Iterable<string>): number => {
  let bits = 0;
  for (const trait of traits) bits |= BITS.get(trait) ?? 0;
  return bits;
};

/** Singular words with spaces around them; signs alone ("🐟") stay as they are. */
export const asPhrase = (text: string): string =>
  ` ${foodWords(text.replaceAll('&', ' and ')).join(' ') || text.trim().toLowerCase()} `;

/** What identifies a dish in the past and in other slots: a recipe by its id, else the words of the title. */
export const dishKey = (recipeId: string | null, title: string): string =>
  recipeId === null ? `${TITLE_KEY}${asPhrase(title).trim()}` : `recipe ${recipeId}`;
const TITLE_KEY = 'title ';

/** Tags that say for which meal a recipe is. */
const MEAL_TAGS: ReadonlyMap<string, readonly MealType[]> = new Map<string, readonly MealType[]>([
  ['breakfast', ['breakfast']],
  ['brunch', ['breakfast', 'lunch']],
  ['lunch', ['lunch']],
  ['lunchbox', ['lunch']],
  ['packed lunch', ['lunch']],
  ['light meal', ['lunch']],
  ['dinner', ['dinner']],
  ['supper', ['dinner']],
  ['tea', ['dinner']],
  ['main', ['lunch', 'dinner']],
  ['main course', ['lunch', 'dinner']],
  ['main dish', ['lunch', 'dinner']],
]);
/** Tags of what is no meal by itself. */
const NO_MEAL = new Set(
  'dessert,pudding,snack,drink,beverage,cocktail,side,side dish,sauce,dip,dressing,baking,cake,biscuit,cookie,sweet,treat,jam,preserve,bread,stock,marinade,condiment,starter,appetizer'.split(
    ',',
  ),
);
const BREAKFAST_WORDS =
  / (?:pancake|porridge|granola|muesli|omelette|smoothie|waffle|french toast|overnight oat|scrambled egg|poached egg|bircher|breakfast|kedgeree|shakshuka) /;

/** @param eaten the meals at which it was planned before */
export function dishOf(recipe: PlanRecipe, eaten: ReadonlySet<MealType> | undefined): Dish {
  const titleWords = asPhrase(recipe.title);
  const tagWords = new Set(recipe.tags.map((tag) => asPhrase(tag).trim()));
  const meals = new Set(eaten);
  for (const tag of tagWords) for (const mealType of MEAL_TAGS.get(tag) ?? []) meals.add(mealType);
  const isNoMeal = [...tagWords].some((tag) => NO_MEAL.has(tag));
  const isTagged = [...tagWords].some((tag) => MEAL_TAGS.has(tag));
  const isBreakfast = !isTagged && BREAKFAST_WORDS.test(titleWords);
  const fit = (mealType: MealType): Fit => {
    if (meals.has(mealType) || (mealType === 'breakfast' && isBreakfast && !isNoMeal)) return 'yes';
    return isTagged || isNoMeal || isBreakfast ? 'no' : 'maybe';
  };
  return {
    key: dishKey(recipe.id, recipe.title),
    titleKey: `${TITLE_KEY}${titleWords.trim()}`,
    recipe,
    title: recipe.title,
    titleWords,
    tagWords,
    minutes: recipe.minutes,
    findings: recipe.findings,
    fits: { breakfast: fit('breakfast'), lunch: fit('lunch'), dinner: fit('dinner') },
    ...warningBits(recipe.findings),
  };
}

/** Nothing to propose: there may be none left, and it costs money. */
const NOT_PROPOSED = new Set(['Leftovers', 'Takeaway']);

export function titleDish(title: string): Dish {
  const findings = titleFindings(title);
  return {
    key: dishKey(null, title),
    titleKey: dishKey(null, title),
    recipe: null,
    title,
    titleWords: asPhrase(title),
    tagWords: new Set(),
    minutes: quickDish(title)?.minutes ?? null,
    findings,
    fits: { breakfast: 'yes', lunch: 'yes', dinner: 'yes' },
    ...warningBits(findings),
  };
}

export const picksFor = (mealType: MealType): Dish[] =>
  QUICK_PICKS[mealType].filter((title) => !NOT_PROPOSED.has(title)).map(titleDish);

export function warningBits({ allergens, diets }: RecipeFindings): { contains: number; mayContain: number } {
  const bits = (certainty: string): number =>
    traitBits([...allergens, ...diets].filter((warning) => warning.certainty === certainty).map(({ what }) => what));
  return { contains: bits('contains'), mayContain: bits('may_contain') };
}

/** At which meals each recipe was planned before, by id. */
export function mealsOfRecipes(planned: readonly PlanMeal[]): Map<string, Set<MealType>> {
  const meals = new Map<string, Set<MealType>>();
  for (const { recipeId, mealType } of planned) {
    if (recipeId !== null) meals.set(recipeId, (meals.get(recipeId) ?? new Set()).add(mealType));
  }
  return meals;
}
