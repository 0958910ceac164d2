import {
  addDays,
  DEFAULT_SEARCH_TYPES,
  endOfMonth,
  isBuiltResource,
  RESOURCES,
  SEARCH_TYPES,
  startOfMonth,
} from '@homefold/domain';
import type {
  BuiltResource,
  CalendarDate,
  Section,
  SearchSort,
  SearchStatus,
  SearchType,
  SortOrder,
} from '@homefold/domain';
import type { SearchInput } from './generated';

export const PERIODS = ['any', 'past', 'today', 'week', 'month', 'coming'] as const;
export type Period = (typeof PERIODS)[number];

/** Sort orders, combined into one choice. */
export const ORDERS = ['relevance', 'newest', 'oldest', 'title', 'author'] as const;
export type Order = (typeof ORDERS)[number];

/** The filters of a search. */
export interface Filters {
  types: readonly SearchType[];
  period: Period;
  status: SearchStatus;
  /** Membership ids of the creators; empty means anyone. */
  authors: readonly string[];
  order: Order;
}

/** The types with their own filter. */
export type OfferedType = SearchType & BuiltResource;

/** The types whose section exists; others could not be opened. */
export const offeredTypes = (has: (section: Section) => boolean): OfferedType[] =>
  SEARCH_TYPES.filter((type): type is OfferedType => isBuiltResource(type) && has(RESOURCES[type].section));

export const defaultFilters = (offered: readonly SearchType[]): Filters => ({
  types: offered.filter((type) => DEFAULT_SEARCH_TYPES.includes(type)),
  period: 'any',
  status: 'all',
  authors: [],
  order: 'relevance',
});

export const isDefault = (filters: Filters, offered: readonly SearchType[]): boolean =>
  JSON.stringify(filters) === JSON.stringify(defaultFilters(offered));

const SORTS: Record<Order, { sortBy: SearchSort; sortOrder: SortOrder }> = {
  relevance: { sortBy: 'relevance', sortOrder: 'desc' },
  newest: { sortBy: 'date', sortOrder: 'desc' },
  oldest: { sortBy: 'date', sortOrder: 'asc' },
  title: { sortBy: 'title', sortOrder: 'asc' },
  author: { sortBy: 'author', sortOrder: 'asc' },
};

/** The filters as query input. */
export function searchInput({ types, period, status, authors, order }: Filters, today: CalendarDate): SearchInput {
  return { types: [...types], status, authors: [...authors], ...windowOf(period, today), ...SORTS[order] };
}

function windowOf(period: Period, today: CalendarDate): Pick<SearchInput, 'startDate' | 'endDate'> {
  switch (period) {
    case 'any':
      return {};
    case 'past':
      return { endDate: addDays(today, -1) };
    case 'today':
      return { startDate: today, endDate: today };
    case 'week':
      return { startDate: today, endDate: addDays(today, 6) };
    case 'month':
      return { startDate: startOfMonth(today), endDate: endOfMonth(today) };
    case 'coming':
      return { startDate: today };
  }
}
