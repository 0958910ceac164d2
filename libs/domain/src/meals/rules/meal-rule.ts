import type { FieldProblem } from '../../calendar/calendar-event';
import { ALLERGENS, DIETS, type Allergen, type Diet } from '../../recipes/foods/traits';
import { cleanLine, isLongerThan, tooLong } from '../../text';
import { dayOfWeek } from '../../time/dates';
import { isMealType, MEAL_TYPES, type MealSlot, type MealType } from '../week';

/** 1 Monday to 7 Sunday, as ISO 8601 counts. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const ISO_WEEKDAYS: readonly IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];

export const isoWeekday = (date: string): IsoWeekday => (dayOfWeek(date) || 7) as IsoWeekday;

/** What a rule demands of its slots. */
export type MealRuleDemand =
  /** A dish with this tag, or with the word in its title or ingredients: "fish". */
  | { kind: 'tag'; tag: string }
  /** This dish: the recipe of that title, or a meal without a recipe. */
  | { kind: 'title'; title: string }
  /** Ready within these minutes, preparation included. */
  | { kind: 'maxMinutes'; minutes: number }
  /** Nothing that was or will be eaten within this many days. */
  | { kind: 'notWithinDays'; within: number }
  /** Leftovers of an earlier meal; without a day, of the day before. */
  | { kind: 'leftoversOf'; of: { day: IsoWeekday | null; mealType: MealType } }
  | { kind: 'diet'; diet: Diet }
  | { kind: 'without'; allergen: Allergen };

export type MealRuleKind = MealRuleDemand['kind'];

/** The slots that a rule applies to. */
export interface MealRuleScope {
  /** Sorted; null: every day. */
  days: IsoWeekday[] | null;
  /** In the order of the day; null: every meal. */
  mealTypes: MealType[] | null;
}

/** A family's rule without its id, as parsed from words. */
export type MealRuleContent = MealRuleScope & MealRuleDemand;
export type MealRule = MealRuleContent & { id: string };

export const MEAL_RULE_LIMITS = { rules: 50, words: 200, minutes: 600, within: 90, dish: 60 } as const;

/** What "quick" means, in minutes. */
export const QUICK_MINUTES = 30;

export const appliesTo = ({ days, mealTypes }: MealRuleScope, slot: MealSlot): boolean =>
  (days === null || days.includes(isoWeekday(slot.date))) && (mealTypes === null || mealTypes.includes(slot.mealType));

/** The problems of a rule from a call or a database; empty when it is valid. */
export function ruleProblems(rule: MealRuleContent): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const { days, mealTypes } = rule;
  if (days !== null && (days.length === 0 || days.some((day) => !ISO_WEEKDAYS.includes(day))))
    problems.push({ field: 'days', message: 'Choose the days, or every day' });
  if (mealTypes !== null && (mealTypes.length === 0 || !mealTypes.every(isMealType)))
    problems.push({ field: 'mealTypes', message: 'Choose breakfast, lunch or dinner, or every meal' });
  const problem = demandProblem(rule);
  if (problem) problems.push(problem);
  return problems;
}

function demandProblem(rule: MealRuleDemand): FieldProblem | null {
  switch (rule.kind) {
    case 'tag':
      return dishProblem('tag', rule.tag);
    case 'title':
      return dishProblem('title', rule.title);
    case 'maxMinutes':
      return numberProblem('minutes', 'Minutes', rule.minutes, MEAL_RULE_LIMITS.minutes);
    case 'notWithinDays':
      return numberProblem('within', 'Days', rule.within, MEAL_RULE_LIMITS.within);
    case 'leftoversOf':
      return (rule.of.day === null || ISO_WEEKDAYS.includes(rule.of.day)) && isMealType(rule.of.mealType)
        ? null
        : { field: 'of', message: 'Choose the day and the meal that leaves something over' };
    case 'diet':
      return DIETS.includes(rule.diet) ? null : { field: 'diet', message: 'Choose a diet from the list' };
    case 'without':
      return ALLERGENS.includes(rule.allergen)
        ? null
        : { field: 'allergen', message: 'Choose an allergen from the list' };
    default:
      return { field: 'kind', message: 'This kind of rule does not exist' };
  }
}

function dishProblem(field: string, dish: string): FieldProblem | null {
  const clean = cleanLine(dish);
  if (clean === '') return { field, message: 'Enter the dish or tag' };
  return isLongerThan(clean, MEAL_RULE_LIMITS.dish)
    ? { field, message: tooLong('A dish or tag', MEAL_RULE_LIMITS.dish) }
    : null;
}

const numberProblem = (field: string, name: string, value: number, most: number): FieldProblem | null =>
  Number.isInteger(value) && value >= 1 && value <= most
    ? null
    : { field, message: `${name} must be a whole number from 1 to ${most}` };

/** The same scope in canonical form: sorted, without duplicates, and null for all. */
export function tidyScope({ days, mealTypes }: MealRuleScope): MealRuleScope {
  const someDays = days && ISO_WEEKDAYS.filter((day) => days.includes(day));
  const someMeals = mealTypes && MEAL_TYPES.filter((mealType) => mealTypes.includes(mealType));
  return {
    days: someDays?.length === ISO_WEEKDAYS.length ? null : someDays,
    mealTypes: someMeals?.length === MEAL_TYPES.length ? null : someMeals,
  };
}
