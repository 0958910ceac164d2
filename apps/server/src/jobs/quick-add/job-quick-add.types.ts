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

const JobWordsReason = enumType('JobWordsReason', 'Why a phrase is ambiguous.', {
  noText: 'The phrase is empty.',
  date: 'The date is ambiguous or does not exist.',
  time: 'An hour without am or pm.',
});
export type JobWordsReason = keyof typeof JobWordsReason;

const JobWordsSpanKind = enumType<QuickAddJobSpanKind>('JobWordsSpanKind', 'Meaning of a part of the phrase.', {
  date: 'The due date.',
  time: 'Due time.',
  repeat: 'How it repeats.',
  until: 'When the repeat ends.',
  who: 'The assignee, or another mentioned member.',
  turns: 'The rotation.',
  points: 'Points for completing it.',
  approval: 'That a parent has to approve the points.',
});

@ObjectType({ description: 'A recognised part of the phrase.' })
export class JobWordsSpan extends TextSpan {
  @EnumField(JobWordsSpanKind, 'Its meaning.')
  kind!: QuickAddJobSpanKind;
}

@ObjectType({ description: 'A job parsed from a phrase. Its fields match `JobInput`.' })
export class JobInWords {
  @TextField('Title; never empty.')
  title!: string;

  @DateField('Due date.', { nullable: true })
  dueDate!: CalendarDate | null;

  @TimeField('Due time.', { nullable: true })
  dueTime!: LocalTime | null;

  @IdField('Id of the assignee; null for anyone.', { nullable: true })
  assigneeId!: string | null;

  @TextField('Their display name.', { nullable: true })
  assigneeName!: string | null;

  @ObjectField(() => JobRepeat, 'How it repeats, with its rotation; null when it does not.', { nullable: true })
  repeat!: JobRepeat | null;

  @IntField('Points for completing it.', { nullable: true })
  points!: number | null;

  @FlagField('Whether a parent has to approve the points.')
  needsApproval!: boolean;

  @TextField('The part of the phrase that a job cannot represent, as a sentence.', { nullable: true })
  note!: string | null;
}

@ObjectType({ description: 'One interpretation of an ambiguous phrase.' })
export class JobWordsCandidate {
  @TextField("What distinguishes it from the others, in the family's locale: a date, a time, or both.")
  label!: string;

  @ObjectField(() => JobInWords, 'The resulting job.')
  job!: JobInWords;
}

@ObjectType({ description: 'A phrase parsed as a job. Nothing is stored.' })
export class JobWordsUnderstanding {
  @ObjectField(() => JobInWords, 'The job; for an ambiguous phrase the most likely interpretation.')
  job!: JobInWords;

  @EnumField(JobWordsReason, 'Why the phrase is ambiguous; null if it is not.', { nullable: true })
  reason!: JobWordsReason | null;

  @TextField('The question to ask the user; null if the phrase is unambiguous.', { nullable: true })
  question!: string | null;

  @ObjectField(() => JobWordsCandidate, 'All interpretations, most likely first; empty if the phrase is unambiguous.', {
    list: true,
  })
  candidates!: JobWordsCandidate[];

  @ObjectField(() => JobWordsSpan, 'The recognised parts of the phrase, in order.', { list: true })
  spans!: JobWordsSpan[];
}
