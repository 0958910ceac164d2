import { aisleOfKitchen, amountToBuy, runsOut, type KitchenItemContent } from '@homefold/domain/kitchen';
import type { NewRecord } from '../../platform/records';
import type { KitchenItem } from './kitchen-item';
import type { LowItem } from './running-low';

/** The columns that say what there is. */
export type KitchenValues = Pick<
  KitchenItem,
  'ingredientName' | 'category' | 'haveIt' | 'place' | 'amount' | 'unit' | 'bestBefore' | 'minimumAmount'
>;

/** A new item before it is stored. */
export type NewKitchenItem = NewRecord<KitchenItem>;

/** As the rules of the domain have it. */
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

/** What of a change matters to those who buy. */
export interface StockChange {
  /** Of what it ran low by this change, or was used up once more. */
  low: LowItem[];
  /** Ids of what there is enough of again. */
  enough: string[];
}

/** What one item was and is; null: it was not there, or is in the bin. */
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
