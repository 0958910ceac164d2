export { Families1700000000200 } from './families.migration';
export { FamiliesModule } from './families.module';
export { FamilyMember, MemberRole, WeekStart, type FamilySettings, type Member } from './families.types';
export { FamilyMembers } from './family-members';
export { FamilySettingsReader } from './family-settings';
export { MembershipEntity } from './membership.entity';
