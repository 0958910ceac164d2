export const SEARCH_STATUSES = ['all', 'active', 'completed', 'pending'] as const;
export type SearchStatus = (typeof SEARCH_STATUSES)[number];

export const SEARCH_SORTS = ['relevance', 'date', 'title', 'author'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** Maximum and default number of results. */
export const MAX_SEARCH_RESULTS = 50;
/** Debounce of the search input in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 300;
/** Maximum length of a search text, in characters. */
export const MAX_SEARCH_LENGTH = 200;
