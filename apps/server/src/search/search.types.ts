import { ObjectType, registerEnumType } from '@nestjs/graphql';
import {
  RESOURCES,
  SEARCH_TYPES,
  type CalendarDate,
  type SearchSort as Sort,
  type SearchStatus as Status,
  type SearchType as Type,
  type SortOrder as Order,
} from '@homefold/domain';
import { DateField, EnumField, IdField, IntField, ObjectField, TextField, enumType } from '../platform/fields';
import { enumOf } from '../platform/graphql';

export const SearchType = enumOf(SEARCH_TYPES);
export type SearchType = Type;
registerEnumType(SearchType, {
  name: 'SearchType',
  description: 'Types of search results.',
  valuesMap: Object.fromEntries(SEARCH_TYPES.map((type) => [type, { description: RESOURCES[type].description }])),
});

export const SearchStatus = enumType<Status>('SearchStatus', 'Completion status of the results to find.', {
  all: 'Either.',
  active: 'Not done, or not over yet.',
  completed: 'Done, or over.',
  pending: 'The same as `active`.',
});
export type SearchStatus = Status;

export const SearchSort = enumType<Sort>('SearchSort', 'The sort key of a search.', {
  relevance: 'Relevance: how well a record matches, and how close its date is to today.',
  date: 'The date of the record; for a repeating event the next occurrence.',
  title: 'The title.',
  author: "The author's name.",
});
export type SearchSort = Sort;

export const SortOrder = enumType<Order>('SortOrder', 'Sort direction.', {
  asc: 'Ascending: oldest or A first.',
  desc: 'Descending: newest, best or Z first.',
});
export type SortOrder = Order;

@ObjectType({ description: 'Data for the screen that shows a result.' })
export class SearchMetadata {
  @DateField('For calendar events: the day to show.', { nullable: true })
  eventDate?: CalendarDate | null;
}

@ObjectType({ description: 'A search result.' })
export class SearchResult {
  @IdField('Id of the record.')
  id!: string;

  @EnumField(SearchType, 'Type of the record.')
  type!: SearchType;

  @TextField('Its title.')
  title!: string;

  @TextField('Its text, up to 500 characters.', { nullable: true })
  content!: string | null;

  @TextField(
    "Plain text around the matches in title and text; empty if only a mistyped word or a person's name matched.",
    {
      list: true,
      rest: "Plain text around the matches in title and text; empty if only a mistyped word or a person's name matched.",
    },
  )
  highlights!: string[];

  @TextField('Display name of the author, or name of the outside calendar it comes from; `Unknown` without either.')
  author!: string;

  @IdField('Membership id of the author.', { nullable: true, rest: false })
  authorMemberId!: string | null;

  @DateField('The date it belongs to.', { nullable: true, rest: { example: '2026-10-08' } })
  date!: CalendarDate | null;

  @TextField('Its category, where it has one.', { nullable: true })
  category!: string | null;

  @TextField('Path of the screen that shows it.', { rest: { example: '/dashboard#calendar' } })
  url!: string;

  @ObjectField(() => SearchMetadata, 'Data for the screen at `url`.')
  metadata!: SearchMetadata;
}

@ObjectType({ description: 'The results of a search.' })
export class SearchResults {
  @ObjectField(() => SearchResult, 'The first results, as many as requested.', { list: true })
  results!: SearchResult[];

  @IntField('Total number of results.')
  totalResults!: number;
}
