import { SHOPPING_LIMITS } from '@homefold/domain/shopping';
import { normaliseUnit, readIngredient } from '@homefold/domain/recipes';
import { cleanLine } from '@homefold/domain';
import { t } from '../../../../messages/meals/shopping';
import type { Aisle, Item, NewItem, Priority } from '../model/types';

const words = t.shopping.dialogs;

/** What the form of an item says. */
export interface ItemValues {
  name: string;
  amount: string;
  unit: string;
  /** '': where it belongs by its name. */
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

/** The amount as typed ("1.5", "1,5", "½"); null for none, undefined when it is no amount. */
function amountOf(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const { amount, name } = readIngredient(`${text} x`);
  return amount !== null && name === 'x' && amount > 0 && amount <= SHOPPING_LIMITS.amount ? amount : undefined;
}

/** What is wrong with the form. */
export const problemsOf = ({ name, amount }: ItemValues): ItemErrors => ({
  ...(cleanLine(name) === '' && { name: words.nameMissing }),
  ...(amountOf(amount) === undefined && { amount: words.amountWrong }),
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

/** A new item as it is sent. */
export const newItemOf = (values: ItemValues): NewItem => stored(values);

/** The fields that differ from what the form was opened with. */
export function changesOf(values: ItemValues, opened: ItemValues): Partial<NewItem> & { listId?: string } {
  const after = stored(values);
  const before = stored(opened);
  const names = (Object.keys(after) as (keyof typeof after)[]).filter((name) => after[name] !== before[name]);
  // Amount and unit are one.
  const isMeasured = names.includes('amount') || names.includes('unit');
  return {
    ...Object.fromEntries(names.map((name) => [name, after[name]])),
    ...(isMeasured && { amount: after.amount, unit: after.unit }),
    ...(values.listId !== opened.listId && { listId: values.listId }),
  };
}
