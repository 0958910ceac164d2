import { Args, ID, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { AddFamilyMemberInput, SetMemberImageInput, UpdateFamilyMemberInput } from '../families.inputs';
import { Family, FamilyMember, MemberRole } from '../families.types';
import { MembersService } from './members.service';

@Resolver(() => FamilyMember)
export class MembersResolver {
  constructor(private readonly members: MembersService) {}

  @Mutation(() => FamilyMember, { description: 'Adds a member without an account. Admins only.' })
  addFamilyMember(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The member.' }) input: AddFamilyMemberInput,
    @Args('idempotencyKey', {
      type: () => String,
      nullable: true,
      description:
        'An idempotency key of 8 to 128 characters: repeating the call with the same key returns the first result.',
    })
    idempotencyKey?: string | null,
  ): Promise<FamilyMember> {
    return this.members.add(viewer, input, idempotencyKey);
  }

  @Mutation(() => FamilyMember, { description: 'Renames a member without an account. Admins only.' })
  updateFamilyMember(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The change.' }) input: UpdateFamilyMemberInput,
  ): Promise<FamilyMember> {
    return this.members.rename(viewer, input);
  }

  @Mutation(() => FamilyMember, {
    description: 'Changes the role of a member. Admins only. LAST_ADMIN (409) for the last admin.',
  })
  setMemberRole(
    @CurrentViewer() viewer: Viewer,
    @Args('membershipId', { type: () => ID, description: "The member's id." }) membershipId: string,
    @Args('role', { type: () => MemberRole, description: 'The new role.' }) role: MemberRole,
  ): Promise<FamilyMember> {
    return this.members.setRole(viewer, membershipId, role);
  }

  @Mutation(() => Family, {
    description:
      'Removes a member; their records keep their name. If they had an account, the invite code is rotated. ' +
      'Admins only.',
  })
  removeFamilyMember(
    @CurrentViewer() viewer: Viewer,
    @Args('membershipId', { type: () => ID, description: "The member's id." }) membershipId: string,
  ): Promise<Family> {
    return this.members.remove(viewer, membershipId);
  }

  @Mutation(() => Boolean, {
    description: 'Leaves the family. LAST_ADMIN (409) for the last admin, GUEST_ACCOUNT (403) for a guest of the demo.',
  })
  async leaveFamily(@CurrentViewer() viewer: Viewer): Promise<boolean> {
    await this.members.leave(viewer);
    return true;
  }

  @Mutation(() => FamilyMember, {
    description: "Sets a member's picture: the caller's own, or that of a member without an account.",
  })
  setMemberImage(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Member and picture.' }) input: SetMemberImageInput,
  ): Promise<FamilyMember> {
    return this.members.setImage(viewer, input);
  }
}
