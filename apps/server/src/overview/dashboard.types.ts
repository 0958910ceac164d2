import { Field, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import type { CalendarDate } from '@homefold/domain';
import { Activity, ActivityResponse } from '../activity';
import { CalendarOccurrence, RestCalendarEvent } from '../calendar';
import { CalendarDateScalar } from '../platform/graphql';

@ObjectType({ description: "The family's first screen: what today holds, what is coming, what happened." })
export class Dashboard {
  @Field(() => CalendarDateScalar, { description: "The day it stands for: the one asked for, or the family's today." })
  date!: CalendarDate;

  @Field(() => [CalendarOccurrence], {
    description: 'What touches that day, bank holidays too, in the order in which a day shows it.',
  })
  todaysItems!: CalendarOccurrence[];

  @Field(() => [CalendarOccurrence], {
    description: 'What touches that day or one of the days after it, by start date and then in the order of a day.',
  })
  events!: CalendarOccurrence[];

  @Field(() => [Activity], { description: 'The newest 20 activities, newest first.' })
  activities!: Activity[];
}

/** One occurrence of an event in the REST answer. */
export class RestOccurrence {
  @ApiProperty({ description: "The event's id and the start date: the same for every call." })
  id!: string;

  @ApiProperty({ type: String, example: '2026-10-08', description: 'First day of this occurrence.' })
  start_date!: CalendarDate;

  @ApiProperty({ type: String, example: '2026-10-08', description: 'Last day of this occurrence, inclusive.' })
  end_date!: CalendarDate;

  @ApiProperty({ type: RestCalendarEvent, description: 'The event that happens.' })
  event!: RestCalendarEvent;
}

/** The same as `Dashboard`; events and activities are named as in their own calls. */
export class RestDashboard {
  @ApiProperty({ type: String, example: '2026-10-08', description: 'The day it stands for.' })
  date!: CalendarDate;

  @ApiProperty({ type: [RestOccurrence], description: 'What touches that day, bank holidays too.' })
  todays_items!: RestOccurrence[];

  @ApiProperty({ type: [RestOccurrence], description: 'What touches that day or one of the days after it.' })
  events!: RestOccurrence[];

  @ApiProperty({ type: [ActivityResponse], description: 'The newest 20 activities, newest first.' })
  activities!: ActivityResponse[];
}
