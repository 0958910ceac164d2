import type { ApolloCache, Reference } from '@apollo/client';
import { shoppingKey } from '@homefold/domain/shopping';
import { modifyField, rowsOf } from '../../../../graphql/records/lists';
import type { ReadField } from '../../../../graphql/records/lists';
import { ShoppingItemFieldsFragmentDoc } from '../../generated';
import type { Changed } from './changes';
import { typedItem } from './types';
import type { Change, Item } from './types';

const rows = rowsOf('ShoppingItem', ShoppingItemFieldsFragmentDoc, 'ShoppingItemFields', typedItem);

/** A list with its items, as cached. */
interface CachedContent {
  list: Reference | null;
  open: readonly Reference[];
  basket: readonly Reference[];
  basketCount: number;
}

export const readItem = (cache: ApolloCache, id: string): Item | null => rows.read(cache, id);

/** Computing a key is expensive, and hundreds are needed for each change. */
const keys = new Map<string, string>();
function keyOf(name: string): string {
  const key = keys.get(name) ?? shoppingKey(name);
  keys.set(name, key);
  return key;
}

/** The items of all lists that changes may affect: those that they name, and items of the same thing. */
export function concernedItems(cache: ApolloCache, changes: readonly Change[]): Item[] {
  const ids = new Set(changes.flatMap(({ tick, edit, remove }) => (tick ?? edit ?? remove)?.id ?? []).map(String));
  const wanted = new Set(changes.flatMap(({ add, edit }) => (add ?? edit)?.name ?? []).map(keyOf));
  const known = new Map<string, string>();
  modifyField<CachedContent>(cache, 'shoppingList', (content, _name, read) => {
    for (const ref of [...content.open, ...content.basket]) {
      const id = read('id', ref) as string;
      if (known.has(id)) continue;
      const key = keyOf(read('ingredientName', ref) as string);
      known.set(id, key);
      const parts = read('parts', ref) as readonly { id: string }[];
      if (ids.has(id) || parts.some((part) => ids.has(part.id))) wanted.add(key);
    }
    return content;
  });
  return [...known].flatMap(([id, key]) => (wanted.has(key) ? (rows.read(cache, id) ?? []) : []));
}

/** Whether an item of the same thing is open on the list with this id, under any name. */
export function isOnList(cache: ApolloCache, listId: string | null): (name: string) => boolean {
  const open = new Set<string>();
  modifyField<CachedContent>(cache, 'shoppingList', (content, _name, read) => {
    if ((content.list ? read('id', content.list) : null) === listId)
      for (const ref of content.open)
        if (!read('isPurchased', ref)) open.add(keyOf(read('ingredientName', ref) as string));
    return content;
  });
  return (name) => open.has(keyOf(name));
}

/** The names of everything on the lists that the device knows. */
export function knownNames(cache: ApolloCache): string[] {
  const names = new Set<string>();
  modifyField<CachedContent>(cache, 'shoppingList', (content, _name, read) => {
    for (const ref of [...content.open, ...content.basket]) names.add(read('ingredientName', ref) as string);
    return content;
  });
  return [...names];
}

/**
 * Writes changed items and places each in every cached list.
 * @param from the list of new items; null: the first list of the family, which the server creates
 * @returns the ids of all of them; none if the lists have to be refetched
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

/** In the order of their creation. */
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
  const id = cache.identify(list);
  if (id) cache.modify({ id, fields: { openCount: () => openCount } });
}
