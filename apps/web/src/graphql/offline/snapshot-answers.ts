import type { ApolloLink, InMemoryCache } from '@apollo/client';
import type { FieldNode } from 'graphql';
import { authState } from '../../session/auth-store';
import { makeCache } from '../cache';
import { ViewerDocument } from '../generated';
import { SCHEMA } from './schema-version';
import { snapshotOf } from '../../storage/device-store';
import type { Snapshot } from '../../storage/device-store';
import { isUsable, joined, overlappingAnswers, windowFrom } from './snapshot';

/** An answer from the device's copy. */
export interface SnapshotAnswer {
  data: Record<string, unknown>;
  /** When the server last confirmed each root field, in milliseconds, by cache key. */
  times: Map<string, number>;
}

/** The root fields of a query, by cache key. */
function rootNames({ query, variables }: ApolloLink.Operation, cache: InMemoryCache): string[] {
  return query.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition'
      ? definition.selectionSet.selections
          .filter((selection): selection is FieldNode => selection.kind === 'Field')
          .map((field) =>
            cache.policies.getStoreFieldName({ typename: 'Query', fieldName: field.name.value, field, variables }),
          )
      : [],
  );
}

/** The id of the family on screen, null without one; undefined before it is known. */
export const familyIn = (cache: InMemoryCache): string | null | undefined => {
  const me = cache.readQuery({ query: ViewerDocument })?.me;
  return me && (me.family?.id ?? null);
};

/**
 * Answers a query from the data this user has loaded before, in this session or an earlier one.
 * @param lastReachedAt when the server was last reached: the age of the data in the cache
 * @returns null when part of it was never loaded
 */
export async function answerFromSnapshot(
  cache: InMemoryCache,
  operation: ApolloLink.Operation,
  lastReachedAt: number,
): Promise<SnapshotAnswer | null> {
  const userId = authState().user?.id;
  if (userId === undefined) return null;
  const kept = await snapshotOf(userId).catch(() => undefined);
  const family = familyIn(cache);
  const usable = kept && isUsable(kept, { userId, schema: SCHEMA, ...(family !== undefined && { familyId: family }) });
  return answerFrom(usable ? kept : undefined, cache, operation, lastReachedAt);
}

/** The same from this user's snapshot. */
function answerFrom(
  kept: Snapshot | undefined,
  cache: InMemoryCache,
  operation: ApolloLink.Operation,
  lastReachedAt: number,
): SnapshotAnswer | null {
  const live = cache.extract();
  const data = joined(kept?.data ?? {}, live);
  const times: Record<string, number> = { ...kept?.times };
  for (const name of Object.keys(live['ROOT_QUERY'] ?? {})) times[name] ??= lastReachedAt;
  const names = rootNames(operation, cache).filter((name) => name !== '__typename');
  const asked = new Map<string, number>();
  const answers: Record<string, unknown> = { ...data['ROOT_QUERY'] };
  for (const name of names) {
    if (name in answers) {
      asked.set(name, times[name] ?? 0);
      continue;
    }
    const parts = overlappingAnswers({ data, times }, name);
    if (parts.length === 0) return null;
    answers[name] = windowFrom(data, parts, name);
    asked.set(name, Math.min(...parts.map((part) => times[part] ?? 0)));
  }
  const copy = makeCache();
  copy.restore({ ...data, ROOT_QUERY: { __typename: 'Query', ...answers } });
  const { query, variables } = operation;
  const diff = copy.diff<Record<string, unknown>>({ query, variables, optimistic: false, returnPartialData: true });
  return diff.complete ? { data: diff.result as Record<string, unknown>, times: asked } : null;
}
