import { foodWords } from '../../recipes/foods/singular-words';
import { ALLERGENS, DIETS } from '../../recipes/foods/traits';
import { quickDish } from '../foods/quick-dishes';
import { QUICK_PICKS, type MealType } from '../week';
import type { PlanMeal, PlanRecipe } from './plan-types';
import { titleFindings, type RecipeFindings } from './recipe-findings';

/** A recipe or a quick pick, prepared so that checking it for a slot is cheap. */
export interface Dish {
  /** Unique among dishes; breaks ties. */
  key: string;
  /** The key of a meal of this title without a recipe. */
  titleKey: string;
  recipe: PlanRecipe | null;
  title: string;
  /** Singular words surrounded by spaces, so that phrases match whole words. */
  titleWords: string;
  tagWords: ReadonlySet<string>;
  minutes: number | null;
  findings: RecipeFindings;
  /** The meals it is for: certainly, possibly (unknown), or not. */
  fits: Readonly<Record<MealType, Fit>>;
  /** A bit for each allergen and diet, numbered by `traitBits`. */
  contains: number;
  mayContain: number;
}

export type Fit = 'yes' | 'maybe' | 'no';

/** 14 allergens and 9 diets fit into one number, so that all are compared in one operation. */
const BITS = new Map<string, number>([...ALLERGENS, ...DIETS].map((trait, at) => [trait, 2 ** at]));

export const traitBits = (traits: Iterable<string>): number => {
  let bits = 0;
  for (const trait of traits) bits |= BITS.get(trait) ?? 0;
  return bits;
};

/** Singular words surrounded by spaces; texts of symbols only ("🐟") stay unchanged. */
export const asPhrase = (text: string): string =>
  ` ${foodWords(text.replaceAll('&', ' and ')).join(' ') || text.trim().toLowerCase()} `;

/** Identifies a dish in the past and in other slots: a recipe by its id, otherwise the words of the title. */
export const dishKey = (recipeId: string | null, title: string): string =>
  recipeId === null ? `${TITLE_KEY}${asPhrase(title).trim()}` : `recipe ${recipeId}`;
const TITLE_KEY = 'title ';

/** Tags that name the meal a recipe is for. */
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
/** Tags of recipes that are not a meal by themselves. */
const NO_MEAL = new Set(
  'dessert,pudding,snack,drink,beverage,cocktail,side,side dish,sauce,dip,dressing,baking,cake,biscuit,cookie,sweet,treat,jam,preserve,bread,stock,marinade,condiment,starter,appetizer'.split(
    ',',
  ),
);
/** Titles that show without a tag that it is not a meal by itself: "Carrot cake", "Strawberry jam". */
const NO_MEAL_TITLE =
  / (?:cake|cupcake|cheesecake|brownie|blondie|muffin|cookie|biscuit|flapjack|scone|shortbread|macaroon|meringue|pavlova|trifle|crumble|tiramisu|panna cotta|mousse|ice cream|sorbet|fudge|truffle|jam|marmalade|chutney|lemonade|cordial|milkshake|cocktail|hummus|pesto|gravy|vinaigrette|mayonnaise) $/;
/** Titles that only look like one of these: "Fish cakes", "Salmon and potato cakes", "Vegetable crumble". */
const SAVOURY_TITLE =
  / (?:fish|crab|prawn|salmon|tuna|cod|haddock|chicken|turkey|beef|lamb|pork|potato|rice|corn|sweetcorn|lentil|bean|chickpea|courgette|vegetable|veggie|spinach|leek|tomato|polenta|quinoa|savoury) (?:cake|crumble|mousse) $/;

/** Without accompaniments: "Carrot cake" for "Carrot cake with walnuts". */
const headOf = (titleWords: string): string => titleWords.split(/(?<= )with /, 1)[0] ?? titleWords;

function isNoMealByTitle(titleWords: string): boolean {
  const head = headOf(titleWords);
  return NO_MEAL_TITLE.test(head) && !SAVOURY_TITLE.test(head);
}

const BREAKFAST_WORDS =
  / (?:pancake|porridge|granola|muesli|omelette|smoothie|waffle|french toast|overnight oat|scrambled egg|poached egg|bircher|breakfast|kedgeree|shakshuka) /;

const tagPhrases = (tags: readonly string[]): Set<string> => new Set(tags.map((tag) => asPhrase(tag).trim()));

/** The meals that a recipe is for, by its tags and title. */
export const mealFits = (title: string, tags: readonly string[]): Dish['fits'] =>
  fitsOf(asPhrase(title), tagPhrases(tags), undefined);

function fitsOf(titleWords: string, tagWords: ReadonlySet<string>, eaten: ReadonlySet<MealType> | undefined) {
  const meals = new Set(eaten);
  for (const tag of tagWords) for (const mealType of MEAL_TAGS.get(tag) ?? []) meals.add(mealType);
  const isTagged = [...tagWords].some((tag) => MEAL_TAGS.has(tag));
  const isNoMeal = [...tagWords].some((tag) => NO_MEAL.has(tag)) || (!isTagged && isNoMealByTitle(titleWords));
  const isBreakfast = !isTagged && BREAKFAST_WORDS.test(titleWords);
  const fit = (mealType: MealType): Fit => {
    if (meals.has(mealType) || (mealType === 'breakfast' && isBreakfast && !isNoMeal)) return 'yes';
    return isTagged || isNoMeal || isBreakfast ? 'no' : 'maybe';
  };
  return { breakfast: fit('breakfast'), lunch: fit('lunch'), dinner: fit('dinner') };
}

/** @param eaten the meals at which it was planned before */
export function dishOf(recipe: PlanRecipe, eaten: ReadonlySet<MealType> | undefined): Dish {
  const titleWords = asPhrase(recipe.title);
  const tagWords = tagPhrases(recipe.tags);
  return {
    key: dishKey(recipe.id, recipe.title),
    titleKey: `${TITLE_KEY}${titleWords.trim()}`,
    recipe,
    title: recipe.title,
    titleWords,
    tagWords,
    minutes: recipe.minutes,
    findings: recipe.findings,
    fits: fitsOf(titleWords, tagWords, eaten),
    ...warningBits(recipe.findings),
  };
}

/** Never proposed: there may be no leftovers, and a takeaway costs money. */
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

/** The meals at which each recipe was planned before, by id. */
export function mealsOfRecipes(planned: readonly PlanMeal[]): Map<string, Set<MealType>> {
  const meals = new Map<string, Set<MealType>>();
  for (const { recipeId, mealType } of planned) {
    if (recipeId !== null) meals.set(recipeId, (meals.get(recipeId) ?? new Set()).add(mealType));
  }
  return meals;
}
