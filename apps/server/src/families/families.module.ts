import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MembershipDirectory } from '../platform/auth';
import { AccountsService } from './members/accounts.service';
import { AdmissionController } from './admission/admission.controller';
import { AdmissionResolver } from './admission/admission.resolver';
import { AdmissionService } from './admission/admission.service';
import { NewMembers } from './invitations/new-members';
import { FamiliesController } from './families.controller';
import { FamiliesResolver } from './families.resolver';
import { Joiners } from './invitations/joiners';
import { FamiliesService } from './families.service';
import { FamilyLock } from './family-lock';
import { FamilyMembers } from './members/family-members';
import { FamilyReader } from './family-reader';
import { FamilySettingsReader } from './family-settings';
import { FamilyEntity } from './family.entity';
import { InvitationEntity } from './invitations/invitation.entity';
import { InvitationsController } from './invitations/invitations.controller';
import { InvitationsResolver } from './invitations/invitations.resolver';
import { InvitationsService } from './invitations/invitations.service';
import { InviteCodes } from './invitations/invite-codes';
import { JoinRequests } from './admission/join-requests';
import { JoiningService } from './invitations/joining.service';
import { OpenInvitations } from './invitations/open-invitations';
import { MembersResolver } from './members/members.resolver';
import { MembersService } from './members/members.service';
import { PostgresMembershipDirectory } from './members/membership-directory';
import { MembershipEntity } from './members/membership.entity';
import { Memberships } from './members/memberships';
import { PersonalRows } from './members/personal-rows';
import { Settling } from './members/settling';
import { StoredAmounts } from './stored-amounts';
import { ProfileStore } from './profiles/profile-store';
import { PhraseContext } from './phrase-context';
import { ProfilesController } from './profiles/profiles.controller';
import { ProfilesResolver } from './profiles/profiles.resolver';
import { ProfilesService } from './profiles/profiles.service';

/** Families, their people and profiles. Global: every domain names people through `FamilyMembers`. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([FamilyEntity, MembershipEntity, InvitationEntity])],
  controllers: [AdmissionController, FamiliesController, InvitationsController, ProfilesController],
  providers: [
    { provide: MembershipDirectory, useClass: PostgresMembershipDirectory },
    AccountsService,
    AdmissionResolver,
    AdmissionService,
    NewMembers,
    Joiners,
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
    OpenInvitations,
    MembersResolver,
    MembersService,
    Memberships,
    PersonalRows,
    PhraseContext,
    ProfileStore,
    ProfilesResolver,
    ProfilesService,
    Settling,
    StoredAmounts,
  ],
  exports: [
    MembershipDirectory,
    FamiliesService,
    FamilyMembers,
    FamilySettingsReader,
    JoinRequests,
    JoiningService,
    MembersService,
    PersonalRows,
    PhraseContext,
    ProfilesService,
    StoredAmounts,
  ],
})
export class FamiliesModule {}
