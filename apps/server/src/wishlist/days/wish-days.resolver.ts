import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { WishDay } from './wish-day';
import { WishDaysService } from './wish-days.service';

@Resolver(() => WishDay)
export class WishDaysResolver {
  constructor(private readonly days: WishDaysService) {}

  @Query(() => [WishDay], { description: 'The days of the coming year that wishes are for, by date.' })
  wishDays(
    @CurrentViewer() viewer: Viewer,
    @Args('memberId', {
      type: () => ID,
      nullable: true,
      description: "This member's birthday and the days of everybody; left out: all birthdays.",
    })
    memberId?: string | null,
  ): Promise<WishDay[]> {
    return this.days.of(viewer, memberId);
  }
}
