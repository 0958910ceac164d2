import { InputType, ObjectType } from '@nestjs/graphql';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import { DateField, IdField, IntField, ObjectField, TextField, TimeField } from '../../platform/fields';
import { RecipeWarning } from '../diets/member-diet';
import { Recipe } from '../recipes/recipe';
import { MealSlot, PlannedMeal } from './planned-meal';

@ObjectType({ description: 'A dinner for which there is little time, because of an event of the family.' })
export class ShortEvening {
  @DateField('The day.')
  date!: CalendarDate;

  @TextField('Title of the event that leaves the least time.')
  title!: string;

  @TimeField('When the event starts.')
  startTime!: LocalTime;

  @TimeField('When the event ends.', { nullable: true })
  endTime!: LocalTime | null;

  @IntField('How many minutes are left for cooking; null where that cannot be told.', { nullable: true })
  minutesToCook!: number | null;

  @TextField('Why in words: "Swimming ends at 18:30".')
  words!: string;
}

@ObjectType({
  description:
    'Something in a planned meal that somebody who eats it avoids. A meal without a warning is not thereby free of anything.',
})
export class MealWarning extends RecipeWarning {
  @IdField('Id of the planned meal.')
  mealId!: string;
}

@ObjectType({ description: 'A week of the plan, Monday to Sunday.' })
export class MealWeek {
  @DateField('Its Monday.')
  startDate!: CalendarDate;

  @DateField('Its Sunday.')
  endDate!: CalendarDate;

  @ObjectField(() => PlannedMeal, 'Its meals, by day, meal and place.', { list: true })
  meals!: PlannedMeal[];

  @ObjectField(() => Recipe, 'The recipes of these meals, each once; without those in the bin.', { list: true })
  recipes!: Recipe[];

  @ObjectField(() => ShortEvening, 'Its short evenings, by date.', { list: true })
  shortEvenings!: ShortEvening[];

  @ObjectField(
    () => MealWarning,
    'What those who eat them avoid, by meal, the certain first; of a meal without a recipe by its title.',
    { list: true },
  )
  warnings!: MealWarning[];
}

@ObjectType({ description: 'The dinner of a day, and when to start cooking.' })
export class DinnerPlan {
  @DateField('The day.')
  date!: CalendarDate;

  @ObjectField(() => PlannedMeal, 'Its dishes, in order.', { list: true })
  meals!: PlannedMeal[];

  @ObjectField(() => Recipe, 'Their recipes, each once; without those in the bin.', { list: true })
  recipes!: Recipe[];

  @TimeField('When the family usually has dinner.')
  dinnerTime!: LocalTime;

  @IntField('Minutes that the dish takes which takes longest; null where no recipe says.', { nullable: true })
  minutes!: number | null;

  @TimeField('When to start so that dinner is ready in time; null where that cannot be told.', { nullable: true })
  startAt!: LocalTime | null;
}

@ObjectType({ description: 'What was copied into the plan.' })
export class CopiedMeals {
  @ObjectField(() => PlannedMeal, 'The new meals, by day, meal and place.', { list: true })
  meals!: PlannedMeal[];

  @ObjectField(() => MealSlot, 'The slots that were left alone because something is planned there.', { list: true })
  skipped!: MealSlot[];
}

@InputType({ description: 'A planned meal as the caller saw it.' })
export class SeenMealInput {
  @IdField('Id of the meal.')
  id!: string;

  @IntField('The version that was seen.')
  version!: number;
}
