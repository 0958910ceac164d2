import type { RecipeIngredient } from '../ingredients/ingredient';
import { convertAmount, toSystem, type UnitSystem } from './convert';
import { measurable } from './rounding';
import { isUnit, type UnitCode, type VolumeTradition } from './units';

export interface ShownAmount {
  amount: number;
  /** The upper end of a range; always above `amount`. */
  amountTo: number | null;
  unit: string | null;
  /**
   * The exact amount that cannot be measured ("⅓ of an egg"), if rounding changed it by more than a tenth; otherwise
   * null.
   */
  exact: number | null;
}

export interface AmountSettings {
  /** Servings wanted divided by servings of the recipe. */
  factor: number;
  /** The family's units; null keeps each unit as written. */
  system: UnitSystem | null;
  tradition: VolumeTradition;
}

/** The largest rounding that is not reported. */
const UNNOTICED = 0.1;

/**
 * The amount of an ingredient to measure for a number of servings, in the family's units; null when it has no amount.
 * It is always computed from the stored amount, so that scaling up and down again restores it. Nothing is rounded at
 * the recipe's own servings in its own units.
 */
export function shownAmount(
  ingredient: Pick<RecipeIngredient, 'name' | 'amount' | 'amountTo' | 'unit'>,
  { factor, system, tradition }: AmountSettings,
): ShownAmount | null {
  const { name, amount, amountTo, unit } = ingredient;
  if (amount === null || !(amount > 0)) return null;
  const scale = Number.isFinite(factor) && factor > 0 ? factor : 1;
  const converted = system === null ? { amount, unit } : toSystem({ amount, unit }, name, system, tradition);
  if (scale === 1 && converted.unit === unit) return { amount, amountTo, unit, exact: null };

  const ratio = converted.amount / amount;
  const target = smallerUnit(converted.amount * scale, converted.unit);
  const inTarget = (stored: number): number =>
    convertAmount(stored * ratio, converted.unit ?? '', target ?? '', tradition) ?? stored * ratio;
  const isOwn = converted.unit === unit;
  const round = (stored: number): number => {
    const rounded = measurable(inTarget(stored) * scale, target);
    return isOwn ? within(rounded, inTarget(stored), scale) : rounded;
  };
  const low = round(amount);
  const high = amountTo === null ? null : round(amountTo);
  const wanted = inTarget(amount) * scale;
  const shown = larger(
    { amount: low, amountTo: high !== null && high > low ? high : null, unit: target },
    system,
    tradition,
  );
  const isFarOff = Math.abs(low - wanted) > wanted * UNNOTICED;
  return { ...shown, exact: isFarOff ? (wanted * shown.amount) / low : null };
}

/**
 * Rounding never increases a reduced amount, or decreases an increased one: 13 g for 29 of 30 servings are not 15 g.
 */
const within = (rounded: number, stored: number, scale: number): number =>
  scale < 1 ? Math.min(rounded, stored) : scale > 1 ? Math.max(rounded, stored) : stored;

/** Below this amount, the other unit is used for measuring. */
const SMALLER: Partial<Record<UnitCode, { below: number; unit: UnitCode }>> = {
  kg: { below: 1, unit: 'g' },
  l: { below: 1, unit: 'ml' },
  lb: { below: 0.5, unit: 'oz' },
  cup: { below: 0.2, unit: 'tbsp' },
  pint: { below: 0.25, unit: 'floz' },
  quart: { below: 0.5, unit: 'cup' },
  tbsp: { below: 0.5, unit: 'tsp' },
};

function smallerUnit(amount: number, unit: string | null): string | null {
  const smaller = unit !== null && isUnit(unit) ? SMALLER[unit] : undefined;
  return smaller && amount < smaller.below ? smaller.unit : unit;
}

/** From this amount on, another unit is easier to measure with; American kitchens continue with cups and quarts. */
const LARGER: Partial<Record<UnitCode, { from: number; unit: UnitCode; only?: UnitSystem }>> = {
  g: { from: 1_000, unit: 'kg' },
  ml: { from: 1_000, unit: 'l' },
  oz: { from: 16, unit: 'lb' },
  tsp: { from: 3, unit: 'tbsp' },
  tbsp: { from: 4, unit: 'cup', only: 'us' },
  cup: { from: 8, unit: 'quart', only: 'us' },
};

type Shown = Omit<ShownAmount, 'exact'>;

/** The same in a larger unit if the result is measurable: 3 tsp are 1 tbsp, 5 tsp stay. */
function larger(shown: Shown, system: UnitSystem | null, tradition: VolumeTradition): Shown {
  const { amount, amountTo, unit } = shown;
  const next = unit !== null && isUnit(unit) ? LARGER[unit] : undefined;
  if (unit === null || !next || amount < next.from || (next.only !== undefined && next.only !== system)) return shown;
  const convert = (each: number): number | null => {
    const converted = convertAmount(each, unit, next.unit, tradition) ?? each;
    const rounded = measurable(converted, next.unit);
    return Math.abs(rounded - converted) < 0.002 * converted ? rounded : null;
  };
  const low = convert(amount);
  const high = amountTo === null ? null : convert(amountTo);
  if (low === null || (amountTo !== null && high === null)) return shown;
  return larger({ amount: low, amountTo: high, unit: next.unit }, system, tradition);
}
