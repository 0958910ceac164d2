import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DeletedItem } from '../../platform/bin';
import { CalendarDateScalar, IdempotencyKey, UndoKey, Version } from '../../platform/graphql';
import { MealPlanService } from './meal-plan.service';
import { MealWeekService } from './meal-week.service';
import { DinnerPlan, MealWeek } from './meal-week.types';
import { PlannedMeal, PlannedMealInput } from './planned-meal';

const idArgument = { type: () => ID, description: 'Id of the meal.' };
const dateArgument = { type: () => CalendarDateScalar };

@Resolver(() => PlannedMeal)
export class MealPlanResolver {
  constructor(
    private readonly plan: MealPlanService,
    private readonly weeks: MealWeekService,
  ) {}

  @Query(() => MealWeek, { description: 'The meal plan of a week.' })
  mealWeek(
    @CurrentViewer() viewer: Viewer,
    @Args('startDate', { ...dateArgument, description: 'Any day of the week.' }) startDate: string,
  ): Promise<MealWeek> {
    return this.weeks.week(viewer, startDate);
  }

  @Query(() => [PlannedMeal], {
    description: 'The meals of a range of up to 92 days, ordered by day, meal and position.',
  })
  plannedMeals(
    @CurrentViewer() viewer: Viewer,
    @Args('start', { ...dateArgument, description: 'First day.' }) start: string,
    @Args('end', { ...dateArgument, description: 'Last day.' }) end: string,
  ): Promise<PlannedMeal[]> {
    return this.plan.between(viewer, start, end);
  }

  @Query(() => PlannedMeal, { description: 'One planned meal.' })
  plannedMeal(@CurrentViewer() viewer: Viewer, @Args('id', idArgument) id: string): Promise<PlannedMeal> {
    return this.plan.get(viewer, id);
  }

  @Query(() => DinnerPlan, {
    nullable: true,
    description: 'The dinner of a day and when to start cooking; null when none is planned.',
  })
  plannedDinner(
    @CurrentViewer() viewer: Viewer,
    @Args('date', { ...dateArgument, nullable: true, description: "The day; by default the family's today." })
    date?: string | null,
  ): Promise<DinnerPlan | null> {
    return this.weeks.dinner(viewer, date);
  }

  @Mutation(() => PlannedMeal, { description: 'Plans a meal, after those already in its slot.' })
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
