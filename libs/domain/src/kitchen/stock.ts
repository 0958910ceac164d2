import type { VolumeTradition } from '../recipes/amounts/units';
import type { CalendarDate } from '../time/dates';
import type { KitchenItemContent } from './kitchen-item';

/** How much of something; null: not said. */
export interface Measured {
  amount: number | null;
  unit: string | null;
}

/** Whether an item belongs on the shopping list: less is left than the family always wants to have. */
export function runsOut({ haveIt, amount, minimum }: KitchenItemContent): boolean {
  return minimum !== null && (!haveIt || (amount !== null && amount < minimum));
}

/** How much to buy of what runs out. */
export function amountToBuy(item: KitchenItemContent): Measured {
  return { amount: item.minimum, unit: item.unit };
}

/** Nothing of it is left. */
export function usedUp(item: KitchenItemContent): KitchenItemContent {
  return item;
}

/** So much of it was used; what cannot be taken away from the amount leaves it unknown. */
export function used(item: KitchenItemContent, _taken: Measured, _tradition: VolumeTradition): KitchenItemContent {
  return item;
}

/** It was bought: more of what is there, or the first of it. */
export function bought(
  item: KitchenItemContent,
  _more: Measured & { bestBefore?: CalendarDate | null },
  _tradition: VolumeTradition,
): KitchenItemContent {
  return item;
}
