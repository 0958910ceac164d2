import { ObjectType } from '@nestjs/graphql';
import type {
  CalendarDate,
  JobFilter as Filter,
  JobSection as Section,
  LocalTime,
  Nth,
  PointsState,
  RecurringType,
  RepeatFrom,
  RotationMode,
} from '@homefold/domain';
import { Person } from '../activity';
import {
  DateField,
  EnumField,
  FlagField,
  IdField,
  IntField,
  MomentField,
  ObjectField,
  TextField,
  TimeField,
  enumType,
  type RestPart,
} from '../platform/fields';
import { FamilyRecord } from '../platform/undo';

export const JobSection = enumType<Section>('JobSection', "Section of a job, by the family's today.", {
  today: 'Open and due today or overdue.',
  upcoming: 'Open and due after today, or without a date.',
  done: 'Completed.',
});
export type JobSection = Section;

export const JobFilter = enumType<Filter>('JobFilter', 'Whose jobs are shown.', {
  all: 'All jobs.',
  mine: 'Jobs assigned to the caller.',
  shared: 'Unassigned jobs, which anyone may do.',
});
export type JobFilter = Filter;

export const JobRepeatType = enumType<RecurringType>('JobRepeatType', 'The unit of the interval of a repeating job.', {
  daily: 'Every n days, where n is the interval.',
  weekly: 'Every n weeks, on one or more weekdays.',
  monthly: 'Every n months, on the day of the start date, or on the last day of a shorter month.',
  yearly: 'Every n years.',
});

export const JobRepeatFrom = enumType<RepeatFrom>('JobRepeatFrom', 'What the next due date is calculated from.', {
  due: 'The due date, regardless of when the job is completed.',
  completion: 'The day on which the job was completed.',
});

export const JobRotationMode = enumType<RotationMode>(
  'JobRotationMode',
  'How a repeating job rotates between members.',
  {
    turn: 'One member after the other, in the given order.',
    leastDone: 'The member who has done it least often recently.',
  },
);

export const JobPointsState = enumType<PointsState>('JobPointsState', 'The state of the points of a completed job.', {
  pending: 'They await approval by a parent.',
  earned: 'They were approved, or need no approval.',
  refused: 'A parent has rejected them.',
});

@ObjectType({ description: 'The assignee of a job, with their current name; may be a former member.' })
export class JobPerson extends Person {}

@ObjectType({ description: 'The rotation of a repeating job.' })
export class JobRotation {
  @EnumField(JobRotationMode, 'Order of the rotation.')
  mode!: RotationMode;

  @IdField('Ids of the members, in order.', {
    list: true,
    input: 'Ids of at least two members, in order.',
  })
  memberIds!: string[];
}

@ObjectType({
  description: 'How a job repeats. One instance is open at a time; completing or skipping it opens the next.',
})
export class JobRepeat {
  @EnumField(JobRepeatType, 'The unit.')
  type!: RecurringType;

  @IntField('Interval in these units: 1 to 99.', { input: 'Interval in these units: 1 (the default) to 99.' })
  interval!: number;

  @IntField(
    'Weekdays of a weekly repeat from the due date, 0 Sunday to 6 Saturday; with `nth` the weekday it refers ' +
      'to; otherwise empty.',
    {
      list: true,
      input:
        'Weekdays of a weekly repeat from the due date, 0 Sunday to 6 Saturday; by default the weekday of the start ' +
        'date. With `nth` the one weekday it refers to.',
    },
  )
  weekdays!: number[];

  @IntField(
    'Which occurrence of the weekday in the month, for a monthly or yearly repeat from the due date: 1 to 4, or ' +
      '-1 for the last; otherwise null.',
    {
      nullable: true,
      input:
        'Which occurrence of the weekday in the month, for a monthly or yearly repeat from the due date: 1 to 4, or ' +
        '-1 for the last, with that weekday alone in `weekdays`. If omitted, the job repeats on the day of the month.',
    },
  )
  nth!: Nth | null;

  @EnumField(JobRepeatFrom, 'What the next due date is calculated from.', {
    input: 'What the next due date is calculated from; `due` by default.',
  })
  from!: RepeatFrom;

  @DateField('The date from which the interval is counted; null for a repeat from completion.', {
    nullable: true,
    input:
      'The date from which the interval is counted. If omitted, it stays as it was while the rule is the same; ' +
      'otherwise it is the due date. Changing only the due date moves one instance.',
  })
  startDate!: CalendarDate | null;

  @DateField('Last day on which it can be due; null if it repeats forever.', {
    nullable: true,
    input: 'Last day on which it can be due.',
  })
  endDate!: CalendarDate | null;

  @ObjectField(() => JobRotation, 'The rotation; null without one.', { nullable: true })
  rotation!: JobRotation | null;
}

@ObjectType({ description: 'A subtask of a job.' })
export class JobSubtask {
  @IdField('Id within its job.')
  id!: string;

  @TextField('Title.')
  title!: string;

  @FlagField('Whether it is completed.')
  isDone!: boolean;
}

const ofAssignee = (field: keyof JobPerson, description: string): RestPart<JobPerson | null> => ({
  nullable: true,
  of: (person) => person?.[field] ?? null,
  description,
});

/** The assignee, as the flat fields of the documented REST API. */
const assigneeParts = {
  assigned_to: ofAssignee('displayName', 'Display name of the assignee; null for anyone.'),
  assigned_to_member_id: ofAssignee('memberId', 'Membership id of the same member.'),
  assigned_to_name: ofAssignee('displayName', 'The same as `assigned_to`.'),
  assigned_to_first_name: ofAssignee('firstName', 'Their first name, if known.'),
  assigned_to_last_name: ofAssignee('lastName', 'Their last name, if known.'),
  assigned_to_avatar_url: ofAssignee('avatarUrl', 'Their photo, if there is one.'),
  assigned_to_default_avatar_id: ofAssignee('defaultAvatarId', 'Their preset avatar, if one was chosen.'),
};

/** The content of a job, declared once for answers and inputs, since both use the same names. */
@ObjectType({ isAbstract: true })
export class JobFields {
  @IdField('Id of the job.')
  id!: string;

  @TextField('User id of the member who added it; null if they have no account.', { nullable: true, graphql: false })
  userId!: string | null;

  @TextField('Title.', {
    input: {
      description: 'Title: 1 to 200 characters.',
      rest: { nullable: false, description: 'Title: 1 to 200 characters. Required in a new job.' },
    },
  })
  title!: string;

  @TextField('Notes.', {
    nullable: true,
    input: { description: 'Notes: up to 5,000 characters.', rest: 'Up to 5,000 characters.' },
  })
  notes!: string | null;

  @DateField('Due date; null without one.', {
    nullable: true,
    example: '2026-10-08',
    rest: 'Due date, YYYY-MM-DD.',
    input: 'Due date.',
  })
  dueDate!: CalendarDate | null;

  @TimeField('Due time, if any.', {
    nullable: true,
    example: '18:00',
    rest: 'Due time, HH:MM.',
    input: { description: 'Due time; requires a due date.', rest: 'Due time.' },
  })
  dueTime!: LocalTime | null;
}

@ObjectType({ description: 'A family job, or one instance of a repeating job.', implements: () => FamilyRecord })
export class Job extends JobFields {
  @ObjectField(() => JobPerson, 'The assignee; null for anyone.', { nullable: true, rest: { parts: assigneeParts } })
  assignee!: JobPerson | null;

  @FlagField('Whether it is completed.')
  isCompleted!: boolean;

  @MomentField('When it was completed; null while it is open.', { nullable: true })
  completedAt!: Date | null;

  @IdField('The member who completed it.', { nullable: true, rest: false })
  completedByMemberId!: string | null;

  @IdField('The member who gets the credit: the assignee, or whoever completed an unassigned job.', {
    nullable: true,
    rest: false,
  })
  doneByMemberId!: string | null;

  @IntField('Manual position among the jobs of the same due date, ascending.', { rest: false })
  position!: number;

  @ObjectField(() => JobRepeat, 'How it repeats; null when it does not.', {
    nullable: true,
    rest: {
      parts: {
        is_recurring: { type: Boolean, of: (repeat) => repeat !== null, description: 'Whether it repeats.' },
      },
    },
  })
  repeat!: JobRepeat | null;

  @ObjectField(() => JobSubtask, 'Its subtasks, in order.', { list: true, rest: false })
  subtasks!: JobSubtask[];

  @IntField('Points for completing it; null for none.', { nullable: true })
  points!: number | null;

  @FlagField('Whether a parent has to approve the points.', { rest: false })
  needsApproval!: boolean;

  @EnumField(JobPointsState, 'State of the points; null until it is completed.', { nullable: true })
  pointsState!: PointsState | null;

  @IdField('The member who added it.', { rest: false })
  createdByMemberId!: string;

  @MomentField('When it was added.')
  createdAt!: Date;

  @MomentField('When it last changed.')
  updatedAt!: Date;

  @IntField('Incremented by every change. Send it with an update to detect conflicting changes.', {
    rest: 'Incremented by every change; `If-Match` takes it.',
  })
  version!: number;
}

@ObjectType({ description: 'The result of completing or reopening a job.' })
export class JobCompletion {
  @ObjectField(() => Job, 'The job as it is now.')
  job!: Job;

  @ObjectField(() => Job, 'The next instance of a repeating job that this opened.', { nullable: true })
  next!: Job | null;

  @IdField('The unchanged next instance that this removed.', { nullable: true })
  takenBackId!: string | null;
}
