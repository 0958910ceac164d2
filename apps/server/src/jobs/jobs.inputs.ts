import { InputType } from '@nestjs/graphql';
import {
  UNASSIGNED_WORD,
  type CalendarDate,
  type RecurringType,
  type RepeatFrom,
  type RotationMode,
} from '@homefold/domain';
import {
  DateField,
  EnumField,
  FlagField,
  IdField,
  IntField,
  ObjectField,
  TextField,
  changesOf,
  type Changes,
} from '../platform/fields';
import { JobFields, JobRepeatFrom, JobRepeatType, JobRotationMode } from './jobs.types';

@InputType({ description: 'Who takes turns at a repeating job.' })
export class JobRotationInput {
  @EnumField(JobRotationMode, 'How it passes on.')
  mode!: RotationMode;

  @IdField('Ids of at least two members, in the order of their turns.', { list: true })
  memberIds!: string[];
}

@InputType({ description: 'How a job comes again. In an update it replaces the rule as a whole.' })
export class JobRepeatInput {
  @EnumField(JobRepeatType, 'The unit.')
  type!: RecurringType;

  @IntField('Every how many units: 1 (the default) to 99.', { optional: true })
  interval?: number | null;

  @IntField('Weekly from the due date: its days, 0 Sunday to 6 Saturday. Left out: the weekday it starts on.', {
    optional: true,
    list: true,
  })
  weekdays?: number[] | null;

  @EnumField(JobRepeatFrom, 'What the next date is counted from; due when left out.', { optional: true })
  from?: RepeatFrom | null;

  @DateField(
    'The date the rule counts from. Left out: as before where the rule is the same, else the due date. A due date alone moves one instance.',
    { optional: true },
  )
  startDate?: CalendarDate | null;

  @DateField('Nothing is due after this day.', { optional: true })
  endDate?: CalendarDate | null;

  @ObjectField(() => JobRotationInput, 'Who takes turns; left out, nobody does.', { optional: true })
  rotation?: JobRotationInput | null;
}

@InputType({ description: 'What to change of a job: a field left out stays as it is, null clears it.' })
export class JobChangesInput extends changesOf(JobFields, ['id', 'userId']) {
  @TextField('A display name, `Me`, or `unassigned` (also `Family`) for a job that is anyone’s.', {
    optional: true,
    default: UNASSIGNED_WORD,
    graphql: false,
  })
  assignedTo?: string | null;

  @IdField("The member whose job it is; null: anyone's. Left out of a new job with turns: whose turn it is.", {
    optional: true,
    rest: { name: 'assigned_to_member_id', description: 'A membership id; wins over `assigned_to`.' },
  })
  assigneeId?: string | null;

  @IntField('What doing it earns: 0 to 10,000. Approvers alone may change it.', { optional: true, rest: false })
  points?: number | null;

  @FlagField('Whether a parent has to approve the points. Approvers alone may change it.', {
    optional: true,
    rest: false,
  })
  needsApproval?: boolean | null;

  @ObjectField(() => JobRepeatInput, 'How it comes again; null: it does not.', { optional: true, rest: false })
  repeat?: JobRepeatInput | null;
}

@InputType({ description: 'A new job.' })
export class JobInput extends JobChangesInput {
  @TextField('What is to be done: 1 to 200 characters.')
  override title!: string;

  @TextField('Titles of its parts, in order: up to 50.', { optional: true, list: true })
  subtasks?: string[] | null;
}

/**
 * Changes of a job, as the service takes them from both APIs. An omitted field keeps its value (or gets its default in a
 * new job); null or blank clears it. The APIs validate types, `jobPlan` validates meaning.
 */
export type JobChanges = Changes<JobChangesInput>;

@InputType({ description: 'What to change of a part of a job: a field left out stays as it is.' })
export class JobSubtaskChangesInput {
  @TextField('What is to be done: 1 to 200 characters.', { optional: true })
  title?: string | null;

  @FlagField('Whether it is ticked.', { optional: true })
  isDone?: boolean | null;

  @IntField('Its new place: 0 is the first, beyond the last is the last.', { optional: true })
  place?: number | null;
}
