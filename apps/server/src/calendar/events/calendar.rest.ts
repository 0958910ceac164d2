import { EVENT_SCOPES, type CalendarDate } from '@homefold/domain';
import { IsIn } from 'class-validator';
import {
  DateField,
  EnumField,
  ObjectField,
  OwnUserId,
  TextField,
  restAnswer,
  restDeletion,
  restId,
  restInput,
} from '../../platform/fields';
import { BirthdayInput, CalendarEventInput } from './calendar.inputs';
import { CalendarEvent, EventScope } from './calendar.types';

/** REST response shape of an event. */
export class RestCalendarEvent extends restAnswer(CalendarEvent) {}

export class RestCalendarEvents {
  @ObjectField(() => RestCalendarEvent, 'The events.', { list: true })
  events!: RestCalendarEvent[];
}

export class RestCalendarPlaces {
  @TextField('The locations, each once.', { list: true, example: ['Sports hall, Mill Lane'] })
  places!: string[];
}

export class RestCalendarEventAnswer {
  @ObjectField(() => RestCalendarEvent, 'The stored event.')
  event!: RestCalendarEvent;
}

export class RestCalendarDeletion extends restDeletion(
  'Id of the event. It, or the deleted part of it, stays in the bin for 30 days.',
) {}

/** Body of PUT: any of the fields; unknown fields are dropped. */
export class RestEventUpdateBody extends restInput(OwnUserId, CalendarEventInput) {}

class Birthdays {
  @ObjectField(() => BirthdayInput, 'Quick Add: up to 50 birthdays instead of one event.', {
    optional: true,
    nullable: false,
    list: true,
  })
  birthdays?: BirthdayInput[] | null;
}

/** Body of POST: an event, or birthdays. */
export class RestCalendarBody extends restInput(OwnUserId, CalendarEventInput, Birthdays) {}

export class RestEventId extends restId('Id of the event, in the query or in the body.') {}

class EventPart {
  @EnumField(EventScope, 'Which part of a repeating event is affected.', {
    optional: true,
    nullable: false,
    default: EventScope.all,
    rules: [IsIn(EVENT_SCOPES, { message: `Scope must be one of ${EVENT_SCOPES.join(', ')}.` })],
  })
  scope?: EventScope;

  @DateField('Start of the occurrence; required for every scope except all.', {
    optional: true,
    nullable: false,
    example: '2026-10-20',
  })
  occurrenceDate?: CalendarDate;
}

/** Query parameters of a change: the affected part of a repeating event. */
export class RestEventQuery extends restInput(RestEventId, EventPart) {}
