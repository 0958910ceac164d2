import { Field, InputType, Int } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_RESULTS,
  SEARCH_SORTS,
  SEARCH_STATUSES,
  SEARCH_TYPES,
  SORT_ORDERS,
  type CalendarDate,
} from '@homefold/domain';
import { IsArray, IsOptional, IsString } from 'class-validator';
import { CalendarDateScalar } from '../platform/graphql';
import { SearchSort, SearchStatus, SearchType, SortOrder } from './search.types';

/** What a caller may say of a search, as the service takes it from both doors; it checks every word. */
export interface SearchAsked {
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

@InputType({ description: 'What a search is narrowed to, and in which order it answers.' })
export class SearchInput implements SearchAsked {
  @Field(() => [SearchType], { nullable: true, description: 'What to find; all but planned meals when left out.' })
  @IsOptional()
  @IsArray()
  types?: SearchType[] | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Nothing that ends before this day.' })
  @IsOptional()
  startDate?: CalendarDate | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Nothing that begins after this day.' })
  @IsOptional()
  endDate?: CalendarDate | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Made by one of these: membership ids, user ids or display names. INVALID for a name nobody has.',
  })
  @IsOptional()
  @IsArray()
  authors?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Of one of these categories, in any case.' })
  @IsOptional()
  @IsArray()
  categories?: string[] | null;

  @Field(() => SearchStatus, { nullable: true, description: 'Done or not; all when left out.' })
  @IsOptional()
  status?: SearchStatus | null;

  @Field(() => SearchSort, { nullable: true, description: 'Relevance when left out.' })
  @IsOptional()
  sortBy?: SearchSort | null;

  @Field(() => SortOrder, { nullable: true, description: 'Descending when left out.' })
  @IsOptional()
  sortOrder?: SortOrder | null;

  @Field(() => Int, { nullable: true, description: `How many, 1 to ${MAX_SEARCH_RESULTS}; ${MAX_SEARCH_RESULTS}.` })
  @IsOptional()
  limit?: number | null;
}

/** The documented query parameters. Lists are separated by commas. */
export class RestSearchQuery {
  @ApiPropertyOptional({ description: `What to search for, up to ${MAX_SEARCH_LENGTH} characters. Blank: nothing.` })
  @IsOptional()
  @IsString()
  q?: string;

  @ApiPropertyOptional({ description: "Accepted for compatibility; the caller's own or absent." })
  @IsOptional()
  @IsString()
  user_id?: string;

  @ApiPropertyOptional({ description: `Comma list of ${SEARCH_TYPES.join(', ')}.` })
  @IsOptional()
  @IsString()
  types?: string;

  @ApiPropertyOptional({ enum: SEARCH_SORTS, default: 'relevance', description: 'What results are sorted by.' })
  @IsOptional()
  @IsString()
  sortBy?: string;

  @ApiPropertyOptional({ enum: SORT_ORDERS, default: 'desc', description: 'Which end comes first.' })
  @IsOptional()
  @IsString()
  sortOrder?: string;

  @ApiPropertyOptional({
    type: Number,
    default: MAX_SEARCH_RESULTS,
    description: `How many, 1 to ${MAX_SEARCH_RESULTS}.`,
  })
  @IsOptional()
  @IsString()
  limit?: string;

  @ApiPropertyOptional({ example: '2026-10-01', description: 'Nothing that ends before this day.' })
  @IsOptional()
  @IsString()
  startDate?: string;

  @ApiPropertyOptional({ example: '2026-10-31', description: 'Nothing that begins after this day.' })
  @IsOptional()
  @IsString()
  endDate?: string;

  @ApiPropertyOptional({ description: 'Comma list of membership ids, user ids or display names.' })
  @IsOptional()
  @IsString()
  authors?: string;

  @ApiPropertyOptional({ description: 'Comma list.' })
  @IsOptional()
  @IsString()
  categories?: string;

  @ApiPropertyOptional({ enum: SEARCH_STATUSES, default: 'all', description: 'Done or not.' })
  @IsOptional()
  @IsString()
  status?: string;
}

const list = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The documented parameters in the names of the service. A number that is none becomes NaN, which the service refuses. */
export const askedOfRest = (query: RestSearchQuery): SearchAsked => ({
  types: list(query.types),
  startDate: query.startDate || null,
  endDate: query.endDate || null,
  authors: list(query.authors),
  categories: list(query.categories),
  status: query.status,
  sortBy: query.sortBy,
  sortOrder: query.sortOrder,
  limit: query.limit === undefined ? null : Number(query.limit.trim() || NaN),
});
