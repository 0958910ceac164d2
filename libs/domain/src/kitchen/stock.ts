import { convertAmount } from '../recipes/amounts/convert';
import type { VolumeTradition } from '../recipes/amounts/units';
import { tidyAmount } from '../recipes/ingredients/ingredient';
import type { CalendarDate } from '../time/dates';
import { KITCHEN_ITEM_LIMITS, type KitchenItemContent } from './kitchen-item';

/** How much of something; null: not said. */
export interface Measured {
  amount: number | null;
  unit: string | null;
}

/** Whether an item belongs on the shopping list: less is left than the family always wants to have. */
export const runsOut = ({ haveIt, amount, minimum }: KitchenItemContent): boolean =>
  minimum !== null && (!haveIt || (amount !== null && amount < minimum));

/** How much to buy of what runs out, so that the minimum is there again; no amount where none is missing. */
export function amountToBuy(item: KitchenItemContent): Measured {
  const { haveIt, amount, minimum, unit } = item;
  if (!runsOut(item) || minimum === null) return { amount: null, unit: null };
  return minimum === 0
    ? { amount: null, unit: null }
    : { amount: tidyAmount(minimum - (haveIt ? (amount ?? 0) : 0)), unit };
}

/** Nothing of it is left. What it was measured in stays for the next time. */
export const usedUp = <T extends KitchenItemContent>(item: T): T => ({
  ...item,
  haveIt: false,
  amount: null,
  bestBefore: null,
});

/** So much of it was used. What cannot be taken away from the amount leaves it as it is: there is some, nobody knows how much. */
export function used<T extends KitchenItemContent>(item: T, taken: Measured, tradition: VolumeTradition): T {
  if (!item.haveIt || item.amount === null || taken.amount === null || taken.amount <= 0) return item;
  const amount = converted(taken, item.unit, tradition);
  if (amount === null) return { ...item, amount: null };
  const left = item.amount - amount;
  return left < NOTHING ? usedUp(item) : { ...item, amount: tidyAmount(left) };
}

/** Less than this is what rounding left over. */
const NOTHING = 0.0005;

/**
 * It was bought. Amounts add where their units convert; where they do not, or one of them is not known, nobody knows how much
 * there is. Of two dates the earlier counts, because that one has to be used first.
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

/** In the unit in which the item was measured before, where that is possible: its minimum is in that one. */
function inUnitOf(item: KitchenItemContent, more: Measured, tradition: VolumeTradition): Measured {
  if (more.amount === null) return { amount: null, unit: item.unit };
  const amount = converted(more, item.unit, tradition);
  if (amount !== null) return { amount: within(amount), unit: item.unit };
  return item.minimum === null ? { amount: within(more.amount), unit: more.unit } : { amount: null, unit: item.unit };
}

const within = (amount: number | null): number | null =>
  amount === null || amount <= 0 ? null : Math.min(tidyAmount(amount), KITCHEN_ITEM_LIMITS.amount);

/** Null where the two do not measure the same. */
function converted({ amount, unit }: Measured, to: string | null, tradition: VolumeTradition): number | null {
  if (amount === null || !Number.isFinite(amount)) return null;
  if (unit === null || to === null) return unit === to ? amount : null;
  return convertAmount(amount, unit, to, tradition);
}
