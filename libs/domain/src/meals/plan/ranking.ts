import { dayOfWeek } from '../../time/dates';
import type { Dish } from './dishes';
import { daysSince, nearest, type History } from './history';
import type { SlotContext } from './slot-context';

/** The points that an admissible dish gains and loses in a slot. Whole numbers, so that every machine ranks alike. */
export const POINTS = {
  favourite: 30,
  /** For each star of the average above or below three. */
  star: 12,
  /** For each eater who gave one star. */
  disliked: -25,
  /** Not eaten for three weeks; for six weeks. */
  longAgo: 12,
  veryLongAgo: 18,
  neverCooked: 4,
  /** For each day closer than a fortnight, and additionally closer than a week. */
  nearDay: -4,
  sameWeek: -40,
  inSeason: 10,
  outOfSeason: -8,
  /** For each food that is in the house, at most four. */
  inHouse: 7,
  /** The same main ingredient on the day before or after; within three days; within six. */
  nextToSame: -18,
  nearSame: -9,
  weekSame: -4,
  /** On a weekday, for each five minutes beyond the usual time of the meal, at most eight times. */
  longWeekday: -3,
  /** For each thing that an eater avoids and that it may contain. */
  mayContain: -20,
  /** A quick pick among the family's own recipes. */
  quickPick: -30,
  /** For each unrecognised ingredient if somebody avoids something, at most three times. */
  notRecognised: -8,
} as const;

/** Minutes after which a meal is long on a weekday. */
const USUAL_MINUTES = { breakfast: 15, lunch: 30, dinner: 60 } as const;

/** The advantages of a dish, from which its reasons are written. */
export interface Merits {
  /** Average stars of those who eat; null: not rated. */
  stars: number | null;
  /** Days since it was last eaten; null: not known. */
  since: number | null;
  isInSeason: boolean;
  /** Foods of the dish that are in the house. */
  inHouse: readonly string[];
  /** Days to the nearest day with the same main ingredient; Infinity if there is none. */
  sameMain: number;
}

export const meritsOf = (dish: Dish, context: SlotContext, history: History, inHouse: readonly string[]): Merits => ({
  stars: starsOf(dish, context),
  since: daysSince(history.daysOf(dish), context.day),
  isInSeason: dish.findings.seasons.includes(context.season),
  inHouse,
  sameMain: nearest(history.daysOfMain(dish.findings.main), context.day),
});

/** @param foodsInHouse how many foods of the dish are in the house */
export function pointsOf(dish: Dish, context: SlotContext, history: History, foodsInHouse: number): number {
  const { recipe, findings } = dish;
  const { day, season } = context;
  let points = recipe ? 0 : POINTS.quickPick;
  points += ratingPoints(dish, context) + freshness(history.daysOf(dish), day, recipe?.cookedCount ?? 1);
  if (recipe?.isFavourite) points += POINTS.favourite;
  if (findings.seasons.length > 0) points += findings.seasons.includes(season) ? POINTS.inSeason : POINTS.outOfSeason;
  points += POINTS.inHouse * Math.min(foodsInHouse, 4);
  points += variety(nearest(history.daysOfMain(findings.main), day));
  points += weekdayLength(dish, context);
  return points + doubts(dish, context);
}

/** To one decimal. */
function starsOf({ recipe }: Dish, { eaters }: SlotContext): number | null {
  if (!recipe) return null;
  let sum = 0;
  let count = 0;
  for (const { id } of eaters) {
    const stars = recipe.ratings[id];
    if (stars === undefined) continue;
    sum += stars;
    count += 1;
  }
  return count === 0 ? null : Math.round((sum * 10) / count) / 10;
}

function ratingPoints(dish: Dish, context: SlotContext): number {
  const stars = starsOf(dish, context);
  if (stars === null) return 0;
  const disliked = context.eaters.filter(({ id }) => (dish.recipe?.ratings[id] ?? 3) <= 1).length;
  return Math.round((stars - 3) * POINTS.star) + disliked * POINTS.disliked;
}

function freshness(days: readonly number[], day: number, cookedCount: number): number {
  if (days.length === 0) return cookedCount === 0 ? POINTS.neverCooked : 0;
  const gap = nearest(days, day);
  if (gap < 14) return (14 - gap) * POINTS.nearDay + (gap < 7 ? POINTS.sameWeek : 0);
  const since = daysSince(days, day);
  if (since === null) return 0;
  return since >= 42 ? POINTS.veryLongAgo : since >= 21 ? POINTS.longAgo : 0;
}

const variety = (gap: number): number =>
  gap <= 1 ? POINTS.nextToSame : gap <= 3 ? POINTS.nearSame : gap <= 6 ? POINTS.weekSame : 0;

function weekdayLength({ minutes }: Dish, { slot }: SlotContext): number {
  const weekday = dayOfWeek(slot.date);
  const over = (minutes ?? 0) - USUAL_MINUTES[slot.mealType];
  return weekday === 0 || weekday === 6 || over <= 0 ? 0 : POINTS.longWeekday * Math.min(Math.ceil(over / 5), 8);
}

function doubts({ findings, mayContain }: Dish, { avoided }: SlotContext): number {
  if (avoided === 0) return 0;
  const unknown = findings.notRecognised === null ? 2 : Math.min(findings.notRecognised.length, 3);
  return POINTS.mayContain * bitCount(mayContain & avoided) + POINTS.notRecognised * unknown;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Breaks a tie between two dishes by a number made of date, meal and dish (FNV-1a, 32 bits), so that the same week
 * always gets the same plan and the next week a different one.
 */
export function tieOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  // neighbouring dates differ only in their last characters: mix the bits once more
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
