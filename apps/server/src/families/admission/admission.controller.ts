import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { AdmissionService } from './admission.service';
import { JoinRequest, OwnJoinRequest } from './admission.types';
import { AnswerJoinRequest } from '../families.requests';
import { FamilyJoinedResponse, FamilyResponse } from '../families.responses';
import { FlagField, ObjectField } from '../../platform/fields';

class OwnJoinRequestResponse {
  @ObjectField(() => OwnJoinRequest, 'The request, or null.', { nullable: true })
  request!: OwnJoinRequest | null;
}

class JoinRequestsResponse {
  @ObjectField(() => JoinRequest, 'Pending requests, oldest first.', { list: true })
  requests!: JoinRequest[];
}

class JoinRequestAnsweredResponse {
  @FlagField('Always true; errors have another status.', { example: true })
  success!: boolean;
}

@ApiTags('family')
@Controller('api/auth')
export class AdmissionController {
  constructor(private readonly admission: AdmissionService) {}

  @Get('join-request')
  @ApiOperation({ summary: "The caller's own request to join a family, with its state." })
  @ApiOkResponse({ type: OwnJoinRequestResponse })
  async own(@CurrentViewer() viewer: Viewer): Promise<OwnJoinRequestResponse> {
    const found = await this.admission.own(viewer);
    if (!found) return { request: null };
    const { familyName, state, requestedAt } = found;
    return { request: { familyName, state, requestedAt } };
  }

  @Delete('join-request')
  @ApiOperation({ summary: "Withdraws the caller's own request, or dismisses its result." })
  @ApiOkResponse({ type: JoinRequestAnsweredResponse })
  async withdraw(@CurrentViewer() viewer: Viewer): Promise<JoinRequestAnsweredResponse> {
    await this.admission.withdraw(viewer);
    return { success: true };
  }

  @Get('family/join-requests')
  @ApiOperation({ summary: 'Pending requests to join. Admins only.' })
  @ApiOkResponse({ type: JoinRequestsResponse })
  async list(@CurrentViewer() viewer: Viewer): Promise<JoinRequestsResponse> {
    return { requests: await this.admission.list(viewer) };
  }

  @Post('family/join-requests/admit')
  @HttpCode(200)
  @ApiOperation({
    summary:
      'Accepts a request to join. Admins only. 404 if it was already answered or withdrawn, 409 if the person has ' +
      'joined another family.',
  })
  @ApiOkResponse({ type: FamilyJoinedResponse })
  async admit(@CurrentViewer() viewer: Viewer, @Body() { id }: AnswerJoinRequest): Promise<FamilyJoinedResponse> {
    return { family: FamilyResponse.of(await this.admission.admit(viewer, id ?? '')) };
  }

  @Post('family/join-requests/decline')
  @HttpCode(200)
  @ApiOperation({ summary: 'Declines a request to join. Admins only. 404 if it was already answered or withdrawn.' })
  @ApiOkResponse({ type: JoinRequestAnsweredResponse })
  async decline(
    @CurrentViewer() viewer: Viewer,
    @Body() { id }: AnswerJoinRequest,
  ): Promise<JoinRequestAnsweredResponse> {
    await this.admission.decline(viewer, id ?? '');
    return { success: true };
  }
}
