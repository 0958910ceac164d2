import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import {
  SEARCH_SORTS,
  SEARCH_STATUSES,
  SEARCH_TYPES,
  SORT_ORDERS,
  type CalendarDate,
  type SearchSort as Sort,
  type SearchStatus as Status,
  type SearchType as Type,
  type SortOrder as Order,
} from '@homefold/domain';
import { CalendarDateScalar, enumOf } from '../platform/graphql';

export const SearchType = enumOf(SEARCH_TYPES);
export type SearchType = Type;
registerEnumType(SearchType, {
  name: 'SearchType',
  description: 'What can be found.',
  valuesMap: {
    forum_post: { description: 'A post of the family forum.' },
    todo: { description: 'A family job.' },
    calendar_event: { description: 'An event of the calendar.' },
    recipe: { description: 'A recipe.' },
    meal_plan: { description: 'A planned meal.' },
    wishlist_item: { description: 'A wish.' },
  },
});

export const SearchStatus = enumOf(SEARCH_STATUSES);
export type SearchStatus = Status;
registerEnumType(SearchStatus, {
  name: 'SearchStatus',
  description: 'Whether what is found is done.',
  valuesMap: {
    all: { description: 'Either.' },
    active: { description: 'Not done, or not over.' },
    completed: { description: 'Done, or over.' },
    pending: { description: 'Not done, or not over: the same as active.' },
  },
});

export const SearchSort = enumOf(SEARCH_SORTS);
export type SearchSort = Sort;
registerEnumType(SearchSort, {
  name: 'SearchSort',
  description: 'What results are sorted by.',
  valuesMap: {
    relevance: { description: 'How well they fit; near dates before far ones.' },
    date: { description: 'The date they belong to; of a repeating event the next one.' },
    title: { description: 'The title.' },
    author: { description: 'The name of who made them.' },
  },
});

export const SortOrder = enumOf(SORT_ORDERS);
export type SortOrder = Order;
registerEnumType(SortOrder, {
  name: 'SortOrder',
  description: 'Which end comes first.',
  valuesMap: {
    asc: { description: 'Oldest, or A, first.' },
    desc: { description: 'Newest, best, or Z, first.' },
  },
});

@ObjectType({ description: 'What the screen that opens a result needs.' })
export class SearchMetadata {
  @Field(() => CalendarDateScalar, { nullable: true, description: 'The day on which the calendar opens.' })
  @ApiProperty({ type: String, nullable: true, description: 'The day on which the calendar opens.' })
  eventDate?: CalendarDate | null;
}

@ObjectType({ description: 'Something that was found.' })
export class SearchResult {
  @Field(() => ID, { description: 'Id of what was found.' })
  @ApiProperty({ description: 'Id of what was found.' })
  id!: string;

  @Field(() => SearchType, { description: 'What it is.' })
  @ApiProperty({ enum: SEARCH_TYPES, description: 'What it is.' })
  type!: SearchType;

  @Field({ description: 'Its title.' })
  @ApiProperty({ description: 'Its title.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Its text, up to 500 characters.' })
  @ApiProperty({ type: String, nullable: true, description: 'Its text, up to 500 characters.' })
  content!: string | null;

  @Field(() => [String], {
    description: 'Plain text around the matches, of title and text; empty when a mistyped word or a name matched.',
  })
  @ApiProperty({ type: [String], description: 'Plain text around the matches, of title and text.' })
  highlights!: string[];

  @Field({
    description: "Display name of who made it, or of the outside calendar it comes from; 'Unknown' when nobody did.",
  })
  @ApiProperty({
    description: "Display name of who made it, or of the outside calendar it comes from; 'Unknown' when nobody did.",
  })
  author!: string;

  @Field(() => ID, { nullable: true, description: 'Membership id of who made it.' })
  authorMemberId!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'The date it belongs to.' })
  @ApiProperty({ type: String, nullable: true, example: '2026-10-08', description: 'The date it belongs to.' })
  date!: CalendarDate | null;

  @Field(() => String, { nullable: true, description: 'Its category, where it has one.' })
  @ApiProperty({ type: String, nullable: true, description: 'Its category, where it has one.' })
  category!: string | null;

  @Field({ description: 'Path of the screen that shows it.' })
  @ApiProperty({ example: '/dashboard#calendar', description: 'Path of the screen that shows it.' })
  url!: string;

  @Field(() => SearchMetadata, { description: 'What that screen needs.' })
  @ApiProperty({ type: SearchMetadata, description: 'What that screen needs.' })
  metadata!: SearchMetadata;
}

@ObjectType({ description: 'The answer to a search.' })
export class SearchResults {
  @Field(() => [SearchResult], { description: 'The best or first of them, as many as were asked for.' })
  @ApiProperty({ type: [SearchResult], description: 'The best or first of them, as many as were asked for.' })
  results!: SearchResult[];

  @Field(() => Int, { description: 'How many there are in all.' })
  @ApiProperty({ description: 'How many there are in all.' })
  totalResults!: number;
}
