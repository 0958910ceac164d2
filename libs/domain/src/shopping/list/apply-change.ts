import { shoppingKey } from '../names/shopping-key';
import type { NamedParts, NewShoppingPart, ShoppingChange, ShoppingResult } from './change';
import type { Instant, Mark, ShoppingField, ShoppingFields, ShoppingPart, ShoppingRow, Stamped } from './row';
import { isLater, matesOf, rowsOf } from './rows-of';

/**
 * Applies changes to the rows of a list, or to those that the changes concern (see `idsConcerned`). Pure: the server
 * writes the difference, a device shows the result before the server has answered.
 *
 * Each change sets marks on single parts, and the later of two marks counts: repeating a change changes nothing, and
 * the order of arrival does not matter, as long as a part arrives before changes to it (and changes name their parts,
 * see `isWholeRow`). A change for a missing part changes nothing.
 */
export function applyShoppingChanges(rows: readonly ShoppingRow[], changes: readonly ShoppingChange[]): ShoppingResult {
  const steps = applyInSteps(rows, changes);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same in steps of one change each, between which a server can yield: a thing may have a long history. */
export function* applyInSteps(
  rows: readonly ShoppingRow[],
  changes: readonly ShoppingChange[],
): Generator<void, ShoppingResult, void> {
  const groups = new Groups(rows);
  for (const change of changes) {
    if (change.kind === 'add') groups.add(change.part);
    else for (const id of groups.named(change)) groups.change(id, (part) => changedPart(part, change));
    yield;
  }
  return groups.result(rows);
}

export const applyShoppingChange = (rows: readonly ShoppingRow[], change: ShoppingChange): ShoppingResult =>
  applyShoppingChanges(rows, [change]);

interface Group {
  listId: string;
  key: string;
  parts: Map<string, ShoppingPart>;
  /** The rows as given. */
  rows: ShoppingRow[];
}

/** The parts by thing and list. Only rows that a change touched are rebuilt. */
class Groups {
  private readonly groups = new Map<string, Group>();
  private readonly groupOf = new Map<string, Group>();
  private readonly touched = new Set<Group>();

  constructor(rows: readonly ShoppingRow[]) {
    for (const row of rows) {
      const group = this.group(row.listId, row.key);
      group.rows.push(row);
      for (const part of row.parts) this.put(group, part);
    }
  }

  add(asked: NewShoppingPart): void {
    if (this.groupOf.has(asked.id)) return;
    const part: ShoppingPart = { ...asked, edits: {}, purchased: null, removed: null, withdrawn: null };
    const group = this.group(part.asked.listId, shoppingKey(part.asked.name));
    this.put(group, part);
    this.touched.add(group);
  }

  /** The ids of a change; if it means whole rows, with those that were in the same rows at the time. */
  named({ ids, isWholeRow, at }: NamedParts): ReadonlySet<string> {
    if (isWholeRow !== true) return new Set(ids);
    const all = ids.flatMap((id) => {
      const group = this.groupOf.get(id);
      if (!group) return [];
      const mates = matesOf(id, [...group.parts.values()]).filter((part) => part.at <= at);
      return [id, ...mates.map((part) => part.id)];
    });
    return new Set(all);
  }

  change(id: string, changed: (part: ShoppingPart) => ShoppingPart): void {
    const group = this.groupOf.get(id);
    const part = group?.parts.get(id);
    if (!group || !part) return;
    const next = changed(part);
    if (next === part) return;
    const isMoved = next.edits.name !== part.edits.name || next.edits.listId !== part.edits.listId;
    const home = isMoved ? this.group(listOf(next), keyOf(next)) : group;
    if (home !== group) group.parts.delete(id);
    this.put(home, next);
    this.touched.add(group).add(home);
  }

  result(given: readonly ShoppingRow[]): ShoppingResult {
    const changed: ShoppingRow[] = [];
    const now = new Map<string, ShoppingRow>(given.map((row) => [row.id, row]));
    const before = new Map(now);
    const rebuilt: ShoppingRow[] = [];
    for (const { rows } of this.touched) for (const row of rows) now.delete(row.id);
    for (const group of this.touched) rebuilt.push(...rowsOf(group.listId, group.key, [...group.parts.values()]));
    for (const row of rebuilt) {
      const old = before.get(row.id);
      const same = old && isSameRow(old, row) ? old : row;
      if (same === row) changed.push(row);
      now.set(row.id, same);
    }
    const kept = given.flatMap(({ id }) => now.get(id) ?? []);
    const fresh = rebuilt.filter(({ id }) => !before.has(id));
    return { rows: [...kept, ...fresh], changed, gone: given.flatMap(({ id }) => (now.has(id) ? [] : [id])) };
  }

  private group(listId: string, key: string): Group {
    const name = JSON.stringify([listId, key]);
    let group = this.groups.get(name);
    if (!group) this.groups.set(name, (group = { listId, key, parts: new Map(), rows: [] }));
    return group;
  }

  private put(group: Group, part: ShoppingPart): void {
    group.parts.set(part.id, part);
    this.groupOf.set(part.id, group);
  }
}

const listOf = ({ edits, asked }: ShoppingPart): string => edits.listId?.value ?? asked.listId;
const keyOf = ({ edits, asked }: ShoppingPart): string => shoppingKey(edits.name?.value ?? asked.name);

/** Everything else in a row is derived from its parts. */
const isSameRow = (one: ShoppingRow, other: ShoppingRow): boolean =>
  one.key === other.key &&
  one.listId === other.listId &&
  one.purchasedAt === other.purchasedAt &&
  one.purchasedBy === other.purchasedBy &&
  one.removedAt === other.removedAt &&
  one.parts.length === other.parts.length &&
  one.parts.every((part, at) => part === other.parts[at]);

/** The part itself when the change is not newer. */
function changedPart(part: ShoppingPart, change: Exclude<ShoppingChange, { kind: 'add' }>): ShoppingPart {
  switch (change.kind) {
    case 'tick':
      return marked(part, 'purchased', { value: change.purchased, at: change.at, by: change.by });
    case 'remove':
      return marked(part, 'removed', { value: change.removed, at: change.at, by: change.by });
    case 'withdraw':
      return marked(part, 'withdrawn', { value: change.withdrawn, at: change.at, by: change.by });
    case 'edit':
      return edited(part, change.fields, change.at);
  }
}

function marked(part: ShoppingPart, field: 'purchased' | 'removed' | 'withdrawn', mark: Mark): ShoppingPart {
  const now = part[field];
  const isNewer =
    !now || isLater({ value: [mark.value, mark.by], at: mark.at }, { value: [now.value, now.by], at: now.at });
  return isNewer ? { ...part, [field]: mark } : part;
}

function edited(part: ShoppingPart, fields: Partial<ShoppingFields>, at: Instant): ShoppingPart {
  const edits: { [Field in ShoppingField]?: Stamped<unknown> } = { ...part.edits };
  let isNewer = false;
  for (const [field, value] of Object.entries(fields) as [ShoppingField, unknown][]) {
    const [now, edit] = [edits[field], { value, at }];
    if (value === undefined || (now && !isLater(edit, now))) continue;
    edits[field] = edit;
    isNewer = true;
  }
  return isNewer ? { ...part, edits: edits as ShoppingPart['edits'] } : part;
}
