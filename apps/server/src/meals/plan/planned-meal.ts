import { InputType, ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import type { MealType as Meal } from '@homefold/domain/meals';
import { Column, Entity } from 'typeorm';
import {
  DateField,
  EnumField,
  FlagField,
  IdField,
  IntField,
  ObjectField,
  TextField,
  changesOf,
  enumType,
} from '../../platform/fields';
import { RECORD_FIELDS, StoredRecord } from '../../platform/records';
import { FamilyRecord } from '../../platform/undo';
import { PlannedIngredient, PlannedIngredientInput, RestPlannedIngredient } from './own-ingredients';

export type MealType = Meal;
export const MealType = enumType<Meal>('MealType', 'A meal of the day.', {
  breakfast: 'In the morning.',
  lunch: 'At midday.',
  dinner: 'In the evening.',
});

/** One dish of a slot. A slot is a meal of a day, and may hold several dishes. */
@ObjectType({ description: 'A planned meal: one dish of a slot of the week.', implements: () => FamilyRecord })
@Entity('planned_meal')
export class PlannedMeal extends StoredRecord {
  @IdField('Id of the recipe; null for an ad-hoc meal, and after the recipe was deleted permanently.', {
    nullable: true,
  })
  @Column({ name: 'recipe_id', type: 'uuid', nullable: true })
  recipeId!: string | null;

  @TextField('Name of the dish: 1 to 200 characters.')
  @Column({ type: 'text' })
  title!: string;

  @TextField('Notes: up to 5,000 characters.', { nullable: true })
  @Column({ type: 'text', nullable: true })
  notes!: string | null;

  @EnumField(MealType, 'Which meal of the day.')
  @Column({ name: 'meal_type', type: 'text' })
  mealType!: MealType;

  @DateField('The day.', { example: '2026-10-08' })
  @Column({ name: 'meal_date', type: 'date' })
  mealDate!: CalendarDate;

  @IntField('Number of servings: 1 to 100.')
  @Column({ type: 'integer' })
  servings!: number;

  @FlagField('Whether it is an ad-hoc meal, which has no recipe.')
  @Column({ name: 'is_ad_hoc', type: 'boolean' })
  isAdHoc!: boolean;

  @IdField('Membership ids of the members who eat; null for the whole family.', {
    nullable: true,
    list: true,
    rest: false,
  })
  @Column({ name: 'eater_ids', type: 'uuid', array: true, nullable: true })
  eaterIds!: string[] | null;

  @IntField('Number of guests: 0 to 30.', { rest: false })
  @Column({ type: 'integer' })
  guests!: number;

  @IdField('Membership id of the cook; null if nobody was chosen.', { nullable: true, rest: false })
  @Column({ name: 'cook_id', type: 'uuid', nullable: true })
  cookId!: string | null;

  @ObjectField(
    () => PlannedIngredient,
    'Its own ingredients, for its servings, as a planned idea keeps them; null if it has a recipe, or none are known.',
    { nullable: true, list: true, rest: false },
  )
  @Column({ type: 'jsonb', nullable: true })
  ingredients!: PlannedIngredient[] | null;

  @ObjectField(
    () => RestPlannedIngredient,
    'Its own ingredients, for its servings, as a planned idea keeps them; null if it has a recipe, or none are known.',
    { nullable: true, list: true, graphql: false, rest: { name: 'ingredients' } },
  )
  get restIngredients(): RestPlannedIngredient[] | null {
    return this.ingredients?.map(RestPlannedIngredient.of) ?? null;
  }

  @IntField('Its position in its slot, ascending.', { rest: false })
  @Column({ type: 'integer' })
  position!: number;

  /** Shared by meals stored by one call, so that a repeated call finds them. */
  @Column({ name: 'batch_id', type: 'uuid', nullable: true })
  batchId!: string | null;
}

@InputType({
  description: 'A planned meal. In an update, an omitted field keeps its value and null clears it.',
})
export class PlannedMealInput extends changesOf(PlannedMeal, {
  without: [...RECORD_FIELDS, 'position', 'ingredients', 'restIngredients'],
}) {
  @ObjectField(
    () => PlannedIngredientInput,
    'The ingredients of a meal without a recipe, for its servings: up to 200. Shopping lists are made from them, and ' +
      'from its title only if it has none.',
    { optional: true, list: true, rest: false },
  )
  ingredients?: PlannedIngredientInput[] | null;
}

@InputType({ description: 'A slot of the plan: a meal of a day.' })
export class MealSlotInput {
  @DateField('The day.')
  date!: CalendarDate;

  @EnumField(MealType, 'Which meal of the day.')
  mealType!: MealType;
}

@ObjectType({ description: 'A slot of the plan: a meal of a day.' })
export class MealSlot {
  @DateField('The day.')
  date!: CalendarDate;

  @EnumField(MealType, 'Which meal of the day.')
  mealType!: MealType;
}
