import { bestBeforeState, describeBestBefore } from '@homefold/domain/kitchen';
import type { BestBeforeState } from '@homefold/domain/kitchen';
import { formatMeasure } from '@homefold/domain/recipes';
import type { FamilyView } from '../../../../graphql/family';
import type { KitchenItem } from './types';

/** "2 l", "6"; null where nobody counts. */
export const amountLabel = ({ amount, unit }: Pick<KitchenItem, 'amount' | 'unit'>, locale: string): string | null =>
  amount === null ? null : formatMeasure({ amount, amountTo: null, unit }, locale);

/** "Use by Thursday", "2 days over"; null for what keeps and for what there is none of. */
export function bestBeforeOf(
  { bestBefore, haveIt }: Pick<KitchenItem, 'bestBefore' | 'haveIt'>,
  { today, locale }: Pick<FamilyView, 'today' | 'locale'>,
): { state: BestBeforeState; label: string } | null {
  if (bestBefore === null || !haveIt) return null;
  return { state: bestBeforeState(bestBefore, today), label: describeBestBefore(bestBefore, today, locale) };
}

/** Whether it should be used in the next days, or should have been. */
export const isSoon = (item: Pick<KitchenItem, 'bestBefore' | 'haveIt'>, family: FamilyView): boolean =>
  ['over', 'today', 'soon'].includes(bestBeforeOf(item, family)?.state ?? '');

/** What goes off first, first. */
export const soonestFirst = (items: readonly KitchenItem[], family: FamilyView): KitchenItem[] =>
  items
    .filter((item) => isSoon(item, family))
    .sort((a, b) => (a.bestBefore ?? '').localeCompare(b.bestBefore ?? '') || a.title.localeCompare(b.title));

/** Whether there is less than the family always wants to have. */
export const isLow = ({ haveIt, amount, minimumAmount }: KitchenItem): boolean =>
  haveIt && amount !== null && minimumAmount !== null && amount < minimumAmount;
