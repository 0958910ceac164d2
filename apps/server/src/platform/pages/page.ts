import { fieldLabel, invalid } from '../errors';

/** The longest page of any list. */
export const PAGE_MAX = 100;

/** @throws DomainError INVALID naming the argument */
export function assertPageLength(first: number, name = 'first'): void {
  if (!Number.isInteger(first) || first < 1 || first > PAGE_MAX)
    throw invalid(name, `${fieldLabel(name)} must be a whole number from 1 to ${PAGE_MAX}.`);
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/**
 * A page of the rows that were read for it.
 *
 * @param rows one more than the page holds, if there are more
 * @param cursor writes the position of a row
 */
export function pageOf<Item>(rows: readonly Item[], first: number, cursor: (last: Item) => string): Page<Item> {
  const items = rows.slice(0, first);
  const last = rows.length > first ? items.at(-1) : undefined;
  return { items, nextCursor: last === undefined ? null : cursor(last) };
}
