import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MembershipDirectory } from '../platform/auth';
import { AccountsService } from './accounts.service';
import { AdmissionController } from './admission.controller';
import { AdmissionResolver } from './admission.resolver';
import { AdmissionService } from './admission.service';
import { Entrance } from './entrance';
import { FamiliesController } from './families.controller';
import { FamiliesResolver } from './families.resolver';
import { Entrants } from './entrants';
import { FamiliesService } from './families.service';
import { FamilyLock } from './family-lock';
import { FamilyMembers } from './family-members';
import { FamilyReader } from './family-reader';
import { FamilySettingsReader } from './family-settings';
import { FamilyEntity } from './family.entity';
import { InvitationEntity } from './invitation.entity';
import { InvitationsResolver } from './invitations.resolver';
import { InvitationsService } from './invitations.service';
import { InviteCodes } from './invite-codes';
import { JoinRequests } from './join-requests';
import { JoiningService } from './joining.service';
import { MembersResolver } from './members.resolver';
import { MembersService } from './members.service';
import { PostgresMembershipDirectory } from './membership-directory';
import { MembershipEntity } from './membership.entity';
import { Memberships } from './memberships';
import { ProfileStore } from './profile-store';
import { ProfilesController } from './profiles.controller';
import { ProfilesResolver } from './profiles.resolver';
import { ProfilesService } from './profiles.service';

/** Families, the people in them and their profiles. Global: every domain names people through `FamilyMembers`. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([FamilyEntity, MembershipEntity, InvitationEntity])],
  controllers: [AdmissionController, FamiliesController, ProfilesController],
  providers: [
    { provide: MembershipDirectory, useClass: PostgresMembershipDirectory },
    AccountsService,
    AdmissionResolver,
    AdmissionService,
    Entrance,
    Entrants,
    FamiliesResolver,
    FamiliesService,
    FamilyLock,
    FamilyMembers,
    FamilyReader,
    FamilySettingsReader,
    InvitationsResolver,
    InvitationsService,
    InviteCodes,
    JoinRequests,
    JoiningService,
    MembersResolver,
    MembersService,
    Memberships,
    ProfileStore,
    ProfilesResolver,
    ProfilesService,
  ],
  exports: [
    MembershipDirectory,
    FamiliesService,
    FamilyMembers,
    FamilySettingsReader,
    JoinRequests,
    JoiningService,
    MembersService,
    ProfilesService,
  ],
})
export class FamiliesModule {}
