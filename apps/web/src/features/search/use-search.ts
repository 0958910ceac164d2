import { useApolloClient } from '@apollo/client/react';
import { SEARCH_DEBOUNCE_MS, searchWords } from '@homefold/domain';
import { useEffect, useReducer } from 'react';
import { SearchDocument } from './generated';
import type { SearchInput, SearchResultFieldsFragment } from './generated';

/** Idle, debouncing, searching, answered, or failed. Results are kept until the next answer. */
export interface SearchState {
  phase: 'idle' | 'typing' | 'searching' | 'answered' | 'failed';
  results: readonly SearchResultFieldsFragment[];
  total: number;
  /** The text that the results belong to. */
  answered: string;
}

const IDLE: SearchState = { phase: 'idle', results: [], total: 0, answered: '' };

/**
 * Searches 300 ms after the last keystroke; a new search aborts the previous one. Clearing the text clears the results.
 *
 * @param attempt increment to retry
 */
export function useSearch(text: string, input: SearchInput, attempt: number): SearchState {
  const client = useApolloClient();
  const [state, change] = useReducer(
    (before: SearchState, next: Partial<SearchState>) => ({ ...before, ...next }),
    IDLE,
  );
  const asked = text.trim();
  const narrowing = JSON.stringify(input);
  useEffect(() => {
    if (searchWords(asked).length === 0) {
      change(IDLE);
      return;
    }
    change({ phase: 'typing' });
    const abort = new AbortController();
    const timer = setTimeout(() => {
      change({ phase: 'searching' });
      client
        .query({
          query: SearchDocument,
          variables: { query: asked, input: JSON.parse(narrowing) as SearchInput },
          fetchPolicy: 'no-cache',
          context: { fetchOptions: { signal: abort.signal }, queryDeduplication: false },
        })
        .then(({ data }) => {
          if (abort.signal.aborted || !data) return;
          const { results, totalResults } = data.search;
          change({ phase: 'answered', results, total: totalResults, answered: asked });
        })
        .catch(() => {
          if (!abort.signal.aborted) change({ phase: 'failed', results: [], total: 0, answered: asked });
        });
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, asked, narrowing, attempt]);
  return state;
}
