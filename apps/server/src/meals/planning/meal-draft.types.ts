import { InputType, ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { DateField, EnumField, IdField, IntField, ObjectField, TextField } from '../../platform/fields';
import { MealSlot, MealType, PlannedMeal } from '../plan/planned-meal';
import { Recipe } from '../recipes/recipe';

@ObjectType({ description: 'A proposed meal. Nothing is stored before `acceptMealPlan`.' })
export class DraftMeal {
  @DateField('The day.')
  date!: CalendarDate;

  @EnumField(MealType, 'Which meal of the day.')
  mealType!: MealType;

  @IdField('The recipe; null for a meal without one, such as leftovers.', { nullable: true })
  recipeId!: string | null;

  @TextField('Name of the dish.')
  title!: string;

  @IntField('Number of servings.')
  servings!: number;

  @TextField('Why it was chosen, as short sentences: the most important reason first, things to check last.', {
    list: true,
  })
  reasons!: string[];
}

@ObjectType({ description: 'A slot for which no meal fits.' })
export class UnfilledMealSlot extends MealSlot {
  @TextField('The reason, as a sentence.')
  why!: string;
}

@ObjectType({ description: 'A proposal for the empty slots of a week.' })
export class MealPlanDraft {
  @DateField("The week's Monday.")
  startDate!: CalendarDate;

  @DateField("The week's Sunday.")
  endDate!: CalendarDate;

  @ObjectField(() => DraftMeal, 'The proposed meals, including those that were kept, ordered by day and meal.', {
    list: true,
  })
  entries!: DraftMeal[];

  @ObjectField(() => UnfilledMealSlot, 'The slots that stay empty, ordered by day and meal.', { list: true })
  unfilled!: UnfilledMealSlot[];

  @ObjectField(() => Recipe, 'The recipes of the proposed meals, each once.', { list: true })
  recipes!: Recipe[];
}

@ObjectType({ description: 'A proposed meal that was not added to the plan.' })
export class LeftOutMeal extends MealSlot {
  @TextField('Name of the dish.')
  title!: string;
}

@ObjectType({ description: 'The result of accepting a proposal.' })
export class AcceptedMealPlan {
  @ObjectField(() => PlannedMeal, 'The added meals, ordered by day and meal.', { list: true })
  meals!: PlannedMeal[];

  @ObjectField(() => MealSlot, 'Slots that were filled in the meantime; nothing was added to them.', { list: true })
  filled!: MealSlot[];

  @ObjectField(() => LeftOutMeal, 'Meals that were not added because their recipe has been deleted.', {
    list: true,
  })
  leftOut!: LeftOutMeal[];
}

@InputType({ description: 'A meal of a proposal.' })
export class DraftMealInput {
  @DateField('The day.')
  date!: CalendarDate;

  @EnumField(MealType, 'Which meal of the day.')
  mealType!: MealType;

  @IdField('The recipe; null for a meal without one.', { optional: true })
  recipeId?: string | null;

  @TextField('Name of the dish: 1 to 200 characters.')
  title!: string;

  @IntField('Number of servings: 1 to 100; by default one for each person who eats.', { optional: true })
  servings?: number | null;

  @TextField('The reasons given by the proposal. A draft that keeps this meal returns them unchanged.', {
    optional: true,
    list: true,
  })
  reasons?: string[] | null;
}

@InputType({ description: 'A rejected proposal, which is not proposed for its slot again.' })
export class RejectedMealInput {
  @DateField('The day.')
  date!: CalendarDate;

  @EnumField(MealType, 'Which meal of the day.')
  mealType!: MealType;

  @IdField('The recipe; null for a meal without one.', { optional: true })
  recipeId?: string | null;

  @TextField('Name of the dish.')
  title!: string;
}
