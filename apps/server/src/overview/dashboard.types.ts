import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { Activity, ActivityResponse } from '../activity';
import { CalendarOccurrence, RestCalendarEvent } from '../calendar';
import { DateField, ObjectField, TextField } from '../platform/fields';

@ObjectType({ description: "The family's first screen: what today holds, what is coming, what happened." })
export class Dashboard {
  @DateField("The day it stands for: the one asked for, or the family's today.")
  date!: CalendarDate;

  @ObjectField(
    () => CalendarOccurrence,
    'What touches that day, bank holidays too, in the order in which a day shows it.',
    { list: true },
  )
  todaysItems!: CalendarOccurrence[];

  @ObjectField(
    () => CalendarOccurrence,
    'What touches that day or one of the days after it, by start date and then in the order of a day.',
    { list: true },
  )
  events!: CalendarOccurrence[];

  @ObjectField(() => Activity, 'The newest 20 activities, newest first.', { list: true })
  activities!: Activity[];
}

/** One occurrence of an event in the REST answer. */
export class RestOccurrence {
  @TextField("The event's id and the start date: the same for every call.")
  id!: string;

  @TextField('First day of this occurrence.', { example: '2026-10-08' })
  start_date!: CalendarDate;

  @TextField('Last day of this occurrence, inclusive.', { example: '2026-10-08' })
  end_date!: CalendarDate;

  @ObjectField(() => RestCalendarEvent, 'The event that happens.')
  event!: RestCalendarEvent;
}

/** The same as `Dashboard`; events and activities are named as in their own calls. */
export class RestDashboard {
  @TextField('The day it stands for.', { example: '2026-10-08' })
  date!: CalendarDate;

  @ObjectField(() => RestOccurrence, 'What touches that day, bank holidays too.', { list: true })
  todays_items!: RestOccurrence[];

  @ObjectField(() => RestOccurrence, 'What touches that day or one of the days after it.', { list: true })
  events!: RestOccurrence[];

  @ObjectField(() => ActivityResponse, 'The newest 20 activities, newest first.', { list: true })
  activities!: ActivityResponse[];
}
