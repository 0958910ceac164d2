import { describeBestBefore } from '../kitchen/best-before';
import { houseIndex, isAlwaysAtHand } from '../kitchen/house-index';
import { mealFits } from '../meals/plan/dishes';
import type { FoodWarning } from '../recipes/foods/allergens';
import type { Allergen, Diet } from '../recipes/foods/traits';
import { DEFAULT_LOCALE } from '../time/format';
import { usableFoods, type UsableFood } from './foods';
import {
  complexityOf,
  type Eater,
  type QuickMealQuestion,
  type RankedRecipe,
  type UsableRecipe,
  type UseItUpQuestion,
} from './types';

const POINTS = {
  /** The weight of a food's urgency. */
  urgent: 2,
  share: 40,
  used: 3,
  mostUsed: 8,
  toBuy: -3,
  favourite: 6,
  doubt: -10,
  notRecognised: -4,
  mostNotRecognised: 3,
  otherMeal: -25,
} as const;

type Question = UseItUpQuestion & Partial<Pick<QuickMealQuestion, 'complexity' | 'mealType'>> & { locale?: string };

/**
 * The family's recipes that use what is in the house, best first: expiring and named foods, then the fraction of
 * ingredients in the house, and whether it suits the meal. Recipes are left out if they miss more than may be bought, use
 * nothing from the house, certainly contain what an eater avoids, or are known to take another time than the requested
 * complexity. Staples do not count.
 */
export function rankRecipes(recipes: readonly UsableRecipe[], question: Question): RankedRecipe[] {
  const look = looker(usableFoods(question));
  const ranked = recipes.flatMap((recipe) => {
    const found = rankedRecipe(recipe, look, question);
    return found
      ? [{ found, title: recipe.title, points: pointsOf(recipe, found) + suitability(recipe, question) }]
      : [];
  });
  ranked.sort((a, b) => b.points - a.points || compared(a.title, b.title) || compared(a.found.id, b.found.id));
  return ranked.map(({ found: { id, used, ...rest } }) => ({ id, inHouse: used.map(({ name }) => name), ...rest }));
}

type Found = Omit<RankedRecipe, 'inHouse'> & { used: readonly UsableFood[] };
type Look = (name: string) => UsableFood | typeof AT_HAND | null;

/** Staples that every kitchen has. */
const AT_HAND = 'at hand';

/** Looks each ingredient up once, however many recipes use it. */
function looker(usable: readonly UsableFood[]): Look {
  const house = houseIndex(usable);
  const known = new Map<string, ReturnType<Look>>();
  return (name) => {
    let found = known.get(name);
    if (found === undefined) known.set(name, (found = isAlwaysAtHand(name) ? AT_HAND : house.find(name)));
    return found;
  };
}

/** Null for a recipe that is left out. */
function rankedRecipe(
  { id, ingredients, findings, minutes }: UsableRecipe,
  look: Look,
  question: Question,
): Found | null {
  const { complexity } = question;
  if (complexity && minutes && complexityOf(minutes) !== complexity) return null;
  const warnings = warningsOf(findings, question.eaters);
  if (warnings.some(({ certainty }) => certainty === 'contains')) return null;
  const foods = new Set<UsableFood>();
  const missing = new Set<string>();
  for (const { name } of ingredients) {
    const found = look(name);
    if (found === null) missing.add(name);
    else if (found !== AT_HAND) foods.add(found);
  }
  if (foods.size === 0 || missing.size > question.maxAdditional) return null;
  const used = [...foods].sort((a, b) => b.urgency - a.urgency);
  const soon = used.filter(({ isSoon }) => isSoon);
  const isAsked = question.eaters.some(({ allergies, diets }) => allergies.length + diets.length > 0);
  return {
    id,
    used,
    missing: [...missing],
    usesSoon: soon.map(({ name }) => name),
    share: foods.size / (foods.size + missing.size),
    warnings,
    notRecognised: isAsked ? [...(findings.notRecognised ?? [])] : [],
    reasons: [
      haveWords(foods.size, missing.size),
      ...soonWords(soon[0], question),
      ...(complexity && !minutes ? ['How long it takes is not written down'] : []),
    ],
  };
}

function pointsOf({ isFavourite }: UsableRecipe, { used, missing, share, warnings, notRecognised }: Found): number {
  const urgency = used.reduce((sum, food) => sum + food.urgency, 0);
  return (
    urgency * POINTS.urgent +
    share * POINTS.share +
    Math.min(used.length, POINTS.mostUsed) * POINTS.used +
    missing.length * POINTS.toBuy +
    (isFavourite ? POINTS.favourite : 0) +
    warnings.length * POINTS.doubt +
    Math.min(notRecognised.length, POINTS.mostNotRecognised) * POINTS.notRecognised
  );
}

/** Points lost by a recipe that is for another meal. */
const suitability = ({ title, tags = [] }: UsableRecipe, { mealType }: Question): number =>
  mealType !== undefined && mealFits(title, tags)[mealType] === 'no' ? POINTS.otherMeal : 0;

const haveWords = (used: number, missing: number): string =>
  missing === 0 ? 'You have everything for it' : `You have ${used} of ${used + missing} ingredients`;

/** "Cod: use tomorrow" */
function soonWords(food: UsableFood | undefined, { foods, today, locale = DEFAULT_LOCALE }: Question): string[] {
  const date = food && foods.find(({ name }) => name.trim() === food.name)?.bestBefore;
  if (!food || !date) return [];
  const words = describeBestBefore(date, today, locale);
  return [`${food.name}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`];
}

function warningsOf(findings: UsableRecipe['findings'], eaters: readonly Eater[]): FoodWarning<Allergen | Diet>[] {
  const allergies = new Set(eaters.flatMap((eater) => eater.allergies));
  const diets = new Set(eaters.flatMap((eater) => eater.diets));
  return [
    ...findings.allergens.filter(({ what }) => allergies.has(what)),
    ...findings.diets.filter(({ what }) => diets.has(what)),
  ];
}

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
