/**
 * The rules of the meal plan, as a separate entry (`@homefold/domain/meals`): the first screens do not need its food
 * tables.
 */
export {
  compareSlots,
  dayName,
  DEFAULT_MEAL_TYPE,
  emptySlots,
  dinnerIsAhead,
  isAhead,
  isMealType,
  MEAL_TYPE_NAMES,
  MEAL_TYPES,
  QUICK_PICKS,
  QUICK_SERVINGS,
  seasonOf,
  SEASONS,
  shiftWeek,
  slotKey,
  weekDates,
  weekLabel,
  weekOf,
} from './week';
export type { MealSlot, MealType, MealWeek, Season } from './week';
export {
  AD_HOC_TITLE,
  DEFAULT_SERVINGS,
  PLANNED_MEAL_LIMITS,
  plannedMealProblems,
  readMealDate,
  readPlannedMeal,
  servingsFor,
} from './planned-meal';
export type { PlannedMealContent, PlannedMealDraft, PlannedMealField } from './planned-meal';
export {
  appliesTo,
  ISO_WEEKDAYS,
  isoWeekday,
  MEAL_RULE_LIMITS,
  QUICK_MINUTES,
  ruleProblems,
  tidyScope,
} from './rules/meal-rule';
export type {
  IsoWeekday,
  MealRule,
  MealRuleContent,
  MealRuleDemand,
  MealRuleKind,
  MealRuleScope,
} from './rules/meal-rule';
export { describeMealRule } from './rules/describe-meal-rule';
export { describeSlots, usualMeals } from './rules/scope-words';
export { MEAL_RULE_EXAMPLES, readMealRule } from './rules/read-meal-rule';
export type { ReadMealRule } from './rules/read-meal-rule';
export { describeShortEvening, EVENING, shortEvenings } from './plan/short-evenings';
export type { EveningOccurrence, ShortEvening } from './plan/short-evenings';
export { recipeFindings, titleFindings } from './plan/recipe-findings';
export type { RecipeFindings } from './plan/recipe-findings';
export { planWeek, planWeekInSteps } from './plan/plan-week';
export type {
  DraftEntry,
  PlanMeal,
  PlanMember,
  PlanRecipe,
  PlanRequest,
  RejectedMeal,
  SlotEaters,
  UnfilledSlot,
  WeekDraft,
} from './plan/plan-types';
