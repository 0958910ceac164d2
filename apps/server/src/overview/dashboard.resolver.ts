import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { CalendarDateScalar } from '../platform/graphql';
import { DASHBOARD_DAYS, DashboardService } from './dashboard.service';
import { Dashboard } from './dashboard.types';

@Resolver(() => Dashboard)
export class DashboardResolver {
  constructor(private readonly overview: DashboardService) {}

  @Query(() => Dashboard, { description: 'The dashboard.' })
  dashboard(
    @CurrentViewer() viewer: Viewer,
    @Args('date', {
      type: () => CalendarDateScalar,
      nullable: true,
      description: "The day to show; the family's today by default.",
    })
    date?: CalendarDate | null,
    @Args('days', {
      type: () => Int,
      nullable: true,
      defaultValue: DASHBOARD_DAYS,
      description: 'How many days after it to look ahead, 0 to 31.',
    })
    days?: number | null,
  ): Promise<Dashboard> {
    return this.overview.dashboard(viewer, date, days);
  }
}
