import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import type { QuickAddJobSpanKind } from '@homefold/domain/quick-add';
import {
  DateField,
  EnumField,
  FlagField,
  IdField,
  IntField,
  ObjectField,
  TextField,
  TimeField,
  enumType,
} from '../../platform/fields';
import { TextSpan } from '../../platform/graphql';
import { JobRepeat } from '../jobs.types';

const JobWordsReason = enumType('JobWordsReason', 'Why something has to be asked.', {
  noText: 'There is nothing to read.',
  date: 'The date can be read as different days, or does not exist.',
  time: 'An hour without am or pm.',
});
export type JobWordsReason = keyof typeof JobWordsReason;

const JobWordsSpanKind = enumType<QuickAddJobSpanKind>(
  'JobWordsSpanKind',
  'What a part of the text was understood as.',
  {
    date: 'The due date.',
    time: 'The time of that day.',
    repeat: 'How it comes again.',
    until: 'When the repeat ends.',
    who: 'Whose job it is, or somebody spoken of.',
    turns: 'How it passes from one to the next.',
    points: 'What it earns.',
    approval: 'That a parent approves the points.',
  },
);

@ObjectType({ description: 'A part of the text and what it was understood as.' })
export class JobWordsSpan extends TextSpan {
  @EnumField(JobWordsSpanKind, 'What it was understood as.')
  kind!: QuickAddJobSpanKind;
}

@ObjectType({ description: 'A job as a line of words would add it. Its fields fit `JobInput`.' })
export class JobInWords {
  @TextField('What is to be done; never empty.')
  title!: string;

  @DateField('When it is due.', { nullable: true })
  dueDate!: CalendarDate | null;

  @TimeField('The time of that day.', { nullable: true })
  dueTime!: LocalTime | null;

  @IdField("Id of whose job it is; null: anyone's.", { nullable: true })
  assigneeId!: string | null;

  @TextField('Their display name.', { nullable: true })
  assigneeName!: string | null;

  @ObjectField(() => JobRepeat, 'How it comes again, with whose turns; null once.', { nullable: true })
  repeat!: JobRepeat | null;

  @IntField('What it earns.', { nullable: true })
  points!: number | null;

  @FlagField('Whether a parent has to approve the points.')
  needsApproval!: boolean;

  @TextField('What a job cannot be of the text, in words.', { nullable: true })
  note!: string | null;
}

@ObjectType({ description: 'One complete way to read an ambiguous text.' })
export class JobWordsCandidate {
  @TextField("What sets it apart from the others, in the family's locale: a date, a time, or both.")
  label!: string;

  @ObjectField(() => JobInWords, 'The job so read.')
  job!: JobInWords;
}

@ObjectType({ description: 'What a line of words would add to the family jobs. Nothing is stored.' })
export class JobWordsUnderstanding {
  @ObjectField(() => JobInWords, 'The job; where something is asked, the likeliest reading.')
  job!: JobInWords;

  @EnumField(JobWordsReason, 'Why something is asked; null when nothing is.', { nullable: true })
  reason!: JobWordsReason | null;

  @TextField('The question, in words; null when nothing is asked.', { nullable: true })
  question!: string | null;

  @ObjectField(() => JobWordsCandidate, 'Every way to read it, likeliest first; empty when it is clear.', {
    list: true,
  })
  candidates!: JobWordsCandidate[];

  @ObjectField(() => JobWordsSpan, 'Which characters were understood as what, in order.', { list: true })
  spans!: JobWordsSpan[];
}
