import { aisleOfKitchen, amountToBuy, runsOut, type KitchenItemContent } from '@homefold/domain/kitchen';
import type { NewRecord } from '../../platform/records';
import type { KitchenItem } from './kitchen-item';
import type { LowItem } from './running-low';

/** The columns that describe the stock. */
export type KitchenValues = Pick<
  KitchenItem,
  'ingredientName' | 'category' | 'haveIt' | 'place' | 'amount' | 'unit' | 'bestBefore' | 'minimumAmount'
>;

/** A new item before it is stored. */
export type NewKitchenItem = NewRecord<KitchenItem>;

/** As defined by the domain rules. */
export const contentOf = ({ ingredientName, minimumAmount, ...values }: KitchenValues): KitchenItemContent => ({
  name: ingredientName,
  category: values.category,
  haveIt: values.haveIt,
  place: values.place,
  amount: values.amount,
  unit: values.unit,
  bestBefore: values.bestBefore,
  minimum: minimumAmount,
});

export const valuesOf = ({ name, minimum, ...content }: KitchenItemContent): KitchenValues => ({
  ...content,
  ingredientName: name,
  minimumAmount: minimum,
});

/** The part of a change that matters for shopping. */
export interface StockChange {
  /** Items that ran low by this change, or were used up again. */
  low: LowItem[];
  /** Ids of items that are sufficiently stocked again. */
  enough: string[];
}

/** An item before and after; null: it does not exist, or is in the bin. */
export interface StockStep {
  item: KitchenItem;
  before: KitchenValues | null;
  after: KitchenValues | null;
}

export function stockChange(changes: readonly StockStep[]): StockChange {
  const low: LowItem[] = [];
  const enough: string[] = [];
  for (const { item, before, after } of changes) {
    const [was, is] = [before && contentOf(before), after && contentOf(after)];
    const wasLow = was !== null && runsOut(was);
    if (is !== null && runsOut(is)) {
      if (!wasLow || (was.haveIt && !is.haveIt)) low.push(lowItem(item, is));
    } else if (wasLow) enough.push(item.id);
  }
  return { low, enough };
}

const lowItem = ({ id, key }: KitchenItem, content: KitchenItemContent): LowItem => ({
  ...amountToBuy(content),
  id,
  key,
  name: content.name,
  aisle: aisleOfKitchen(content.name, content.category),
});
