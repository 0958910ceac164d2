import { Args, Query, Resolver } from '@nestjs/graphql';
import { MAX_SEARCH_LENGTH } from '@homefold/domain';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { SearchInput } from './search.inputs';
import { SearchService } from './search.service';
import { SearchResults } from './search.types';

@Resolver(() => SearchResults)
export class SearchResolver {
  constructor(private readonly searching: SearchService) {}

  @Query(() => SearchResults, {
    description: "Finds what the caller's family has, in titles, texts and the names of people, also mistyped.",
  })
  search(
    @CurrentViewer() viewer: Viewer,
    @Args('query', { description: `Up to ${MAX_SEARCH_LENGTH} characters; a blank one finds nothing.` }) query: string,
    @Args('input', { type: () => SearchInput, nullable: true, description: 'What it is narrowed to.' })
    input?: SearchInput | null,
  ): Promise<SearchResults> {
    return this.searching.search(viewer, query, input ?? {});
  }
}
