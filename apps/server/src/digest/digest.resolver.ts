import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { DigestService } from './digest.service';
import { DailyDigest, DigestPreview } from './digest.types';

@Resolver(() => DailyDigest)
export class DigestResolver {
  constructor(private readonly digests: DigestService) {}

  @Query(() => DigestPreview, { description: 'What the daily digest would say to the caller now. Nothing is sent.' })
  digestPreview(@CurrentViewer() viewer: Viewer): Promise<DigestPreview> {
    return this.digests.preview(viewer);
  }

  @Mutation(() => DailyDigest, {
    description:
      'Sends the daily digest by mail to every member who has not opted out. RATE_LIMITED more than once an hour for a family.',
  })
  sendDailyDigest(@CurrentViewer() viewer: Viewer): Promise<DailyDigest> {
    return this.digests.send(viewer);
  }
}
