import { Activity1700000000300 } from './activity.migration';
export { ActivityModule } from './activity.module';
export { ActivityService, toActivityResponse, type ActivitySubject, type FeedItem } from './activity.service';
export { Activity, ActivityResponse } from './activity.types';
export { ChangeAction, FamilyChange, FamilyChanges } from './family-changes';
export { MemberHue } from './member-hue';
export { Person, personColumns, personOf, type PersonRow } from './person';
export { recordPublisher, type RecordPublisher } from './record-publisher';
export { RecordStores, type RecordStore, type Seen } from './record-stores';

/** Oldest first. */
export const activityMigrations = [Activity1700000000300];
