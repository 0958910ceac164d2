import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { DeletedItem } from '../../platform/bin';
import { After, First, IdempotencyKey, UndoKey, Version, CalendarDateScalar } from '../../platform/graphql';
import { BirthdaysService } from '../special-days/birthdays.service';
import { BirthdayInput, CalendarEventInput } from './calendar.inputs';
import { CalendarService } from './calendar.service';
import { CalendarCounts, CalendarEvent, CalendarEventPage, CalendarOccurrence, EventScope } from './calendar.types';

const fromArgument = { type: () => CalendarDateScalar, description: 'First day of the range.' };
const toArgument = {
  type: () => CalendarDateScalar,
  description: 'Last day of the range, inclusive; the range has at most 400 days.',
};
const scopeArgument = {
  type: () => EventScope,
  nullable: true,
  defaultValue: EventScope.all,
  description: 'Which part of a repeating event is affected.',
};
const occurrenceArgument = {
  type: () => CalendarDateScalar,
  nullable: true,
  description:
    'Start date of the occurrence; required for every scope except `all`. INVALID when no occurrence starts on ' +
    'that date.',
};
const idArgument = { type: () => ID, description: 'Id of the event.' };

@Resolver(() => CalendarEvent)
export class CalendarResolver {
  constructor(
    private readonly calendar: CalendarService,
    private readonly birthdays: BirthdaysService,
  ) {}

  @Query(() => [CalendarEvent], {
    description: 'Events and bank holidays with at least one occurrence in a range of days, by start date.',
  })
  calendarEvents(
    @CurrentViewer() viewer: Viewer,
    @Args('from', fromArgument) from: CalendarDate,
    @Args('to', toArgument) to: CalendarDate,
  ): Promise<CalendarEvent[]> {
    return this.calendar.between(viewer, from, to);
  }

  @Query(() => [CalendarOccurrence], {
    description: 'All occurrences in a range of days, including bank holidays, in display order.',
  })
  calendarOccurrences(
    @CurrentViewer() viewer: Viewer,
    @Args('from', fromArgument) from: CalendarDate,
    @Args('to', toArgument) to: CalendarDate,
  ): Promise<CalendarOccurrence[]> {
    return this.calendar.occurrences(viewer, from, to);
  }

  @Query(() => CalendarEventPage, {
    description:
      'All stored events by start date, including each event of outside calendars once, without bank holidays.',
  })
  calendarEventList(
    @CurrentViewer() viewer: Viewer,
    @First(50) first: number,
    @After() after?: string | null,
  ): Promise<CalendarEventPage> {
    return this.calendar.page(viewer, first, after);
  }

  @Query(() => CalendarEvent, { description: 'One event or bank holiday.' })
  calendarEvent(@CurrentViewer() viewer: Viewer, @Args('id', idArgument) id: string): Promise<CalendarEvent> {
    return this.calendar.get(viewer, id);
  }

  @Query(() => [String], { description: "The locations of the family's events, most recent first, at most 100." })
  calendarPlaces(@CurrentViewer() viewer: Viewer): Promise<string[]> {
    return this.calendar.places(viewer);
  }

  @Query(() => CalendarCounts, { description: "Counts for the calendar's header." })
  calendarCounts(@CurrentViewer() viewer: Viewer): Promise<CalendarCounts> {
    return this.calendar.counts(viewer);
  }

  @Mutation(() => CalendarEvent, { description: 'Adds an event.' })
  addCalendarEvent(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The event.' }) input: CalendarEventInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<CalendarEvent> {
    return this.calendar.add(viewer, input, idempotencyKey);
  }

  @Mutation(() => [CalendarEvent], {
    description: 'Adds or corrects yearly birthdays, one per person: submitting one twice creates no duplicate.',
  })
  addBirthdays(
    @CurrentViewer() viewer: Viewer,
    @Args('birthdays', { type: () => [BirthdayInput], description: 'Up to 50 birthdays; all are added or none.' })
    birthdays: BirthdayInput[],
  ): Promise<CalendarEvent[]> {
    return this.birthdays.add(viewer, birthdays);
  }

  @Mutation(() => CalendarEvent, {
    description:
      'Changes an event. For a part of a series, returns the event on that date. VERSION_CONFLICT (409); ' +
      'SYSTEM_EVENT (409) for bank holidays and events of outside calendars.',
  })
  updateCalendarEvent(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('input', { description: 'The fields to change; title and date (of the occurrence) are always sent.' })
    input: CalendarEventInput,
    @Version() version?: number | null,
    @Args('scope', scopeArgument) scope?: EventScope | null,
    @Args('occurrenceDate', occurrenceArgument) occurrenceDate?: CalendarDate | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<CalendarEvent> {
    return this.calendar.update(viewer, id, input, version, { scope, occurrenceDate, undoKey });
  }

  @Mutation(() => DeletedItem, {
    description:
      'Moves an event, or a part of a series, to the bin, from which it can be restored for 30 days. Returns the ' +
      'entry in the bin. SYSTEM_EVENT (409).',
  })
  deleteCalendarEvent(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('scope', scopeArgument) scope?: EventScope | null,
    @Args('occurrenceDate', occurrenceArgument) occurrenceDate?: CalendarDate | null,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<DeletedItem> {
    return this.calendar.delete(viewer, id, { scope, occurrenceDate, undoKey }, version);
  }

  @Mutation(() => CalendarEvent, { description: 'Restores an event from the bin unchanged.' })
  restoreCalendarEvent(@CurrentViewer() viewer: Viewer, @Args('id', idArgument) id: string): Promise<CalendarEvent> {
    return this.calendar.restore(viewer, id);
  }
}
