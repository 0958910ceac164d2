import type { ApolloCache } from '@apollo/client';
import { onAnswer } from '../../../../graphql/offline/offline-link';
import type { Changed } from './changes';
import { placeItems, readItem } from './list-cache';
import type { Item } from './types';

/** How long a read may be under way that began before a change, in milliseconds. */
const OVERTAKEN_MS = 10_000;

interface Noted {
  items: readonly Item[];
  /** What went, in the version in which it was last seen; restored it has a later one. */
  gone: readonly { id: string; version: number }[];
  listId: string | null;
  until: number;
}

const noted = new WeakMap<ApolloCache, Noted[]>();

/**
 * Remembers the answer to a change of this device: a read that left before the change and arrives after its answer would show
 * the list as it was, and what was ticked would come back for a moment.
 */
export function noteAnswer(cache: ApolloCache, { items, goneIds }: Changed, listId: string | null): void {
  if (!noted.has(cache)) onAnswer(() => placeAgain(cache));
  const until = performance.now() + OVERTAKEN_MS;
  const gone = goneIds.map((id) => ({ id, version: readItem(cache, id)?.version ?? 0 }));
  noted.set(cache, [...(noted.get(cache) ?? []), { items, gone, listId, until }]);
}

/** Puts back what a read has shown as older than this device knows it. */
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
