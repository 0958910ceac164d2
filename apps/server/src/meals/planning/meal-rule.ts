import { InputType, ObjectType } from '@nestjs/graphql';
import type { MealRuleContent, MealRuleKind as Kind } from '@homefold/domain/meals';
import { Column, Entity } from 'typeorm';
import { EnumField, IntField, TextField, enumType } from '../../platform/fields';
import { StoredRecord } from '../../platform/records';
import { FamilyRecord } from '../../platform/undo';
import { MealType } from '../plan/planned-meal';

export const MealRuleKind = enumType<Kind>('MealRuleKind', 'What a rule requires of the slots it applies to.', {
  tag: 'Only dishes with a tag, or with a word in their title or ingredients.',
  title: 'One particular dish.',
  maxMinutes: 'Only dishes that take at most so many minutes, including preparation.',
  notWithinDays: 'No dish that is planned within so many days before or after.',
  leftoversOf: 'The leftovers of an earlier meal.',
  diet: 'Only dishes that suit a diet.',
  without: 'No dish with an allergen.',
});

/** What a rule demands besides its kind: the fields of `MealRuleDemand`. */
export interface StoredDemand {
  tag?: string;
  title?: string;
  minutes?: number;
  within?: number;
  of?: { day: number | null; mealType: MealType };
  diet?: string;
  allergen?: string;
}

@ObjectType({
  description: 'A rule that the proposals of `draftMealPlan` follow.',
  implements: () => FamilyRecord,
})
@Entity('meal_rule')
export class MealRule extends StoredRecord {
  @EnumField(MealRuleKind, 'The kind of rule.')
  @Column({ type: 'text' })
  kind!: Kind;

  @IntField('The weekdays it applies to, 1 Monday to 7 Sunday; null for every day.', { nullable: true, list: true })
  @Column({ type: 'integer', array: true, nullable: true })
  days!: number[] | null;

  @EnumField(MealType, 'The meals it applies to; null for every meal.', { nullable: true, list: true })
  @Column({ name: 'meal_types', type: 'text', array: true, nullable: true })
  mealTypes!: MealType[] | null;

  @Column({ type: 'jsonb' })
  demand!: StoredDemand;

  @IntField('Its position among the rules, ascending. If two rules contradict each other, the first one applies.')
  @Column({ type: 'integer' })
  position!: number;

  @TextField('The rule in plain English: "Friday: fish".')
  @Column({ type: 'text' })
  words!: string;

  @TextField('For `tag`: the tag or word.', { nullable: true })
  get tag(): string | null {
    return this.demand.tag ?? null;
  }

  @TextField('For `title`: the dish.', { nullable: true })
  get title(): string | null {
    return this.demand.title ?? null;
  }

  @IntField('For `maxMinutes`: the number of minutes.', { nullable: true })
  get minutes(): number | null {
    return this.demand.minutes ?? null;
  }

  @IntField('For `notWithinDays`: the number of days.', { nullable: true })
  get within(): number | null {
    return this.demand.within ?? null;
  }

  @IntField('For `leftoversOf`: the weekday of the meal, 1 Monday to 7 Sunday; null for the day before.', {
    nullable: true,
  })
  get leftoversDay(): number | null {
    return this.demand.of?.day ?? null;
  }

  @EnumField(MealType, 'For `leftoversOf`: which meal of that day.', { nullable: true })
  get leftoversMeal(): MealType | null {
    return this.demand.of?.mealType ?? null;
  }

  @TextField('For `diet`: the diet, such as `vegetarian`.', { nullable: true })
  get diet(): string | null {
    return this.demand.diet ?? null;
  }

  @TextField('For `without`: the allergen, such as `nuts`.', { nullable: true })
  get allergen(): string | null {
    return this.demand.allergen ?? null;
  }
}

/** As defined by the domain rules; validated when it was stored. */
export const ruleContent = ({ kind, days, mealTypes, demand }: MealRule): MealRuleContent =>
  ({ days, mealTypes, kind, ...demand }) as MealRuleContent;

@InputType({ description: 'A rule: either as text, or as fields.' })
export class MealRuleInput {
  @TextField('The rule as text, "Friday: fish", instead of the other fields.', { optional: true })
  words?: string | null;

  @EnumField(MealRuleKind, 'The kind of rule.', { optional: true })
  kind?: Kind | null;

  @IntField('The weekdays it applies to, 1 Monday to 7 Sunday; null for every day.', { optional: true, list: true })
  days?: number[] | null;

  @EnumField(MealType, 'The meals it applies to; null for every meal.', { optional: true, list: true })
  mealTypes?: MealType[] | null;

  @TextField('For `tag`: the tag or word.', { optional: true })
  tag?: string | null;

  @TextField('For `title`: the dish.', { optional: true })
  title?: string | null;

  @IntField('For `maxMinutes`: the number of minutes, 1 to 600.', { optional: true })
  minutes?: number | null;

  @IntField('For `notWithinDays`: the number of days, 1 to 90.', { optional: true })
  within?: number | null;

  @IntField('For `leftoversOf`: the weekday of the meal, 1 Monday to 7 Sunday; null for the day before.', {
    optional: true,
  })
  leftoversDay?: number | null;

  @EnumField(MealType, 'For `leftoversOf`: which meal of that day; dinner by default.', { optional: true })
  leftoversMeal?: MealType | null;

  @TextField('For `diet`: the diet, such as `vegetarian`.', { optional: true })
  diet?: string | null;

  @TextField('For `without`: the allergen, such as `nuts`.', { optional: true })
  allergen?: string | null;
}
