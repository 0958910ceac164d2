import {
  DEFAULT_SHOPPING_PRIORITY,
  type Instant,
  type ShoppingChange,
  type ShoppingField,
  type ShoppingFields,
  type ShoppingPart,
  type ShoppingRow,
} from '@homefold/domain/shopping';

/** A change without its time. */
export type Untimed =
  | Omit<Extract<ShoppingChange, { kind: 'tick' }>, 'at'>
  | Omit<Extract<ShoppingChange, { kind: 'edit' }>, 'at'>
  | Omit<Extract<ShoppingChange, { kind: 'remove' }>, 'at'>
  | Omit<Extract<ShoppingChange, { kind: 'withdraw' }>, 'at'>;

/** Creates a change for a given time; `at` null is now. */
export interface PlannedChange {
  at: Instant | null;
  make: (at: Instant) => ShoppingChange;
}

/** A change as built by the rules, for another time. */
export const restamped = (change: ShoppingChange): PlannedChange => ({
  at: null,
  make: (at) => (change.kind === 'add' ? { ...change, part: { ...change.part, at } } : { ...change, at }),
});

export const atOnce = (change: Untimed): PlannedChange => ({ at: null, make: (at) => ({ ...change, at }) });

/**
 * The inverse of changes to parts. It is applied as a separate change, so that concurrent changes by others are kept.
 */
export function inverseOf(before: readonly ShoppingRow[], after: readonly ShoppingRow[], by: string): Untimed[] {
  const old = new Map(before.flatMap(({ parts }) => parts).map((part) => [part.id, part]));
  return after.flatMap(({ parts }) => parts.flatMap((part) => inverseOfPart(old.get(part.id), part, by)));
}

function inverseOfPart(before: ShoppingPart | undefined, after: ShoppingPart, by: string): Untimed[] {
  const ids = [after.id];
  if (!before) return [{ kind: 'withdraw', ids, withdrawn: true, by }];
  if (before === after) return [];
  const back: Untimed[] = [];
  if (before.purchased !== after.purchased)
    back.push({ kind: 'tick', ids, purchased: before.purchased?.value ?? false, by });
  if (before.removed !== after.removed) back.push({ kind: 'remove', ids, removed: before.removed?.value ?? false, by });
  if (before.withdrawn !== after.withdrawn)
    back.push({ kind: 'withdraw', ids, withdrawn: before.withdrawn?.value ?? false, by });
  const fields = fieldsBefore(before, after);
  if (Object.keys(fields).length > 0) back.push({ kind: 'edit', ids, fields });
  return back;
}

function fieldsBefore(before: ShoppingPart, after: ShoppingPart): Partial<ShoppingFields> {
  const edited = (Object.keys(after.edits) as ShoppingField[]).filter(
    (field) => before.edits[field] !== after.edits[field],
  );
  return Object.fromEntries(edited.map((field) => [field, valueOf(before, field)]));
}

function valueOf({ edits, asked }: ShoppingPart, field: ShoppingField): unknown {
  const edit = edits[field];
  if (edit) return edit.value;
  if (field === 'amount') return null;
  return asked[field] ?? (field === 'priority' ? DEFAULT_SHOPPING_PRIORITY : null);
}
