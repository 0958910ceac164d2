import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Authenticator, ClientNetwork, Public, type Viewer } from '../../platform/auth';
import { TextField } from '../../platform/fields';
import type { AppRequest } from '../../platform/http/app-request';
import { OpenInvitation, OpenInvitations, isSignedOut } from './open-invitations';

class OpenInvitationRequest {
  @TextField('The token of the link.', { optional: true, nullable: false })
  token?: string | null;
}

/** What the page of an invitation link shows before sign-in. */
@ApiTags('family')
@Controller('api/invitation')
export class InvitationsController {
  constructor(
    private readonly invitations: OpenInvitations,
    private readonly authenticator: Authenticator,
  ) {}

  /** By POST, so that the token does not appear in access logs. */
  @Post()
  @Public()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Previews an invitation for the person who opens its link: who invites to which family.',
    description:
      'Changes nothing. 404 INVITE_CODE_UNKNOWN for a link that does not exist, or has expired, been used or ' +
      'revoked; 403 DEMO_FAMILY; 429 after forty unknown links within 15 minutes from one network.',
    security: [],
  })
  @ApiOkResponse({ type: OpenInvitation })
  async open(
    @Req() request: AppRequest,
    @ClientNetwork() network: string,
    @Body() { token }: OpenInvitationRequest,
  ): Promise<OpenInvitation> {
    return this.invitations.open(await this.viewerOf(request), network, token);
  }

  /** Signed-in callers also get their relation to the family. */
  private async viewerOf({ headers, method }: AppRequest): Promise<Viewer | null> {
    try {
      return await this.authenticator.viewer({ headers, method });
    } catch (error) {
      if (isSignedOut(error)) return null;
      throw error;
    }
  }
}
