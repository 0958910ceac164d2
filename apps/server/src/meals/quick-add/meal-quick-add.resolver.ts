import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { CalendarDateScalar, IdempotencyKey } from '../../platform/graphql';
import { MealType, PlannedMeal } from '../plan/planned-meal';
import { MealQuickAddService } from './meal-quick-add.service';
import { MealInWords } from './meal-quick-add.types';

const Words = () => Args('words', { description: 'The phrase: up to 500 characters.' });
const Day = () =>
  Args('date', {
    type: () => CalendarDateScalar,
    nullable: true,
    description: 'The day of the slot in which it is typed; today by default.',
  });
const Meal = () =>
  Args('mealType', { type: () => MealType, nullable: true, description: 'The meal of that slot; dinner by default.' });

@Resolver(() => MealInWords)
export class MealQuickAddResolver {
  constructor(private readonly meals: MealQuickAddService) {}

  @Query(() => MealInWords, {
    description:
      'Parses a phrase such as "lasagne on Friday" into a planned meal. Nothing is stored. Returns a question if ' +
      'the phrase is ambiguous.',
  })
  understandMeal(
    @CurrentViewer() viewer: Viewer,
    @Words() words: string,
    @Day() date?: string | null,
    @Meal() mealType?: MealType | null,
  ): Promise<MealInWords> {
    return this.meals.understand(viewer, words, { date, mealType });
  }

  @Mutation(() => PlannedMeal, {
    description: 'Plans a meal from a phrase. INVALID (400) with the question to ask if the phrase is ambiguous.',
  })
  quickAddMeal(
    @CurrentViewer() viewer: Viewer,
    @Words() words: string,
    @Day() date?: string | null,
    @Meal() mealType?: MealType | null,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<PlannedMeal> {
    return this.meals.add(viewer, words, { date, mealType }, idempotencyKey);
  }
}
