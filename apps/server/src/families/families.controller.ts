import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ClientNetwork, CurrentViewer, type Viewer } from '../platform/auth';
import { RestNames, snakeCase } from '../platform/errors';
import { IdempotencyKeyHeader } from '../platform/fields';
import { FamiliesService } from './families.service';
import {
  AddMemberRequest,
  CreateFamilyRequest,
  InviteRequest,
  JoinFamilyRequest,
  MemberImageRequest,
} from './families.requests';
import {
  FamilyCheckResponse,
  FamilyCreatedResponse,
  FamilyJoinedResponse,
  FamilyResponse,
  InvitationSentResponse,
  MemberChangedResponse,
  MemberResponse,
  MembersResponse,
} from './families.responses';
import { InvitationsService } from './invitations/invitations.service';
import { JoiningService } from './invitations/joining.service';
import { MembersService } from './members/members.service';

@ApiTags('family')
@Controller('api/auth')
export class FamiliesController {
  constructor(
    private readonly families: FamiliesService,
    private readonly members: MembersService,
    private readonly invitations: InvitationsService,
    private readonly joining: JoiningService,
  ) {}

  @Get('family')
  @ApiOperation({ summary: "Whether the caller is in a family, and which. `userId` may be the caller's." })
  @ApiOkResponse({ type: FamilyCheckResponse })
  async check(@CurrentViewer() viewer: Viewer): Promise<FamilyCheckResponse> {
    const family = await this.families.find(viewer);
    return { hasFamily: family !== null, family: family && FamilyResponse.of(family) };
  }

  @Post('family')
  @RestNames({ field: snakeCase() })
  @ApiOperation({
    summary: 'Creates a family; the caller becomes its admin. 409 ALREADY_IN_FAMILY, 403 GUEST_ACCOUNT in the demo.',
  })
  @ApiCreatedResponse({ type: FamilyCreatedResponse })
  async create(
    @CurrentViewer() viewer: Viewer,
    @Body() { name, time_zone: timeZone, ...body }: CreateFamilyRequest,
    @IdempotencyKeyHeader() key?: string,
  ): Promise<FamilyCreatedResponse> {
    const family = await this.families.create(viewer, { ...body, name: name ?? '', timeZone }, key);
    return { inviteCode: family.inviteCode, family: FamilyResponse.of(family) };
  }

  @Post('join-family')
  @RestNames({ field: snakeCase({ code: 'inviteCode', membershipId: 'membershipId' }) })
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Joins by invite code. 404 INVITE_CODE_UNKNOWN, 409 ALREADY_IN_FAMILY, 403 GUEST_ACCOUNT, DEMO_FAMILY; 409 JOIN_PENDING: an admin was asked; ten wrong ones a day: 429.',
  })
  @ApiOkResponse({ type: FamilyJoinedResponse })
  async join(
    @CurrentViewer() viewer: Viewer,
    @ClientNetwork() network: string,
    @Body() { inviteCode: code, membershipId }: JoinFamilyRequest,
  ): Promise<FamilyJoinedResponse> {
    const family = await this.joining.join(viewer, network, { code, membershipId });
    return { family: FamilyResponse.of(family) };
  }

  @Get('family/members')
  @ApiOperation({ summary: "The present members of the caller's family, the caller first." })
  @ApiOkResponse({ type: MembersResponse })
  async list(@CurrentViewer() viewer: Viewer): Promise<MembersResponse> {
    return { members: (await this.members.list(viewer)).map(MemberResponse.of) };
  }

  @Post('family/members')
  @RestNames({ field: snakeCase() })
  @ApiOperation({ summary: 'Adds a member without an account. Admins only.' })
  @ApiCreatedResponse({ type: MemberChangedResponse })
  async add(
    @CurrentViewer() viewer: Viewer,
    @Body() { display_name: displayName }: AddMemberRequest,
    @IdempotencyKeyHeader() key?: string,
  ): Promise<MemberChangedResponse> {
    const member = await this.members.add(viewer, { displayName: displayName ?? '' }, key);
    return { member: MemberResponse.of(member) };
  }

  @Post('family/invite')
  @RestNames({ field: snakeCase() })
  @HttpCode(200)
  @ApiOperation({ summary: 'Mails an invitation: a link that prefills the code, for 7 days. Admins only; 20 an hour.' })
  @ApiOkResponse({ type: InvitationSentResponse })
  async invite(@CurrentViewer() viewer: Viewer, @Body() body: InviteRequest): Promise<InvitationSentResponse> {
    const { email, display_name: displayName, family_id: familyId, membership_id: membershipId } = body;
    const sent = await this.invitations.send(viewer, { email: email ?? '', displayName, membershipId }, familyId);
    return { success: true, email: sent.email, expires_at: sent.expiresAt };
  }

  @Post('family-member-image')
  @HttpCode(200)
  @ApiOperation({ summary: "Chooses an uploaded image for a member: anybody's without an account, else one's own." })
  @ApiOkResponse({ type: MemberChangedResponse })
  async image(
    @CurrentViewer() viewer: Viewer,
    @Body() { membershipId, publicId }: MemberImageRequest,
  ): Promise<MemberChangedResponse> {
    const member = await this.members.choosePhoto(viewer, membershipId ?? '', publicId);
    return { member: MemberResponse.of(member) };
  }
}
