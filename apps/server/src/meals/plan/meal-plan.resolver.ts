import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DeletedItem } from '../../platform/bin';
import { CalendarDateScalar, IdempotencyKey, UndoKey, Version } from '../../platform/graphql';
import { MealPlanService } from './meal-plan.service';
import { MealWeek, PlannedMeal, PlannedMealInput } from './planned-meal';

const idArgument = { type: () => ID, description: 'Id of the meal.' };

@Resolver(() => PlannedMeal)
export class MealPlanResolver {
  constructor(private readonly plan: MealPlanService) {}

  @Query(() => MealWeek, { description: 'A week of the plan.' })
  mealWeek(
    @CurrentViewer() viewer: Viewer,
    @Args('startDate', { type: () => CalendarDateScalar, description: 'Its Monday.' }) startDate: string,
  ): Promise<MealWeek> {
    return this.plan.week(viewer, startDate);
  }

  @Query(() => PlannedMeal, { description: 'One planned meal.' })
  plannedMeal(@CurrentViewer() viewer: Viewer, @Args('id', idArgument) id: string): Promise<PlannedMeal> {
    return this.plan.get(viewer, id);
  }

  @Mutation(() => PlannedMeal, { description: 'Plans a meal.' })
  addPlannedMeal(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The meal.' }) input: PlannedMealInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<PlannedMeal> {
    return this.plan.add(viewer, input, idempotencyKey);
  }

  @Mutation(() => PlannedMeal, { description: 'Changes a planned meal. VERSION_CONFLICT (409).' })
  updatePlannedMeal(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('input', { description: 'The fields to change.' }) input: PlannedMealInput,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<PlannedMeal> {
    return this.plan.update(viewer, id, input, { version, undoKey });
  }

  @Mutation(() => DeletedItem, { description: 'Moves a planned meal to the bin.' })
  deletePlannedMeal(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<DeletedItem> {
    return this.plan.delete(viewer, id, { version, undoKey });
  }
}
