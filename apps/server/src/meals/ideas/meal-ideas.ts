import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  ingredientsOfMeal,
  suggestMeals,
  type IdeaConstraints,
  type IdeaContext,
  type IdeaIngredient,
  type MealIdea,
} from '@homefold/domain/meal-ideas';
import {
  consolidate,
  consolidateNames,
  type Consolidated,
  type InHouse,
  type NeededIngredient,
  type ShoppingUnits,
} from '@homefold/domain/shopping';
import { quickMeals, type Eater, type QuickMeal, type QuickMealQuestion } from '@homefold/domain/use-it-up';

/** Ideas for what to cook. An adapter may be slow: never call it inside a database scope. */
export abstract class MealIdeas {
  /** The ingredients of a meal without a recipe, for a number of servings; empty: unknown. */
  abstract ingredientsOf(description: string, servings?: number): Promise<IdeaIngredient[]>;
  /** Consolidates names of ingredients. */
  abstract consolidate(names: readonly string[]): Promise<string[]>;
  /** What to buy for the meals of a week: each thing once, less what is in the house. */
  abstract consolidateNeeds(
    needed: readonly NeededIngredient[],
    inHouse: readonly InHouse[],
    units: ShoppingUnits,
  ): Promise<Consolidated>;
  /** Suggested meals, the best first. */
  abstract suggest(
    constraints: IdeaConstraints,
    context: IdeaContext & { eaters: readonly Eater[] },
  ): Promise<MealIdea[]>;
  /** Simple dishes from what is in the house, the best first. */
  abstract quickMeals(question: QuickMealQuestion): Promise<QuickMeal[]>;
}

/** Uses the built-in tables only: always available, and the same question always has the same answer. */
@Injectable()
export class RuleMealIdeas extends MealIdeas {
  async ingredientsOf(description: string, servings?: number): Promise<IdeaIngredient[]> {
    // a week may need many of them, so the event loop is yielded in between
    await setImmediate();
    return ingredientsOfMeal(description, servings);
  }

  async consolidate(names: readonly string[]): Promise<string[]> {
    await setImmediate();
    return consolidateNames(names).consolidatedIngredients;
  }

  async consolidateNeeds(
    needed: readonly NeededIngredient[],
    inHouse: readonly InHouse[],
    units: ShoppingUnits,
  ): Promise<Consolidated> {
    await setImmediate();
    return consolidate(needed, inHouse, units);
  }

  async suggest(
    constraints: IdeaConstraints,
    context: IdeaContext & { eaters: readonly Eater[] },
  ): Promise<MealIdea[]> {
    await setImmediate();
    return suggestMeals(constraints, context);
  }

  async quickMeals(question: QuickMealQuestion): Promise<QuickMeal[]> {
    await setImmediate();
    return quickMeals(question);
  }
}
