import type { ApolloClient, InMemoryCache, ObservableQuery } from '@apollo/client';
import { isNetworkRequestInFlight } from '@apollo/client/utilities';
import type { FieldNode } from 'graphql';
import { ViewerDocument } from '../generated';
import type { FamilyChangedSubscription } from '../generated';
import { ownChangesOf } from '../records/own-changes';

/** One payload of the `familyChanged` subscription. */
export type FamilyChange = FamilyChangedSubscription['familyChanged'];

/** How a feature reacts to a live change of one of its records. */
export interface LiveRule {
  /** `FamilyChange.type`, e.g. 'calendar_event'. */
  type: string;
  /** GraphQL type of the row: a deleted row is evicted. */
  typename?: string;
  /** Query fields invalidated by the change: refetched when on screen, evicted otherwise. */
  fields?: readonly string[];
  /** Those of `fields` that the mutation's own answer has updated: the live message about it does not refetch them. */
  answered?: readonly string[];
  /** Further reactions. @param isAnswered whether the mutation's own answer has delivered the change */
  handle?: (client: ApolloClient, change: FamilyChange, isAnswered: boolean) => void;
}

const rules = new Map<string, LiveRule[]>();

/**
 * Called once at the top of a feature's module, to declare what a change of its type invalidates: `registerLive({ type:
 * 'calendar_event', typename: 'CalendarEvent', fields: ['calendarOccurrences'] })`.
 */
export function registerLive(rule: LiveRule): void {
  const list = rules.get(rule.type) ?? [];
  if (!list.some((known) => same(known, rule))) rules.set(rule.type, [...list, rule]);
}

/** Several features may have rules for one type; registering the same rule again is a no-op. */
const same = (a: LiveRule, b: LiveRule): boolean =>
  a.typename === b.typename && a.handle === b.handle && a.fields?.join() === b.fields?.join();

/** The root fields that a query reads. */
function rootFields(query: ObservableQuery): FieldNode[] {
  return query.query.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections.filter((selection): selection is FieldNode => selection.kind === 'Field')
      : [],
  );
}

/** Whether a query on screen reads this root field. */
export const isOnScreen = (client: ApolloClient, field: string): boolean =>
  [...client.getObservableQueries('active')].some((query) =>
    rootFields(query).some(({ name }) => name.value === field),
  );

/**
 * Refetches the active queries of these root fields (of all without `fields`) while their old data stays visible, and
 * evicts their other cached results, so that a section opened later fetches its own.
 */
export async function refetchFields(client: ApolloClient, fields?: ReadonlySet<string>): Promise<void> {
  const stale = (name: string): boolean => fields?.has(name) ?? name !== '__typename';
  const onScreen = [...client.getObservableQueries('active')].filter((query) =>
    rootFields(query).some(({ name }) => stale(name.value)),
  );
  const { policies } = client.cache as InMemoryCache;
  const kept = new Set(
    onScreen.flatMap((query) =>
      rootFields(query).map((field) =>
        policies.getStoreFieldName({
          typename: 'Query',
          fieldName: field.name.value,
          field,
          variables: query.variables,
        }),
      ),
    ),
  );
  client.cache.modify({
    id: 'ROOT_QUERY',
    broadcast: false,
    fields: (value: unknown, { fieldName, storeFieldName, DELETE }) =>
      stale(fieldName) && !kept.has(storeFieldName) ? (DELETE as unknown) : value,
  });
  // A failed refetch leaves the old data on screen; the client retries reads itself.
  await Promise.allSettled(onScreen.map(askAfresh));
}

/**
 * Refetches a query that may already be in flight. Apollo deduplicates identical requests, and the pending answer may
 * predate the change: so it is awaited, and the query fetched again unless it has lost its observers by then (sign-out,
 * unmount).
 */
async function askAfresh(query: ObservableQuery): Promise<unknown> {
  if (isNetworkRequestInFlight(query.getCurrentResult().networkStatus)) {
    await query.refetch();
    if (!query.hasObservers()) return undefined;
  }
  return query.refetch();
}

/** Refetches every stale query on screen once, then evicts deleted rows. */
async function apply(
  client: ApolloClient,
  changes: readonly FamilyChange[],
  isAnswered: (change: FamilyChange) => boolean,
): Promise<void> {
  const fields = new Set<string>();
  for (const change of changes)
    for (const rule of rules.get(change.type) ?? []) {
      for (const field of rule.fields ?? [])
        if (!isAnswered(change) || !rule.answered?.includes(field)) fields.add(field);
      rule.handle?.(client, change, isAnswered(change));
    }
  if (fields.size > 0) await refetchFields(client, fields);
  // A row may be deleted and restored in one burst: only its last change counts.
  const last = new Map(changes.map((change) => [`${change.type} ${change.id}`, change]));
  for (const change of last.values())
    for (const { typename } of rules.get(change.type) ?? [])
      if (typename && change.action === 'deleted' && !isAnswered(change))
        client.cache.evict({ id: `${typename}:${change.id}` });
  client.cache.gc();
}

/**
 * Applies a burst of changes at once. This client's own changes were applied with their answers, so what those have
 * updated is not fetched again.
 */
export async function applyChanges(client: ApolloClient, changes: readonly FamilyChange[]): Promise<void> {
  const me = client.cache.readQuery({ query: ViewerDocument })?.me.membership?.id;
  const isOwn = ({ actorMembershipId }: FamilyChange): boolean =>
    actorMembershipId !== null && actorMembershipId === me;
  const own = changes.filter(isOwn);
  const others = apply(
    client,
    changes.filter((change) => !isOwn(change)),
    () => false,
  );
  if (own.length > 0) {
    const sent = ownChangesOf(client.cache);
    // The message may overtake the answer.
    await sent.settled();
    // All messages about a row in this burst count as one, matched by one answer.
    const answered = new Set([...new Set(own.map(({ id }) => id))].filter(sent.answered));
    await apply(client, own, ({ id }) => answered.has(id));
  }
  await others;
}
