import { applyShoppingChanges } from '@homefold/domain/shopping';
import type { ShoppingChange, ShoppingFields, ShoppingRow } from '@homefold/domain/shopping';
import { aisleOf } from '@homefold/domain/aisles';
import { itemOf, rowOf } from './rows';
import type { ShoppingView } from './rows';
import type { Change, Item } from './types';

/** The effect of changes on items. */
export interface Changed {
  /** New or different ones. */
  items: Item[];
  /** Ids of items that are gone: removed, or merged into another one. */
  goneIds: string[];
}

/**
 * The effect of changes on the items of this device before the server has responded, by the server's rules.
 * @param items all that the device knows
 * @param listId the list for added items
 */
export function appliedChanges(
  items: readonly Item[],
  changes: readonly Change[],
  listId: string,
  view: ShoppingView,
): Changed {
  const byPart = new Map(items.flatMap((item) => item.parts.map(({ id }) => [id, item] as const)));
  const byId = new Map(items.map((item) => [item.id, item]));
  /** All parts that the person sees in the row: the change applies to them. */
  const idsOf = (id: string): string[] =>
    (byId.get(id) ?? byPart.get(id))?.parts.map((part) => part.id) ?? (byPart.has(id) ? [id] : []);
  const before = (row: ShoppingRow): Item | undefined =>
    row.parts.map(({ id }) => byPart.get(id)).find((item) => item !== undefined);
  const meant = changes.flatMap((change) => ruleChange(change, { listId, me: view.me, idsOf, items }) ?? []);
  const result = applyShoppingChanges(
    items.map((item) => rowOf(item, view)),
    meant,
  );
  const kept: Item[] = [];
  const gone = new Set<string>();
  for (const row of result.changed) {
    const known = before(row);
    if (row.removedAt !== null) {
      if (known) gone.add(known.id);
    } else kept.push(itemOf(row, known, view));
  }
  // A row merged into another one has its parts there.
  const shown = new Set(kept.map(({ id }) => id));
  for (const id of result.gone) {
    const known = byId.get(id) ?? byPart.get(id);
    if (known && !shown.has(known.id)) gone.add(known.id);
  }
  return { items: kept, goneIds: [...gone] };
}

interface Meaning {
  listId: string;
  me: string;
  idsOf: (id: string) => string[];
  items: readonly Item[];
}

/** A change in the form of the rules; null for one without effect. */
function ruleChange(change: Change, { listId, me, idsOf, items }: Meaning): ShoppingChange | null {
  const at = change.at ? Date.parse(change.at) : Date.now();
  const { add, tick, edit, remove } = change;
  if (add)
    return {
      kind: 'add',
      part: {
        id: String(add.id),
        at,
        requestedBy: me,
        source: add.recipeId ? { kind: 'recipe', recipeId: String(add.recipeId), title: '' } : null,
        isGenerated: false,
        amount: add.amount ?? null,
        unit: add.unit ?? null,
        asked: {
          listId,
          name: add.name,
          category: add.category ?? null,
          aisle: add.aisle ?? knownAisle(add.name, items),
          notes: add.notes ?? null,
          priority: add.priority ?? 'medium',
          assignedTo: idOf(add.assignedTo),
        },
      },
    };
  if (tick) return { kind: 'tick', ids: withSelf(String(tick.id), idsOf), purchased: tick.isPurchased, at, by: me };
  if (remove) return { kind: 'remove', ids: withSelf(String(remove.id), idsOf), removed: true, at, by: me };
  if (edit) return { kind: 'edit', ids: withSelf(String(edit.id), idsOf), fields: fieldsOf(edit), at };
  return null;
}

const withSelf = (id: string, idsOf: (id: string) => string[]): string[] => [...new Set([...idsOf(id), id])];

const idOf = (id: string | number | null | undefined): string | null => (id == null ? null : String(id));

/** The aisle of an item of this name on the family's lists, otherwise the aisle of the name. */
const knownAisle = (name: string, items: readonly Item[]): Item['aisle'] =>
  items.find(({ ingredientName }) => ingredientName.toLowerCase() === name.toLowerCase())?.aisle ?? aisleOf(name);

function fieldsOf(edit: NonNullable<Change['edit']>): Partial<ShoppingFields> {
  const { name, amount, unit, category, aisle, notes, priority, assignedTo, listId } = edit;
  return {
    ...(name != null && { name }),
    ...(amount !== undefined && { amount: amount === null ? null : { amount, unit: unit ?? null } }),
    ...(category != null && { category }),
    ...(aisle != null && { aisle }),
    ...(notes !== undefined && { notes }),
    ...(priority != null && { priority }),
    ...(assignedTo !== undefined && { assignedTo: idOf(assignedTo) }),
    ...(listId != null && { listId: String(listId) }),
  };
}
