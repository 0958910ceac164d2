import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { CurrentViewer, assertOwner, type Viewer } from '../../platform/auth';
import { RestNames } from '../../platform/errors';
import { IdempotencyKeyHeader, IfMatch, RestCall, requiredId } from '../../platform/fields';
import { SentOwner } from '../../platform/http';
import { BirthdaysService } from '../special-days/birthdays.service';
import {
  RestCalendarBody,
  RestCalendarDeletion,
  RestCalendarEvent,
  RestCalendarEventAnswer,
  RestCalendarEvents,
  RestCalendarPlaces,
  RestEventId,
  RestEventQuery,
  RestEventUpdateBody,
} from './calendar.rest';
import { CalendarService } from './calendar.service';

/** Maps a field named in an error to its name in the request's body or query. */
const restName = (field: string): string => RestEventQuery.fieldName(RestEventUpdateBody.fieldName(field));

/** The documented REST API of the calendar. */
@ApiTags('calendar')
@ApiExtraModels(RestCalendarEvents, RestCalendarEventAnswer)
@RestNames({ field: restName, current: RestCalendarEvent.of })
@Controller('api/calendar')
export class CalendarController {
  constructor(
    private readonly calendar: CalendarService,
    private readonly birthdays: BirthdaysService,
  ) {}

  @RestCall.list(
    "All events of the caller's family, and its bank holidays from a year ago to two years ahead.",
    RestCalendarEvents,
    'The events, by start date.',
  )
  async list(@CurrentViewer() viewer: Viewer): Promise<RestCalendarEvents> {
    const events = await this.calendar.all(viewer);
    return { events: events.map(RestCalendarEvent.of) };
  }

  @Get('places')
  @ApiOperation({ summary: "The locations of the family's events, most recent first, at most 100." })
  @ApiOkResponse({ type: RestCalendarPlaces, description: 'The locations, each once.' })
  async places(@CurrentViewer() viewer: Viewer): Promise<RestCalendarPlaces> {
    return { places: await this.calendar.places(viewer) };
  }

  @Post()
  @ApiOperation({
    summary: 'Adds an event, or birthdays.',
    description:
      'With `birthdays` the answer is `{ events }`: one yearly birthday per person, added or corrected. Otherwise ' +
      'it is `{ event }`.',
  })
  @ApiBody({ type: RestCalendarBody })
  @ApiCreatedResponse({
    description: 'The event, or the birthdays in the order of the rows.',
    schema: { oneOf: [{ $ref: getSchemaPath(RestCalendarEventAnswer) }, { $ref: getSchemaPath(RestCalendarEvents) }] },
  })
  async add(
    @CurrentViewer() viewer: Viewer,
    @Body() body: RestCalendarBody,
    @IdempotencyKeyHeader() key?: string,
  ): Promise<RestCalendarEventAnswer | RestCalendarEvents> {
    const { birthdays, ...input } = RestCalendarBody.read(body);
    if (birthdays) {
      const events = await this.birthdays.add(viewer, birthdays);
      return { events: events.map(RestCalendarEvent.of) };
    }
    return { event: RestCalendarEvent.of(await this.calendar.add(viewer, input, key)) };
  }

  @RestCall.change(
    'Changes the given fields of an event; null or a blank text clears a field.',
    RestCalendarEventAnswer,
    'The changed event.',
  )
  async update(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestEventQuery,
    @Body() body: RestEventUpdateBody,
    @IfMatch() version?: number,
    @SentOwner() owner?: string,
  ): Promise<RestCalendarEventAnswer> {
    const changes = RestEventUpdateBody.read(body);
    const { id: queried, ...extent } = RestEventQuery.read(query);
    const id = requiredId(queried);
    if (owner) assertOwner(owner, (await this.calendar.get(viewer, id)).userId);
    return { event: RestCalendarEvent.of(await this.calendar.update(viewer, id, changes, version, extent)) };
  }

  @RestCall.delete(
    'Moves an event to the bin. 409 SYSTEM_EVENT.',
    RestCalendarDeletion,
    'The event was moved to the bin.',
    RestEventId,
  )
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestEventQuery,
    @Body() body?: RestEventId,
    @IfMatch() version?: number,
  ): Promise<RestCalendarDeletion> {
    const { id: queried, ...extent } = RestEventQuery.read(query);
    const id = requiredId(queried, body?.id);
    await this.calendar.delete(viewer, id, extent, version);
    return { success: true, id };
  }
}
