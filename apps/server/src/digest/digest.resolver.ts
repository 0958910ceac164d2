import { Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { DigestService } from './digest.service';
import { DailyDigest } from './digest.types';

@Resolver(() => DailyDigest)
export class DigestResolver {
  constructor(private readonly digests: DigestService) {}

  @Mutation(() => DailyDigest, {
    description: 'Mails the daily digest to every member who wants it. Once an hour and family: else RATE_LIMITED.',
  })
  sendDailyDigest(@CurrentViewer() viewer: Viewer): Promise<DailyDigest> {
    return this.digests.send(viewer);
  }
}
