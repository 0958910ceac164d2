import { Args, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { JobQuickAddService } from './job-quick-add.service';
import { JobPhrase } from './job-quick-add.types';

@Resolver(() => JobPhrase)
export class JobQuickAddResolver {
  constructor(private readonly phrases: JobQuickAddService) {}

  @Query(() => JobPhrase, {
    description:
      'Parses a phrase such as "bins every Monday evening, Sam and Mia in turn" into a job. Nothing is stored. ' +
      'Returns a question if the phrase is ambiguous.',
  })
  understandJob(
    @CurrentViewer() viewer: Viewer,
    @Args('text', { description: 'The phrase: up to 500 characters.' }) text: string,
  ): Promise<JobPhrase> {
    return this.phrases.understand(viewer, text);
  }
}
