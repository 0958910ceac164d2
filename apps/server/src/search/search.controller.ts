import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { requestOfRest, RestSearchQuery } from './search.inputs';
import { SearchService } from './search.service';
import { SearchResults } from './search.types';

@ApiTags('search')
@Controller('api/search')
export class SearchController {
  constructor(private readonly searching: SearchService) {}

  @Get()
  @ApiOperation({ summary: "Searches the records of the caller's family." })
  @ApiOkResponse({ type: SearchResults, description: 'The results and their total number.' })
  async search(@CurrentViewer() viewer: Viewer, @Query() query: RestSearchQuery): Promise<SearchResults> {
    const { results, totalResults } = await this.searching.search(viewer, query.q ?? '', requestOfRest(query));
    return {
      results: results.map(({ authorMemberId: _, ...result }) => result as (typeof results)[number]),
      totalResults,
    };
  }
}
