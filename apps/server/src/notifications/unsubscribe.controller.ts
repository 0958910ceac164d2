import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ClientNetwork, Public } from '../platform/auth';
import { DomainError } from '../platform/errors';
import { unknownLinkPage, unsubscribePage } from './unsubscribe-page';
import { UnsubscribeService, type Subscription } from './unsubscribe.service';

const TOKEN = {
  name: 'token',
  description: 'Token from the link in the mail. It is unguessable and replaces a sign-in.',
};
const UNKNOWN = { description: 'An error page: the link does not exist, or is no longer valid.' };

/** The links in mails. They need no sign-in, because mail programs cannot sign in (RFC 8058). */
@ApiTags('notifications')
@Controller('unsubscribe')
@Public()
@ApiProduces('text/html')
@ApiNotFoundResponse(UNKNOWN)
export class UnsubscribeController {
  constructor(private readonly subscriptions: UnsubscribeService) {}

  @Get(':token')
  @ApiOperation({
    summary: 'A page that asks whether to unsubscribe from this kind of mail. Opening it changes nothing.',
    security: [],
  })
  @ApiParam(TOKEN)
  @ApiOkResponse({ description: 'The page.' })
  show(@Param('token') token: string, @ClientNetwork() network: string, @Res() response: Response): Promise<void> {
    return answer(response, token, this.subscriptions.show(token, network), false);
  }

  @Post(':token')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Unsubscribes the member from this kind of mail: the one-click unsubscribe of mail clients (RFC 8058).',
    security: [],
  })
  @ApiParam(TOKEN)
  @ApiOkResponse({ description: 'A confirmation page. Idempotent.' })
  end(@Param('token') token: string, @ClientNetwork() network: string, @Res() response: Response): Promise<void> {
    return answer(response, token, this.subscriptions.set(token, network, false), true);
  }

  @Post(':token/again')
  @HttpCode(200)
  @ApiOperation({ summary: 'Subscribes the member to this kind of mail again.', security: [] })
  @ApiParam(TOKEN)
  @ApiOkResponse({ description: 'A confirmation page.' })
  again(@Param('token') token: string, @ClientNetwork() network: string, @Res() response: Response): Promise<void> {
    return answer(response, token, this.subscriptions.set(token, network, true), true);
  }
}

async function answer(response: Response, token: string, asked: Promise<Subscription>, isDone: boolean): Promise<void> {
  // Such a URL must not be cached, indexed or passed on as a referrer.
  response.set({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  try {
    response.type('html').send(unsubscribePage(token, await asked, isDone));
  } catch (error) {
    // a person opens this one, so errors are pages
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error;
    response.status(404).type('html').send(unknownLinkPage());
  }
}
