import { SHOPPING_LIMITS } from '@homefold/domain/shopping';
import { normaliseUnit, readIngredient } from '@homefold/domain/recipes';
import { cleanLine } from '@homefold/domain';
import { t } from '../../../../messages/meals/shopping';
import type { Aisle, Item, NewItem, Priority } from '../model/types';

const labels = t.shopping.dialogs;

/** The values of an item's form. */
export interface ItemValues {
  name: string;
  amount: string;
  unit: string;
  /** '': the aisle of its name. */
  aisle: Aisle | '';
  notes: string;
  priority: Priority;
  assignedTo: string | null;
  listId: string;
}

export const emptyItem = (listId: string): ItemValues => ({
  name: '',
  amount: '',
  unit: '',
  aisle: '',
  notes: '',
  priority: 'medium',
  assignedTo: null,
  listId,
});

export const valuesOf = (item: Item, locale: string): ItemValues => ({
  name: item.ingredientName,
  amount: item.amount === null ? '' : new Intl.NumberFormat(locale, { useGrouping: false }).format(item.amount),
  unit: item.unit ?? '',
  aisle: item.aisle,
  notes: item.notes ?? '',
  priority: item.priority,
  assignedTo: item.assignedTo,
  listId: item.listId,
});

export type ItemErrors = Partial<Record<keyof ItemValues, string>>;

/** The typed amount ("1.5", "1,5", "½"); null if empty, undefined if it is not an amount. */
function amountOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const { amount, name } = readIngredient(`${text} x`);
  return amount !== null && name === 'x' && amount > 0 && amount <= SHOPPING_LIMITS.amount ? amount : undefined;
}

/** The problems of the form. */
export const problemsOf = ({ name, amount }: ItemValues): ItemErrors => ({
  ...(cleanLine(name) === '' && { name: labels.nameMissing }),
  ...(amountOf(amount) === undefined && { amount: labels.amountWrong }),
});

const stored = (values: ItemValues) => ({
  name: cleanLine(values.name),
  amount: amountOf(values.amount) ?? null,
  unit: normaliseUnit(values.unit),
  notes: values.notes.trim() || null,
  priority: values.priority,
  assignedTo: values.assignedTo,
  ...(values.aisle !== '' && { aisle: values.aisle }),
});

/** The input of a new item. */
export const newItemOf = (values: ItemValues): NewItem => stored(values);

/** The fields that differ from what the form was opened with. */
export function changesOf(values: ItemValues, opened: ItemValues): Partial<NewItem> & { listId?: string } {
  const after = stored(values);
  const before = stored(opened);
  const names = (Object.keys(after) as (keyof typeof after)[]).filter((name) => after[name] !== before[name]);
  // Amount and unit belong together.
  const isMeasured = names.includes('amount') || names.includes('unit');
  return {
    ...Object.fromEntries(names.map((name) => [name, after[name]])),
    ...(isMeasured && { amount: after.amount, unit: after.unit }),
    ...(values.listId !== opened.listId && { listId: values.listId }),
  };
}
