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

  @TextField('What is eaten.')
  title!: string;

  @IntField('For how many.')
  servings!: number;

  @TextField(
    'Why it was chosen, as short sentences, the most important one first; what has to be checked comes last.',
    {
      list: true,
    },
  )
  reasons!: string[];
}

@ObjectType({ description: 'A slot for which nothing fits.' })
export class UnfilledMealSlot extends MealSlot {
  @TextField('Why, as a sentence.')
  why!: string;
}

@ObjectType({ description: 'A proposal for the empty slots of a week.' })
export class MealPlanDraft {
  @DateField("The week's Monday.")
  startDate!: CalendarDate;

  @DateField("The week's Sunday.")
  endDate!: CalendarDate;

  @ObjectField(() => DraftMeal, 'The proposed meals, those that were kept included, by day and meal.', { list: true })
  entries!: DraftMeal[];

  @ObjectField(() => UnfilledMealSlot, 'The slots that stay empty, by day and meal.', { list: true })
  unfilled!: UnfilledMealSlot[];

  @ObjectField(() => Recipe, 'The recipes of the proposed meals, each once.', { list: true })
  recipes!: Recipe[];
}

@ObjectType({ description: 'A meal of a proposal that was not stored.' })
export class LeftOutMeal extends MealSlot {
  @TextField('What it was called.')
  title!: string;
}

@ObjectType({ description: 'What was stored of a proposal.' })
export class AcceptedMealPlan {
  @ObjectField(() => PlannedMeal, 'The new meals, by day and meal.', { list: true })
  meals!: PlannedMeal[];

  @ObjectField(() => MealSlot, 'The slots that somebody filled in the meantime; they were left alone.', { list: true })
  filled!: MealSlot[];

  @ObjectField(() => LeftOutMeal, 'The meals that were left out because their recipe was deleted in the meantime.', {
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

  @TextField('What is eaten: 1 to 200 characters.')
  title!: string;

  @IntField('For how many: 1 to 100; by default for everybody who eats.', { optional: true })
  servings?: number | null;

  @TextField('The reasons of the proposal, which a draft that keeps this meal answers again.', {
    optional: true,
    list: true,
  })
  reasons?: string[] | null;
}

@InputType({ description: 'What was swapped away in a slot: it is not proposed there again.' })
export class RejectedMealInput {
  @DateField('The day.')
  date!: CalendarDate;

  @EnumField(MealType, 'Which meal of the day.')
  mealType!: MealType;

  @IdField('The recipe; null for a meal without one.', { optional: true })
  recipeId?: string | null;

  @TextField('What it was called.')
  title!: string;
}
