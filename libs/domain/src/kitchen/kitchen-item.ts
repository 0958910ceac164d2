import type { FieldProblem } from '../calendar/calendar-event';
import { MAX_UNIT_LENGTH, normaliseUnit } from '../recipes/amounts/units';
import { tidyAmount } from '../recipes/ingredients/ingredient';
import { cleanLine, isLongerThan, listed, tooLong } from '../text';
import { isCalendarDate } from '../time/dates';
import type { CalendarDate } from '../time/dates';
import { readAmount } from './amount-in-words';
import {
  isKitchenCategory,
  isKitchenPlace,
  KITCHEN_CATEGORIES,
  KITCHEN_PLACES,
  type KitchenCategory,
  type KitchenPlace,
} from './categories';
import { kitchenCategoryOf, usualPlace } from './kitchen-aisles';

/** Something that a family has or usually has in the kitchen, as stored. */
export interface KitchenItemContent {
  name: string;
  category: KitchenCategory;
  haveIt: boolean;
  place: KitchenPlace;
  /** The amount in stock; null: not counted. */
  amount: number | null;
  /** A code of `UNITS`, or the family's own word; null for things that are counted. */
  unit: string | null;
  bestBefore: CalendarDate | null;
  /** Minimum stock in `unit`; 0: buy it when it has run out; null: it is not restocked. */
  minimum: number | null;
}

/** An unvalidated item from a form or call. Missing and null mean the same. */
export interface KitchenItemDraft {
  name?: string | null;
  /** Missing: inferred from the name. */
  category?: string | null;
  /** Missing: yes. */
  haveIt?: boolean | null;
  /** Missing: the usual place of its category. */
  place?: string | null;
  /** May also be a text ("1.5", "½"). Zero means that it has run out. */
  amount?: number | string | null;
  unit?: string | null;
  bestBefore?: string | null;
  minimum?: number | string | null;
}

export type KitchenItemField = keyof KitchenItemDraft;

export const KITCHEN_ITEM_LIMITS = { name: 200, amount: 100_000 } as const;

/**
 * An item in the form in which it is stored, and all of its problems, at most one per field, in form order. With problems, the
 * fields that have them hold their defaults.
 */
export function readKitchenItem(draft: KitchenItemDraft): {
  item: KitchenItemContent;
  problems: FieldProblem<KitchenItemField>[];
} {
  const name = cleanLine(draft.name ?? '');
  const named = oneOf(KITCHEN_CATEGORIES, draft.category);
  const category = named && isKitchenCategory(named) ? named : (kitchenCategoryOf(name) ?? 'Other');
  const place = oneOf(KITCHEN_PLACES, draft.place);
  const unit = cleanLine(draft.unit ?? '');
  const [amount, minimum] = [readAmount(draft.amount), readAmount(draft.minimum)];
  const bestBefore = draft.bestBefore?.trim() || null;
  const checks: [KitchenItemField, string | null][] = [
    ['name', nameProblem(name)],
    ['category', named === undefined ? `Category must be ${listed(KITCHEN_CATEGORIES, 'or')}` : null],
    ['place', place === undefined ? `Place must be ${listed(KITCHEN_PLACES, 'or')}` : null],
    ['amount', amountProblem('Amount', amount)],
    ['unit', isLongerThan(unit, MAX_UNIT_LENGTH) ? tooLong('Unit', MAX_UNIT_LENGTH) : null],
    [
      'bestBefore',
      bestBefore === null || isCalendarDate(bestBefore) ? null : 'Enter a real date between 1900 and 2200',
    ],
    ['minimum', amountProblem('Minimum', minimum)],
  ];
  const problems = checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
  const isWrong = (field: KitchenItemField): boolean => problems.some((problem) => problem.field === field);
  const haveIt = (draft.haveIt ?? true) && amount !== 0;
  return {
    item: {
      name,
      category,
      haveIt,
      place: place && isKitchenPlace(place) ? place : usualPlace(name, category),
      amount: haveIt && amount && !isWrong('amount') ? tidyAmount(amount) : null,
      unit: isWrong('unit') ? null : normaliseUnit(unit),
      bestBefore: haveIt && !isWrong('bestBefore') ? bestBefore : null,
      minimum: minimum && !isWrong('minimum') ? tidyAmount(minimum) : minimum === 0 ? 0 : null,
    },
    problems,
  };
}

function nameProblem(name: string): string | null {
  if (name === '') return 'Name is required';
  return isLongerThan(name, KITCHEN_ITEM_LIMITS.name) ? tooLong('Name', KITCHEN_ITEM_LIMITS.name) : null;
}

const amountProblem = (what: string, amount: number | null | undefined): string | null =>
  amount === undefined || (amount !== null && amount > KITCHEN_ITEM_LIMITS.amount)
    ? `${what} must be a number from 0 to ${KITCHEN_ITEM_LIMITS.amount}`
    : null;

/** Ignoring case; null if empty, undefined if unknown. */
function oneOf<T extends string>(values: readonly T[], value: string | null | undefined): T | null | undefined {
  const word = (value ?? '').trim().toLowerCase();
  return word === '' ? null : values.find((each) => each.toLowerCase() === word);
}
