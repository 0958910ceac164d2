import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { DateField, EnumField, IdField, TextField } from '../../platform/fields';
import { MealType } from '../plan/planned-meal';

@ObjectType({ description: 'A planned meal read from a phrase. Nothing is stored.' })
export class MealInWords {
  @TextField('What is eaten; never empty.')
  title!: string;

  @IdField('The recipe of the family that is meant; null for an ad-hoc meal.', { nullable: true })
  recipeId!: string | null;

  @DateField('The day; today where the phrase names none.')
  mealDate!: CalendarDate;

  @EnumField(MealType, 'Which meal of the day; dinner where the phrase names none.')
  mealType!: MealType;

  @IdField('Membership id of who cooks; null where the phrase names nobody.', { nullable: true })
  cookId!: string | null;
}
