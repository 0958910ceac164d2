import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import type { MealSpanKind } from '@homefold/domain/quick-add';
import { DateField, EnumField, IdField, IntField, ObjectField, TextField, enumType } from '../../platform/fields';
import { TextSpan } from '../../platform/graphql';
import { MealType } from '../plan/planned-meal';

const MealWordsSpanKind = enumType<MealSpanKind>('MealWordsSpanKind', 'Meaning of a part of the phrase.', {
  date: 'The day.',
  meal: 'Which meal of the day.',
  servings: 'Number of servings.',
});

@ObjectType({ description: 'A recognised part of the phrase.' })
export class MealWordsSpan extends TextSpan {
  @EnumField(MealWordsSpanKind, 'Its meaning.')
  kind!: MealSpanKind;
}

@ObjectType({ description: 'A question that resolves an ambiguous phrase.' })
export class MealWordsQuestion {
  @TextField('The question.')
  ask!: string;

  @DateField('The days to choose from.', { list: true })
  dates!: CalendarDate[];
}

@ObjectType({
  description: 'A planned meal parsed from a phrase. Its fields match `PlannedMealInput`. Nothing is stored.',
})
export class MealInWords {
  @TextField('Name of the dish; never empty.')
  title!: string;

  @IdField("Id of the family's recipe with that title; null for an ad-hoc meal.", { nullable: true })
  recipeId!: string | null;

  @DateField('The day; today by default.')
  mealDate!: CalendarDate;

  @EnumField(MealType, 'Which meal of the day; dinner by default.')
  mealType!: MealType;

  @IntField('Number of servings; null for one per person who eats.', { nullable: true })
  servings!: number | null;

  @ObjectField(() => MealWordsSpan, 'The recognised parts of the phrase, in order.', { list: true })
  spans!: MealWordsSpan[];

  @ObjectField(() => MealWordsQuestion, 'The question to ask the user; null if the phrase is unambiguous.', {
    nullable: true,
  })
  question!: MealWordsQuestion | null;

  @TextField('The part of the phrase that a planned meal cannot represent, as a sentence.', { nullable: true })
  note!: string | null;
}
