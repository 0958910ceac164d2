import { bestBeforeState, describeBestBefore } from '@homefold/domain/kitchen';
import type { BestBeforeState } from '@homefold/domain/kitchen';
import { formatQuantity } from '@homefold/domain/recipes';
import type { FamilyView } from '../../../../graphql/family';
import type { KitchenItem } from './types';

/** "2 l", "6"; null if it is not counted. */
export const amountLabel = ({ amount, unit }: Pick<KitchenItem, 'amount' | 'unit'>, locale: string): string | null =>
  amount === null ? null : formatQuantity(amount, unit, locale);

/** "Use by Thursday", "2 days over"; null for items without a date and for those that have run out. */
export function bestBeforeOf(
  { bestBefore, haveIt }: Pick<KitchenItem, 'bestBefore' | 'haveIt'>,
  { today, locale }: Pick<FamilyView, 'today' | 'locale'>,
): { state: BestBeforeState; label: string } | null {
  if (bestBefore === null || !haveIt) return null;
  return { state: bestBeforeState(bestBefore, today), label: describeBestBefore(bestBefore, today, locale) };
}

/** Whether it should be used within the next days, or is past its date. */
export const isSoon = (item: Pick<KitchenItem, 'bestBefore' | 'haveIt'>, family: FamilyView): boolean =>
  ['over', 'today', 'soon'].includes(bestBeforeOf(item, family)?.state ?? '');

/** The earliest date first. */
export const soonestFirst = (items: readonly KitchenItem[], family: FamilyView): KitchenItem[] =>
  items
    .filter((item) => isSoon(item, family))
    .sort((a, b) => (a.bestBefore ?? '').localeCompare(b.bestBefore ?? '') || a.title.localeCompare(b.title));

/** Whether the stock is below the minimum. */
export const isLow = ({ haveIt, amount, minimumAmount }: KitchenItem): boolean =>
  haveIt && amount !== null && minimumAmount !== null && amount < minimumAmount;
