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
    description: 'What a code or an emailed token leads to. INVITE_CODE_UNKNOWN (404); wrong ones are limited (429).',
  })
  invitePreview(
    @CurrentViewer() viewer: Viewer,
    @ClientNetwork() network: string,
    @Args('code', { type: () => String, nullable: true, description: 'Invite code, in any case and spacing.' })
    code?: string | null,
    @Args('token', { type: () => String, nullable: true, description: 'Token of an invitation mail.' })
    token?: string | null,
  ): Promise<InvitePreview> {
    return this.joining.preview(viewer, network, code, token);
  }

  @Mutation(() => Family, {
    description:
      'Joins a family. INVITE_CODE_UNKNOWN (404), ALREADY_IN_FAMILY (409), GUEST_ACCOUNT and DEMO_FAMILY (403) into or out ' +
      'of the demo; ten wrong codes a day (429). Whoever was in the family before gets their place back. ' +
      'JOIN_PENDING (409): an admin was asked, see `ownJoinRequest`.',
  })
  joinFamily(
    @CurrentViewer() viewer: Viewer,
    @ClientNetwork() network: string,
    @Args('input', { description: 'Code or token.' }) input: JoinFamilyInput,
  ): Promise<Family> {
    return this.joining.join(viewer, network, input);
  }

  @Mutation(() => Family, {
    description: 'Gives the family a new invite code; the old one and open invitations end at once. Admins only.',
  })
  rotateInviteCode(@CurrentViewer() viewer: Viewer): Promise<Family> {
    return this.invitations.rotateCode(viewer);
  }

  @Mutation(() => Invitation, {
    description: 'Mails a link that prefills the code; it works once and for 7 days. Admins only; 20 an hour.',
  })
  sendInvitation(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'To whom.' }) input: SendInvitationInput,
  ): Promise<Invitation> {
    return this.invitations.send(viewer, input);
  }
}
