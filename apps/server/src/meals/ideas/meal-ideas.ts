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
import { consolidateNames } from '@homefold/domain/shopping';
import { quickMeals, type Eater, type QuickMeal, type QuickMealQuestion } from '@homefold/domain/use-it-up';

/** Ideas of what to cook. An adapter may take its time: never call it inside a scope of the database. */
export abstract class MealIdeas {
  /** What a meal without a recipe is made of, for so many; empty: nobody knows. */
  abstract ingredientsOf(description: string, servings?: number): Promise<IdeaIngredient[]>;
  /** Names of ingredients, the same thing once. */
  abstract consolidate(names: readonly string[]): Promise<string[]>;
  /** Meals that somebody may like, the best first. */
  abstract suggest(
    constraints: IdeaConstraints,
    context: IdeaContext & { eaters: readonly Eater[] },
  ): Promise<MealIdea[]>;
  /** Simple dishes from what is in the house, the best first. */
  abstract quickMeals(question: QuickMealQuestion): Promise<QuickMeal[]>;
}

/** By the built-in tables alone: always there, and the same question always has the same answer. */
@Injectable()
export class RuleMealIdeas extends MealIdeas {
  async ingredientsOf(description: string, servings?: number): Promise<IdeaIngredient[]> {
    // a week may ask for many of them: other requests have their turn in between
    await setImmediate();
    return ingredientsOfMeal(description, servings);
  }

  async consolidate(names: readonly string[]): Promise<string[]> {
    await setImmediate();
    return consolidateNames(names).consolidatedIngredients;
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
