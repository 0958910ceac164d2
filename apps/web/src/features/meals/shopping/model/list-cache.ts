import type { ApolloCache, Reference } from '@apollo/client';
import { modifyField, rowsOf } from '../../../../graphql/records/lists';
import type { ReadField } from '../../../../graphql/records/lists';
import { ShoppingItemFieldsFragmentDoc } from '../../generated';
import type { Changed } from './changes';
import { typedItem } from './types';
import type { Item } from './types';

const rows = rowsOf('ShoppingItem', ShoppingItemFieldsFragmentDoc, 'ShoppingItemFields', typedItem);

/** A list with its items, as the cache keeps it. */
interface CachedContent {
  list: Reference | null;
  open: readonly Reference[];
  basket: readonly Reference[];
  basketCount: number;
}

export const readItem = (cache: ApolloCache, id: string): Item | null => rows.read(cache, id);

/** The items of all lists that the device knows, each once. */
export function cachedItems(cache: ApolloCache): Item[] {
  const found = new Map<string, Item>();
  modifyField<CachedContent>(cache, 'shoppingList', (content, _name, read) => {
    for (const ref of [...content.open, ...content.basket]) {
      const id = read('id', ref) as string;
      const item = found.has(id) ? null : rows.read(cache, id);
      if (item) found.set(id, item);
    }
    return content;
  });
  return [...found.values()];
}

/**
 * Writes changed items and puts each where it belongs in every list that the device knows.
 * @param from the list that new items are on; null: the first list of the family, which the server makes
 * @returns the ids of all of them; none where the lists have to be fetched
 */
export function placeItems(cache: ApolloCache, { items, goneIds }: Changed, from: string | null): readonly string[] {
  const refs = items.flatMap((item) => {
    const ref = rows.write(cache, item);
    return ref ? [{ item, ref }] : [];
  });
  const moved = new Set([...items.map(({ id }) => id), ...goneIds]);
  let isWhole = from !== null;
  modifyField<CachedContent>(cache, 'shoppingList', (content, _name, read) => {
    const listId = content.list ? (read('id', content.list) as string) : from;
    const here = refs.filter(({ item }) => item.listId === listId || (content.list === null && from === null));
    const rest = (of: readonly Reference[]) => of.filter((ref) => !moved.has(read('id', ref) as string));
    const open = rest(content.open);
    const basket = rest(content.basket);
    const withAll = (of: readonly Reference[], isPurchased: boolean, place: typeof byAdded): readonly Reference[] =>
      here
        .filter(({ item }) => item.isPurchased === isPurchased)
        .reduce<readonly Reference[]>((all, one) => place(all, one, read), of);
    const nextOpen = withAll(open, false, byAdded);
    const nextBasket = withAll(basket, true, byTicked);
    const hidden = content.basketCount - content.basket.length;
    if (content.list) countOpen(cache, content.list, nextOpen.length);
    else isWhole = false;
    return { ...content, open: nextOpen, basket: nextBasket, basketCount: hidden + nextBasket.length };
  });
  return isWhole ? [...moved] : [];
}

interface Placed {
  item: Item;
  ref: Reference;
}

/** In the order in which they were added. */
function byAdded(all: readonly Reference[], { item, ref }: Placed, read: ReadField): readonly Reference[] {
  const index = all.findIndex((other) => (read('createdAt', other) as string) > item.createdAt);
  return index === -1 ? [...all, ref] : all.toSpliced(index, 0, ref);
}

/** The newest first. */
function byTicked(all: readonly Reference[], { item, ref }: Placed, read: ReadField): readonly Reference[] {
  const index = all.findIndex((other) => ((read('purchasedAt', other) as string) ?? '') <= (item.purchasedAt ?? ''));
  return index === -1 ? [...all, ref] : all.toSpliced(index, 0, ref);
}

function countOpen(cache: ApolloCache, list: Reference, openCount: number): void {
  const id = cache.identify(list as never);
  if (id) cache.modify({ id, fields: { openCount: () => openCount } });
}
