import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../platform/auth';
import { Origins } from '../platform/http';
import type { AppRequest } from '../platform/http/app-request';
import { DemoService } from './demo.service';
import { MomentField, TextField } from '../platform/fields';

class TryDemoBody {
  @TextField("The browser's IANA time zone, used for the family; Europe/London if absent or unknown.", {
    optional: true,
    example: 'Europe/London',
  })
  timeZone?: string | null;
}

class DemoAnswer {
  @MomentField('When the copy is deleted, ISO 8601.')
  deletedAfter!: Date;
}

/** The one call that works without a sign-in and creates a session. */
@ApiTags('demo')
@Controller('api/demo')
export class DemoController {
  constructor(
    private readonly demo: DemoService,
    private readonly origins: Origins,
  ) {}

  @Post()
  @Public()
  @ApiOperation({
    summary: 'Signs a visitor in to a private copy of the demo family, which is deleted after a day.',
    description:
      'Sets the session cookie. 403 for pages of other sites, 404 unless the demo is switched on, 429 beyond five ' +
      'calls an hour per network address.',
    security: [],
  })
  @ApiCreatedResponse({ type: DemoAnswer, description: 'Signed in.' })
  async open(
    @Req() request: AppRequest,
    @Res({ passthrough: true }) response: Response,
    @Body() { timeZone }: TryDemoBody,
  ): Promise<DemoAnswer> {
    // another site must not be able to sign a user in to another account
    this.origins.assertOwnPage(request.headers);
    const { cookies, deletedAfter } = await this.demo.open({
      ip: request.ip ?? 'unknown',
      userAgent: request.headers['user-agent'] ?? '',
      timeZone,
    });
    response.setHeader('set-cookie', cookies);
    response.setHeader('cache-control', 'no-store');
    return { deletedAfter };
  }
}
