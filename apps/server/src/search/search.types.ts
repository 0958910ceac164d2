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

export const SearchStatus = enumType<Status>('SearchStatus', 'Whether results are done.', {
  all: 'Either.',
  active: 'Not done, or not over.',
  completed: 'Done, or over.',
  pending: 'Not done, or not over: the same as active.',
});
export type SearchStatus = Status;

export const SearchSort = enumType<Sort>('SearchSort', 'What results are sorted by.', {
  relevance: 'Relevance; near dates before distant ones.',
  date: 'The date they belong to; of a repeating event the next one.',
  title: 'The title.',
  author: "The author's name.",
});
export type SearchSort = Sort;

export const SortOrder = enumType<Order>('SortOrder', 'Sort direction.', {
  asc: 'Oldest, or A, first.',
  desc: 'Newest, best, or Z, first.',
});
export type SortOrder = Order;

@ObjectType({ description: 'What the screen that opens a result needs.' })
export class SearchMetadata {
  @DateField('The day on which the calendar opens.', { nullable: true })
  eventDate?: CalendarDate | null;
}

@ObjectType({ description: 'A search result.' })
export class SearchResult {
  @IdField('Id of what was found.')
  id!: string;

  @EnumField(SearchType, 'What it is.')
  type!: SearchType;

  @TextField('Its title.')
  title!: string;

  @TextField('Its text, up to 500 characters.', { nullable: true })
  content!: string | null;

  @TextField('Plain text around the matches, of title and text; empty when a mistyped word or a name matched.', {
    list: true,
    rest: 'Plain text around the matches, of title and text.',
  })
  highlights!: string[];

  @TextField("Display name of the author, or of the outside calendar it comes from; 'Unknown' without either.")
  author!: string;

  @IdField('Membership id of the author.', { nullable: true, rest: false })
  authorMemberId!: string | null;

  @DateField('The date it belongs to.', { nullable: true, rest: { example: '2026-10-08' } })
  date!: CalendarDate | null;

  @TextField('Its category, where it has one.', { nullable: true })
  category!: string | null;

  @TextField('Path of the screen that shows it.', { rest: { example: '/dashboard#calendar' } })
  url!: string;

  @ObjectField(() => SearchMetadata, 'What that screen needs.')
  metadata!: SearchMetadata;
}

@ObjectType({ description: 'The answer to a search.' })
export class SearchResults {
  @ObjectField(() => SearchResult, 'The first results, as many as requested.', { list: true })
  results!: SearchResult[];

  @IntField('How many there are in all.')
  totalResults!: number;
}
