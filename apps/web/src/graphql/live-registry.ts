import type { ApolloClient } from '@apollo/client';
import type { FamilyChangedSubscription } from './generated';

/** One change in the family, as `familyChanged` tells it. */
export type FamilyChange = FamilyChangedSubscription['familyChanged'];

/** What a feature does when something of its own changed on somebody's screen. */
export interface LiveRule {
  /** `FamilyChange.type`, e.g. 'calendar_event'. */
  type: string;
  /** GraphQL type of the row: a deleted row leaves the cache. */
  typename?: string;
  /** Query fields whose answers are stale now: they leave the cache, and what is on screen is asked again. */
  fields?: readonly string[];
  /** Anything beyond that. */
  handle?: (client: ApolloClient, change: FamilyChange) => void;
}

const rules = new Map<string, LiveRule[]>();

/**
 * A feature says once, at the top of its page's module, what a change of its type makes stale:
 * `registerLive({ type: 'calendar_event', typename: 'CalendarEvent', fields: ['calendarOccurrences'] })`.
 */
export function registerLive(rule: LiveRule): void {
  const list = rules.get(rule.type) ?? [];
  rules.set(rule.type, [
    ...list.filter((known) => known.typename !== rule.typename || known.handle !== rule.handle),
    rule,
  ]);
}

/** Applies a burst of changes in one go: rows out of the cache, then every stale query on screen asked once. */
export async function applyChanges(client: ApolloClient, changes: readonly FamilyChange[]): Promise<void> {
  const fields = new Set<string>();
  for (const change of changes)
    for (const rule of rules.get(change.type) ?? []) {
      rule.fields?.forEach((field) => fields.add(field));
      rule.handle?.(client, change);
    }
  await client.refetchQueries({
    updateCache(cache) {
      for (const change of changes)
        for (const { typename } of rules.get(change.type) ?? [])
          if (typename && change.action === 'deleted')
            cache.evict({ id: cache.identify({ __typename: typename, id: change.id }) ?? `${typename}:${change.id}` });
      for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  client.cache.gc();
}
