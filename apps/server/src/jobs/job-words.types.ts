import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import type { QuickAddJobSpanKind } from '@homefold/domain/quick-add';
import { CalendarDateScalar, LocalTimeScalar, TextSpan } from '../platform/graphql';
import { JobRepeat } from './jobs.types';

const JobWordsReason = { noText: 'noText', date: 'date', time: 'time' } as const;
export type JobWordsReason = keyof typeof JobWordsReason;
registerEnumType(JobWordsReason, {
  name: 'JobWordsReason',
  description: 'Why something has to be asked.',
  valuesMap: {
    noText: { description: 'There is nothing to read.' },
    date: { description: 'The date can be read as different days, or does not exist.' },
    time: { description: 'An hour without am or pm.' },
  },
});

const JobWordsSpanKind = {
  date: 'date',
  time: 'time',
  repeat: 'repeat',
  until: 'until',
  who: 'who',
  turns: 'turns',
  points: 'points',
  approval: 'approval',
} as const satisfies { [K in QuickAddJobSpanKind]: K };
registerEnumType(JobWordsSpanKind, {
  name: 'JobWordsSpanKind',
  description: 'What a part of the text was understood as.',
  valuesMap: {
    date: { description: 'The due date.' },
    time: { description: 'The time of that day.' },
    repeat: { description: 'How it comes again.' },
    until: { description: 'When the repeat ends.' },
    who: { description: 'Whose job it is, or somebody spoken of.' },
    turns: { description: 'How it passes from one to the next.' },
    points: { description: 'What it earns.' },
    approval: { description: 'That a parent approves the points.' },
  },
});

@ObjectType({ description: 'A part of the text and what it was understood as.' })
export class JobWordsSpan extends TextSpan {
  @Field(() => JobWordsSpanKind, { description: 'What it was understood as.' })
  kind!: QuickAddJobSpanKind;
}

@ObjectType({ description: 'A job as a line of words would add it. Its fields fit `JobInput`.' })
export class JobInWords {
  @Field({ description: 'What is to be done; never empty.' })
  title!: string;

  @Field(() => CalendarDateScalar, { nullable: true, description: 'When it is due.' })
  dueDate!: CalendarDate | null;

  @Field(() => LocalTimeScalar, { nullable: true, description: 'The time of that day.' })
  dueTime!: LocalTime | null;

  @Field(() => ID, { nullable: true, description: "Id of whose job it is; null: anyone's." })
  assigneeId!: string | null;

  @Field(() => String, { nullable: true, description: 'Their display name.' })
  assigneeName!: string | null;

  @Field(() => JobRepeat, { nullable: true, description: 'How it comes again, with whose turns; null once.' })
  repeat!: JobRepeat | null;

  @Field(() => Int, { nullable: true, description: 'What it earns.' })
  points!: number | null;

  @Field({ description: 'Whether a parent has to approve the points.' })
  needsApproval!: boolean;

  @Field(() => String, { nullable: true, description: 'What a job cannot be of the text, in words.' })
  note!: string | null;
}

@ObjectType({ description: 'One complete way to read an ambiguous text.' })
export class JobWordsCandidate {
  @Field({ description: "What sets it apart from the others, in the family's locale: a date, a time, or both." })
  label!: string;

  @Field(() => JobInWords, { description: 'The job so read.' })
  job!: JobInWords;
}

@ObjectType({ description: 'What a line of words would add to the family jobs. Nothing is stored.' })
export class JobWordsUnderstanding {
  @Field(() => JobInWords, { description: 'The job; where something is asked, the likeliest reading.' })
  job!: JobInWords;

  @Field(() => JobWordsReason, { nullable: true, description: 'Why something is asked; null when nothing is.' })
  reason!: JobWordsReason | null;

  @Field(() => String, { nullable: true, description: 'The question, in words; null when nothing is asked.' })
  question!: string | null;

  @Field(() => [JobWordsCandidate], { description: 'Every way to read it, likeliest first; empty when it is clear.' })
  candidates!: JobWordsCandidate[];

  @Field(() => [JobWordsSpan], { description: 'Which characters were understood as what, in order.' })
  spans!: JobWordsSpan[];
}
