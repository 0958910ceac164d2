import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { IdempotencyKey } from '../../platform/graphql';
import { PlannedMeal } from '../plan/planned-meal';
import { MealQuickAddService } from './meal-quick-add.service';
import { MealInWords } from './meal-quick-add.types';

const Words = () => Args('words', { description: 'The phrase, "lasagne on Friday": up to 500 characters.' });

@Resolver(() => MealInWords)
export class MealQuickAddResolver {
  constructor(private readonly meals: MealQuickAddService) {}

  @Query(() => MealInWords, { description: 'Reads a planned meal from a phrase. Stores nothing.' })
  understandMeal(@CurrentViewer() viewer: Viewer, @Words() words: string): Promise<MealInWords> {
    return this.meals.understand(viewer, words);
  }

  @Mutation(() => PlannedMeal, { description: 'Plans the meal of a phrase.' })
  quickAddMeal(
    @CurrentViewer() viewer: Viewer,
    @Words() words: string,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<PlannedMeal> {
    return this.meals.add(viewer, words, idempotencyKey);
  }
}
