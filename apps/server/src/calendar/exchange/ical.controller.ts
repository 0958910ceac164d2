import { hash } from 'node:crypto';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ClientNetwork, CurrentViewer, Public, type Viewer } from '../../platform/auth';
import type { AppRequest } from '../../platform/http';
import { CalendarExportService } from './calendar-export.service';
import { CalendarFeedService } from './calendar-feed.service';
import { fileName } from './file-name';

const TEXT_CALENDAR = 'text/calendar; charset=utf-8';
const HOLIDAYS = {
  name: 'holidays',
  required: false,
  enum: ['1'],
  description: 'Whether to include bank holidays, from a year ago to two years ahead.',
};

/** Exports the calendar to other programs. */
@ApiTags('calendar')
@Controller()
export class ICalController {
  constructor(
    private readonly exports: CalendarExportService,
    private readonly feeds: CalendarFeedService,
  ) {}

  @Get('api/calendar/export')
  @ApiOperation({ summary: "The family's calendar, or one event of it, as an iCalendar file." })
  @ApiQuery({ name: 'id', required: false, description: 'Id of one event; all events by default.' })
  @ApiQuery(HOLIDAYS)
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'The file, as an attachment.' })
  async export(
    @CurrentViewer() viewer: Viewer,
    @Res() response: Response,
    @Query('id') id?: string,
    @Query('holidays') holidays?: string,
  ): Promise<void> {
    const { name, text } = await this.exports.export(viewer, { id: id || undefined, holidays: holidays === '1' });
    response
      .attachment(fileName(name))
      .set({ 'content-type': TEXT_CALENDAR, 'cache-control': 'private, no-store' })
      .send(text);
  }

  /** Needs no sign-in, because calendar programs cannot sign in; the address is the credential. */
  @Get('feeds/:token.ics')
  @Public()
  @ApiOperation({
    summary:
      "A member's private iCalendar feed of the family's calendar. No sign-in: anyone who has its unguessable " +
      'address may read it.',
    description: '404 for an address that is unknown, replaced or revoked. Supports HEAD and If-None-Match.',
    security: [],
  })
  @ApiParam({ name: 'token', description: 'Token of the address that `createCalendarFeed` returns.' })
  @ApiQuery(HOLIDAYS)
  @ApiProduces('text/calendar')
  @ApiOkResponse({ description: 'The calendar.' })
  async feed(
    @Param('token') token: string,
    @ClientNetwork() network: string,
    @Req() request: AppRequest,
    @Res() response: Response,
    @Query('holidays') holidays?: string,
  ): Promise<void> {
    // Also on a refusal: such a URL must not be cached, indexed or passed on as a referrer.
    response.set({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    const text = await this.feeds.read(token, network, { holidays: holidays === '1' });
    // Programs poll every few minutes for what rarely changes. Express answers 304 to a current validator.
    const etag = `"${hash('sha256', text, 'base64url')}"`;
    response
      .set({ 'content-type': TEXT_CALENDAR, 'content-disposition': 'inline; filename="homefold.ics"', etag })
      .send(text);
  }
}
