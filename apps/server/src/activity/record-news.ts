import type { Resource, ActivityType } from '@homefold/domain';
import type { FamilyViewer } from '../platform/auth';
import type { ActivityService, ActivitySubject } from './activity.service';
import type { FamilyChanges } from './family-changes';

/** How the feed and open screens hear of the records of one kind. Call both inside the write scope of the change. */
export interface RecordNews<Subject extends { id: string }> {
  /** Tells the feed and every open screen. @returns the activity's id, for `takeBack` */
  record(viewer: FamilyViewer, type: ActivityType, subject: Subject): Promise<string>;
  /** Of an undone change: its activity leaves the feed. @param activityId undefined when the change had none */
  takeBack(viewer: FamilyViewer, activityId: string | undefined): Promise<void>;
  /** Tells open screens alone, of what is no news for the feed. */
  publish(
    viewer: FamilyViewer,
    action: 'created' | 'updated' | 'deleted',
    ...of: readonly Pick<Subject, 'id'>[]
  ): Promise<void>;
}

/** @param describe what the feed says of one, and what its entry needs to open it */
export const recordNews = <Subject extends { id: string }>(
  activities: ActivityService,
  changes: FamilyChanges,
  resource: Resource,
  describe: (subject: Subject) => Pick<ActivitySubject, 'title' | 'data' | 'change'>,
): RecordNews<Subject> => {
  activities.hasRecords(resource);
  return {
    record: (viewer, type, subject) =>
      activities.record(viewer, { type, resource, resourceId: subject.id, ...describe(subject) }),
    async takeBack(viewer, activityId) {
      if (activityId) await activities.takeBack(viewer, activityId);
    },
    async publish(viewer, action, ...of) {
      for (const { id } of of) await changes.publish(viewer, { type: resource, id, action });
    },
  };
};
