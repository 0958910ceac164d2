import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { CalendarDateScalar, IdempotencyKey } from '../../platform/graphql';
import { MealType, PlannedMeal } from '../plan/planned-meal';
import { MealQuickAddService } from './meal-quick-add.service';
import { ParsedMeal } from './meal-quick-add.types';

const PhraseArgument = () => Args('text', { description: 'The phrase: up to 500 characters.' });
const Day = () =>
  Args('date', {
    type: () => CalendarDateScalar,
    nullable: true,
    description: 'The day of the slot in which it is typed; today by default.',
  });
const Meal = () =>
  Args('mealType', { type: () => MealType, nullable: true, description: 'The meal of that slot; dinner by default.' });

@Resolver(() => ParsedMeal)
export class MealQuickAddResolver {
  constructor(private readonly meals: MealQuickAddService) {}

  @Query(() => ParsedMeal, {
    description:
      'Parses a phrase such as "lasagne on Friday" into a planned meal. Nothing is stored. Returns a question if ' +
      'the phrase is ambiguous.',
  })
  understandMeal(
    @CurrentViewer() viewer: Viewer,
    @PhraseArgument() text: string,
    @Day() date?: string | null,
    @Meal() mealType?: MealType | null,
  ): Promise<ParsedMeal> {
    return this.meals.understand(viewer, text, { date, mealType });
  }

  @Mutation(() => PlannedMeal, {
    description: 'Plans a meal from a phrase. INVALID (400) with the question to ask if the phrase is ambiguous.',
  })
  quickAddMeal(
    @CurrentViewer() viewer: Viewer,
    @PhraseArgument() text: string,
    @Day() date?: string | null,
    @Meal() mealType?: MealType | null,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<PlannedMeal> {
    return this.meals.add(viewer, text, { date, mealType }, idempotencyKey);
  }
}
