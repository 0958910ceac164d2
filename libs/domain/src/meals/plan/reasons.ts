import { listed } from '../../text';
import { DEFAULT_LOCALE } from '../../time/format';
import { DIETS, type Allergen, type Diet } from '../../recipes/foods/traits';
import { DIET_WORDS } from '../foods/trait-words';
import { isoWeekday, type MealRule } from '../rules/meal-rule';
import { DAY_WORDS, usualMeals } from '../rules/scope-words';
import { dayName } from '../week';
import { OBSTACLES } from './constraints';
import { traitBits, type Dish } from './dishes';
import type { Merits } from './ranking';
import { describeShortEvening } from './short-evenings';
import type { SlotContext } from './slot-context';

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The candidates that a dish was chosen from. */
export interface Choices {
  /** The number of recipes that fit. */
  fitting: number;
}

/** Why a dish was chosen, in short sentences, at least one: rules, then preferences, then what has to be checked. */
export function reasonsFor(
  dish: Dish,
  context: SlotContext,
  merits: Merits,
  choices: Choices,
  locale = DEFAULT_LOCALE,
): string[] {
  const reasons = [...ruleReasons(dish, context, locale), ...preferenceReasons(dish, merits)];
  if (!dish.recipe && context.wants.length === 0)
    reasons.push(choices.fitting === 0 ? 'A quick pick: no recipe fits' : 'A quick pick, for a change');
  if (reasons.length === 0) reasons.push(plainReason(dish, merits, choices));
  return [...reasons, ...checks(dish, context)];
}

/** Used when a dish has no advantage except being different from the others. */
function plainReason({ findings }: Dish, { since, sameMain }: Merits, { fitting }: Choices): string {
  if (fitting === 1) return 'The only recipe that fits';
  if (since !== null && since >= 7) return `Not eaten for ${since} days`;
  if (findings.main !== null && sameMain > 3) return `No other ${findings.main} near it`;
  return since === null ? 'Not eaten lately' : 'Nothing else fits better';
}

/** The slot as its rule names it: "Friday", "Saturday breakfast", "Every day". */
function slotOf({ slot }: SlotContext, rule: MealRule): string {
  const isUsual = JSON.stringify(rule.mealTypes) === JSON.stringify(usualMeals(rule.kind));
  if (rule.days === null) return rule.mealTypes === null || isUsual ? 'Every day' : sentence(slot.mealType);
  return `${DAY_WORDS[isoWeekday(slot.date) - 1]}${isUsual ? '' : ` ${slot.mealType}`}`;
}

function ruleReasons(dish: Dish, context: SlotContext, locale: string): string[] {
  const { wants, limit, diets, without } = context;
  const wish = wants.map(({ rule }) => `${slotOf(context, rule)} is ${rule.kind === 'tag' ? rule.tag : rule.title}`);
  const kept = [
    ...diets.map((rule) => `${slotOf(context, rule)} is ${DIET_WORDS[rule.diet]}`),
    ...without.map((rule) => `${slotOf(context, rule)} is without ${rule.allergen}`),
  ];
  const reasons = [...wish, ...kept].map(sentence);
  if (limit && dish.minutes) {
    const inTime = `Ready in ${dish.minutes} minutes`;
    reasons.push(
      'kind' in limit.by
        ? `${inTime} (${slotOf(context, limit.by)}: ${limit.minutes} at most)`
        : `${inTime}: ${describeShortEvening(limit.by, locale)}`,
    );
  }
  return reasons;
}

function preferenceReasons({ recipe }: Dish, { stars, since, isInSeason, inHouse }: Merits): string[] {
  const ago = since !== null && since >= 21 ? `not eaten for ${Math.floor(since / 7)} weeks` : null;
  const liked = recipe?.isFavourite ? 'a favourite' : stars !== null && stars >= 4 ? `rated ${stars} of 5` : null;
  const isNew = recipe && recipe.cookedCount === 0 && since === null;
  const pleasing = [liked, ago ?? (isNew ? 'not cooked yet' : null)].filter((part) => part !== null).join(', ');
  return [
    ...(inHouse.length > 0 ? [`Uses the ${listed(inHouse.slice(0, 3))} in the house`] : []),
    ...(pleasing === '' ? [] : [sentence(pleasing)]),
    ...(isInSeason ? ['In season'] : []),
  ];
}

/**
 * What somebody has to check before cooking. Silence would look like a promise, so unknown ingredients are named; for
 * quick picks, whose ingredients are all unknown, the screen says it once.
 */
export function checks({ findings, title, recipe }: Dish, context: SlotContext): string[] {
  if (context.avoided === 0) return [];
  const doubtful = [...findings.allergens, ...findings.diets].filter(
    ({ what, certainty }) => certainty === 'may_contain' && (traitBits([what]) & context.avoided) !== 0,
  );
  const reasons = doubtful.map(({ what, ingredients }) => {
    const whom = namesOf(what, context);
    const about = isDietName(what) ? `may not be ${DIET_WORDS[what]}` : `may contain ${what}`;
    return `Check the ${listed(ingredients.slice(0, 3))}: ${about}${whom}`;
  });
  if (findings.notRecognised === null) {
    if (recipe) reasons.push(`Check ${title}: the recipe names no ingredients`);
  } else if (findings.notRecognised.length > 0)
    reasons.push(`Check the ${listed(findings.notRecognised.slice(0, 3))}: not recognised`);
  return reasons;
}

const isDietName = (what: Allergen | Diet): what is Diet => DIETS.includes(what as Diet);

/** " (Theo)", or empty if only a rule requires it. */
function namesOf(what: Allergen | Diet, { eaters }: SlotContext): string {
  const names = eaters
    .filter(({ allergies, diets }) => ([...allergies, ...diets] as string[]).includes(what))
    .map(({ name }) => name);
  return names.length > 0 ? ` (${listed(names)})` : '';
}

/**
 * Why nothing fits: "No recipe ready in 30 minutes without nuts for Theo".
 *
 * @param obstacles those of all dishes that
 * match the meal and the request
 */
export function whyUnfilled(
  context: SlotContext,
  obstacles: number,
  has: { recipes: boolean; wanted: boolean },
): string {
  const { slot, wants, limit, notWithin } = context;
  if (!has.recipes) return `No recipe for ${slot.mealType} yet`;
  const wish =
    wants.length > 0 ? ` for ${listed(wants.map(({ rule }) => (rule.kind === 'tag' ? rule.tag : rule.title)))}` : '';
  if (!has.wanted) return `No recipe${wish}`;
  if (obstacles === OBSTACLES.recent && notWithin)
    return `Every recipe${wish} is eaten within ${notWithin.within} days of it`;
  const parts = [`No ${(obstacles & OBSTACLES.rejected) === 0 ? '' : 'other '}recipe${wish}`];
  if (limit && (obstacles & OBSTACLES.minutes) !== 0) parts.push(`ready in ${limit.minutes} minutes`);
  if ((obstacles & OBSTACLES.food) !== 0) parts.push(avoidedBy(context));
  if ((obstacles & OBSTACLES.recent) !== 0)
    parts.push(notWithin ? `that is not eaten within ${notWithin.within} days of it` : 'that is not eaten near it');
  return parts.join(' ');
}

function avoidedBy({ eaters, diets, without }: SlotContext): string {
  const allergens = [
    ...new Set([...eaters.flatMap(({ allergies }) => allergies), ...without.map(({ allergen }) => allergen)]),
  ];
  const kept = [...new Set([...eaters.flatMap((eater) => eater.diets), ...diets.map(({ diet }) => diet)])];
  const names = (fits: (eater: SlotContext['eaters'][number]) => boolean): string => {
    const who = eaters.filter(fits).map(({ name }) => name);
    return who.length > 0 ? ` for ${listed(who)}` : '';
  };
  return [
    ...(allergens.length > 0
      ? [`without ${listed(allergens, 'or')}${names(({ allergies }) => allergies.length > 0)}`]
      : []),
    ...(kept.length > 0
      ? [`that is ${listed(kept.map((each) => DIET_WORDS[each]))}${names((eater) => eater.diets.length > 0)}`]
      : []),
  ].join(' and ');
}

/** Why the leftovers suit nobody: "The leftovers of Satay contain peanuts: Theo". */
export function whyNotLeftovers({ findings, title }: Dish, context: SlotContext): string {
  const found = [...findings.allergens, ...findings.diets].filter(
    ({ what, certainty }) => certainty === 'contains' && (traitBits([what]) & context.avoided) !== 0,
  );
  const parts = found.map(({ what }) => {
    const whom = namesOf(what, context).replace(/^ \((.*)\)$/, ': $1');
    return isDietName(what) ? `are not ${DIET_WORDS[what]}${whom}` : `contain ${what}${whom}`;
  });
  return `The leftovers of ${title} ${parts.join(' and ')}`;
}

/** Only the weekday: leftovers are never older than a week. */
export const leftoversReason = (slot: { date: string; mealType: string }): string =>
  `Left over from ${dayName(slot.date, 'en-GB')}’s ${slot.mealType}`;

export const enoughReason = (slot: { date: string; mealType: string }): string =>
  `Enough for ${dayName(slot.date, 'en-GB')}’s ${slot.mealType} too`;
