import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { Activity, ActivityResponse } from '../activity';
import { CalendarOccurrence, RestCalendarEvent } from '../calendar';
import { DateField, ObjectField, TextField } from '../platform/fields';

@ObjectType({ description: "The dashboard: today's occurrences, the days ahead, recent activities." })
export class Dashboard {
  @DateField("The requested day, or the family's today.")
  date!: CalendarDate;

  @ObjectField(() => CalendarOccurrence, 'Occurrences on that day, including bank holidays, in display order.', {
    list: true,
  })
  todaysItems!: CalendarOccurrence[];

  @ObjectField(
    () => CalendarOccurrence,
    'Occurrences on that day or the days after it, by start date and then in display order.',
    { list: true },
  )
  events!: CalendarOccurrence[];

  @ObjectField(() => Activity, 'The newest 20 activities, newest first.', { list: true })
  activities!: Activity[];
}

/** One occurrence of an event in the REST answer. */
export class RestOccurrence {
  @TextField("The event's id and the start date; stable across calls.")
  id!: string;

  @TextField('First day of this occurrence.', { example: '2026-10-08' })
  start_date!: CalendarDate;

  @TextField('Last day of this occurrence, inclusive.', { example: '2026-10-08' })
  end_date!: CalendarDate;

  @ObjectField(() => RestCalendarEvent, 'The event.')
  event!: RestCalendarEvent;
}

/** The same as `Dashboard`; events and activities are named as in their own calls. */
export class RestDashboard {
  @TextField("The requested day, or the family's today.", { example: '2026-10-08' })
  date!: CalendarDate;

  @ObjectField(() => RestOccurrence, 'Occurrences on that day, including bank holidays.', { list: true })
  todays_items!: RestOccurrence[];

  @ObjectField(() => RestOccurrence, 'Occurrences on that day or the days after it.', { list: true })
  events!: RestOccurrence[];

  @ObjectField(() => ActivityResponse, 'The newest 20 activities, newest first.', { list: true })
  activities!: ActivityResponse[];
}
