import type { ApolloCache } from '@apollo/client';
import { onAnswer } from '../../../../graphql/offline/offline-link';
import type { Changed } from './changes';
import { placeItems, readItem } from './list-cache';
import type { Item } from './types';

/** The longest duration of a read that began before a change, in milliseconds. */
const OVERTAKEN_MS = 10_000;

interface Noted {
  items: readonly Item[];
  /** A removed item, in the version last seen; once restored, it has a later one. */
  gone: readonly { id: string; version: number }[];
  listId: string | null;
  until: number;
}

const noted = new WeakMap<ApolloCache, Noted[]>();

/**
 * Remembers the responses to changes of this device: a read that was sent before the change and arrives after its
 * response would show the list as it was, and a ticked item would reappear for a moment.
 */
export function noteAnswer(cache: ApolloCache, { items, goneIds }: Changed, listId: string | null): void {
  if (!noted.has(cache)) onAnswer(() => placeAgain(cache));
  const until = performance.now() + OVERTAKEN_MS;
  const gone = goneIds.map((id) => ({ id, version: readItem(cache, id)?.version ?? 0 }));
  noted.set(cache, [...(noted.get(cache) ?? []), { items, gone, listId, until }]);
}

/** Corrects items that a read returned in a version older than the one known to this device. */
function placeAgain(cache: ApolloCache): void {
  const now = performance.now();
  const fresh = (noted.get(cache) ?? []).filter(({ until }) => until > now);
  noted.set(cache, fresh);
  for (const { items, gone, listId } of fresh) {
    const older = items.filter(({ id, version }) => (readItem(cache, id)?.version ?? version) < version);
    const back = gone.filter(({ id, version }) => (readItem(cache, id)?.version ?? Infinity) <= version);
    if (older.length + back.length > 0) placeItems(cache, { items: older, goneIds: back.map(({ id }) => id) }, listId);
  }
}
