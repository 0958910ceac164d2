import { Args, Int, Query, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentViewer, type Viewer, requireFamily } from '../platform/auth';
import { LiveStreams } from '../platform/live';
import { After, First } from '../platform/graphql';
import { ACTIVITY_ADDED, ActivityService } from './activity.service';
import { Activity, ActivityPage } from './activity.types';
import { FAMILY_CHANGED, FamilyChange } from './family-changes';

/** Messages are transported as JSON; GraphQL's DateTime needs dates. */
const revive = <T, K extends keyof T & string>(message: T, key: K): T => ({
  ...message,
  [key]: new Date(String(message[key])),
});

const LAST = {
  name: 'last',
  type: () => Int,
  defaultValue: 0,
  description:
    'Begins with what was told in so many seconds before now, 60 at most: whoever has asked before listening misses nothing.',
};

@Resolver(() => Activity)
export class ActivityResolver {
  constructor(
    private readonly activities: ActivityService,
    private readonly streams: LiveStreams,
  ) {}

  @Query(() => ActivityPage, { name: 'activities', description: "What happened in the caller's family, newest first." })
  list(@CurrentViewer() viewer: Viewer, @First(20) first: number, @After() after?: string): Promise<ActivityPage> {
    return this.activities.list(viewer, first, after);
  }

  @Subscription(() => Activity, {
    description: "What happens in the caller's family from now on. Ends when the caller leaves the family.",
    resolve: (message: Activity) => revive(message, 'timestamp'),
  })
  activityAdded(@CurrentViewer() viewer: Viewer, @Args(LAST) last: number): AsyncIterableIterator<Activity> {
    return this.streams.open<Activity>(requireFamily(viewer), ACTIVITY_ADDED, last * 1000);
  }

  @Subscription(() => FamilyChange, {
    description: "What changes in the caller's family from now on. Ends when the caller leaves the family.",
    resolve: (message: FamilyChange) => revive(message, 'at'),
  })
  familyChanged(@CurrentViewer() viewer: Viewer, @Args(LAST) last: number): AsyncIterableIterator<FamilyChange> {
    return this.streams.open<FamilyChange>(requireFamily(viewer), FAMILY_CHANGED, last * 1000);
  }
}
