import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { useCommitted } from '../../../../graphql/use-committed';
import { MealChoicesDocument } from '../../generated';
import type { MealChoicesQuery } from '../../generated';

/** A recipe that a form or a menu offers. */
export type OfferedRecipe = MealChoicesQuery['recipePage']['items'][number];

const NONE: readonly OfferedRecipe[] = [];

/** The recipes that match the typed text, or without text the newest of all; a family may have thousands. */
export function useRecipeChoices(typed: string, first: number) {
  const query = useCommitted(useDeferredValue(typed.trim()));
  const { data, previousData, loading } = useQuery(MealChoicesDocument, {
    variables: { of: query === '' ? null : { query }, first },
    // including those added in the meantime
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const page = (data ?? previousData)?.recipePage;
  return {
    recipes: page?.items ?? NONE,
    /** The number of matches. */
    total: page?.total ?? 0,
    /** The results are for the previous text. */
    isOld: typed.trim() !== query || (loading && !data),
  };
}

const variablesOf = (title: string) => ({ of: { title: title.trim() }, first: 1 });

/** The newest recipe with this title, ignoring case; null during the search, and without one. */
export function useRecipeCalled(title: string): OfferedRecipe | null {
  const wanted = useCommitted(useDeferredValue(title));
  const { data } = useQuery(MealChoicesDocument, { variables: variablesOf(wanted), skip: wanted.trim() === '' });
  return wanted === title ? (data?.recipePage.items[0] ?? null) : null;
}

/** The same as a single request: also null if unknown, as when offline. */
export async function recipeCalled(client: ApolloClient, title: string): Promise<OfferedRecipe | null> {
  const asked = client.query({ query: MealChoicesDocument, variables: variablesOf(title) }).catch(() => null);
  return (await asked)?.data?.recipePage.items[0] ?? null;
}
