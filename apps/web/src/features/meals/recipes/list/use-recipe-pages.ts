import { useQuery } from '@apollo/client/react';
import { useDebouncedText } from '../../../../ui/browser/use-debounced-text';
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

/** The variables of the query. */
export function asked({ search, difficulty, tag, favourites, order }: RecipeFilters): RecipePageInput {
  return {
    sort: SORTS[order],
    ...(search.trim() !== '' && { query: search.trim() }),
    ...(difficulty !== '' && { difficulty }),
    ...(tag !== '' && { tag }),
    ...(favourites && { favoritesOnly: true }),
  };
}

export interface RecipePageState {
  page: RecipePageQuery['recipePage'] | null;
  /** Its variables: further pages use the same. */
  of: RecipePageInput;
  /** The page is for earlier filters, until the current one arrives. */
  isOld: boolean;
  isFiltered: boolean;
  error: unknown;
  retry: () => void;
}

/** The first page of the matching recipes. */
export function useRecipePage(filters: RecipeFilters): RecipePageState {
  const wanted = { ...filters, search: useDebouncedText(filters.search) };
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
