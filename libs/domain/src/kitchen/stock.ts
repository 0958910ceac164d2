import { convertAmount } from '../recipes/amounts/convert';
import type { VolumeTradition } from '../recipes/amounts/units';
import { tidyAmount } from '../recipes/ingredients/ingredient';
import type { CalendarDate } from '../time/dates';
import { KITCHEN_ITEM_LIMITS, type KitchenItemContent } from './kitchen-item';

/** An amount; null: not given. */
export interface Measured {
  amount: number | null;
  unit: string | null;
}

/** Whether an item belongs on the shopping list: the stock is below its minimum. */
export const runsOut = ({ haveIt, amount, minimum }: KitchenItemContent): boolean =>
  minimum !== null && (!haveIt || (amount !== null && amount < minimum));

/** How much to buy to reach the minimum again; no amount if the minimum is not a quantity. */
export function amountToBuy(item: KitchenItemContent): Measured {
  const { haveIt, amount, minimum, unit } = item;
  if (!runsOut(item) || minimum === null) return { amount: null, unit: null };
  return minimum === 0
    ? { amount: null, unit: null }
    : { amount: tidyAmount(minimum - (haveIt ? (amount ?? 0) : 0)), unit };
}

/** Nothing is left. Its unit is kept for the next purchase. */
export const usedUp = <T extends KitchenItemContent>(item: T): T => ({
  ...item,
  haveIt: false,
  amount: null,
  bestBefore: null,
});

/** Subtracts a used amount. If it cannot be subtracted, the item stays in stock with an unknown amount. */
export function used<T extends KitchenItemContent>(item: T, taken: Measured, tradition: VolumeTradition): T {
  if (!item.haveIt || item.amount === null || taken.amount === null || taken.amount <= 0) return item;
  const amount = converted(taken, item.unit, tradition);
  if (amount === null) return { ...item, amount: null };
  const left = item.amount - amount;
  return left < NOTHING ? usedUp(item) : { ...item, amount: tidyAmount(left) };
}

/** Anything below this is a rounding error. */
const NOTHING = 0.0005;

/**
 * Adds a purchase. Amounts are added if their units convert; if they do not, or one is unknown, the amount becomes
 * unknown. The earlier of two dates counts, because that item has to be used first.
 */
export function bought<T extends KitchenItemContent>(
  item: T,
  more: Measured & { bestBefore?: CalendarDate | null },
  tradition: VolumeTradition,
): T {
  const bestBefore = more.bestBefore ?? null;
  if (!item.haveIt) return { ...item, haveIt: true, ...inUnitOf(item, more, tradition), bestBefore };
  const dates = [item.bestBefore, bestBefore].filter((date) => date !== null).sort();
  const added = converted(more, item.unit, tradition);
  const amount = item.amount === null || added === null ? null : item.amount + added;
  return { ...item, amount: within(amount), bestBefore: dates[0] ?? null };
}

/** In the unit in which the item was measured before, if possible, because its minimum uses that unit. */
function inUnitOf(item: KitchenItemContent, more: Measured, tradition: VolumeTradition): Measured {
  if (more.amount === null) return { amount: null, unit: item.unit };
  const amount = converted(more, item.unit, tradition);
  if (amount !== null) return { amount: within(amount), unit: item.unit };
  return item.minimum === null ? { amount: within(more.amount), unit: more.unit } : { amount: null, unit: item.unit };
}

const within = (amount: number | null): number | null =>
  amount === null || amount <= 0 ? null : Math.min(tidyAmount(amount), KITCHEN_ITEM_LIMITS.amount);

/** Null if the units measure different quantities. */
function converted({ amount, unit }: Measured, to: string | null, tradition: VolumeTradition): number | null {
  if (amount === null || !Number.isFinite(amount)) return null;
  if (unit === null || to === null) return unit === to ? amount : null;
  return convertAmount(amount, unit, to, tradition);
}
