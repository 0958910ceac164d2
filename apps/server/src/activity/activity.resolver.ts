import { Query, Resolver, Subscription } from '@nestjs/graphql';
import { CurrentViewer, type Viewer, requireFamily } from '../platform/auth';
import { LiveStreams } from '../platform/live';
import { After, First, Replayed } from '../platform/graphql';
import { ACTIVITY_ADDED, ActivityService } from './activity.service';
import { Activity, ActivityPage } from './activity.types';
import { FAMILY_CHANGED, FamilyChange } from './family-changes';

/** Messages are transported as JSON; GraphQL's DateTime needs dates. */
const revive = <T, K extends keyof T & string>(message: T, key: K): T => ({
  ...message,
  [key]: new Date(String(message[key])),
});

@Resolver(() => Activity)
export class ActivityResolver {
  constructor(
    private readonly activities: ActivityService,
    private readonly streams: LiveStreams,
  ) {}

  @Query(() => ActivityPage, { name: 'activities', description: "Activities of the caller's family, newest first." })
  list(@CurrentViewer() viewer: Viewer, @First(20) first: number, @After() after?: string): Promise<ActivityPage> {
    return this.activities.list(viewer, first, after);
  }

  @Subscription(() => Activity, {
    description: "New activities of the caller's family. Ends when the caller leaves the family.",
    resolve: (message: Activity) => revive(message, 'timestamp'),
  })
  activityAdded(@CurrentViewer() viewer: Viewer, @Replayed() last: number): AsyncIterableIterator<Activity> {
    return this.streams.open<Activity>(requireFamily(viewer), ACTIVITY_ADDED, last * 1000);
  }

  @Subscription(() => FamilyChange, {
    description: "Changes of the caller's family. Ends when the caller leaves the family.",
    resolve: (message: FamilyChange) => revive(message, 'at'),
  })
  familyChanged(@CurrentViewer() viewer: Viewer, @Replayed() last: number): AsyncIterableIterator<FamilyChange> {
    return this.streams.open<FamilyChange>(requireFamily(viewer), FAMILY_CHANGED, last * 1000);
  }
}
