import type { Resource, ActivityType } from '@homefold/domain';
import type { FamilyViewer } from '../platform/auth';
import type { ActivityService, ActivitySubject } from './activity.service';
import type { FamilyChanges } from './family-changes';

/** Publishes changes of one kind of record to the feed and open screens. Call inside the write scope of the change. */
export type RecordPublisher<Subject extends { id: string }> = ReturnType<typeof recordPublisher<Subject>>;

/** @param describe the text of a record's feed entry, and the data to open it */
export function recordPublisher<Subject extends { id: string }>(
  activities: ActivityService,
  changes: FamilyChanges,
  resource: Resource,
  describe: (subject: Subject, type: ActivityType) => Pick<ActivitySubject, 'title' | 'sentence' | 'data' | 'change'>,
) {
  activities.hasRecords(resource);
  return {
    /** Publishes to the feed and every open screen. @returns the activity's id, for `takeBack` */
    record: (viewer: FamilyViewer, type: ActivityType, subject: Subject): Promise<string> =>
      activities.record(viewer, { type, resource, resourceId: subject.id, ...describe(subject, type) }),

    /** For an undone change: removes its activity from the feed. @param activityId undefined when the change had none */
    async takeBack(viewer: FamilyViewer, activityId: string | undefined): Promise<void> {
      if (activityId) await activities.takeBack(viewer, activityId);
    },

    /** Notifies open screens only, for changes that do not belong in the feed. */
    async publish(
      viewer: FamilyViewer,
      action: 'created' | 'updated' | 'deleted',
      ...of: readonly Pick<Subject, 'id'>[]
    ): Promise<void> {
      for (const { id } of of) await changes.publish(viewer, { type: resource, id, action });
    },
  };
}
