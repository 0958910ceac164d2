import type { ApolloClient, InMemoryCache, ObservableQuery } from '@apollo/client';
import { isNetworkRequestInFlight } from '@apollo/client/utilities';
import type { FieldNode } from 'graphql';
import { ViewerDocument } from './generated';
import type { FamilyChangedSubscription } from './generated';
import { ownChangesOf } from './own-changes';

/** One change in the family, as `familyChanged` tells it. */
export type FamilyChange = FamilyChangedSubscription['familyChanged'];

/** What a feature does when something of its own changed on somebody's screen. */
export interface LiveRule {
  /** `FamilyChange.type`, e.g. 'calendar_event'. */
  type: string;
  /** GraphQL type of the row: a deleted row leaves the cache. */
  typename?: string;
  /** Query fields whose answers are stale now: what is on screen is asked again, what is not is forgotten. */
  fields?: readonly string[];
  /** Those of `fields` that the answer to one's own change has put right: the live message about it leaves them alone. */
  answered?: readonly string[];
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
  if (!list.some((known) => same(known, rule))) rules.set(rule.type, [...list, rule]);
}

/** Several features may have rules for one type; the same one may be said again. */
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

/**
 * Asks again for what is on screen of these root fields (all of them without `fields`), while the old answer stays
 * visible, and forgets their other answers, so that a section opened later asks for itself.
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
  // One that fails leaves its old answer on screen; the client retries reads by itself.
  await Promise.allSettled(onScreen.map(askAfresh));
}

/**
 * Asks once more what may be under way already. Apollo gives whoever asks the same again the answer that is on its way, and
 * that one may have been worked out before the change: so it is waited for, and then asked for anew. Whoever has signed out or
 * left the screen meanwhile asks no more.
 */
async function askAfresh(query: ObservableQuery): Promise<unknown> {
  if (isNetworkRequestInFlight(query.getCurrentResult().networkStatus)) {
    await query.refetch();
    if (!query.hasObservers()) return undefined;
  }
  return query.refetch();
}

/** Every stale query on screen is asked once, then deleted rows are forgotten. */
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
      rule.handle?.(client, change);
    }
  if (fields.size > 0) await refetchFields(client, fields);
  // What was deleted and came back is there: only the last word on a row counts.
  const last = new Map(changes.map((change) => [`${change.type} ${change.id}`, change]));
  for (const change of last.values())
    for (const { typename } of rules.get(change.type) ?? [])
      if (typename && change.action === 'deleted' && !isAnswered(change))
        client.cache.evict({ id: `${typename}:${change.id}` });
  client.cache.gc();
}

/**
 * Applies a burst of changes in one go. A change of one's own is told by its answer already: what that has put right is not
 * fetched again.
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
    // The message may be faster than the answer.
    await sent.settled();
    // What one change says of a row arrives together, and one answer accounts for it.
    const answered = new Set([...new Set(own.map(({ id }) => id))].filter(sent.answered));
    await apply(client, own, ({ id }) => answered.has(id));
  }
  await others;
}
