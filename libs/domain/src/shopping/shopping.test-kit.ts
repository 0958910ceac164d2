import fc from 'fast-check';
import { applyShoppingChanges } from './list/apply-change';
import type { NewShoppingPart, ShoppingChange } from './list/change';
import { idsOf, stampAfter } from './list/concerned';
import type { ShoppingFields, ShoppingRow, ShoppingSource } from './list/row';

let made = 0;

/** A request made by hand, unless the test overrides it. */
export const part = (
  name: string,
  { asked, ...more }: Partial<Omit<NewShoppingPart, 'asked'>> & { asked?: Partial<NewShoppingPart['asked']> } = {},
): NewShoppingPart => ({
  id: `part-${(made += 1)}`,
  at: made,
  requestedBy: 'tom',
  source: null,
  isGenerated: false,
  amount: null,
  unit: null,
  ...more,
  asked: { listId: 'tesco', name, ...asked },
});

export const meal = (title: string, weekStart = '2026-11-23'): ShoppingSource => ({
  kind: 'meal',
  plannedMealId: `meal-${title}`,
  recipeId: `recipe-${title}`,
  title,
  date: weekStart,
  weekStart,
});

type Naming = Exclude<ShoppingChange, { kind: 'add' }>;

export const add = (request: NewShoppingPart): ShoppingChange => ({ kind: 'add', part: request });
export const tick = (ids: string[], at: number, purchased = true, by: string | null = 'tom'): Naming => ({
  kind: 'tick',
  ids,
  purchased,
  at,
  by,
});
export const edit = (ids: string[], at: number, fields: Partial<ShoppingFields>): Naming => ({
  kind: 'edit',
  ids,
  fields,
  at,
});
export const remove = (ids: string[], at: number, removed = true): Naming => ({
  kind: 'remove',
  ids,
  removed,
  at,
  by: 'tom',
});
export const withdraw = (ids: string[], at: number, withdrawn = true): Naming => ({
  kind: 'withdraw',
  ids,
  withdrawn,
  at,
  by: null,
});

export const rowsAfter = (...changes: ShoppingChange[]): ShoppingRow[] => applyShoppingChanges([], changes).rows;

export const isOpen = (row: ShoppingRow): boolean => row.purchasedAt === null && row.removedAt === null;

/** Rows in canonical order, for comparison. */
export const sorted = (rows: readonly ShoppingRow[]): ShoppingRow[] =>
  [...rows].sort((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));

/** Something that a person does to the rows on screen; numbers choose among them. */
export type Action =
  | { does: 'add'; name: string; amount: number | null; unit: string | null; notes: string | null; isMeal: boolean }
  | { does: 'tick' | 'untick' | 'remove' | 'restore' | 'withdraw'; which: number }
  | { does: 'edit'; which: number; fields: Partial<ShoppingFields> };

const NAMES = ['Milk', 'milk', 'Eggs', 'courgette', 'Zucchini', 'bread'];

export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('add' as const),
      name: fc.constantFrom(...NAMES),
      amount: fc.constantFrom(null, 1, 2, 250),
      unit: fc.constantFrom(null, 'g', 'kg', 'tin'),
      notes: fc.constantFrom(null, 'organic', 'the big one'),
      isMeal: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('tick', 'tick', 'untick', 'remove', 'restore', 'withdraw'),
      which: fc.nat(20),
    }) as fc.Arbitrary<Action>,
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('edit' as const),
      which: fc.nat(20),
      fields: fc.constantFrom<Partial<ShoppingFields>>(
        { name: 'Milk' },
        { name: 'Oat milk', notes: null },
        { notes: 'from the market' },
        { amount: { amount: 3, unit: null } },
        { priority: 'high', assignedTo: 'emma' },
        { listId: 'boots' },
      ),
    }),
  },
);

/**
 * The change that an action means to somebody who sees these rows; null if there is nothing to apply it to.
 *
 * @param as `isWholeRow`: rows are named by one of their ids
 */
export function changeOf(
  action: Action,
  rows: readonly ShoppingRow[],
  { by, clock, isWholeRow = false }: { by: string; clock: number; isWholeRow?: boolean },
): ShoppingChange | null {
  const at = stampAfter(rows, clock);
  if (action.does === 'add') {
    const { name, amount, unit, notes, isMeal } = action;
    const source = isMeal ? meal('Lasagne') : null;
    return add(part(name, { at, amount, unit, source, requestedBy: by, asked: notes === null ? {} : { notes } }));
  }
  const wanted = rows.filter((row) =>
    action.does === 'untick' ? row.purchasedAt !== null : action.does === 'restore' ? row.removedAt !== null : true,
  );
  const row = sorted(wanted)[action.which % Math.max(wanted.length, 1)];
  if (!row) return null;
  const all = idsOf(row);
  if (action.does === 'withdraw') return withdraw(all.slice(0, 1), at);
  const ids = isWholeRow ? all.slice(action.which % all.length).slice(0, 1) : all;
  const change =
    action.does === 'edit'
      ? edit(ids, at, action.fields)
      : action.does === 'tick' || action.does === 'untick'
        ? tick(ids, at, action.does === 'tick', by)
        : remove(ids, at, action.does === 'remove');
  return isWholeRow ? { ...change, isWholeRow } : change;
}
