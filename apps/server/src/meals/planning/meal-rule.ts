import { InputType, ObjectType } from '@nestjs/graphql';
import type { MealRuleContent, MealRuleKind as Kind } from '@homefold/domain/meals';
import { Column, Entity } from 'typeorm';
import { EnumField, IntField, TextField, enumType } from '../../platform/fields';
import { StoredRecord } from '../../platform/records';
import { FamilyRecord } from '../../platform/undo';
import { MealType } from '../plan/planned-meal';

export const MealRuleKind = enumType<Kind>('MealRuleKind', 'What a rule asks of the slots that it is for.', {
  tag: 'A dish with a tag, or with the word in its title or ingredients.',
  title: 'One dish.',
  maxMinutes: 'Ready within some minutes, preparation included.',
  notWithinDays: 'Nothing that was or will be eaten within so many days.',
  leftoversOf: 'What is left over of an earlier meal.',
  diet: 'What keeps a diet.',
  without: 'Nothing with an allergen.',
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
  description: 'A rule of the family for the proposals of `draftMealPlan`.',
  implements: () => FamilyRecord,
})
@Entity('meal_rule')
export class MealRule extends StoredRecord {
  @EnumField(MealRuleKind, 'What it asks for.')
  @Column({ type: 'text' })
  kind!: Kind;

  @IntField('The days it is for, 1 Monday to 7 Sunday; null: every day.', { nullable: true, list: true })
  @Column({ type: 'integer', array: true, nullable: true })
  days!: number[] | null;

  @EnumField(MealType, 'The meals it is for; null: every meal.', { nullable: true, list: true })
  @Column({ name: 'meal_types', type: 'text', array: true, nullable: true })
  mealTypes!: MealType[] | null;

  @Column({ type: 'jsonb' })
  demand!: StoredDemand;

  @IntField('Its place among the rules, ascending: of two that contradict each other the earlier one counts.')
  @Column({ type: 'integer' })
  position!: number;

  @TextField('The rule in plain English: "Friday: fish".')
  @Column({ type: 'text' })
  words!: string;

  @TextField('`tag`: the tag or word.', { nullable: true })
  get tag(): string | null {
    return this.demand.tag ?? null;
  }

  @TextField('`title`: the dish.', { nullable: true })
  get title(): string | null {
    return this.demand.title ?? null;
  }

  @IntField('`maxMinutes`: how many.', { nullable: true })
  get minutes(): number | null {
    return this.demand.minutes ?? null;
  }

  @IntField('`notWithinDays`: how many.', { nullable: true })
  get within(): number | null {
    return this.demand.within ?? null;
  }

  @IntField('`leftoversOf`: the day of the meal, 1 Monday to 7 Sunday; null: the day before.', { nullable: true })
  get leftoversDay(): number | null {
    return this.demand.of?.day ?? null;
  }

  @EnumField(MealType, '`leftoversOf`: which meal of that day.', { nullable: true })
  get leftoversMeal(): MealType | null {
    return this.demand.of?.mealType ?? null;
  }

  @TextField('`diet`: such as `vegetarian`.', { nullable: true })
  get diet(): string | null {
    return this.demand.diet ?? null;
  }

  @TextField('`without`: the allergen, such as `nuts`.', { nullable: true })
  get allergen(): string | null {
    return this.demand.allergen ?? null;
  }
}

/** As defined by the domain rules; validated when it was stored. */
export const ruleContent = ({ kind, days, mealTypes, demand }: MealRule): MealRuleContent =>
  ({ days, mealTypes, kind, ...demand }) as MealRuleContent;

@InputType({ description: 'A rule in words or in parts.' })
export class MealRuleInput {
  @TextField('In words, "Friday: fish"; the other fields are left out then.', { optional: true })
  words?: string | null;

  @EnumField(MealRuleKind, 'What it asks for.', { optional: true })
  kind?: Kind | null;

  @IntField('The days it is for, 1 Monday to 7 Sunday; null: every day.', { optional: true, list: true })
  days?: number[] | null;

  @EnumField(MealType, 'The meals it is for; null: every meal.', { optional: true, list: true })
  mealTypes?: MealType[] | null;

  @TextField('`tag`: the tag or word.', { optional: true })
  tag?: string | null;

  @TextField('`title`: the dish.', { optional: true })
  title?: string | null;

  @IntField('`maxMinutes`: how many, 1 to 600.', { optional: true })
  minutes?: number | null;

  @IntField('`notWithinDays`: how many, 1 to 90.', { optional: true })
  within?: number | null;

  @IntField('`leftoversOf`: the day of the meal, 1 Monday to 7 Sunday; null: the day before.', { optional: true })
  leftoversDay?: number | null;

  @EnumField(MealType, '`leftoversOf`: which meal of that day; dinner by default.', { optional: true })
  leftoversMeal?: MealType | null;

  @TextField('`diet`: such as `vegetarian`.', { optional: true })
  diet?: string | null;

  @TextField('`without`: the allergen, such as `nuts`.', { optional: true })
  allergen?: string | null;
}
