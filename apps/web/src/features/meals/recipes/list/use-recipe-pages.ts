import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { RecipePageDocument } from '../../generated';
import type { RecipePageInput, RecipePageQuery } from '../../generated';
import { isFiltered } from './filters';
import type { RecipeFilters, RecipeOrder } from './filters';

const SORTS = {
  added: 'recent',
  name: 'name',
  difficulty: 'difficulty',
  prep: 'prep_time',
  cook: 'cook_time',
  servings: 'servings',
} as const satisfies Record<RecipeOrder, RecipePageInput['sort']>;

/** Typing rests for so long before the server is asked. */
const REST_MS = 200;

/** What is asked of the server. */
export function asked({ search, difficulty, tag, favourites, order }: RecipeFilters): RecipePageInput {
  return {
    sort: SORTS[order],
    ...(search.trim() !== '' && { query: search.trim() }),
    ...(difficulty !== '' && { difficulty }),
    ...(tag !== '' && { tag }),
    ...(favourites && { favoritesOnly: true }),
  };
}

/** A value once it has not changed for a while; the first one, and an emptied text, at once. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

export interface RecipePageState {
  page: RecipePageQuery['recipePage'] | null;
  /** What it answers: further pages ask for the same. */
  of: RecipePageInput;
  /** The page is of earlier filters, until the present one arrives. */
  isOld: boolean;
  isFiltered: boolean;
  error: unknown;
  retry: () => void;
}

/** The first page of the recipes that fit. */
export function useRecipePage(filters: RecipeFilters): RecipePageState {
  const wanted = { ...filters, search: useRested(filters.search) };
  const of = asked(wanted);
  const { data, previousData, error, refetch } = useQuery(RecipePageDocument, {
    variables: { of },
    notifyOnNetworkStatusChange: true,
  });
  const shown = data ?? (error ? undefined : previousData);
  return {
    page: shown?.recipePage ?? null,
    of,
    isOld: data === undefined || filters.search !== wanted.search,
    isFiltered: isFiltered(filters),
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
