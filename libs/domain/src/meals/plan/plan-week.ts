import { dayNumber } from '../../time/dates';
import { compareSlots, slotKey, type MealSlot } from '../week';
import { OBSTACLES, obstaclesOf } from './constraints';
import { dishKey, dishOf, mealsOfRecipes, picksFor, titleDish, warningBits, type Dish } from './dishes';
import { History } from './history';
import { foodInHouse } from './in-house';
import { isLeftovers, leftoversTitle, sourceOf } from './leftovers';
import type { DraftEntry, PlanRequest, UnfilledSlot, WeekDraft } from './plan-types';
import { meritsOf, pointsOf, tieOf } from './ranking';
import { checks, enoughReason, leftoversReason, reasonsFor, whyNotLeftovers, whyUnfilled } from './reasons';
import { titleFindings } from './recipe-findings';
import { contextOf, type SlotContext } from './slot-context';

/**
 * Drafts the empty slots of a week by rules, with reasons, as specified in docs/decisions/meals/planning.md. The same
 * input always gives the same draft, in whatever order its lists are. To swap one entry, call it again with that one
 * among `rejected` and the others among `kept`.
 *
 * The draft never claims that a dish is safe for anybody: dishes known to contain something that an eater avoids are
 * left out; what may contain it or is not recognised is named in the reasons.
 */
export function planWeek(request: PlanRequest): WeekDraft {
  const steps = planWeekInSteps(request);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of one slot each, between which a server can yield: a family may have 2,000 recipes. */
export function* planWeekInSteps(request: PlanRequest): Generator<void, WeekDraft, void> {
  const planner = new Planner(request);
  yield;
  return yield* planner.draft();
}

/** A meal that is in the plan, kept or drafted. */
interface Meal extends MealSlot {
  recipeId: string | null;
  title: string;
}

class Planner {
  private readonly contextFor: (slot: MealSlot) => SlotContext;
  private readonly dishes: Dish[];
  private readonly byKey: ReadonlyMap<string, Dish>;
  private readonly history = new History();
  private readonly inHouse: (dish: Dish) => readonly string[];
  private readonly meals = new Map<string, Meal[]>();
  private readonly entries: DraftEntry[] = [];
  private readonly unfilled: UnfilledSlot[] = [];

  constructor(private readonly request: PlanRequest) {
    this.contextFor = contextOf(request);
    const eaten = mealsOfRecipes(request.planned);
    const recipes = new Map(request.recipes.map((recipe) => [recipe.id, recipe]));
    this.dishes = [...recipes.values()]
      .map((recipe) => dishOf(recipe, eaten.get(recipe.id)))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    this.byKey = new Map(this.dishes.map((dish) => [dish.key, dish]));
    this.inHouse = foodInHouse(request.inHouse ?? []);
    for (const dish of this.dishes)
      if (dish.recipe?.lastCookedOn) this.history.note(dish.key, dayNumber(dish.recipe.lastCookedOn));
    const planned = [...request.planned].sort((a, b) => compareSlots(a, b) || compareMeals(a, b));
    for (const meal of planned) this.take(meal);
  }

  *draft(): Generator<void, WeekDraft, void> {
    const slots = this.emptySlots();
    const contexts = slots.map((slot) => this.contextFor(slot));
    const leftovers = contexts.filter((context) => this.isFromLeftovers(context));
    const cooked = contexts.filter((context) => !leftovers.includes(context));
    // those who eat the leftovers also restrict what may be cooked
    const later = new Map<string, SlotContext[]>();
    for (const context of leftovers) {
      const source = context.leftovers && slotKey(sourceOf(context.slot, context.leftovers));
      if (source) later.set(source, [...(later.get(source) ?? []), context]);
    }
    // slots with the fewest choices first: there may be only one fish recipe
    for (const context of cooked.sort((a, b) => strictness(a) - strictness(b) || compareSlots(a.slot, b.slot))) {
      this.fill(context, later.get(slotKey(context.slot)) ?? []);
      yield;
    }
    for (const context of leftovers) this.fillWithLeftovers(context);
    return {
      entries: this.entries.sort((a, b) => compareSlots(a, b) || compareMeals(a, b)),
      unfilled: this.unfilled.sort(compareSlots),
    };
  }

  /** Kept entries are copied unchanged; slots with a meal are skipped. */
  private emptySlots(): MealSlot[] {
    const asked = new Map(this.request.slots.map((slot) => [slotKey(slot), slot]));
    const kept = [...(this.request.kept ?? [])].sort((a, b) => compareSlots(a, b) || compareMeals(a, b));
    const keptSlots = new Set(kept.map(slotKey));
    for (const entry of kept) {
      if (this.followsIts(entry, (source) => asked.has(source) && !keptSlots.has(source) && !this.meals.has(source)))
        asked.set(slotKey(entry), entry);
      else this.enter(entry);
    }
    return [...asked.values()]
      .map(({ date, mealType }) => ({ date, mealType }))
      .filter((slot) => !this.meals.has(slotKey(slot)))
      .sort(compareSlots);
  }

  /** Leftovers of a dish that is chosen anew follow the new dish. */
  private followsIts(entry: DraftEntry, isChosenAnew: (source: string) => boolean): boolean {
    const { leftovers } = this.contextFor(entry);
    return leftovers !== null && isLeftovers(entry.title) && isChosenAnew(slotKey(sourceOf(entry, leftovers)));
  }

  private take(meal: Meal & { findings?: { main: string | null } | null }): void {
    const key = slotKey(meal);
    this.meals.set(key, [...(this.meals.get(key) ?? []), meal]);
    const dish = this.byKey.get(dishKey(meal.recipeId, meal.title));
    const main = dish?.findings.main ?? (meal.findings ?? titleFindings(meal.title)).main;
    this.history.add(meal, meal.recipeId, meal.title, main, this.contextFor(meal).notWithin?.within);
  }

  /** Rejected leftovers: something else is cooked. */
  private isFromLeftovers({ leftovers, rejected }: SlotContext): boolean {
    return leftovers !== null && ![...rejected].some((key) => key.startsWith(dishKey(null, leftoversTitle(''))));
  }

  private fill(context: SlotContext, later: readonly SlotContext[]): void {
    const all = withEaters(context, later);
    const { slot } = context;
    const named = context.wants.flatMap(({ rule }) => (rule.kind === 'title' ? [titleDish(rule.title)] : []));
    const ours = this.best(this.dishes, all);
    let best = ours;
    // a requested dish needs no recipe; a quick pick is for breakfast and lunch, and for dinner only if there is no
    // recipe
    if (!ours.dish && named.length > 0) best = better(ours, this.best(named, all));
    if (named.length === 0 && (slot.mealType !== 'dinner' || !ours.hasRecipes))
      best = better(ours, this.best(picksFor(slot.mealType), all));
    const { dish } = best;
    if (!dish) {
      const has = { recipes: ours.hasRecipes || context.wants.length > 0, wanted: best.hasWanted };
      this.unfilled.push({ ...slot, why: whyUnfilled(all, best.obstacles, has) });
      return;
    }
    const merits = meritsOf(dish, all, this.history, this.inHouse(dish));
    const reasons = reasonsFor(dish, all, merits, ours, this.request.locale);
    const more = later.map((next) => enoughReason(next.slot));
    const at = reasons.length - checks(dish, all).length;
    this.enter({
      ...slot,
      recipeId: dish.recipe?.id ?? null,
      title: dish.title,
      servings: Math.min(context.servings + later.reduce((sum, next) => sum + next.servings, 0), 100),
      reasons: [...reasons.slice(0, at), ...more, ...reasons.slice(at)],
    });
  }

  private best(dishes: readonly Dish[], context: SlotContext): Choice {
    const { slot } = context;
    const choice: Choice = {
      dish: null,
      points: -Infinity,
      fitting: 0,
      obstacles: 0,
      hasRecipes: false,
      hasWanted: false,
    };
    let tie = 0;
    for (const dish of dishes) {
      const obstacles = obstaclesOf(dish, context, this.history);
      if ((obstacles & OBSTACLES.meal) !== 0) continue;
      choice.hasRecipes = true;
      if ((obstacles & OBSTACLES.wish) !== 0) continue;
      choice.hasWanted = true;
      choice.obstacles |= obstacles;
      if (obstacles !== 0) continue;
      choice.fitting += 1;
      const points = pointsOf(dish, context, this.history, this.inHouse(dish).length);
      if (points < choice.points) continue;
      const own = tieOf(`${slot.date} ${slot.mealType} ${dish.key}`);
      // ties are broken by the key, which is the order of the dishes
      if (points > choice.points || own < tie) [choice.dish, choice.points, tie] = [dish, points, own];
    }
    return choice;
  }

  private fillWithLeftovers(context: SlotContext): void {
    const { slot, leftovers } = context;
    if (!leftovers) return;
    const source = sourceOf(slot, leftovers);
    const [meal] = this.meals.get(slotKey(source)) ?? [];
    if (!meal || isLeftovers(meal.title)) {
      this.unfilled.push({ ...slot, why: whyNoLeftovers(source, meal) });
      return;
    }
    const dish = this.dishOfMeal(meal);
    if ((dish.contains & context.avoided) !== 0) {
      this.unfilled.push({ ...slot, why: whyNotLeftovers(dish, context) });
      return;
    }
    this.enter({
      ...slot,
      recipeId: null,
      title: leftoversTitle(meal.title),
      servings: context.servings,
      reasons: [leftoversReason(source), ...checks(dish, context)],
    });
  }

  private dishOfMeal(meal: Meal & { findings?: DishFindings }): Dish {
    const known = this.byKey.get(dishKey(meal.recipeId, meal.title));
    if (known) return known;
    const dish = titleDish(meal.title);
    return meal.findings ? { ...dish, findings: meal.findings, ...warningBits(meal.findings) } : dish;
  }

  private enter(entry: DraftEntry): void {
    this.entries.push(entry);
    this.take(entry);
  }
}

/** With several dishes in a slot, the order must not depend on the database. */
function compareMeals(a: Meal, b: Meal): number {
  const [one, other] = [a, b].map(({ recipeId, title }) => `${recipeId ?? ''} ${title}`) as [string, string];
  return one < other ? -1 : one > other ? 1 : 0;
}

type DishFindings = Dish['findings'] | null;

interface Choice {
  dish: Dish | null;
  points: number;
  /** The number of dishes without an obstacle. */
  fitting: number;
  /** Among all dishes that match the meal and the request. */
  obstacles: number;
  hasRecipes: boolean;
  hasWanted: boolean;
}

/** The other one if it has more points. Without any dish, what ruled out the requested ones. */
const better = (one: Choice, other: Choice): Choice =>
  other.dish ? (other.points > one.points ? other : one) : one.dish || !other.hasWanted ? one : other;

/** Leftovers must also suit those who eat them later. */
function withEaters(context: SlotContext, later: readonly SlotContext[]): SlotContext {
  if (later.length === 0) return context;
  const eaters = [...new Map([context, ...later].flatMap((one) => one.eaters).map((one) => [one.id, one])).values()];
  return { ...context, eaters, avoided: later.reduce((bits, next) => bits | next.avoided, context.avoided) };
}

/** Lower is filled earlier: dinner has no quick picks as a fallback. */
function strictness({ slot, wants, diets, without, limit }: SlotContext): number {
  if (wants.length > 0) return wants.some(({ rule }) => rule.kind === 'title') ? 0 : 1;
  const own = diets.length + without.length > 0 ? 2 : limit ? 3 : 4;
  return slot.mealType === 'dinner' ? own : own + 3;
}

const whyNoLeftovers = ({ mealType }: MealSlot, meal: Meal | undefined): string =>
  meal
    ? `Nothing is left over of leftovers`
    : `Nothing is planned for the ${mealType} that should leave something over`;
