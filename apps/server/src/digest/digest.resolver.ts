import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { DigestService } from './digest.service';
import { DailyDigest, DigestPreview } from './digest.types';

@Resolver(() => DailyDigest)
export class DigestResolver {
  constructor(private readonly digests: DigestService) {}

  @Query(() => DigestPreview, { description: 'The daily digest as the caller would receive it now. Nothing is sent.' })
  digestPreview(@CurrentViewer() viewer: Viewer): Promise<DigestPreview> {
    return this.digests.preview(viewer);
  }

  @Mutation(() => DailyDigest, {
    description:
      'Mails the daily digest to every member who has not opted out. RATE_LIMITED more than once an hour per ' +
      'family.',
  })
  sendDailyDigest(@CurrentViewer() viewer: Viewer): Promise<DailyDigest> {
    return this.digests.send(viewer);
  }
}
