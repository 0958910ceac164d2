import { Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { SettleInService } from './settle-in.service';
import { SettleIn } from './settle-in.types';

@Resolver(() => SettleIn)
export class SettleInResolver {
  constructor(private readonly settling: SettleInService) {}

  @Query(() => SettleIn, { description: "The progress of the caller's family with its first steps." })
  settleIn(@CurrentViewer() viewer: Viewer): Promise<SettleIn> {
    return this.settling.find(viewer);
  }
}
