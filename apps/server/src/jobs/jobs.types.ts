import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import {
  JOB_FILTERS,
  JOB_SECTIONS,
  POINTS_STATES,
  RECURRING_TYPES,
  REPEAT_FROM,
  ROTATION_MODES,
  type CalendarDate,
  type JobFilter as Filter,
  type JobSection as Section,
  type LocalTime,
  type PointsState,
  type RecurringType,
  type RepeatFrom,
  type RotationMode,
} from '@homefold/domain';
import { MemberHue } from '../activity';
import { CalendarDateScalar, enumOf, LocalTimeScalar } from '../platform/graphql';

export const JobSection = enumOf(JOB_SECTIONS);
export type JobSection = Section;
registerEnumType(JobSection, {
  name: 'JobSection',
  description: "Where a job stands, by the family's today.",
  valuesMap: {
    today: { description: 'Open and due today or overdue.' },
    upcoming: { description: 'Open and due after today, or without a date.' },
    done: { description: 'Complete.' },
  },
});

export const JobFilter = enumOf(JOB_FILTERS);
export type JobFilter = Filter;
registerEnumType(JobFilter, {
  name: 'JobFilter',
  description: 'Whose jobs are shown.',
  valuesMap: {
    all: { description: "Everybody's." },
    mine: { description: "The caller's own." },
    shared: { description: "Nobody's in particular: anyone may do them." },
  },
});

export const JobRepeatType = enumOf(RECURRING_TYPES);
registerEnumType(JobRepeatType, {
  name: 'JobRepeatType',
  description: 'The unit in which a repeating job counts.',
  valuesMap: {
    daily: { description: 'Every so many days.' },
    weekly: { description: 'Every so many weeks, on one or more weekdays.' },
    monthly: { description: 'Every so many months, on the day of the start; the last day of a shorter month.' },
    yearly: { description: 'Every so many years.' },
  },
});

export const JobRepeatFrom = enumOf(REPEAT_FROM);
registerEnumType(JobRepeatFrom, {
  name: 'JobRepeatFrom',
  description: 'What the next date is counted from.',
  valuesMap: {
    due: { description: 'The dates of the calendar: late or early, the next one is where it was.' },
    completion: { description: 'The day on which it was done.' },
  },
});

export const JobRotationMode = enumOf(ROTATION_MODES);
registerEnumType(JobRotationMode, {
  name: 'JobRotationMode',
  description: 'How a repeating job passes from one member to the next.',
  valuesMap: {
    turn: { description: 'One after the other, in the order given.' },
    leastDone: { description: 'Whoever has done it least lately.' },
  },
});

export const JobPointsState = enumOf(POINTS_STATES);
registerEnumType(JobPointsState, {
  name: 'JobPointsState',
  description: 'What became of the points of a job that was done.',
  valuesMap: {
    pending: { description: 'A parent has to approve them.' },
    earned: { description: 'They count.' },
    refused: { description: 'A parent did not approve them.' },
  },
});

@ObjectType({ description: 'Whose job it is, as the family knows them now; also somebody who has left.' })
export class JobPerson {
  @Field(() => ID, { description: "The member's id." })
  memberId!: string;

  @Field({ description: 'Current display name.' })
  displayName!: string;

  @Field(() => String, { nullable: true, description: 'First name, if known.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last name, if known.' })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: 'Custom photo, if there is one.' })
  avatarUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'Preset avatar (avatar-1 to avatar-12), if one was chosen.' })
  defaultAvatarId!: string | null;

  @Field(() => MemberHue, { description: "The member's colour." })
  hue!: MemberHue;

  @Field({ description: 'Whether they are no longer in the family.' })
  hasLeft!: boolean;
}

@ObjectType({ description: 'Who takes turns at a repeating job.' })
export class JobRotation {
  @Field(() => JobRotationMode, { description: 'How it passes on.' })
  mode!: RotationMode;

  @Field(() => [ID], { description: 'Ids of the members who take part, in their order.' })
  memberIds!: string[];
}

@ObjectType({
  description: 'How a job comes again. One instance is open at a time; doing or skipping it opens the next.',
})
export class JobRepeat {
  @Field(() => JobRepeatType, { description: 'The unit.' })
  type!: RecurringType;

  @Field(() => Int, { description: 'Every how many units: 1 to 99.' })
  interval!: number;

  @Field(() => [Int], { description: 'Weekly from the due date: its days, 0 Sunday to 6 Saturday; else empty.' })
  weekdays!: number[];

  @Field(() => JobRepeatFrom, { description: 'What the next date is counted from.' })
  from!: RepeatFrom;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'The date the rule counts from; null from completion.',
  })
  startDate!: CalendarDate | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'Nothing is due after this day; null for ever.' })
  endDate!: CalendarDate | null;

  @Field(() => JobRotation, { nullable: true, description: 'Who takes turns; null when nobody does.' })
  rotation!: JobRotation | null;
}

@ObjectType({ description: 'A part of a job.' })
export class JobSubtask {
  @Field(() => ID, { description: 'Id within its job.' })
  id!: string;

  @Field({ description: 'What is to be done.' })
  title!: string;

  @Field({ description: 'Whether it is ticked.' })
  isDone!: boolean;
}

@ObjectType({ description: 'A family job. Of one that repeats: an instance.' })
export class Job {
  @Field(() => ID, { description: 'Id of the job.' })
  id!: string;

  /** User id of who added it, for the REST shape; not part of the GraphQL type. */
  userId!: string | null;

  @Field({ description: 'What is to be done.' })
  title!: string;

  @Field(() => String, { nullable: true, description: 'Anything more to know.' })
  notes!: string | null;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'When it is due; null has no date.' })
  dueDate!: CalendarDate | null;

  @Field(() => LocalTimeScalar, { nullable: true, description: 'The time of that day, if one is said.' })
  dueTime!: LocalTime | null;

  @Field(() => JobPerson, { nullable: true, description: "Whose job it is; null: anyone's." })
  assignee!: JobPerson | null;

  @Field({ description: 'Whether it is done.' })
  isCompleted!: boolean;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was ticked; null while it is open.' })
  completedAt!: Date | null;

  @Field(() => ID, { nullable: true, description: 'The member who ticked it.' })
  completedByMemberId!: string | null;

  @Field(() => ID, { nullable: true, description: "Who did it: the assignee, or who ticked a job that was anyone's." })
  doneByMemberId!: string | null;

  @Field(() => Int, { description: 'Its place by hand among the jobs of the same due date, ascending.' })
  position!: number;

  @Field(() => JobRepeat, { nullable: true, description: 'How it comes again; null when it does not.' })
  repeat!: JobRepeat | null;

  @Field(() => [JobSubtask], { description: 'Its parts, in order.' })
  subtasks!: JobSubtask[];

  @Field(() => Int, { nullable: true, description: 'What doing it earns; null earns nothing.' })
  points!: number | null;

  @Field({ description: 'Whether a parent has to approve the points.' })
  needsApproval!: boolean;

  @Field(() => JobPointsState, { nullable: true, description: 'What became of the points; null until it is done.' })
  pointsState!: PointsState | null;

  @Field(() => ID, { description: 'The member who added it.' })
  createdByMemberId!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it last changed.' })
  updatedAt!: Date;

  @Field(() => Int, { description: 'Grows with every change. Send it with an update to notice a competing one.' })
  version!: number;
}

@ObjectType({ description: 'A page of jobs of one section.' })
export class JobPage {
  @Field(() => [Job], { description: 'The jobs of this page, in the order of the section.' })
  items!: Job[];

  @Field(() => String, { nullable: true, description: 'Pass as `after` for the next page; null on the last.' })
  nextCursor!: string | null;

  @Field(() => Int, { description: 'How many jobs the section has, under the same filter.' })
  total!: number;
}

@ObjectType({ description: 'How many open jobs somebody has.' })
export class JobLoad {
  @Field(() => ID, { nullable: true, description: "The member; null for the jobs that are anyone's." })
  memberId!: string | null;

  @Field(() => Int, { description: 'Their open jobs.' })
  open!: number;
}

@ObjectType({ description: "The numbers of all the family's jobs, in its time zone." })
export class JobCounts {
  @Field(() => Int, { description: 'Open and due today or overdue.' })
  today!: number;

  @Field(() => Int, { description: 'Those of them that are overdue.' })
  overdue!: number;

  @Field(() => Int, { description: 'Open and due later, or without a date.' })
  upcoming!: number;

  @Field(() => Int, { description: 'Complete.' })
  done!: number;

  @Field(() => Int, { description: 'Completed today.' })
  doneToday!: number;

  @Field({ description: 'The words of the header for so many completions.' })
  message!: string;

  @Field(() => Int, { description: 'Days in a row with something done, up to today; 366 at most.' })
  streakDays!: number;

  @Field(() => [JobLoad], { description: 'Open jobs by person, the most first.' })
  loads!: JobLoad[];
}

@ObjectType({ description: 'The screen of the family jobs.' })
export class JobBoard {
  @Field(() => CalendarDateScalar, { description: "The family's today, by which jobs stand in sections." })
  date!: CalendarDate;

  @Field(() => JobPage, { description: 'Due today or overdue, overdue ones first.' })
  today!: JobPage;

  @Field(() => JobPage, { description: 'Due later by date, then those without a date.' })
  upcoming!: JobPage;

  @Field(() => JobPage, { description: 'Complete, newest completion first.' })
  done!: JobPage;

  @Field(() => JobCounts, { description: 'The numbers of all jobs, whatever the filter.' })
  counts!: JobCounts;
}

@ObjectType({ description: 'What ticking a job or taking the tick back did.' })
export class JobCompletion {
  @Field(() => Job, { description: 'The job as it is now.' })
  job!: Job;

  @Field(() => Job, { nullable: true, description: 'The next instance of a repeating job that this opened.' })
  next!: Job | null;

  @Field(() => ID, { nullable: true, description: 'The untouched next instance that this took back; it is gone.' })
  takenBackId!: string | null;
}

@ObjectType({ description: 'What somebody has earned with jobs.' })
export class JobMemberPoints {
  @Field(() => ID, { description: 'The member.' })
  memberId!: string;

  @Field(() => Int, { description: 'Points that count.' })
  earned!: number;

  @Field(() => Int, { description: 'Points that wait for a parent.' })
  pending!: number;

  @Field({ description: 'Whether they may set and approve points: every admin, and whom an admin has named.' })
  isApprover!: boolean;
}

@ObjectType({ description: "The family's points." })
export class JobPoints {
  @Field(() => [JobMemberPoints], { description: 'Every present member, the most points first.' })
  members!: JobMemberPoints[];

  @Field(() => [Job], { description: 'Jobs whose points wait for a parent, oldest first; 100 at most.' })
  toApprove!: Job[];
}
