import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { MealChoicesDocument } from '../../generated';
import type { MealChoicesQuery } from '../../generated';

/** A recipe that a form or a menu offers. */
export type OfferedRecipe = MealChoicesQuery['recipePage']['items'][number];

const NONE: readonly OfferedRecipe[] = [];

/** The recipes in which what is typed occurs, the newest of all without words; a family may have thousands. */
export function useRecipeChoices(typed: string, first: number) {
  const query = useDeferredValue(typed.trim());
  const { data, previousData, loading } = useQuery(MealChoicesDocument, {
    variables: { of: query === '' ? null : { query }, first },
    // those that were added meanwhile, too
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const page = (data ?? previousData)?.recipePage;
  return {
    recipes: page?.items ?? NONE,
    /** How many fit. */
    total: page?.total ?? 0,
    /** What is shown fits what was typed before. */
    isOld: typed.trim() !== query || (loading && !data),
  };
}

const variablesOf = (title: string) => ({ of: { title: title.trim() }, first: 1 });

/** The newest recipe with this title, in any case; null while it is looked for, and without one. */
export function useRecipeCalled(title: string): OfferedRecipe | null {
  const wanted = useDeferredValue(title);
  const { data } = useQuery(MealChoicesDocument, { variables: variablesOf(wanted), skip: wanted.trim() === '' });
  return wanted === title ? (data?.recipePage.items[0] ?? null) : null;
}

/** The same, once: null as well where nobody can tell, as without a network. */
export async function recipeCalled(client: ApolloClient, title: string): Promise<OfferedRecipe | null> {
  const asked = client.query({ query: MealChoicesDocument, variables: variablesOf(title) }).catch(() => null);
  return (await asked)?.data?.recipePage.items[0] ?? null;
}
