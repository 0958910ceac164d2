import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import {
  EVENT_SCOPES,
  RECURRING_TYPES,
  type CalendarDate,
  type EventScope as Scope,
  type LocalTime,
  type RecurringType as Repeat,
} from '@homefold/domain';
import { MemberHue } from '../activity';
import { CalendarDateScalar, enumOf, LocalTimeScalar } from '../platform/graphql';

export const RecurringType = enumOf(RECURRING_TYPES);
export type RecurringType = Repeat;

registerEnumType(RecurringType, {
  name: 'RecurringType',
  description: 'How an event repeats. The interval counts in these units.',
  valuesMap: {
    daily: { description: 'Every so many days.' },
    weekly: { description: 'Every so many weeks, on the weekday of the start.' },
    monthly: { description: 'Every so many months, on the day of the start; the last day of a shorter month.' },
    yearly: { description: 'Every so many years; 29 February falls on 28 February in a common year.' },
  },
});

export const EventScope = enumOf(EVENT_SCOPES);
export type EventScope = Scope;

registerEnumType(EventScope, {
  name: 'EventScope',
  description: 'How much of a repeating event a change concerns. Of one that does not repeat it is always all.',
  valuesMap: {
    this: { description: 'The one occurrence: it becomes an event of its own, or an exception of the series.' },
    following: { description: 'The occurrence and every later one: the series ends the day before.' },
    all: { description: 'The whole series.' },
  },
});

@ObjectType({ description: "An event of the family's calendar, or a bank holiday of its country." })
export class CalendarEvent {
  @Field(() => ID, {
    description:
      'Id of the event. Those of bank holidays begin with `holiday:`, those of outside calendars with `outside:`.',
  })
  id!: string;

  /** User id of who created it, for the documented REST shape; not part of the GraphQL type. */
  userId!: string | null;

  @Field({ description: 'What it is called.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Anything more to know.' })
  description!: string | null;

  @Field(() => CalendarDateScalar, { description: 'First day; of a repeating event the first day of the series.' })
  eventDate!: CalendarDate;

  @Field(() => CalendarDateScalar, {
    description: 'Last day, inclusive, of the first occurrence. One before `eventDate` means a single day.',
  })
  endDate!: CalendarDate;

  @Field(() => LocalTimeScalar, { nullable: true, description: 'When it starts; null lasts all day.' })
  eventTime!: LocalTime | null;

  @Field(() => LocalTimeScalar, {
    nullable: true,
    description: 'When it ends. At or before the start on a single day it means the next morning.',
  })
  eventEndTime!: LocalTime | null;

  @Field(() => String, { nullable: true, description: 'One emoji shown with the title.' })
  emoji!: string | null;

  @Field({
    description: '`Family`, or the current display names of whom it concerns with ", " between, also of who has left.',
  })
  who!: string;

  @Field(() => [String], { description: 'The same names one by one, as chosen; empty for the whole family.' })
  whoNames!: string[];

  @Field(() => ID, { nullable: true, description: 'Id of the member it concerns when that is exactly one; else null.' })
  whoMemberId!: string | null;

  @Field(() => [ID], { description: 'Ids of all members it concerns, as chosen; empty for the whole family.' })
  whoMemberIds!: string[];

  @Field({ description: 'Whether it repeats.' })
  isRecurring!: boolean;

  @Field(() => RecurringType, { nullable: true, description: 'How it repeats; null when it does not.' })
  recurringType!: RecurringType | null;

  @Field(() => Int, { nullable: true, description: 'Every how many days, weeks, months or years: 1 to 99.' })
  recurringInterval!: number | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Last day on which an occurrence may start; null repeats for ever.',
  })
  recurringEndDate!: CalendarDate | null;

  @Field(() => [CalendarDateScalar], {
    description: 'Dates on which an occurrence would start and does not, in order.',
  })
  exceptions!: CalendarDate[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Day of the month that a series returns to, where the month it starts in is too short for it; mostly null.',
  })
  recurringDay!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The series that it was an occurrence of before it was changed alone; null otherwise.',
  })
  seriesId!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Which occurrence of that series it was.' })
  occurrenceDate!: CalendarDate | null;

  @Field(() => ID, {
    nullable: true,
    description: "The outside calendar that it is in; null for the family's own events and bank holidays.",
  })
  calendarId!: string | null;

  @Field(() => String, { nullable: true, description: 'What the family calls that calendar.' })
  calendarName!: string | null;

  @Field(() => MemberHue, { nullable: true, description: 'Its colour. Never shown without its name.' })
  calendarColor!: MemberHue | null;

  @Field({ description: "Whether it is a bank holiday of the family's country." })
  isBankHoliday!: boolean;

  @Field({ description: 'Whether it comes from the system and cannot be edited or deleted.' })
  isSystemEvent!: boolean;

  @Field(() => ID, { nullable: true, description: 'The member whose birthday it is, if Quick Add made it for one.' })
  birthdayOfMemberId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The member who created it; null for system events.' })
  createdByMemberId!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was created; null for system events.' })
  createdAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it last changed; null for system events.' })
  updatedAt!: Date | null;

  @Field(() => Int, { description: 'Grows with every change. Send it with an update to notice a competing one.' })
  version!: number;
}

@ObjectType({ description: 'A page of events by start date.' })
export class CalendarEventPage {
  @Field(() => [CalendarEvent], { description: 'The events of this page.' })
  items!: CalendarEvent[];

  @Field(() => String, { nullable: true, description: 'Pass as `after` for the next page; null on the last.' })
  nextCursor!: string | null;
}

@ObjectType({ description: 'One happening of an event: a repeating event has many.' })
export class CalendarOccurrence {
  @Field(() => ID, { description: "The event's id and the start date: the same for every query." })
  id!: string;

  @Field(() => CalendarDateScalar, { description: 'First day of this occurrence.' })
  startDate!: CalendarDate;

  @Field(() => CalendarDateScalar, { description: 'Last day of this occurrence, inclusive.' })
  endDate!: CalendarDate;

  @Field(() => CalendarEvent, { description: 'The event that happens.' })
  event!: CalendarEvent;
}

@ObjectType({ description: "The numbers of the calendar's header, in the family's time zone, without system events." })
export class CalendarCounts {
  @Field(() => Int, { description: 'Occurrences that touch today.' })
  today!: number;

  @Field(() => Int, { description: "Occurrences that touch this week, which starts on the family's first day." })
  thisWeek!: number;

  @Field(() => Int, { description: 'Occurrences that touch this month.' })
  thisMonth!: number;

  @Field(() => Int, { description: 'Events, however often each happens.' })
  total!: number;
}

/** An event as the documented REST calls answer it. */
export class RestCalendarEvent {
  @ApiProperty({ description: 'Id of the event. Bank holidays have ids that begin with `holiday:`.' })
  id!: string;

  @ApiProperty({ type: String, nullable: true, description: 'User id of who created it, if they have an account.' })
  user_id!: string | null;

  @ApiProperty({ description: 'What it is called.' })
  title!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Anything more to know.' })
  description!: string | null;

  @ApiProperty({ type: String, example: '2026-10-08', description: 'First day, YYYY-MM-DD.' })
  event_date!: CalendarDate;

  @ApiProperty({
    type: String,
    example: '2026-10-08',
    description: 'Last day, inclusive. One before `event_date` means one day.',
  })
  end_date!: CalendarDate;

  @ApiProperty({ type: String, nullable: true, example: '15:30', description: 'Start, HH:MM; null lasts all day.' })
  event_time!: LocalTime | null;

  @ApiProperty({ type: String, nullable: true, example: '16:00', description: 'End, HH:MM.' })
  event_end_time!: LocalTime | null;

  @ApiProperty({ type: String, nullable: true, example: '🎉', description: 'One emoji.' })
  emoji!: string | null;

  @ApiProperty({ example: 'Family', description: '`Family`, or current display names of members: "Sam, Mia".' })
  who!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Membership id when it is exactly one member; else null.' })
  who_member_id!: string | null;

  @ApiProperty({ type: [String], description: 'Membership ids of all of them; empty for the whole family.' })
  who_member_ids!: string[];

  @ApiProperty({ description: 'Whether it repeats.' })
  is_recurring!: boolean;

  @ApiProperty({ enum: RECURRING_TYPES, nullable: true, description: 'How it repeats; null when it does not.' })
  recurring_type!: RecurringType | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Every how many units: 1 to 99.' })
  recurring_interval!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Last day on which an occurrence may start.' })
  recurring_end_date!: CalendarDate | null;

  @ApiProperty({ type: [String], description: 'Dates on which an occurrence would start and does not.' })
  exceptions!: CalendarDate[];

  @ApiProperty({ type: String, nullable: true, description: "The outside calendar that it is in; null for one's own." })
  calendar_id!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What the family calls that calendar.' })
  calendar_name!: string | null;

  @ApiProperty({ description: "Whether it is a bank holiday of the family's country." })
  is_bank_holiday!: boolean;

  @ApiProperty({ description: 'Whether it comes from the system and cannot be edited or deleted.' })
  is_system_event!: boolean;

  @ApiProperty({ type: Date, nullable: true, description: 'When it was created.' })
  created_at!: Date | null;

  @ApiProperty({ type: Date, nullable: true, description: 'When it last changed.' })
  updated_at!: Date | null;

  @ApiProperty({ description: 'Grows with every change.' })
  version!: number;
}

/** The same event in the names of the documented calls. */
export const toRestEvent = (event: CalendarEvent): RestCalendarEvent => ({
  id: event.id,
  user_id: event.userId,
  title: event.title,
  description: event.description,
  event_date: event.eventDate,
  end_date: event.endDate,
  event_time: event.eventTime,
  event_end_time: event.eventEndTime,
  emoji: event.emoji,
  who: event.who,
  who_member_id: event.whoMemberId,
  who_member_ids: event.whoMemberIds,
  is_recurring: event.isRecurring,
  recurring_type: event.recurringType,
  recurring_interval: event.recurringInterval,
  recurring_end_date: event.recurringEndDate,
  exceptions: event.exceptions,
  calendar_id: event.calendarId,
  calendar_name: event.calendarName,
  is_bank_holiday: event.isBankHoliday,
  is_system_event: event.isSystemEvent,
  created_at: event.createdAt,
  updated_at: event.updatedAt,
  version: event.version,
});

export class RestCalendarEvents {
  @ApiProperty({ type: [RestCalendarEvent], description: 'The events.' })
  events!: RestCalendarEvent[];
}

export class RestCalendarEventAnswer {
  @ApiProperty({ description: 'The event as it is now stored.' })
  event!: RestCalendarEvent;
}

export class RestCalendarDeletion {
  @ApiProperty({ example: true, description: 'Always true; a refusal is an error.' })
  success!: boolean;

  @ApiProperty({ description: 'Id of the event. It, or the part of it, lies in the bin for 30 days.' })
  id!: string;
}
