import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import type { MealSpanKind } from '@homefold/domain/quick-add';
import { DateField, EnumField, IdField, IntField, ObjectField, TextField, enumType } from '../../platform/fields';
import { TextSpan } from '../../platform/graphql';
import { MealType } from '../plan/planned-meal';

const MealPhraseSpanKind = enumType<MealSpanKind>('MealPhraseSpanKind', 'Meaning of a part of the phrase.', {
  date: 'The day.',
  meal: 'Which meal of the day.',
  servings: 'Number of servings.',
});

@ObjectType({ description: 'A recognised part of the phrase.' })
export class MealPhraseSpan extends TextSpan {
  @EnumField(MealPhraseSpanKind, 'Its meaning.')
  kind!: MealSpanKind;
}

@ObjectType({ description: 'A question that resolves an ambiguous phrase.' })
export class MealPhraseQuestion {
  @TextField('The question.')
  ask!: string;

  @DateField('The days to choose from.', { list: true })
  dates!: CalendarDate[];
}

@ObjectType({
  description: 'A planned meal parsed from a phrase. Its fields match `PlannedMealInput`. Nothing is stored.',
})
export class ParsedMeal {
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

  @ObjectField(() => MealPhraseSpan, 'The recognised parts of the phrase, in order.', { list: true })
  spans!: MealPhraseSpan[];

  @ObjectField(() => MealPhraseQuestion, 'The question to ask the user; null if the phrase is unambiguous.', {
    nullable: true,
  })
  question!: MealPhraseQuestion | null;

  @TextField('The part of the phrase that a planned meal cannot represent, as a sentence.', { nullable: true })
  note!: string | null;
}
