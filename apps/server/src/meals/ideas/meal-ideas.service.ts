import { Injectable } from '@nestjs/common';
import { addDays, cleanLine, isLongerThan, todayIn, type CalendarDate } from '@homefold/domain';
import { readIdeaConstraints } from '@homefold/domain/meal-ideas';
import { seasonOf } from '@homefold/domain/meals';
import { shoppingKey } from '@homefold/domain/shopping';
import {
  COMPLEXITY_RANGES,
  USE_IT_UP_LIMITS,
  type Complexity,
  type Eater,
  type FoodInHouse,
  type QuickMeal as Idea,
} from '@homefold/domain/use-it-up';
import { FeatureAccess, featureScope, type FeatureScope } from '../../billing';
import { FamilyMembers, FamilySettingsReader } from '../../families';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import { invalid } from '../../platform/errors';
import { DietsService } from '../diets/diets.service';
import type { MemberDiet } from '../diets/member-diet';
import { memberWarnings } from '../diets/recipe-warnings';
import type { KitchenItem } from '../kitchen/kitchen-item';
import { KitchenService } from '../kitchen/kitchen.service';
import { MealType } from '../plan/planned-meal';
import { PlannedMealStore } from '../plan/planned-meal.store';
import { PlanRecipes } from '../planning/plan-recipes';
import { RecipeCards } from '../recipes/recipe-cards';
import { bestRecipes } from './best-recipes';
import { MealIdeas } from './meal-ideas';
import {
  MealComplexity,
  type ConsolidatedIngredients,
  type MealSuggestion,
  type MealSuggestionInput,
  type QuickMeal,
  type SuggestedIngredient,
  type UseItUpIdeas,
  type UseItUpInput,
} from './meal-ideas.types';

const LIMITS = {
  /** The number of names that a caller may send. */
  names: 1_000,
  name: 200,
  description: 1_000,
  suggestions: 5,
  recipes: 10,
} as const;
/** A meal eaten within this many past days or planned within this many days is not suggested. */
const LATELY_DAYS = 14;

const NOTHING_THERE = 'No ingredients available. Please add some ingredients to your kitchen inventory first.';
const FEW_FOODS = 'The more ingredients you tick, the better the ideas.';

/** Ideas for what to cook, provided by the port `MealIdeas`; nothing is stored. */
@Injectable()
export class MealIdeasService {
  private readonly scope: FeatureScope;

  constructor(
    private readonly ideas: MealIdeas,
    private readonly kitchen: KitchenService,
    private readonly planRecipes: PlanRecipes,
    private readonly cards: RecipeCards,
    private readonly plan: PlannedMealStore,
    private readonly diets: DietsService,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
    private readonly clock: Clock,
    db: Database,
    access: FeatureAccess,
  ) {
    this.scope = featureScope(access, db, 'meal_planner');
  }

  /**
   * Simple dishes and the family's recipes from what is in the house. Foods that the family avoids are left out if
   * certain, and named if possible.
   *
   * @throws DomainError INVALID naming the field, `availableIngredients` when there is nothing at all; FEATURE_LOCKED
   */
  async useItUp(caller: Viewer, input: UseItUpInput): Promise<UseItUpIdeas> {
    const asked = readWish(input);
    const { rows, diets, locale, ...house } = await this.scope.read(caller, async (viewer) => {
      const [house, rows] = await Promise.all([this.houseOf(viewer), this.planRecipes.of(viewer)]);
      return { ...house, rows };
    });
    const foods = asked.names ? named(asked.names, house.items) : inHouse(house.items);
    if (foods.length === 0) throw invalid('availableIngredients', NOTHING_THERE);
    const question = { ...asked.question, foods, eaters: house.eaters, today: house.today };
    // outside the scope: thousands of recipes take a while, and a port may be slow
    const ideas = await this.ideas.quickMeals(question);
    const recipes = await this.planRecipes.read(rows);
    const ingredients = new Map(rows.map((row) => [row.id, row.ingredients]));
    const usable = recipes.map((recipe) => ({ ...recipe, ingredients: ingredients.get(recipe.id) ?? [] }));
    const ranked = await bestRecipes(usable, { ...question, locale }, LIMITS.recipes);
    const cards = await this.scope.read(caller, (viewer) =>
      this.cards.some(
        viewer,
        ranked.map(({ id }) => id),
      ),
    );
    const byId = new Map(cards.map((card) => [card.id, card]));
    return {
      quickMeals: ideas.map((idea) => quickMeal(idea, diets)),
      // one may have been deleted in the meantime
      recipes: ranked.flatMap(({ id, inHouse, missing, reasons }) => {
        const recipe = byId.get(id);
        return recipe ? [{ recipeId: id, recipe, inHouse, missing, why: reasons.join('. ') }] : [];
      }),
      message: `Generated ${ideas.length} quick meal ${ideas.length === 1 ? 'suggestion' : 'suggestions'}!`,
      hint: hintOf(ideas.length, foods.length, question.complexity),
    };
  }

  /** @throws DomainError INVALID naming the field, FEATURE_LOCKED */
  async suggest(caller: Viewer, input: MealSuggestionInput): Promise<MealSuggestion[]> {
    const { constraints, problems } = readIdeaConstraints({ ...input });
    const [problem] = problems;
    if (problem) throw invalid(problem.field, problem.message);
    const { items, eaters, today, lately } = await this.scope.read(caller, async (viewer) => {
      const house = await this.houseOf(viewer);
      const [first, last] = [addDays(house.today, -LATELY_DAYS), addDays(house.today, LATELY_DAYS)];
      const meals = await this.plan.between(viewer, first, last);
      return { ...house, lately: [...new Set(meals.map(({ title }) => title))] };
    });
    const suggested = await this.ideas.suggest(constraints, {
      ...{ season: seasonOf(today), lately, eaters, count: LIMITS.suggestions, seed: today },
      inHouse: inHouse(items).map(({ name }) => name),
    });
    return suggested.slice(0, LIMITS.suggestions);
  }

  /** @throws DomainError INVALID for a blank or endless description, FEATURE_LOCKED */
  async ingredientsOf(caller: Viewer, description: string): Promise<SuggestedIngredient[]> {
    await this.scope.viewer(caller);
    const words = cleanLine(description.slice(0, 10 * LIMITS.description));
    if (words === '') throw invalid('description', 'Describe the meal.');
    if (isLongerThan(words, LIMITS.description))
      throw invalid('description', `The description can have at most ${LIMITS.description} characters.`);
    return this.ideas.ingredientsOf(words);
  }

  /** @throws DomainError INVALID for more than 1,000 names or an endless one, FEATURE_LOCKED */
  async consolidate(caller: Viewer, names: readonly string[]): Promise<ConsolidatedIngredients> {
    await this.scope.viewer(caller);
    const consolidatedIngredients = await this.ideas.consolidate(readNames('ingredients', names));
    return {
      consolidatedIngredients,
      originalCount: names.length,
      consolidatedCount: consolidatedIngredients.length,
    };
  }

  /** The foods in the house, the eaters and the date. Inside a scope. */
  private async houseOf(viewer: FamilyViewer): Promise<{
    items: KitchenItem[];
    eaters: Eater[];
    diets: MemberDiet[];
    today: CalendarDate;
    locale: string;
  }> {
    const [items, members, diets, { timeZone, locale }] = await Promise.all([
      this.kitchen.list(viewer),
      this.members.list(viewer),
      this.diets.of(viewer),
      this.families.settings(viewer),
    ]);
    const avoided = new Map(diets.map((diet) => [diet.memberId, diet]));
    const eaters = members.map(({ id, displayName }) => {
      const { allergies = [], diets = [] } = avoided.get(id) ?? {};
      return { name: displayName, allergies, diets };
    });
    return { items, eaters, diets, today: todayIn(timeZone, this.clock.now()), locale };
  }
}

/** Why there are few ideas; null if there are enough. */
function hintOf(ideas: number, foods: number, complexity: Complexity): string | null {
  const { enoughDishes, fewFoods } = USE_IT_UP_LIMITS;
  const range = COMPLEXITY_RANGES[complexity];
  const few =
    ideas === 0
      ? `No quick meal of ${range} fits. Allow more additional ingredients, or choose another meal or complexity.`
      : `Only ${ideas === 1 ? `one quick meal of ${range} fits` : `${ideas} quick meals of ${range} fit`}.`;
  return [...(ideas < enoughDishes ? [few] : []), ...(foods <= fewFoods ? [FEW_FOODS] : [])].join(' ') || null;
}

/** @throws DomainError INVALID naming the field */
function readWish({ complexity, mealType, ...input }: UseItUpInput) {
  // the REST API has no enums
  if (!Object.hasOwn(MealComplexity, complexity))
    throw invalid('complexity', 'Complexity must be simple, medium or complex.');
  if (!Object.hasOwn(MealType, mealType)) throw invalid('mealType', 'The meal must be breakfast, lunch or dinner.');
  const { servings, additional } = USE_IT_UP_LIMITS;
  const people = input.servings ?? servings.default;
  if (!Number.isInteger(people) || people < servings.min || people > servings.max)
    throw invalid('servings', `Servings must be ${servings.min} to ${servings.max}.`);
  const extra = input.maxAdditionalIngredients ?? additional.default;
  if (!Number.isInteger(extra) || extra < 0 || extra > additional.max)
    throw invalid('maxAdditionalIngredients', `At most ${additional.max} ingredients may be missing.`);
  return {
    names: input.availableIngredients ? readNames('availableIngredients', input.availableIngredients) : null,
    question: {
      ...{ complexity, mealType, servings: people },
      maxAdditional: input.allowAdditionalIngredients === false ? 0 : extra,
      priority: readNames('priorityIngredients', input.priorityIngredients ?? []),
    },
  };
}

/** Without blanks. @throws DomainError INVALID */
function readNames(field: string, names: readonly string[]): string[] {
  if (names.length > LIMITS.names) throw invalid(field, `Send at most ${LIMITS.names} names.`);
  return names.flatMap((each) => {
    if (isLongerThan(each, LIMITS.name)) throw invalid(field, `A name has at most ${LIMITS.name} characters.`);
    return cleanLine(each) || [];
  });
}

const inHouse = (items: readonly KitchenItem[]): FoodInHouse[] =>
  items.filter(({ haveIt }) => haveIt).map(({ ingredientName, bestBefore }) => ({ name: ingredientName, bestBefore }));

/** The names that a caller sends, each once; the date comes from the kitchen. */
function named(names: readonly string[], items: readonly KitchenItem[]): FoodInHouse[] {
  const dates = new Map(items.map(({ key, haveIt, bestBefore }) => [key, haveIt ? bestBefore : null]));
  const byKey = new Map(names.map((name) => [shoppingKey(name), name]));
  return [...byKey].map(([key, name]) => ({ name, bestBefore: dates.get(key) ?? null }));
}

const quickMeal = ({ warnings, ...idea }: Idea, diets: readonly MemberDiet[]): QuickMeal => ({
  ...idea,
  warnings: memberWarnings(warnings, diets),
});
