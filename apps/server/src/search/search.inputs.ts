import { InputType } from '@nestjs/graphql';
import { MAX_SEARCH_LENGTH, MAX_SEARCH_RESULTS, SEARCH_TYPES, type CalendarDate } from '@homefold/domain';
import { DateField, EnumField, IntField, TextField } from '../platform/fields';
import { SearchSort, SearchStatus, SearchType, SortOrder } from './search.types';

/** A caller's search options, as the service takes them from both APIs and validates them. */
export interface SearchRequest {
  types?: readonly string[] | null;
  startDate?: CalendarDate | null;
  endDate?: CalendarDate | null;
  authors?: readonly string[] | null;
  categories?: readonly string[] | null;
  status?: string | null;
  sortBy?: string | null;
  sortOrder?: string | null;
  limit?: number | null;
}

@InputType({ description: 'Filters and order of a search.' })
export class SearchInput implements SearchRequest {
  @EnumField(SearchType, 'Types to find; by default all except planned meals and kitchen items.', {
    list: true,
    optional: true,
  })
  types?: SearchType[] | null;

  @DateField('Only results that end on or after this day.', { optional: true })
  startDate?: CalendarDate | null;

  @DateField('Only results that begin on or before this day.', { optional: true })
  endDate?: CalendarDate | null;

  @TextField(
    'Only results created by one of these: membership ids, user ids or display names. INVALID for an unknown ' +
      'name.',
    {
      list: true,
      optional: true,
    },
  )
  authors?: string[] | null;

  @TextField('Only results in one of these categories, ignoring case.', { list: true, optional: true })
  categories?: string[] | null;

  @EnumField(SearchStatus, 'Whether they are done; all by default.', { optional: true })
  status?: SearchStatus | null;

  @EnumField(SearchSort, 'Sort key; `relevance` by default.', { optional: true })
  sortBy?: SearchSort | null;

  @EnumField(SortOrder, 'Sort direction; `desc` by default.', { optional: true })
  sortOrder?: SortOrder | null;

  @IntField(`How many, 1 to ${MAX_SEARCH_RESULTS}; ${MAX_SEARCH_RESULTS} by default.`, { optional: true })
  limit?: number | null;
}

const ASKED = { optional: true, nullable: false } as const;

/** The documented query parameters. Lists are separated by commas. */
export class RestSearchQuery {
  @TextField(`What to search for: up to ${MAX_SEARCH_LENGTH} characters; blank finds nothing.`, ASKED)
  q?: string;

  @TextField("Accepted for compatibility: must be the caller's own id, or absent.", ASKED)
  user_id?: string;

  @TextField(`Types to find, separated by commas: ${SEARCH_TYPES.join(', ')}.`, ASKED)
  types?: string;

  @EnumField(SearchSort, 'Sort key.', { ...ASKED, default: 'relevance' })
  sortBy?: SearchSort;

  @EnumField(SortOrder, 'Sort direction.', { ...ASKED, default: 'desc' })
  sortOrder?: SortOrder;

  @IntField(`How many, 1 to ${MAX_SEARCH_RESULTS}.`, { ...ASKED, default: MAX_SEARCH_RESULTS })
  limit?: number | null;

  @TextField('Only results that end on or after this day.', { ...ASKED, example: '2026-10-01' })
  startDate?: string;

  @TextField('Only results that begin on or before this day.', { ...ASKED, example: '2026-10-31' })
  endDate?: string;

  @TextField('Comma-separated membership ids, user ids or display names.', ASKED)
  authors?: string;

  @TextField('Comma-separated categories.', ASKED)
  categories?: string;

  @EnumField(SearchStatus, 'Completion status; `all` by default.', { ...ASKED, default: 'all' })
  status?: SearchStatus;
}

const list = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The documented parameters with service names. */
export const requestOfRest = (query: RestSearchQuery): SearchRequest => ({
  types: list(query.types),
  startDate: query.startDate || null,
  endDate: query.endDate || null,
  authors: list(query.authors),
  categories: list(query.categories),
  status: query.status,
  sortBy: query.sortBy,
  sortOrder: query.sortOrder,
  limit: query.limit ?? null,
});
