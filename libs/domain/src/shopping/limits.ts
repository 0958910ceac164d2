import { TEXT_LIMITS } from '../text-limits';
import { INGREDIENT_LIMITS } from '../recipes/ingredients/ingredient';
import { MAX_UNIT_LENGTH } from '../recipes/amounts/units';

export const SHOPPING_LIMITS = {
  name: TEXT_LIMITS.title,
  notes: 500,
  category: 40,
  unit: MAX_UNIT_LENGTH,
  amount: INGREDIENT_LIMITS.amount,
  /** Lines pasted at once. */
  lines: 500,
  /** Open rows of a family. */
  rows: 5_000,
  /** Requests for the same thing in one row. */
  parts: 500,
} as const;
