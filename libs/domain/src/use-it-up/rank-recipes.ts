import { describeBestBefore } from '../kitchen/best-before';
import { houseIndex, isStaple } from '../kitchen/house-index';
import type { FoodWarning } from '../recipes/foods/allergens';
import type { Allergen, Diet } from '../recipes/foods/traits';
import { DEFAULT_LOCALE } from '../time/format';
import { usableFoods } from './foods';
import type { Eater, RankedRecipe, UsableRecipe, UseItUpQuestion } from './types';

const POINTS = {
  urgent: 2,
  share: 40,
  used: 3,
  mostUsed: 8,
  toBuy: -3,
  favourite: 6,
  doubt: -10,
  notRecognised: -4,
} as const;
const MOST_NOT_RECOGNISED = 3;

/**
 * The family's recipes that use what is in the house, best first: what goes off first and what was named, then by the part of each that
 * is there. Those are left out that miss more than may be bought, use nothing of the house, or surely hold what an eater avoids. What
 * every kitchen has counts neither way.
 */
export function rankRecipes(
  recipes: readonly UsableRecipe[],
  question: UseItUpQuestion & { locale?: string },
): RankedRecipe[] {
  const usable = usableFoods(question);
  const house = houseIndex(usable);
  const dates = new Map(question.foods.map(({ name, bestBefore }) => [name.trim(), bestBefore]));
  const ranked: { recipe: RankedRecipe; points: number; title: string }[] = [];
  for (const { id, title, ingredients, findings, isFavourite } of recipes) {
    const warnings = warningsOf(findings, question.eaters);
    if (warnings.some(({ certainty }) => certainty === 'contains')) continue;
    const needed = ingredients.filter(({ name }) => !isStaple(name));
    const found = needed.map(({ name }) => house.find(name));
    const used = [...new Set(found.flatMap((food) => food ?? []))].sort((a, b) => b.urgency - a.urgency);
    const missing = [...new Set(needed.filter((_, at) => found[at] === null).map(({ name }) => name))];
    if (used.length === 0 || missing.length > question.maxAdditional) continue;
    const isAsked = question.eaters.some(({ allergies, diets }) => allergies.length + diets.length > 0);
    const notRecognised = isAsked ? [...(findings.notRecognised ?? [])] : [];
    const share = used.length / (used.length + missing.length);
    const soon = used.filter(({ isSoon }) => isSoon);
    const first = soon[0];
    const date = first && dates.get(first.name);
    const points =
      used.reduce((sum, { urgency }) => sum + urgency, 0) * POINTS.urgent +
      share * POINTS.share +
      Math.min(used.length, POINTS.mostUsed) * POINTS.used +
      missing.length * POINTS.toBuy +
      (isFavourite ? POINTS.favourite : 0) +
      warnings.length * POINTS.doubt +
      Math.min(notRecognised.length, MOST_NOT_RECOGNISED) * POINTS.notRecognised;
    ranked.push({
      title,
      points,
      recipe: {
        id,
        inHouse: used.map(({ name }) => name),
        missing,
        usesSoon: soon.map(({ name }) => name),
        share,
        warnings,
        notRecognised,
        reasons: [
          missing.length === 0
            ? 'You have everything for it'
            : `You have ${used.length} of ${used.length + missing.length} ingredients`,
          ...(first && date
            ? [`${first.name}: ${lowered(describeBestBefore(date, question.today, question.locale ?? DEFAULT_LOCALE))}`]
            : []),
        ],
      },
    });
  }
  ranked.sort(
    (a, b) =>
      b.points - a.points || (a.title < b.title ? -1 : a.title > b.title ? 1 : a.recipe.id < b.recipe.id ? -1 : 1),
  );
  return ranked.map(({ recipe }) => recipe);
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function warningsOf(findings: UsableRecipe['findings'], eaters: readonly Eater[]): FoodWarning<Allergen | Diet>[] {
  const allergies = new Set(eaters.flatMap((eater) => eater.allergies));
  const diets = new Set(eaters.flatMap((eater) => eater.diets));
  return [
    ...findings.allergens.filter(({ what }) => allergies.has(what)),
    ...findings.diets.filter(({ what }) => diets.has(what)),
  ];
}
