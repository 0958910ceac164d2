import { shoppingKey } from '../names/shopping-key';
import type { ShoppingChange } from './change';
import type { Instant, Mark, ShoppingPart, ShoppingRow } from './row';

/** The parts that changes name; the caller loads their rows first. */
export const idsConcerned = (changes: readonly ShoppingChange[]): string[] => [
  ...new Set(changes.flatMap((change) => (change.kind === 'add' ? [change.part.id] : change.ids))),
];

/** Rows of one thing that a change may touch: open ones, and those settled at this instant or later. */
export interface Neighbours {
  listId: string;
  key: string;
  since: Instant;
}

/**
 * What else has to be loaded before changes are applied, once the rows of `idsConcerned` are loaded: rows of the same
 * things. What was bought before the earliest concerned request is not affected, however long the history is.
 */
export function neighboursOf(found: readonly ShoppingRow[], changes: readonly ShoppingChange[]): Neighbours[] {
  const all = new Map<string, Neighbours>();
  const add = (listId: string, key: string, since: Instant): void => {
    const name = JSON.stringify([listId, key]);
    all.set(name, { listId, key, since: Math.min(since, all.get(name)?.since ?? since) });
  };
  const oldest = changes.reduce(
    (least, change) => Math.min(least, change.kind === 'add' ? change.part.at : change.at),
    Infinity,
  );
  const since = found.flatMap(({ parts }) => parts).reduce((least, part) => Math.min(least, firstStamp(part)), oldest);
  for (const row of found) add(row.listId, row.key, since);
  const lists = new Set(found.map(({ listId }) => listId));
  const keys = new Set(found.map(({ key }) => key));
  for (const change of changes) {
    if (change.kind === 'add') add(change.part.asked.listId, shoppingKey(change.part.asked.name), since);
    if (change.kind !== 'edit') continue;
    if (change.fields.name !== undefined) keys.add(shoppingKey(change.fields.name));
    if (change.fields.listId !== undefined) lists.add(change.fields.listId);
  }
  // a renamed or moved row may end up in any of these
  const isMoved = changes.some(
    (change) => change.kind === 'edit' && ('name' in change.fields || 'listId' in change.fields),
  );
  if (isMoved && found.length > 0) for (const listId of lists) for (const key of keys) add(listId, key, since);
  return [...all.values()];
}

/**
 * The instant for a new change: now, but later than everything that the person sees, even if the clock of this device
 * is slow. Otherwise a tick already on the screen would cover what is requested after it.
 */
export function stampAfter(rows: readonly ShoppingRow[], now: Instant): Instant {
  let last = -Infinity;
  for (const { parts } of rows) for (const part of parts) last = Math.max(last, lastStamp(part));
  return Math.max(now, last + 1);
}

/** The ids by which a device names a row in a change: all the parts that it shows. */
export const idsOf = (row: ShoppingRow): string[] => row.parts.map(({ id }) => id);

/** The row that contains a part with this id; undefined when it is gone. */
export const rowOf = (rows: readonly ShoppingRow[], id: string): ShoppingRow | undefined =>
  rows.find(({ parts }) => parts.some((part) => part.id === id));

const stampsOf = ({ at, purchased, removed, withdrawn, edits }: ShoppingPart): Instant[] => [
  at,
  ...[purchased, removed, withdrawn].flatMap((mark: Mark | null) => mark?.at ?? []),
  ...Object.values(edits).map((edit) => edit.at),
];
const firstStamp = (part: ShoppingPart): Instant => Math.min(...stampsOf(part));
const lastStamp = (part: ShoppingPart): Instant => Math.max(...stampsOf(part));
