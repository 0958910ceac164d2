import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EVENT_SCOPES, RECURRING_TYPES, type CalendarDate, type LocalTime } from '@homefold/domain';
import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsNumber, IsOptional, IsString, ValidateNested } from 'class-validator';
import { CalendarDateScalar, LocalTimeScalar } from '../platform/graphql';
import { EventScope, RecurringType } from './calendar.types';
import { EventReminderInput } from './reminders/reminder.types';

/**
 * What a caller wants an event to be, as the service takes it from both doors. A field left out stays as it is (or has
 * its default in a new event); null or a blank clears it. Types are checked by the doors, meaning by `eventValues`.
 */
export interface CalendarEventChanges {
  title?: string | null;
  description?: string | null;
  eventDate?: CalendarDate | null;
  endDate?: CalendarDate | null;
  eventTime?: LocalTime | null;
  eventEndTime?: LocalTime | null;
  emoji?: string | null;
  who?: string | null;
  whoMemberId?: string | null;
  whoMemberIds?: string[] | null;
  isRecurring?: boolean | null;
  recurringType?: string | null;
  recurringInterval?: number | null;
  recurringEndDate?: CalendarDate | null;
  /** All reminders of the event; undefined or null leaves them. */
  reminders?: EventReminderInput[] | null;
}

/** How much of a repeating event a change concerns, and how it can be taken back. */
export interface EventExtent {
  scope?: EventScope | null;
  /** Start of the occurrence; needed for every scope but all. */
  occurrenceDate?: CalendarDate | null;
  /** A key of the caller's own: `CalendarUndo`. */
  undoKey?: string | null;
}

@InputType({ description: 'An event. In an update a field left out stays as it is, and null clears it.' })
export class CalendarEventInput implements CalendarEventChanges {
  @Field({ description: 'What it is called: 1 to 200 characters.' })
  @IsString()
  title!: string;

  @Field(() => String, { nullable: true, description: 'Anything more to know: up to 5,000 characters.' })
  @IsOptional()
  description?: string | null;

  @Field(() => CalendarDateScalar, { description: 'First day.' })
  @IsString()
  eventDate!: CalendarDate;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Last day, inclusive. Left out: the same day; in an update the event keeps its length.',
  })
  @IsOptional()
  endDate?: CalendarDate | null;

  @Field(() => LocalTimeScalar, { nullable: true, description: 'When it starts; without, it lasts all day.' })
  @IsOptional()
  eventTime?: LocalTime | null;

  @Field(() => LocalTimeScalar, { nullable: true, description: 'When it ends; needs `eventTime`.' })
  @IsOptional()
  eventEndTime?: LocalTime | null;

  @Field(() => String, { nullable: true, description: 'Exactly one emoji.' })
  @IsOptional()
  emoji?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      '`Family` (the default), a display name, or several ("Sam, Mia", "Sam and Mia"); ids win over names where both ' +
      'are given.',
  })
  @IsOptional()
  who?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the one member it concerns; `whoMemberIds` wins.' })
  @IsOptional()
  whoMemberId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of the members it concerns, at most 50; empty for the whole family.',
  })
  @IsOptional()
  whoMemberIds?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it repeats; false drops the three fields below.' })
  @IsOptional()
  isRecurring?: boolean | null;

  @Field(() => RecurringType, { nullable: true, description: 'How it repeats; yearly when left out.' })
  @IsOptional()
  recurringType?: RecurringType | null;

  @Field(() => Int, { nullable: true, description: 'Every how many units: 1 (the default) to 99.' })
  @IsOptional()
  recurringInterval?: number | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Last day on which an occurrence may start.' })
  @IsOptional()
  recurringEndDate?: CalendarDate | null;

  @Field(() => [EventReminderInput], {
    nullable: true,
    description:
      'All reminders of the event, at most 5 for each member; left out or null they stay, an empty list removes them. ' +
      'Those of a series belong to all of its occurrences.',
  })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => EventReminderInput)
  reminders?: EventReminderInput[] | null;
}

/** A row of Quick Add Birthdays. The documented REST call uses the same names, so one class serves both doors. */
@InputType({ description: 'A birthday to put into the calendar, every year from the date of birth.' })
export class BirthdayInput {
  @Field(() => ID, { nullable: true, description: 'The member whose birthday it is. Left out: found by the name.' })
  @ApiPropertyOptional({ type: String, nullable: true, description: 'Membership id. Left out: found by the name.' })
  @IsOptional()
  @IsString()
  memberId?: string | null;

  @Field({ description: 'Whose birthday it is; a name that no member has is fine.' })
  @ApiProperty({ description: 'Whose birthday it is; a name that no member has is fine.' })
  @IsString()
  memberName!: string;

  @Field(() => CalendarDateScalar, { description: 'Date of birth.' })
  @ApiProperty({ type: String, example: '2015-06-05', description: 'Date of birth, YYYY-MM-DD.' })
  @IsString()
  birthDate!: CalendarDate;

  @Field(() => String, { nullable: true, description: 'Exactly one emoji; 🎂 when left out.' })
  @ApiPropertyOptional({ type: String, nullable: true, example: '🎂', description: 'One emoji; 🎂 when left out.' })
  @IsOptional()
  @IsString()
  emoji?: string | null;
}

/** Body of PUT, and of POST for one event: all fields of the documents; others are dropped. */
export class RestEventBody {
  @ApiPropertyOptional({ description: "Accepted for compatibility; the caller's own or absent." })
  @IsOptional()
  @IsString()
  user_id?: string;

  @ApiPropertyOptional({ type: String, description: 'What it is called: 1 to 200 characters. Needed in a new event.' })
  @IsOptional()
  @IsString()
  title?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Up to 5,000 characters.' })
  @IsOptional()
  @IsString()
  description?: string | null;

  @ApiPropertyOptional({ type: String, example: '2026-10-08', description: 'First day. Needed in a new event.' })
  @IsOptional()
  @IsString()
  event_date?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Last day; the first when left out.' })
  @IsOptional()
  @IsString()
  end_date?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: '15:30', description: 'Start; without, all day.' })
  @IsOptional()
  @IsString()
  event_time?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: '16:00', description: 'End; needs a start.' })
  @IsOptional()
  @IsString()
  event_end_time?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, example: '🎉', description: 'Exactly one emoji.' })
  @IsOptional()
  @IsString()
  emoji?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    default: 'Family',
    description: '`Family`, a display name, or several: "Sam, Mia" or "Sam and Mia".',
  })
  @IsOptional()
  @IsString()
  who?: string | null;

  @ApiPropertyOptional({
    type: [String],
    nullable: true,
    description: 'Membership ids, which win over `who`; empty for the whole family.',
  })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  who_member_ids?: string[] | null;

  @ApiPropertyOptional({ type: Boolean, nullable: true, description: 'Whether it repeats.' })
  @IsOptional()
  @IsBoolean()
  is_recurring?: boolean | null;

  @ApiPropertyOptional({ enum: RECURRING_TYPES, nullable: true, description: 'How; yearly when left out.' })
  @IsOptional()
  @IsString()
  recurring_type?: string | null;

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'Every how many units: 1 (default) to 99.' })
  @IsOptional()
  @IsNumber()
  recurring_interval?: number | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Last day on which an occurrence may start.' })
  @IsOptional()
  @IsString()
  recurring_end_date?: string | null;
}

/** Body of PUT: any of the fields, and optionally the version the caller saw. */
export class RestEventUpdateBody extends RestEventBody {
  @ApiPropertyOptional({ type: Number, description: 'The version you saw; a newer stored one answers 409.' })
  @IsOptional()
  @IsInt()
  version?: number;
}

/** Body of POST: one event, or birthdays. */
export class RestCalendarBody extends RestEventBody {
  @ApiPropertyOptional({ type: [BirthdayInput], description: 'Quick Add: up to 50 birthdays instead of one event.' })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => BirthdayInput)
  birthdays?: BirthdayInput[] | null;
}

export class RestEventId {
  @ApiPropertyOptional({ description: 'Id of the event; here or in the other place.' })
  @IsOptional()
  @IsString()
  id?: string;
}

/** What may stand in the address of a change: how much of a repeating event it concerns. */
export class RestEventQuery extends RestEventId {
  @ApiPropertyOptional({ enum: EVENT_SCOPES, default: 'all', description: 'How much of a repeating event is meant.' })
  @IsOptional()
  @IsIn(EVENT_SCOPES, { message: `scope must be one of ${EVENT_SCOPES.join(', ')}` })
  scope?: EventScope;

  @ApiPropertyOptional({
    type: String,
    example: '2026-10-20',
    description: 'Start of the occurrence; needed for every scope but all.',
  })
  @IsOptional()
  @IsString()
  occurrence_date?: string;
}

/** Where a field of the service is called differently by the documented calls. */
const restNames = {
  title: 'title',
  description: 'description',
  eventDate: 'event_date',
  endDate: 'end_date',
  eventTime: 'event_time',
  eventEndTime: 'event_end_time',
  emoji: 'emoji',
  who: 'who',
  whoMemberIds: 'who_member_ids',
  isRecurring: 'is_recurring',
  recurringType: 'recurring_type',
  recurringInterval: 'recurring_interval',
  recurringEndDate: 'recurring_end_date',
} as const satisfies Partial<Record<keyof CalendarEventChanges, keyof RestEventBody>>;

/** The REST name of a field that a refusal names; others are called alike on both doors. */
export const restFieldName = (field: string): string =>
  Object.hasOwn(restNames, field)
    ? restNames[field as keyof typeof restNames]
    : field === 'occurrenceDate'
      ? ('occurrence_date' satisfies keyof RestEventQuery)
      : field;

/** A documented body in the names of the service; what was not sent stays undefined. */
export const changesOfRest = (body: RestEventBody): CalendarEventChanges =>
  Object.fromEntries(Object.entries(restNames).map(([ours, theirs]) => [ours, body[theirs]]));
