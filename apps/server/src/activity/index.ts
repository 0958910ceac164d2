export { Activity1700000000300 } from './activity.migration';
export { ActivityModule } from './activity.module';
export { ActivityService, type ActivitySubject } from './activity.service';
export { ChangeAction, FamilyChange, FamilyChanges } from './family-changes';
export { MemberHue } from './member-hue';
