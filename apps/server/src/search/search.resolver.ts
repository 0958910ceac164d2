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
    description: "Searches titles, texts and names of people in the caller's family, tolerating typing errors.",
  })
  search(
    @CurrentViewer() viewer: Viewer,
    @Args('query', { description: `What to search for: up to ${MAX_SEARCH_LENGTH} characters; blank finds nothing.` })
    query: string,
    @Args('input', { type: () => SearchInput, nullable: true, description: 'Filters and order.' })
    input?: SearchInput | null,
  ): Promise<SearchResults> {
    return this.searching.search(viewer, query, input ?? {});
  }
}
