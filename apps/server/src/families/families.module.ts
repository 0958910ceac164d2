import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MembershipDirectory } from '../platform/auth';
import { FamilyMembers } from './family-members';
import { FamilySettingsReader } from './family-settings';
import { FamilyEntity } from './family.entity';
import { PostgresMembershipDirectory } from './membership-directory';
import { MembershipEntity } from './membership.entity';

/** Families, the people in them and their profiles. Global: every domain names people through `FamilyMembers`. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([FamilyEntity, MembershipEntity])],
  providers: [
    { provide: MembershipDirectory, useClass: PostgresMembershipDirectory },
    FamilyMembers,
    FamilySettingsReader,
  ],
  exports: [MembershipDirectory, FamilyMembers, FamilySettingsReader],
})
export class FamiliesModule {}
