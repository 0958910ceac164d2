import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { DigestService } from './digest.service';
import { RestDailyDigest } from './digest.types';

@ApiTags('digest')
@Controller('api/daily-digest')
export class DigestController {
  constructor(private readonly digests: DigestService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: "Mails the daily digest to the caller's family, once an hour at most. Needs no body." })
  @ApiOkResponse({ type: RestDailyDigest, description: 'The digest is being sent.' })
  @ApiConflictResponse({ description: 'No member wants it, or none has a mail address.' })
  @ApiTooManyRequestsResponse({
    description:
      'It was sent less than an hour ago; `details.retryAt` and Retry-After give the time at which it can be sent ' +
      'again.',
  })
  async send(@CurrentViewer() viewer: Viewer): Promise<RestDailyDigest> {
    return { success: true, ...(await this.digests.send(viewer)) };
  }
}
