import { InputType, ObjectType } from '@nestjs/graphql';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import { DateField, IdField, IntField, ObjectField, TextField, TimeField } from '../../platform/fields';
import { RecipeWarning } from '../diets/member-diet';
import { Recipe } from '../recipes/recipe';
import { MealSlot, PlannedMeal } from './planned-meal';

@ObjectType({ description: 'A day on which an event leaves little time to cook dinner.' })
export class ShortEvening {
  @DateField('The day.')
  date!: CalendarDate;

  @TextField('Title of the event that leaves the least time.')
  title!: string;

  @TimeField('When the event starts.')
  startTime!: LocalTime;

  @TimeField('When the event ends.', { nullable: true })
  endTime!: LocalTime | null;

  @IntField('Minutes left for cooking; null if unknown.', { nullable: true })
  minutesToCook!: number | null;

  @TextField('The reason, as text: "Swimming ends at 18:30".')
  words!: string;
}

@ObjectType({
  description:
    'A warning that a planned meal contains something that a member who eats it avoids. The absence of a ' +
    'warning does not mean that it is safe.',
})
export class MealWarning extends RecipeWarning {
  @IdField('Id of the planned meal.')
  mealId!: string;
}

@ObjectType({ description: 'The meal plan of a week, Monday to Sunday.' })
export class MealWeek {
  @DateField('Its Monday.')
  startDate!: CalendarDate;

  @DateField('Its Sunday.')
  endDate!: CalendarDate;

  @ObjectField(() => PlannedMeal, 'Its meals, ordered by day, meal and position.', { list: true })
  meals!: PlannedMeal[];

  @ObjectField(() => Recipe, 'The recipes of these meals, each once, without those in the bin.', { list: true })
  recipes!: Recipe[];

  @ObjectField(() => ShortEvening, 'Its short evenings, by date.', { list: true })
  shortEvenings!: ShortEvening[];

  @ObjectField(
    () => MealWarning,
    'What the members who eat these meals avoid, by meal, certain warnings first. Meals without a recipe are ' +
      'judged by their title.',
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

  @ObjectField(() => Recipe, 'The recipes of these dishes, each once, without those in the bin.', { list: true })
  recipes!: Recipe[];

  @TimeField('When the family usually has dinner.')
  dinnerTime!: LocalTime;

  @IntField('Total minutes of the dish that takes longest; null if no recipe has times.', { nullable: true })
  minutes!: number | null;

  @TimeField('When to start cooking so that dinner is ready in time; null if unknown.', { nullable: true })
  startAt!: LocalTime | null;
}

@ObjectType({ description: 'The result of copying a week.' })
export class CopiedMeals {
  @ObjectField(() => PlannedMeal, 'The new meals, ordered by day, meal and position.', { list: true })
  meals!: PlannedMeal[];

  @ObjectField(() => MealSlot, 'Slots that were skipped because something is planned there.', { list: true })
  skipped!: MealSlot[];
}

@InputType({ description: 'A planned meal as the caller saw it.' })
export class SeenMealInput {
  @IdField('Id of the meal.')
  id!: string;

  @IntField('The version that was seen.')
  version!: number;
}
