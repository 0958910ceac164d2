import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { JobQuickAddService } from './job-quick-add.service';
import { JobWordsUnderstanding } from './job-quick-add.types';

@Resolver(() => JobWordsUnderstanding)
export class JobQuickAddResolver {
  constructor(private readonly words: JobQuickAddService) {}

  @Query(() => JobWordsUnderstanding, {
    description:
      'Parses a phrase such as "bins every Monday evening, Sam and Mia in turn" into a job. Nothing is stored. ' +
      'Returns a question if the phrase is ambiguous.',
  })
  understandJob(
    @CurrentViewer() viewer: Viewer,
    @Args('text', { description: 'The phrase: up to 500 characters.' }) text: string,
  ): Promise<JobWordsUnderstanding> {
    return this.words.understand(viewer, text);
  }
}
