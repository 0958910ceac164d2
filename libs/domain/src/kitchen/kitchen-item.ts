import type { FieldProblem } from '../calendar/calendar-event';
import type { CalendarDate } from '../time/dates';

/** The documented categories of the kitchen. */
export const KITCHEN_CATEGORIES = ['Produce', 'Dairy', 'Meat', 'Pantry', 'Frozen', 'Spices', 'Other'] as const;
export type KitchenCategory = (typeof KITCHEN_CATEGORIES)[number];

export const KITCHEN_PLACES = ['fridge', 'freezer', 'larder'] as const;
export type KitchenPlace = (typeof KITCHEN_PLACES)[number];

export const isKitchenCategory = (value: unknown): value is KitchenCategory =>
  KITCHEN_CATEGORIES.includes(value as KitchenCategory);
export const isKitchenPlace = (value: unknown): value is KitchenPlace => KITCHEN_PLACES.includes(value as KitchenPlace);

/** Something that a family has in the kitchen, or usually has, as it is stored. */
export interface KitchenItemContent {
  name: string;
  category: KitchenCategory;
  haveIt: boolean;
  place: KitchenPlace;
  /** How much there is; null: nobody counts it. */
  amount: number | null;
  /** A code of `UNITS`, or the family's own word; null for what is counted by itself. */
  unit: string | null;
  bestBefore: CalendarDate | null;
  /** Keep at least so much, in `unit`; null: nobody minds when it runs out. */
  minimum: number | null;
}

/** An unvalidated item from a form or call. Missing and null mean the same. */
export interface KitchenItemDraft {
  name?: string | null;
  /** Missing: guessed from the name. */
  category?: string | null;
  /** Missing: yes. */
  haveIt?: boolean | null;
  /** Missing: the usual one of its category. */
  place?: string | null;
  /** Also as text ("1.5", "½"). */
  amount?: number | string | null;
  unit?: string | null;
  bestBefore?: string | null;
  minimum?: number | string | null;
}

export type KitchenItemField = keyof KitchenItemDraft;

export const KITCHEN_ITEM_LIMITS = { name: 200, amount: 100_000 } as const;

/**
 * An item in the form in which it is stored, and all of its problems, at most one per field, in form order. With problems, the
 * fields that have them hold their defaults.
 */
export function readKitchenItem(draft: KitchenItemDraft): {
  item: KitchenItemContent;
  problems: FieldProblem<KitchenItemField>[];
} {
  const item: KitchenItemContent = {
    name: draft.name ?? '',
    category: 'Other',
    haveIt: draft.haveIt ?? true,
    place: 'larder',
    amount: null,
    unit: null,
    bestBefore: null,
    minimum: null,
  };
  return { item, problems: [] };
}
