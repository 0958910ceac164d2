import type { ApolloCache, Reference } from '@apollo/client';
import { argumentsOf, modifyField, rowsOf, without } from '../../../graphql/records/lists';
import { WishlistDocument, WishPartsFragmentDoc } from '../generated';
import { typed } from './types';
import type { Wish } from './types';

const rows = rowsOf<Wish>('Wish', WishPartsFragmentDoc, 'WishParts', typed);

interface CachedList {
  wishes: readonly Reference[];
  archivedYears: readonly number[];
}

/**
 * Adds a wish to every loaded list that it belongs to, and removes it from the others.
 * @param wish null: it was deleted
 * @returns its id: all lists are up to date
 */
export function placeWish(cache: ApolloCache, id: string, wish: Wish | null): readonly string[] {
  const ref = wish ? rows.write(cache, wish) : undefined;
  modifyField<CachedList>(cache, 'wishlist', (list, storeName, read) => {
    const { archivedYear = null } = argumentsOf<{ archivedYear: number | null }>(storeName);
    const others = without(list.wishes, id, read);
    const belongs = ref !== undefined && wish?.archivedYear === archivedYear;
    // Replaced in place, to keep the order of lists without any other order.
    const at = list.wishes.findIndex((one) => read('id', one) === id);
    const year = wish?.archivedYear ?? null;
    const years =
      year === null || list.archivedYears.includes(year)
        ? list.archivedYears
        : [...list.archivedYears, year].sort((a, b) => b - a);
    return { ...list, archivedYears: years, wishes: belongs ? others.toSpliced(at === -1 ? 0 : at, 0, ref) : others };
  });
  return [id];
}

/** Writes a wish into the cache. */
export const keepWish = rows.write;
/** A cached wish; null if it was never loaded. */
export const knownWish = rows.read;

/** The wishes that are not archived, as far as they are cached. */
export const knownWishes = (cache: ApolloCache): readonly Wish[] =>
  cache.readQuery({ query: WishlistDocument, variables: { archivedYear: null } }, true)?.wishlist.wishes ?? [];
