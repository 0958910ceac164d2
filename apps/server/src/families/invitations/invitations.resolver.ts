import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ClientNetwork, CurrentViewer, type Viewer } from '../../platform/auth';
import { JoinFamilyInput, SendInvitationInput } from '../families.inputs';
import { Family } from '../families.types';
import { Invitation, InvitePreview } from './invitation.types';
import { InvitationsService } from './invitations.service';
import { JoiningService } from './joining.service';

@Resolver(() => Invitation)
export class InvitationsResolver {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly joining: JoiningService,
  ) {}

  @Query(() => InvitePreview, {
    description:
      'The family that a code or a mailed token leads to. INVITE_CODE_UNKNOWN (404), RATE_LIMITED (429) after too ' +
      'many wrong ones.',
  })
  invitePreview(
    @CurrentViewer() viewer: Viewer,
    @ClientNetwork() network: string,
    @Args('code', { type: () => String, nullable: true, description: 'Invite code, ignoring case and spaces.' })
    code?: string | null,
    @Args('token', { type: () => String, nullable: true, description: 'Token of an invitation mail.' })
    token?: string | null,
  ): Promise<InvitePreview> {
    return this.joining.preview(viewer, network, code, token);
  }

  @Mutation(() => Family, {
    description:
      'Joins a family. A former member gets their membership back. JOIN_PENDING (409) if an admin has to approve ' +
      'it: see `ownJoinRequest`. INVITE_CODE_UNKNOWN (404), ALREADY_IN_FAMILY (409), GUEST_ACCOUNT and ' +
      'DEMO_FAMILY (403) for joining from or into the demo, RATE_LIMITED (429) after ten wrong codes a day.',
  })
  joinFamily(
    @CurrentViewer() viewer: Viewer,
    @ClientNetwork() network: string,
    @Args('input', { description: 'The code or token.' }) input: JoinFamilyInput,
  ): Promise<Family> {
    return this.joining.join(viewer, network, input);
  }

  @Mutation(() => Family, {
    description:
      'Gives the family a new invite code, and revokes the old code and all open invitations at once. Admins only.',
  })
  rotateInviteCode(@CurrentViewer() viewer: Viewer): Promise<Family> {
    return this.invitations.rotateCode(viewer);
  }

  @Mutation(() => Invitation, {
    description:
      'Mails a link that prefills the code; it works once, for 7 days. Admins only. RATE_LIMITED beyond 20 an hour.',
  })
  sendInvitation(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The invitation.' }) input: SendInvitationInput,
  ): Promise<Invitation> {
    return this.invitations.send(viewer, input);
  }
}
