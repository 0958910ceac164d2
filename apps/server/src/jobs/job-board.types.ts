import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate } from '@homefold/domain';
import { DateField, FlagField, IdField, IntField, ObjectField, TextField } from '../platform/fields';
import { pageType } from '../platform/pages';
import { Job } from './jobs.types';

@ObjectType({ description: 'A page of jobs of one section.' })
export class JobPage extends pageType(() => Job, 'The jobs of this page, in the order of the section.') {
  @IntField('How many jobs the section has, under the same filter.')
  total!: number;
}

@ObjectType({ description: 'The number of open jobs of a member.' })
export class JobLoad {
  @IdField('The member; null for unassigned jobs.', { nullable: true })
  memberId!: string | null;

  @IntField('Number of open jobs.')
  open!: number;
}

@ObjectType({ description: "Counts of all the family's jobs, in its time zone." })
export class JobCounts {
  @IntField('Open and due today or overdue.')
  today!: number;

  @IntField('Open and overdue.')
  overdue!: number;

  @IntField('Open and due later, or without a date.')
  upcoming!: number;

  @IntField('Completed.')
  done!: number;

  @IntField('Completed today.')
  doneToday!: number;

  @TextField('Message for the header.')
  message!: string;

  @IntField('Number of consecutive days, up to today, on which a job was completed; at most 366.')
  streakDays!: number;

  @ObjectField(() => JobLoad, 'Open jobs per member, most first.', { list: true })
  loads!: JobLoad[];
}

@ObjectType({ description: 'The job board.' })
export class JobBoard {
  @DateField("The family's today, which determines the sections.")
  date!: CalendarDate;

  @ObjectField(() => JobPage, 'Open jobs due today or overdue, overdue ones first.')
  today!: JobPage;

  @ObjectField(() => JobPage, 'Open jobs due later, by date, then those without a date.')
  upcoming!: JobPage;

  @ObjectField(() => JobPage, 'Completed jobs, the latest completion first.')
  done!: JobPage;

  @ObjectField(() => JobCounts, 'Counts of all jobs, regardless of the filter.')
  counts!: JobCounts;
}

@ObjectType({ description: 'Points of a member.' })
export class JobMemberPoints {
  @IdField('The member.')
  memberId!: string;

  @IntField('Approved points.')
  earned!: number;

  @IntField('Points awaiting approval.')
  pending!: number;

  @FlagField('Whether they may set and approve points: all admins, and members whom an admin has allowed to.')
  isApprover!: boolean;
}

@ObjectType({ description: "The family's points." })
export class JobPoints {
  @ObjectField(() => JobMemberPoints, 'Every current member, the most points first.', { list: true })
  members!: JobMemberPoints[];

  @ObjectField(() => Job, 'Jobs whose points await approval, oldest first; 100 at most.', { list: true })
  toApprove!: Job[];
}
