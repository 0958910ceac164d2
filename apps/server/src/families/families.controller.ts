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
  @ApiOperation({ summary: 'Whether the caller is in a family, and which one.' })
  @ApiOkResponse({ type: FamilyCheckResponse })
  async check(@CurrentViewer() viewer: Viewer): Promise<FamilyCheckResponse> {
    const family = await this.families.find(viewer);
    return { hasFamily: family !== null, family: family && FamilyResponse.of(family) };
  }

  @Post('family')
  @RestNames({ field: snakeCase() })
  @ApiOperation({
    summary:
      'Creates a family; the caller becomes its admin. 409 ALREADY_IN_FAMILY, 403 GUEST_ACCOUNT for a guest of ' +
      'the demo.',
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
      'Joins a family by invite code. 409 JOIN_PENDING if an admin has to approve it. 404 INVITE_CODE_UNKNOWN, ' +
      '409 ALREADY_IN_FAMILY, 403 GUEST_ACCOUNT and DEMO_FAMILY for joining from or into the demo, 429 after ten ' +
      'wrong codes a day.',
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
  @ApiOperation({ summary: "The current members of the caller's family, the caller first." })
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
  @ApiOperation({
    summary: 'Mails an invitation: a link that prefills the code and works once, for 7 days. Admins only; 20 an hour.',
  })
  @ApiOkResponse({ type: InvitationSentResponse })
  async invite(@CurrentViewer() viewer: Viewer, @Body() body: InviteRequest): Promise<InvitationSentResponse> {
    const { email, display_name: displayName, family_id: familyId, membership_id: membershipId } = body;
    const sent = await this.invitations.send(viewer, { email: email ?? '', displayName, membershipId }, familyId);
    return { success: true, email: sent.email, expires_at: sent.expiresAt };
  }

  @Post('family-member-image')
  @HttpCode(200)
  @ApiOperation({
    summary: "Sets an uploaded image as a member's picture: the caller's own, or that of a member without an account.",
  })
  @ApiOkResponse({ type: MemberChangedResponse })
  async image(
    @CurrentViewer() viewer: Viewer,
    @Body() { membershipId, publicId }: MemberImageRequest,
  ): Promise<MemberChangedResponse> {
    const member = await this.members.choosePhoto(viewer, membershipId ?? '', publicId);
    return { member: MemberResponse.of(member) };
  }
}
