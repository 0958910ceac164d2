import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import { CalendarDateScalar, LocalTimeScalar, TextSpan } from '../platform/graphql';
import { RecurringType } from './calendar.types';

export const QuickAddKind = { event: 'event', birthday: 'birthday' } as const;
export type QuickAddKind = keyof typeof QuickAddKind;

registerEnumType(QuickAddKind, {
  name: 'QuickAddKind',
  description: 'What a line of words would add.',
  valuesMap: {
    event: { description: 'An event.' },
    birthday: { description: "Somebody's birthday, every year." },
  },
});

const QuickAddReason = { noText: 'noText', noDate: 'noDate', date: 'date', day: 'day', time: 'time' } as const;
export type QuickAddReason = keyof typeof QuickAddReason;

registerEnumType(QuickAddReason, {
  name: 'QuickAddReason',
  description: 'Why something has to be asked.',
  valuesMap: {
    noText: { description: 'There is nothing to read.' },
    noDate: { description: 'Nothing says when it is.' },
    date: { description: 'The date can be read as different days, or does not exist.' },
    day: { description: 'A week or a month is named, but not which day of it.' },
    time: { description: 'An hour without am or pm.' },
  },
});

export const QuickAddSpanKind = {
  date: 'date',
  time: 'time',
  duration: 'duration',
  repeat: 'repeat',
  until: 'until',
  who: 'who',
  allDay: 'allDay',
} as const;
export type QuickAddSpanKind = keyof typeof QuickAddSpanKind;

registerEnumType(QuickAddSpanKind, {
  name: 'QuickAddSpanKind',
  description: 'What a part of the text was understood as.',
  valuesMap: {
    date: { description: 'The day or days.' },
    time: { description: 'The time or times of day.' },
    duration: { description: 'How long it lasts, or how often it happens.' },
    repeat: { description: 'How it repeats.' },
    until: { description: 'When a series or a stay ends.' },
    who: { description: 'Whom it concerns.' },
    allDay: { description: 'That it lasts all day.' },
  },
});

@ObjectType({ description: 'A part of the text and what it was understood as.' })
export class QuickAddSpan extends TextSpan {
  @Field(() => QuickAddSpanKind, { description: 'What it was understood as.' })
  kind!: QuickAddSpanKind;
}

/** What every reading has, certain or not. */
@ObjectType({ isAbstract: true })
abstract class QuickAddFields {
  @Field(() => QuickAddKind, { description: 'An event, or a birthday.' })
  kind!: QuickAddKind;

  @Field({ description: 'What it would be called; never empty.' })
  title!: string;

  @Field(() => LocalTimeScalar, { nullable: true, description: 'When it starts; null lasts all day, or is asked.' })
  eventTime!: LocalTime | null;

  @Field(() => LocalTimeScalar, { nullable: true, description: 'When it ends, if the text says so.' })
  eventEndTime!: LocalTime | null;

  @Field({ description: '`Family`, or the display names of whom it concerns with ", " between, as an event has them.' })
  who!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the member when it is exactly one; else null.' })
  whoMemberId!: string | null;

  @Field(() => [ID], { description: 'Ids of all of them, in the order of the text; empty for the family.' })
  whoMemberIds!: string[];

  @Field({ description: 'Whether it repeats.' })
  isRecurring!: boolean;

  @Field(() => RecurringType, { nullable: true, description: 'How it repeats; null when it does not.' })
  recurringType!: RecurringType | null;

  @Field(() => Int, { nullable: true, description: 'Every how many days, weeks, months or years: 1 to 99.' })
  recurringInterval!: number | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Last day on which an occurrence may start; null repeats for ever, or is asked.',
  })
  recurringEndDate!: CalendarDate | null;

  @Field(() => String, { nullable: true, description: 'What the calendar cannot store of the text, in words.' })
  note!: string | null;
}

@ObjectType({ description: 'One complete way to read an ambiguous text.' })
export class QuickAddCandidate extends QuickAddFields {
  @Field({ description: "What sets it apart from the others, in the family's locale: a date, a time, or both." })
  label!: string;

  @Field(() => CalendarDateScalar, { description: 'First day.' })
  eventDate!: CalendarDate;

  @Field(() => CalendarDateScalar, { description: 'Last day, inclusive.' })
  endDate!: CalendarDate;
}

@ObjectType({ description: 'What a line of words would add to the calendar. Nothing is stored.' })
export class QuickAddUnderstanding extends QuickAddFields {
  @Field(() => CalendarDateScalar, { nullable: true, description: 'First day; null while it has to be asked.' })
  eventDate!: CalendarDate | null;

  @Field(() => CalendarDateScalar, {
    nullable: true,
    description: 'Last day, inclusive; the next day of a night that ends after midnight. Null while it is asked.',
  })
  endDate!: CalendarDate | null;

  @Field({ description: 'Whether the text can be read in more than one way: choose one of `candidates`.' })
  needsClarification!: boolean;

  @Field(() => QuickAddReason, { nullable: true, description: 'Why something is asked; null when nothing is.' })
  reason!: QuickAddReason | null;

  @Field(() => String, { nullable: true, description: 'The question, in words; null when nothing is asked.' })
  question!: string | null;

  @Field(() => [QuickAddCandidate], { description: 'Every way to read it, likeliest first; empty when it is clear.' })
  candidates!: QuickAddCandidate[];

  @Field(() => [QuickAddSpan], { description: 'Which characters were understood as what, in order.' })
  spans!: QuickAddSpan[];
}
