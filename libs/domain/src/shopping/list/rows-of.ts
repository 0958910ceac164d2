import { firstGraphemes } from '../../graphemes';
import { SHOPPING_LIMITS } from '../limits';
import { closingsOf, type Closing } from './closings';
import {
  DEFAULT_SHOPPING_PRIORITY,
  type AskedFields,
  type Instant,
  type ShoppingField,
  type ShoppingFields,
  type ShoppingPart,
  type ShoppingRow,
  type Stamped,
} from './row';

/**
 * The rows of one thing on one list: one row to buy, one row for each set of parts bought together, and one for each
 * removal. A function of the parts, whatever their order.
 */
export function rowsOf(listId: string, key: string, given: readonly ShoppingPart[]): ShoppingRow[] {
  const parts = [...given].sort(byAge);
  const closings = closingsOf(parts);
  const buyers = new Map(parts.flatMap(({ purchased }) => (purchased?.value ? [[purchased.at, purchased.by]] : [])));
  const together = new Map<string, { parts: ShoppingPart[]; end: End }>();
  for (const part of parts) {
    const end = endOf(closings.get(part));
    const name = nameOf(end);
    const row = together.get(name);
    if (row) row.parts.push(part);
    else together.set(name, { parts: [part], end });
  }
  return [...together.values()].map(({ parts: own, end: { purchasedAt, removedAt } }) => ({
    id: own[0]?.id ?? '',
    key,
    ...fieldsOf(own),
    listId,
    parts: own,
    purchasedAt,
    purchasedBy: purchasedAt === null ? null : (buyers.get(purchasedAt) ?? null),
    removedAt,
    settledAt: purchasedAt === null && removedAt === null ? null : lastMark(own, purchasedAt, removedAt),
  }));
}

/** The parts in the same row as that of an id, including itself: as in `rowsOf`, without building the rows. */
export function matesOf(id: string, parts: readonly ShoppingPart[]): ShoppingPart[] {
  const closings = closingsOf(parts);
  const rowOfPart = (part: ShoppingPart): string => nameOf(endOf(closings.get(part)));
  const one = parts.find((part) => part.id === id);
  const row = one && rowOfPart(one);
  return parts.filter((part) => rowOfPart(part) === row);
}

/** Parts with the same end belong to one row. */
const nameOf = ({ purchasedAt, removedAt, isAlone }: End): string =>
  `${purchasedAt ?? ''}/${removedAt ?? ''}/${isAlone}`;

interface End {
  purchasedAt: Instant | null;
  removedAt: Instant | null;
  isAlone: boolean;
}

/** What left the list before somebody (without knowing) bought it stays away, and counts as not bought. */
function endOf(closing: Closing | undefined): End {
  const { purchasedAt = null, removedAt = null, withdrawnAt = null } = closing ?? {};
  if (withdrawnAt !== null) return { purchasedAt: null, removedAt: withdrawnAt, isAlone: true };
  const isUnbought = purchasedAt !== null && removedAt !== null && removedAt < purchasedAt;
  return { purchasedAt: isUnbought ? null : purchasedAt, removedAt, isAlone: false };
}

const byAge = (a: ShoppingPart, b: ShoppingPart): number => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const lastMark = (parts: readonly ShoppingPart[], ...ends: readonly (Instant | null)[]): Instant =>
  Math.max(
    ...ends.map((end) => end ?? -Infinity),
    ...parts
      .flatMap(({ purchased, removed, withdrawn }) => [purchased, removed, withdrawn])
      .map((mark) => mark?.at ?? -Infinity),
  );

type Shown = Omit<ShoppingFields, 'listId'> & Pick<ShoppingRow, 'stamps'>;

function fieldsOf(parts: readonly ShoppingPart[]): Shown {
  const stamps: { [Field in ShoppingField]?: Instant } = {};
  const edited = <Field extends ShoppingField>(field: Field): Stamped<ShoppingFields[Field]> | undefined => {
    const found = lastEdit(parts, field);
    if (found) stamps[field] = found.at;
    return found;
  };
  const either = <Field extends 'category' | 'aisle' | 'priority' | 'assignedTo'>(field: Field) => {
    const edit = edited(field);
    return edit ? edit.value : asked(parts, field);
  };
  edited('listId');
  return {
    name: edited('name')?.value ?? (parts.find(isByHand) ?? parts[0])?.asked.name ?? '',
    category: either('category') ?? null,
    aisle: either('aisle') ?? null,
    notes: notesOf(parts, edited('notes')),
    priority: either('priority') ?? DEFAULT_SHOPPING_PRIORITY,
    assignedTo: either('assignedTo') ?? null,
    amount: edited('amount')?.value ?? null,
    stamps,
  };
}

const isByHand = ({ source, isGenerated }: ShoppingPart): boolean => source === null && !isGenerated;

/** The latest request, preferring one in which a person set a value. */
function asked<Field extends 'category' | 'aisle' | 'priority' | 'assignedTo'>(
  parts: readonly ShoppingPart[],
  field: Field,
): AskedFields[Field] {
  const withValue = parts.filter((part) => (part.asked[field] ?? null) !== null);
  return (withValue.findLast(isByHand) ?? withValue.at(-1))?.asked[field];
}

/** The notes set by hand, and those of later requests. */
function notesOf(parts: readonly ShoppingPart[], edit: Stamped<string | null> | undefined): string | null {
  const others = parts.flatMap((part) => (part.edits.notes ? [] : (part.asked.notes ?? [])));
  const all = [...new Set([...(edit?.value ? [edit.value] : []), ...others])].join('; ');
  return all === '' ? null : firstGraphemes(all, SHOPPING_LIMITS.notes);
}

function lastEdit<Field extends ShoppingField>(
  parts: readonly ShoppingPart[],
  field: Field,
): Stamped<ShoppingFields[Field]> | undefined {
  let last: Stamped<ShoppingFields[Field]> | undefined;
  for (const { edits } of parts) {
    const edit = edits[field] as Stamped<ShoppingFields[Field]> | undefined;
    if (edit && (!last || isLater(edit, last))) last = edit;
  }
  return last;
}

/** Of two values of the same instant, the same one wins everywhere, whatever the order. */
export const isLater = (one: Stamped<unknown>, other: Stamped<unknown>): boolean =>
  one.at === other.at ? spelled(one.value) > spelled(other.value) : one.at > other.at;

/** The database does not preserve the order of fields. */
const spelled = (value: unknown): string =>
  JSON.stringify(typeof value === 'object' && value !== null ? Object.entries(value).sort() : value);
