import { measurable } from '../recipes/amounts/rounding';
import type { UnitCode } from '../recipes/amounts/units';
import type { FilledFood } from './fill';
import type { Slot } from './patterns';

/** Number of servings for which the patterns give amounts. */
const TABLE_SERVINGS = 4;
const GRAMS_OF_TIN = 400;
const GRAMS_OF_EGG = 55;
/** Foods that come in tins, and foods cut into slices. */
const TINNED = ['tinned tomato', 'bean', 'baked bean', 'tuna', 'coconut milk'] as const;
const SLICED = new Set(['bread', 'loaf', 'sourdough', 'baguette', 'ciabatta', 'rye bread', 'focaccia']);
/** Nobody opens half of one. */
const WHOLE = new Set(['tin', 'slice']);

interface Measured {
  amount: number;
  unit: UnitCode | null;
}

/** How much of a food a slot needs for a number of servings, in the food's usual unit. */
export function amountOf({ known }: FilledFood, slot: Slot, foods: number, servings: number): Measured {
  const share = (slot.amount / foods) * (Math.max(servings, 1) / TABLE_SERVINGS);
  const { amount, unit } = inItsMeasure(known, share, slot.unit);
  const isWhole = (unit !== null && WHOLE.has(unit)) || known?.rank.has('egg') === true;
  return isWhole ? { amount: Math.max(Math.round(amount), 1), unit } : larger(measurable(amount, unit), unit);
}

/** Eggs are counted, fresh tomatoes are not in tins, and rolls have no slices. */
function inItsMeasure(known: FilledFood['known'], amount: number, unit: UnitCode | null): Measured {
  if (known === null) return { amount, unit };
  if (known.rank.has('egg') && unit === 'g') return { amount: amount / GRAMS_OF_EGG, unit: null };
  if (unit === 'tin' && !TINNED.some((group) => known.rank.has(group)))
    return { amount: amount * GRAMS_OF_TIN, unit: 'g' };
  if (unit === 'slice' && !SLICED.has(known.phrase)) return { amount: amount / 2, unit: null };
  if (unit === 'kg' && amount < 1) return { amount: amount * 1000, unit: 'g' };
  return unit === 'l' && amount < 1 ? { amount: amount * 1000, unit: 'ml' } : { amount, unit };
}

const larger = (amount: number, unit: UnitCode | null): Measured =>
  unit === 'g' && amount >= 1000
    ? { amount: amount / 1000, unit: 'kg' }
    : unit === 'ml' && amount >= 1000
      ? { amount: amount / 1000, unit: 'l' }
      : { amount, unit };
