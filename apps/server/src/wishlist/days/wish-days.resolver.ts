import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { WishDay } from './wish-day';
import { WishDaysService } from './wish-days.service';

@Resolver(() => WishDay)
export class WishDaysResolver {
  constructor(private readonly days: WishDaysService) {}

  @Query(() => [WishDay], { description: 'Days in the coming year that wishes can be for, by date.' })
  wishDays(
    @CurrentViewer() viewer: Viewer,
    @Args('memberId', {
      type: () => ID,
      nullable: true,
      description: "Only this member's birthday and the days that are for everybody; by default all birthdays.",
    })
    memberId?: string | null,
  ): Promise<WishDay[]> {
    return this.days.of(viewer, memberId);
  }
}
