/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Filters and order of a search. */
export type SearchInput = {
  /** Only results created by one of these: membership ids, user ids or display names. INVALID for an unknown name. */
  authors?: Array<string> | null | undefined;
  /** Only results in one of these categories, ignoring case. */
  categories?: Array<string> | null | undefined;
  /** Only results that begin on or before this day. */
  endDate?: string | null | undefined;
  /** How many, 1 to 50; 50 by default. */
  limit?: number | null | undefined;
  /** Sort key; `relevance` by default. */
  sortBy?: SearchSort | null | undefined;
  /** Sort direction; `desc` by default. */
  sortOrder?: SortOrder | null | undefined;
  /** Only results that end on or after this day. */
  startDate?: string | null | undefined;
  /** Whether they are done; all by default. */
  status?: SearchStatus | null | undefined;
  /** Types to find; by default all except planned meals and kitchen items. */
  types?: Array<SearchType> | null | undefined;
};

/** The sort key of a search. */
export type SearchSort =
  /** The author's name. */
  | 'author'
  /** The date of the record; for a repeating event the next occurrence. */
  | 'date'
  /** Relevance: how well a record matches, and how close its date is to today. */
  | 'relevance'
  /** The title. */
  | 'title';

/** Completion status of the results to find. */
export type SearchStatus =
  /** Not done, or not over yet. */
  | 'active'
  /** Either. */
  | 'all'
  /** Done, or over. */
  | 'completed'
  /** The same as `active`. */
  | 'pending';

/** Types of search results. */
export type SearchType =
  /** An event of the calendar. */
  | 'calendar_event'
  /** A post of the family forum. */
  | 'forum_post'
  /** An item in the kitchen. */
  | 'kitchen_item'
  /** A planned meal. */
  | 'meal_plan'
  /** A recipe. */
  | 'recipe'
  /** An item of a shopping list. */
  | 'shopping_item'
  /** A family job. */
  | 'todo'
  /** A wish. */
  | 'wishlist_item';

/** Sort direction. */
export type SortOrder =
  /** Ascending: oldest or A first. */
  | 'asc'
  /** Descending: newest, best or Z first. */
  | 'desc';

export type SearchResultFieldsFragment = { id: string, type: SearchType, title: string, content: string | null, author: string, authorMemberId: string | null, date: string | null, category: string | null, metadata: { eventDate: string | null } };

export type SearchQueryVariables = Exact<{
  query: string;
  input?: SearchInput | null | undefined;
}>;


export type SearchQuery = { search: { totalResults: number, results: Array<{ id: string, type: SearchType, title: string, content: string | null, author: string, authorMemberId: string | null, date: string | null, category: string | null, metadata: { eventDate: string | null } }> } };

export const SearchResultFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResultFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"authorMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventDate"}}]}}]}}]} as unknown as DocumentNode<SearchResultFieldsFragment, unknown>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalResults"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchResultFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchResultFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SearchResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"authorMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eventDate"}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;