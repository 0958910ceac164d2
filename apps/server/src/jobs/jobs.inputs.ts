import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { CalendarDate, LocalTime, RecurringType, RepeatFrom, RotationMode } from '@homefold/domain';
import { Type } from 'class-transformer';
import { IsArray, IsOptional, IsString, ValidateNested } from 'class-validator';
import { CalendarDateScalar, LocalTimeScalar } from '../platform/graphql';
import { JobRepeatFrom, JobRepeatType, JobRotationMode } from './jobs.types';

/**
 * What a caller wants a job to be, as the service takes it from both doors. A field left out stays as it is (or has its
 * default in a new job); null or a blank clears it. Types are checked by the doors, meaning by `jobValues`.
 */
export interface JobChanges {
  title?: string | null;
  notes?: string | null;
  dueDate?: CalendarDate | null;
  dueTime?: LocalTime | null;
  /** A name or a word (decisions 7): 'unassigned', 'Family', 'Me'. */
  assignedTo?: string | null;
  /** Wins over `assignedTo`. */
  assigneeId?: string | null;
  points?: number | null;
  needsApproval?: boolean | null;
  repeat?: JobRepeatInput | null;
}

@InputType({ description: 'Who takes turns at a repeating job.' })
export class JobRotationInput {
  @Field(() => JobRotationMode, { description: 'How it passes on.' })
  @IsString()
  mode!: RotationMode;

  @Field(() => [ID], { description: 'Ids of at least two members, in the order of their turns.' })
  @IsArray()
  @IsString({ each: true })
  memberIds!: string[];
}

@InputType({ description: 'How a job comes again. In an update it replaces the rule as a whole.' })
export class JobRepeatInput {
  @Field(() => JobRepeatType, { description: 'The unit.' })
  @IsString()
  type!: RecurringType;

  @Field(() => Int, { nullable: true, description: 'Every how many units: 1 (the default) to 99.' })
  @IsOptional()
  interval?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Weekly from the due date: its days, 0 Sunday to 6 Saturday. Left out: the weekday it starts on.',
  })
  @IsOptional()
  @IsArray()
  weekdays?: number[] | null;

  @Field(() => JobRepeatFrom, { nullable: true, description: 'What the next date is counted from; due when left out.' })
  @IsOptional()
  from?: RepeatFrom | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description:
      'The date the rule counts from. Left out: as before where the rule is the same, else the due date. A due date alone moves one instance.',
  })
  @IsOptional()
  startDate?: CalendarDate | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Nothing is due after this day.' })
  @IsOptional()
  endDate?: CalendarDate | null;

  @Field(() => JobRotationInput, { nullable: true, description: 'Who takes turns; left out, nobody does.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => JobRotationInput)
  rotation?: JobRotationInput | null;
}

/** What a new job and a change of one have in common. */
@InputType({ isAbstract: true })
abstract class JobFields implements JobChanges {
  @Field(() => String, { nullable: true, description: 'Anything more to know: up to 5,000 characters.' })
  @IsOptional()
  notes?: string | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'When it is due.' })
  @IsOptional()
  dueDate?: CalendarDate | null;

  @Field(() => LocalTimeScalar, { nullable: true, description: 'The time of that day; needs a due date.' })
  @IsOptional()
  dueTime?: LocalTime | null;

  @Field(() => ID, {
    nullable: true,
    description: "The member whose job it is; null: anyone's. Left out of a new job with turns: whose turn it is.",
  })
  @IsOptional()
  assigneeId?: string | null;

  @Field(() => Int, { nullable: true, description: 'What doing it earns: 0 to 10,000. Approvers alone may change it.' })
  @IsOptional()
  points?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a parent has to approve the points. Approvers alone may change it.',
  })
  @IsOptional()
  needsApproval?: boolean | null;

  @Field(() => JobRepeatInput, { nullable: true, description: 'How it comes again; null: it does not.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => JobRepeatInput)
  repeat?: JobRepeatInput | null;
}

@InputType({ description: 'A new job.' })
export class JobInput extends JobFields {
  @Field({ description: 'What is to be done: 1 to 200 characters.' })
  @IsString()
  title!: string;

  @Field(() => [String], { nullable: true, description: 'Titles of its parts, in order: up to 50.' })
  @IsOptional()
  @IsArray()
  @IsString({ each: true })
  subtasks?: string[] | null;
}

@InputType({ description: 'What to change of a job: a field left out stays as it is, null clears it.' })
export class JobChangesInput extends JobFields {
  @Field(() => String, { nullable: true, description: 'What is to be done: 1 to 200 characters.' })
  @IsOptional()
  title?: string | null;
}

@InputType({ description: 'What to change of a part of a job: a field left out stays as it is.' })
export class JobSubtaskChangesInput {
  @Field(() => String, { nullable: true, description: 'What is to be done: 1 to 200 characters.' })
  @IsOptional()
  title?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is ticked.' })
  @IsOptional()
  isDone?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Its new place: 0 is the first, beyond the last is the last.' })
  @IsOptional()
  place?: number | null;
}
