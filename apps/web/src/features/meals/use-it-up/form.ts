import { USE_IT_UP_LIMITS } from '@homefold/domain/use-it-up';
import type { Complexity } from '@homefold/domain/use-it-up';
import type { MealType } from '@homefold/domain/meals';
import { t } from '../../../messages/kitchen/kitchen';
import type { UseItUpInput, UseItUpQuery } from '../generated';

const labels = t.useItUp;
const { servings, additional } = USE_IT_UP_LIMITS;

export type Ideas = UseItUpQuery['useItUp'];

/** The values of the form. */
export interface UseItUpForm {
  complexity: Complexity;
  servings: string;
  mealType: MealType;
  allow: boolean;
  max: string;
  /** Names of what to use first; null: what expires first. */
  priority: readonly string[] | null;
}

/** The form and its results, kept while other tabs are open. */
export interface UseItUpState {
  form: UseItUpForm;
  ideas: Ideas | null;
}

export const NOTHING_ASKED: UseItUpState = {
  form: {
    complexity: 'simple',
    servings: String(servings.default),
    mealType: 'dinner',
    allow: true,
    max: String(additional.default),
    priority: null,
  },
  ideas: null,
};

const isWithin = (typed: string, { min, max }: { min: number; max: number }): boolean =>
  /^\d+$/.test(typed) && Number(typed) >= min && Number(typed) <= max;

/** The validation errors, by field. */
export const problemsOf = (form: UseItUpForm): Partial<Record<'servings' | 'max', string>> => ({
  ...(!isWithin(form.servings, servings) && { servings: labels.servingsProblem }),
  ...(form.allow && !isWithin(form.max, additional) && { max: labels.maxProblem }),
});

/** The input; the server knows the kitchen itself. */
export const inputOf = (form: UseItUpForm): UseItUpInput => ({
  complexity: form.complexity,
  servings: Number(form.servings),
  mealType: form.mealType,
  allowAdditionalIngredients: form.allow,
  maxAdditionalIngredients: form.allow ? Number(form.max) : 0,
  priorityIngredients: form.priority && [...form.priority],
});
