import { amountOf, amountText, shoppingKey } from '@homefold/domain/shopping';
import type { ShoppingAmount, ShoppingPart, ShoppingRow, ShoppingUnits } from '@homefold/domain/shopping';
import { startOfWeek } from '@homefold/domain';
import type { Item, Part } from './types';

/** How amounts are added up and formatted, and by whom changes are made. */
export interface ShoppingView {
  units: ShoppingUnits;
  locale: string;
  /** The viewer's membership id. */
  me: string;
}

/**
 * An item in the form of the list's rules. The server does not send the history of each field; displayed values count
 * as set when the item was created, so that any change made here is later.
 */
export function rowOf(item: Item, { units }: Pick<ShoppingView, 'units'>): ShoppingRow {
  const fields = {
    listId: item.listId,
    name: item.ingredientName,
    category: item.category,
    aisle: item.aisle,
    notes: item.notes,
    priority: item.priority,
    assignedTo: item.assignedTo,
  };
  const parts = item.parts.map((part) => partOf(part, item, fields));
  const row: ShoppingRow = {
    ...fields,
    id: item.id,
    key: shoppingKey(item.ingredientName),
    amount: null,
    parts,
    purchasedAt: item.purchasedAt === null ? null : Date.parse(item.purchasedAt),
    purchasedBy: item.purchasedBy,
    removedAt: null,
    settledAt: item.purchasedAt === null ? null : Date.parse(item.purchasedAt),
    stamps: {},
  };
  const amount = byHand(item, amountOf(row, units));
  if (!amount) return row;
  return {
    ...row,
    amount,
    parts: parts.map((part) => ({ ...part, edits: { amount: { value: amount, at: part.at } } })),
  };
}

/** The amount set for the whole item; null if it follows from its parts. */
const byHand = ({ amount, unit }: Item, fromParts: ShoppingAmount | null): ShoppingAmount | null =>
  amount === null || (fromParts?.amount === amount && fromParts.unit === unit) ? null : { amount, unit };

function partOf(part: Part, item: Item, asked: ShoppingPart['asked']): ShoppingPart {
  return {
    id: part.id,
    at: Date.parse(part.addedAt),
    requestedBy: part.requestedBy,
    source: sourceOf(part),
    isGenerated: part.isGenerated,
    amount: part.amount,
    unit: part.unit,
    asked,
    edits: {},
    purchased: item.purchasedAt ? { value: true, at: Date.parse(item.purchasedAt), by: item.purchasedBy } : null,
    removed: null,
    withdrawn: null,
  };
}

function sourceOf({ plannedMealId, recipeId, mealTitle, mealDate }: Part): ShoppingPart['source'] {
  const title = mealTitle ?? '';
  if (plannedMealId && mealDate)
    return { kind: 'meal', plannedMealId, recipeId, title, date: mealDate, weekStart: startOfWeek(mealDate, 1) };
  return recipeId ? { kind: 'recipe', recipeId, title } : null;
}

/** Converts a row of the rules to an item. @param before the previous item; undefined for a new one */
export function itemOf(row: ShoppingRow, before: Item | undefined, { units, locale, me }: ShoppingView): Item {
  const amount = amountOf(row, units);
  const first = row.parts[0];
  const addedAt = isoOf(first?.at ?? 0);
  return {
    id: before?.id ?? row.id,
    listId: row.listId,
    ingredientName: row.name,
    amount: amount?.amount ?? null,
    unit: amount?.unit ?? null,
    quantity: amountText(row, units, locale) || null,
    category: row.category ?? before?.category ?? 'Quick Add',
    aisle: (row.aisle as Item['aisle'] | null) ?? before?.aisle ?? 'General',
    assignedTo: row.assignedTo,
    notes: row.notes,
    priority: row.priority,
    isPurchased: row.purchasedAt !== null,
    purchasedAt: row.purchasedAt === null ? null : isoOf(row.purchasedAt),
    purchasedBy: row.purchasedBy,
    weekStartDate: before?.weekStartDate ?? null,
    weekEndDate: before?.weekEndDate ?? null,
    isAiGenerated: row.parts.length > 0 && row.parts.every(({ isGenerated }) => isGenerated),
    parts: row.parts.map((part) => {
      const known = before?.parts.find(({ id }) => id === part.id);
      return known ?? newPart(part, me);
    }),
    createdAt: before?.createdAt ?? addedAt,
    version: before?.version ?? 0,
  };
}

const newPart = ({ id, at, requestedBy, source, isGenerated, amount, unit }: ShoppingPart, me: string): Part => ({
  id,
  amount,
  unit,
  addedAt: isoOf(at),
  requestedBy: requestedBy ?? me,
  mealTitle: source && 'title' in source ? source.title || null : null,
  mealDate: source?.kind === 'meal' ? source.date : null,
  plannedMealId: source?.kind === 'meal' ? source.plannedMealId : null,
  recipeId: source && 'recipeId' in source ? source.recipeId : null,
  isGenerated,
});

const isoOf = (at: number): string => new Date(at).toISOString();
