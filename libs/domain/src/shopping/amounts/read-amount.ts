import { INGREDIENT_LIMITS, tidyAmount } from '../../recipes/ingredients/ingredient';
import { readIngredient } from '../../recipes/ingredients/read-ingredient';

const BAD_AMOUNT = 'Amount must be a number above 0';
const TOO_MUCH = `Amount must be at most ${INGREDIENT_LIMITS.amount.toLocaleString('en-GB')}`;

/** The problem with an amount; null when there is none. */
export const amountProblem = (amount: number): string | null =>
  amount > INGREDIENT_LIMITS.amount ? TOO_MUCH : amount > 0 ? null : BAD_AMOUNT;

/**
 * The amount of a form or call: a number, or a text that is one ("2", "1,5", "½"). An empty value means no amount; a
 * text result is the problem.
 */
export function readShoppingAmount(value: unknown): { amount: number | null } | { problem: string } {
  if (value === null || value === undefined || (typeof value === 'string' && value.trim() === ''))
    return { amount: null };
  const amount = typeof value === 'number' ? value : typeof value === 'string' ? numberIn(value.trim()) : Number.NaN;
  const problem = amountProblem(amount);
  return problem === null ? { amount: tidyAmount(amount) } : { problem };
}

function numberIn(text: string): number {
  if (/^[+-]?\d{1,15}(?:[.,]\d{1,15})?(?:e[+-]?\d{1,3})?$/i.test(text)) return Number(text.replace(',', '.'));
  if (!/^[\d¼-¾⅐-⅞ /]{1,12}$/u.test(text)) return Number.NaN;
  const read = readIngredient(`${text} x`);
  return read.name === 'x' ? (read.amount ?? Number.NaN) : Number.NaN;
}
