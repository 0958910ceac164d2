import { ObjectType } from '@nestjs/graphql';
import type {
  CalendarDate,
  JobFilter as Filter,
  JobSection as Section,
  LocalTime,
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
import { pageType } from '../platform/pages';
import { FamilyRecord } from '../platform/undo';

export const JobSection = enumType<Section>('JobSection', "Where a job stands, by the family's today.", {
  today: 'Open and due today or overdue.',
  upcoming: 'Open and due after today, or without a date.',
  done: 'Complete.',
});
export type JobSection = Section;

export const JobFilter = enumType<Filter>('JobFilter', 'Whose jobs are shown.', {
  all: "Everybody's.",
  mine: "The caller's own.",
  shared: "Nobody's in particular: anyone may do them.",
});
export type JobFilter = Filter;

export const JobRepeatType = enumType<RecurringType>('JobRepeatType', 'The unit in which a repeating job counts.', {
  daily: 'Every so many days.',
  weekly: 'Every so many weeks, on one or more weekdays.',
  monthly: 'Every so many months, on the day of the start; the last day of a shorter month.',
  yearly: 'Every so many years.',
});

export const JobRepeatFrom = enumType<RepeatFrom>('JobRepeatFrom', 'What the next date is counted from.', {
  due: 'The dates of the calendar: late or early, the next one is where it was.',
  completion: 'The day on which it was done.',
});

export const JobRotationMode = enumType<RotationMode>(
  'JobRotationMode',
  'How a repeating job passes from one member to the next.',
  {
    turn: 'One after the other, in the order given.',
    leastDone: 'Whoever has done it least lately.',
  },
);

export const JobPointsState = enumType<PointsState>(
  'JobPointsState',
  'What became of the points of a job that was done.',
  {
    pending: 'A parent has to approve them.',
    earned: 'They count.',
    refused: 'A parent did not approve them.',
  },
);

@ObjectType({ description: 'Whose job it is, as the family knows them now; also somebody who has left.' })
export class JobPerson extends Person {}

@ObjectType({ description: 'Who takes turns at a repeating job.' })
export class JobRotation {
  @EnumField(JobRotationMode, 'How it passes on.')
  mode!: RotationMode;

  @IdField('Ids of the members who take part, in their order.', {
    list: true,
    input: 'Ids of at least two members, in the order of their turns.',
  })
  memberIds!: string[];
}

@ObjectType({
  description: 'How a job comes again. One instance is open at a time; doing or skipping it opens the next.',
})
export class JobRepeat {
  @EnumField(JobRepeatType, 'The unit.')
  type!: RecurringType;

  @IntField('Every how many units: 1 to 99.', { input: 'Every how many units: 1 (the default) to 99.' })
  interval!: number;

  @IntField('Weekly from the due date: its days, 0 Sunday to 6 Saturday; else empty.', {
    list: true,
    input: 'Weekly from the due date: its days, 0 Sunday to 6 Saturday. Left out: the weekday it starts on.',
  })
  weekdays!: number[];

  @EnumField(JobRepeatFrom, 'What the next date is counted from.', {
    input: 'What the next date is counted from; due when left out.',
  })
  from!: RepeatFrom;

  @DateField('The date the rule counts from; null from completion.', {
    nullable: true,
    input:
      'The date the rule counts from. Left out: as before where the rule is the same, else the due date. A due date alone moves one instance.',
  })
  startDate!: CalendarDate | null;

  @DateField('Nothing is due after this day; null for ever.', {
    nullable: true,
    input: 'Nothing is due after this day.',
  })
  endDate!: CalendarDate | null;

  @ObjectField(() => JobRotation, 'Who takes turns; null when nobody does.', { nullable: true })
  rotation!: JobRotation | null;
}

@ObjectType({ description: 'A part of a job.' })
export class JobSubtask {
  @IdField('Id within its job.')
  id!: string;

  @TextField('What is to be done.')
  title!: string;

  @FlagField('Whether it is ticked.')
  isDone!: boolean;
}

const ofAssignee = (field: keyof JobPerson, description: string): RestPart<JobPerson | null> => ({
  nullable: true,
  of: (person) => person?.[field] ?? null,
  description,
});

/** The assignee, as the flat fields of the documented REST API. */
const assigneeParts = {
  assigned_to: ofAssignee('displayName', "Display name of whose job it is; null: anyone's."),
  assigned_to_member_id: ofAssignee('memberId', 'Membership id of the same member.'),
  assigned_to_name: ofAssignee('displayName', 'Their display name once more.'),
  assigned_to_first_name: ofAssignee('firstName', 'Their first name, if known.'),
  assigned_to_last_name: ofAssignee('lastName', 'Their last name, if known.'),
  assigned_to_avatar_url: ofAssignee('avatarUrl', 'Their photo, if there is one.'),
  assigned_to_default_avatar_id: ofAssignee('defaultAvatarId', 'Their preset avatar, if one was chosen.'),
};

/** What a job says: read and written under the same names, and so declared once for answers and inputs. */
@ObjectType({ isAbstract: true })
export class JobFields {
  @IdField('Id of the job.')
  id!: string;

  @TextField('User id of who added it, if they have an account.', { nullable: true, graphql: false })
  userId!: string | null;

  @TextField('What is to be done.', {
    input: {
      description: 'What is to be done: 1 to 200 characters.',
      rest: { nullable: false, description: 'What is to be done: 1 to 200 characters. Needed in a new job.' },
    },
  })
  title!: string;

  @TextField('Anything more to know.', {
    nullable: true,
    input: { description: 'Anything more to know: up to 5,000 characters.', rest: 'Up to 5,000 characters.' },
  })
  notes!: string | null;

  @DateField('When it is due; null has no date.', {
    nullable: true,
    example: '2026-10-08',
    rest: 'When it is due, YYYY-MM-DD.',
    input: 'When it is due.',
  })
  dueDate!: CalendarDate | null;

  @TimeField('The time of that day, if one is said.', {
    nullable: true,
    example: '18:00',
    rest: 'The time of that day, HH:MM.',
    input: { description: 'The time of that day; needs a due date.', rest: 'The time of that day.' },
  })
  dueTime!: LocalTime | null;
}

@ObjectType({ description: 'A family job. Of one that repeats: an instance.', implements: () => FamilyRecord })
export class Job extends JobFields {
  @ObjectField(() => JobPerson, "Whose job it is; null: anyone's.", { nullable: true, rest: { parts: assigneeParts } })
  assignee!: JobPerson | null;

  @FlagField('Whether it is done.')
  isCompleted!: boolean;

  @MomentField('When it was ticked; null while it is open.', { nullable: true })
  completedAt!: Date | null;

  @IdField('The member who ticked it.', { nullable: true, rest: false })
  completedByMemberId!: string | null;

  @IdField("Who did it: the assignee, or who ticked a job that was anyone's.", { nullable: true, rest: false })
  doneByMemberId!: string | null;

  @IntField('Its place by hand among the jobs of the same due date, ascending.', { rest: false })
  position!: number;

  @ObjectField(() => JobRepeat, 'How it comes again; null when it does not.', {
    nullable: true,
    rest: {
      parts: {
        is_recurring: { type: Boolean, of: (repeat) => repeat !== null, description: 'Whether it comes again.' },
      },
    },
  })
  repeat!: JobRepeat | null;

  @ObjectField(() => JobSubtask, 'Its parts, in order.', { list: true, rest: false })
  subtasks!: JobSubtask[];

  @IntField('What doing it earns; null earns nothing.', { nullable: true })
  points!: number | null;

  @FlagField('Whether a parent has to approve the points.', { rest: false })
  needsApproval!: boolean;

  @EnumField(JobPointsState, 'What became of the points; null until it is done.', { nullable: true })
  pointsState!: PointsState | null;

  @IdField('The member who added it.', { rest: false })
  createdByMemberId!: string;

  @MomentField('When it was added.')
  createdAt!: Date;

  @MomentField('When it last changed.')
  updatedAt!: Date;

  @IntField('Grows with every change. Send it with an update to notice a competing one.', {
    rest: 'Grows with every change.',
  })
  version!: number;
}

@ObjectType({ description: 'A page of jobs of one section.' })
export class JobPage extends pageType(() => Job, 'The jobs of this page, in the order of the section.') {
  @IntField('How many jobs the section has, under the same filter.')
  total!: number;
}

@ObjectType({ description: 'How many open jobs somebody has.' })
export class JobLoad {
  @IdField("The member; null for the jobs that are anyone's.", { nullable: true })
  memberId!: string | null;

  @IntField('Their open jobs.')
  open!: number;
}

@ObjectType({ description: "The numbers of all the family's jobs, in its time zone." })
export class JobCounts {
  @IntField('Open and due today or overdue.')
  today!: number;

  @IntField('Those of them that are overdue.')
  overdue!: number;

  @IntField('Open and due later, or without a date.')
  upcoming!: number;

  @IntField('Complete.')
  done!: number;

  @IntField('Completed today.')
  doneToday!: number;

  @TextField('The words of the header for so many completions.')
  message!: string;

  @IntField('Days in a row with something done, up to today; 366 at most.')
  streakDays!: number;

  @ObjectField(() => JobLoad, 'Open jobs by person, the most first.', { list: true })
  loads!: JobLoad[];
}

@ObjectType({ description: 'The screen of the family jobs.' })
export class JobBoard {
  @DateField("The family's today, by which jobs stand in sections.")
  date!: CalendarDate;

  @ObjectField(() => JobPage, 'Due today or overdue, overdue ones first.')
  today!: JobPage;

  @ObjectField(() => JobPage, 'Due later by date, then those without a date.')
  upcoming!: JobPage;

  @ObjectField(() => JobPage, 'Complete, newest completion first.')
  done!: JobPage;

  @ObjectField(() => JobCounts, 'The numbers of all jobs, whatever the filter.')
  counts!: JobCounts;
}

@ObjectType({ description: 'What ticking a job or taking the tick back did.' })
export class JobCompletion {
  @ObjectField(() => Job, 'The job as it is now.')
  job!: Job;

  @ObjectField(() => Job, 'The next instance of a repeating job that this opened.', { nullable: true })
  next!: Job | null;

  @IdField('The untouched next instance that this took back; it is gone.', { nullable: true })
  takenBackId!: string | null;
}

@ObjectType({ description: 'What somebody has earned with jobs.' })
export class JobMemberPoints {
  @IdField('The member.')
  memberId!: string;

  @IntField('Points that count.')
  earned!: number;

  @IntField('Points that wait for a parent.')
  pending!: number;

  @FlagField('Whether they may set and approve points: every admin, and whom an admin has named.')
  isApprover!: boolean;
}

@ObjectType({ description: "The family's points." })
export class JobPoints {
  @ObjectField(() => JobMemberPoints, 'Every present member, the most points first.', { list: true })
  members!: JobMemberPoints[];

  @ObjectField(() => Job, 'Jobs whose points wait for a parent, oldest first; 100 at most.', { list: true })
  toApprove!: Job[];
}
