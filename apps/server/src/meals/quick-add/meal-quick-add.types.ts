import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import type { MealSpanKind } from '@homefold/domain/quick-add';
import { DateField, EnumField, IdField, IntField, ObjectField, TextField, enumType } from '../../platform/fields';
import { TextSpan } from '../../platform/graphql';
import { MealType } from '../plan/planned-meal';

const MealWordsSpanKind = enumType<MealSpanKind>('MealWordsSpanKind', 'Meaning of a part of the phrase.', {
  date: 'The day.',
  meal: 'Which meal of the day.',
  servings: 'For how many.',
});

@ObjectType({ description: 'A recognised part of the phrase.' })
export class MealWordsSpan extends TextSpan {
  @EnumField(MealWordsSpanKind, 'Its meaning.')
  kind!: MealSpanKind;
}

@ObjectType({ description: 'What has to be asked before the phrase is clear.' })
export class MealWordsQuestion {
  @TextField('The question.')
  ask!: string;

  @DateField('The days that may be meant.', { list: true })
  dates!: CalendarDate[];
}

@ObjectType({
  description: 'A planned meal read from a phrase. Its fields match `PlannedMealInput`. Nothing is stored.',
})
export class MealInWords {
  @TextField('What is eaten; never empty.')
  title!: string;

  @IdField('The recipe of the family with that title; null for an ad-hoc meal.', { nullable: true })
  recipeId!: string | null;

  @DateField('The day; today where nothing says otherwise.')
  mealDate!: CalendarDate;

  @EnumField(MealType, 'Which meal of the day; dinner where nothing says otherwise.')
  mealType!: MealType;

  @IntField('For how many; null for everybody who eats.', { nullable: true })
  servings!: number | null;

  @ObjectField(() => MealWordsSpan, 'The recognised parts, in order.', { list: true })
  spans!: MealWordsSpan[];

  @ObjectField(() => MealWordsQuestion, 'What has to be asked; null where the phrase is clear.', { nullable: true })
  question!: MealWordsQuestion | null;

  @TextField('What a planned meal cannot represent of the phrase, as a sentence.', { nullable: true })
  note!: string | null;
}
