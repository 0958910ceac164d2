import type { ApolloCache, Reference } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** One page of a cached list, or several that were put together. */
export interface CachedPage {
  items: readonly Reference[];
  /** null: nothing follows. */
  nextCursor: string | null;
}
/** Reads a field of a cached row. */
export type ReadField = (field: string, of: Reference) => unknown;

/** The arguments of a cached field: `{ filter: 'mine' }` of `jobBoard({"filter":"mine"})`. */
export const argumentsOf = <Args extends object>(storeFieldName: string): Partial<Args> =>
  JSON.parse(/[:(](\{.*\})\)?$/.exec(storeFieldName)?.[1] ?? '{}') as Partial<Args>;

/** Writes and reads whole rows of one type. @param typed adds the names of types, which generated types leave out */
export const rowsOf = <Row extends { id: string }>(
  typename: string,
  fragment: TypedDocumentNode<Row>,
  fragmentName: string,
  typed: (row: Row) => Row,
) => ({
  write: (cache: ApolloCache, row: Row): Reference | undefined =>
    cache.writeFragment({ data: typed(row) as never, fragment, fragmentName }),
  /** null for a row that no screen has shown. */
  read: (cache: ApolloCache, id: string): Row | null =>
    cache.readFragment({ id: `${typename}:${id}`, fragment, fragmentName }) as Row | null,
});

/** The rows without one of them. */
export const without = (items: readonly Reference[], id: string, read: ReadField): readonly Reference[] =>
  items.filter((one) => read('id', one) !== id);

/**
 * The rows with one more in its order; null where it belongs behind the last row of a page that others follow: it arrives
 * when the next page is fetched.
 * @param precedes whether the new row stands before another one
 */
export function inserted(
  { items, nextCursor }: CachedPage,
  ref: Reference,
  precedes: (other: Reference) => boolean,
): readonly Reference[] | null {
  const index = items.findIndex(precedes);
  if (index !== -1) return items.toSpliced(index, 0, ref);
  return nextCursor === null ? [...items, ref] : null;
}

/** Where a row belongs: fields of the root query and their rules. */
export interface Lists {
  /** Plain lists: whether the row is in the one that was asked for with these arguments. */
  windows?: Record<string, (args: never) => boolean>;
  /** Lists read page by page: whether the row stands before another one. */
  pages?: Record<string, (other: Reference, read: ReadField) => boolean>;
}

/**
 * Puts a row where it belongs in every cached list and takes it out of the others, on the optimistic layer and in the answer alike.
 * @param ref the row; undefined when it is gone
 * @returns whether one of the lists had it before
 */
export function placeRow(cache: ApolloCache, id: string, ref: Reference | undefined, lists: Lists): boolean {
  let known = false;
  const rest = (items: readonly Reference[], read: ReadField): readonly Reference[] => {
    const others = without(items, id, read);
    known ||= others.length < items.length;
    return others;
  };
  const modify = <List>(field: string, change: (list: List, name: string, read: ReadField) => List): void => {
    const modifier: Modifier<unknown> = (list, { storeFieldName, readField }) =>
      change(list as List, storeFieldName, readField as ReadField);
    cache.modify({ fields: { [field]: modifier } });
  };
  for (const [field, holds] of Object.entries(lists.windows ?? {}))
    modify<readonly Reference[]>(field, (items, name, read) => {
      const others = rest(items, read);
      return ref && holds(argumentsOf(name) as never) ? [...others, ref] : others;
    });
  for (const [field, precedes] of Object.entries(lists.pages ?? {}))
    modify<CachedPage>(field, (page, _name, read) => {
      const items = rest(page.items, read);
      const placed = ref && inserted({ ...page, items }, ref, (other) => precedes(other, read));
      return { ...page, items: placed ?? items };
    });
  return known;
}

/** The ids of all rows in cached lists. @param fields of the root query */
export function cachedIds(cache: ApolloCache, fields: readonly string[]): string[] {
  const ids = new Set<string>();
  const collect: Modifier<unknown> = (list, { readField }) => {
    const items = Array.isArray(list) ? (list as readonly Reference[]) : (list as CachedPage).items;
    for (const one of items) ids.add(readField('id', one) as string);
    return list;
  };
  cache.modify({ fields: Object.fromEntries(fields.map((field) => [field, collect])) });
  return [...ids];
}
