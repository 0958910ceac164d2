import type { ApolloCache, Reference } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** One page of a cached list, or several merged pages. */
export interface CachedPage {
  items: readonly Reference[];
  /** null on the last page. */
  nextCursor: string | null;
}
/** Reads a field of a cached row. */
export type ReadField = (field: string, of: Reference) => unknown;

/** The arguments of a cached field: `{ filter: 'mine' }` of `jobBoard({"filter":"mine"})`. */
export const argumentsOf = <Args extends object>(storeFieldName: string): Partial<Args> =>
  JSON.parse(/[:(](\{.*\})\)?$/.exec(storeFieldName)?.[1] ?? '{}') as Partial<Args>;

/** Writes and reads whole rows of one type. @param typed adds the `__typename`s, which generated types leave out */
export const rowsOf = <Row extends { id: string }>(
  typename: string,
  fragment: TypedDocumentNode<Row>,
  fragmentName: string,
  typed: (row: Row) => Row,
) => ({
  write: (cache: ApolloCache, row: Row): Reference | undefined =>
    cache.writeFragment({ data: typed(row), fragment, fragmentName }),
  /** null for a row that was never loaded. */
  read: (cache: ApolloCache, id: string): Row | null =>
    cache.readFragment({ id: `${typename}:${id}`, fragment, fragmentName }) as Row | null,
});

/** The rows except the one with this id. */
export const without = (items: readonly Reference[], id: string, read: ReadField): readonly Reference[] =>
  items.filter((one) => read('id', one) !== id);

/**
 * The rows with one inserted in order; null when it sorts behind the last row of an incomplete list: then it arrives with
 * the next page.
 * @param precedes whether the new row sorts before another one
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

/** Changes a field of the root query in the cache, once for each of its arguments. */
export function modifyField<List>(
  cache: ApolloCache,
  field: string,
  change: (list: List, storeFieldName: string, read: ReadField) => List,
): void {
  const modifier: Modifier<unknown> = (list, { storeFieldName, readField }) =>
    change(list as List, storeFieldName, readField as ReadField);
  cache.modify({ fields: { [field]: modifier } });
}

/**
 * Inserts a row into every cached list it belongs in and removes it from the others, for optimistic results and answers
 * alike.
 * @param ref the row; undefined when it was deleted
 * @param lists fields of the root query, each with whether the row belongs in the list of this name in the cache
 *   (`argumentsOf` reads its arguments)
 * @returns whether one of the lists contained it before
 */
export function placeRow(
  cache: ApolloCache,
  id: string,
  ref: Reference | undefined,
  lists: Record<string, (storeFieldName: string) => boolean>,
): boolean {
  let known = false;
  for (const [field, holds] of Object.entries(lists))
    modifyField<readonly Reference[]>(cache, field, (items, name, read) => {
      const others = without(items, id, read);
      known ||= others.length < items.length;
      return ref && holds(name) ? [...others, ref] : others;
    });
  return known;
}
