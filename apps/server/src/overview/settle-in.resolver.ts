import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { SettleInService } from './settle-in.service';
import { SettleIn } from './settle-in.types';

@Resolver(() => SettleIn)
export class SettleInResolver {
  constructor(private readonly settling: SettleInService) {}

  @Query(() => SettleIn, {
    nullable: true,
    description: 'The first steps of a new family; null after 30 days, and for who has closed them.',
  })
  settleIn(@CurrentViewer() viewer: Viewer): Promise<SettleIn | null> {
    return this.settling.find(viewer);
  }

  @Mutation(() => SettleIn, {
    nullable: true,
    description:
      'Closes the first steps for the caller, on all of their devices, or shows them again. Their new state.',
  })
  closeSettleIn(
    @CurrentViewer() viewer: Viewer,
    @Args('isClosed', { type: () => Boolean, defaultValue: true, description: 'false shows them again.' })
    isClosed: boolean,
  ): Promise<SettleIn | null> {
    return this.settling.close(viewer, isClosed);
  }
}
