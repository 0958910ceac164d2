import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import { TextSpan } from '../../platform/graphql';
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
import { RecurringType } from '../events/calendar.types';

export const QuickAddKind = enumType('QuickAddKind', 'What a line of words would add.', {
  event: 'An event.',
  birthday: "Somebody's birthday, every year.",
});
export type QuickAddKind = keyof typeof QuickAddKind;

const QuickAddReason = enumType('QuickAddReason', 'Why something has to be asked.', {
  noText: 'There is nothing to read.',
  noDate: 'Nothing says when it is.',
  date: 'The date can be read as different days, or does not exist.',
  day: 'A week or a month is named, but not which day of it.',
  time: 'An hour without am or pm.',
});
export type QuickAddReason = keyof typeof QuickAddReason;

export const QuickAddSpanKind = enumType('QuickAddSpanKind', 'What a part of the text was understood as.', {
  date: 'The day or days.',
  time: 'The time or times of day.',
  duration: 'How long it lasts, or how often it happens.',
  repeat: 'How it repeats.',
  until: 'When a series or a stay ends.',
  who: 'Whom it concerns.',
  allDay: 'That it lasts all day.',
});
export type QuickAddSpanKind = keyof typeof QuickAddSpanKind;

@ObjectType({ description: 'A part of the text and what it was understood as.' })
export class QuickAddSpan extends TextSpan {
  @EnumField(QuickAddSpanKind, 'What it was understood as.')
  kind!: QuickAddSpanKind;
}

/** Fields of every result, whether certain or ambiguous. */
@ObjectType({ isAbstract: true })
abstract class QuickAddFields {
  @EnumField(QuickAddKind, 'An event, or a birthday.')
  kind!: QuickAddKind;

  @TextField('What it would be called; never empty.')
  title!: string;

  @TimeField('When it starts; null lasts all day, or is asked.', { nullable: true })
  eventTime!: LocalTime | null;

  @TimeField('When it ends, if the text says so.', { nullable: true })
  eventEndTime!: LocalTime | null;

  @TextField('`Family`, or the display names of whom it concerns with ", " between, as an event has them.')
  who!: string;

  @IdField('Id of the member when it is exactly one; else null.', { nullable: true })
  whoMemberId!: string | null;

  @IdField('Ids of all of them, in the order of the text; empty for the family.', { list: true })
  whoMemberIds!: string[];

  @FlagField('Whether it repeats.')
  isRecurring!: boolean;

  @EnumField(RecurringType, 'How it repeats; null when it does not.', { nullable: true })
  recurringType!: RecurringType | null;

  @IntField('Every how many days, weeks, months or years: 1 to 99.', { nullable: true })
  recurringInterval!: number | null;

  @DateField('Last day on which an occurrence may start; null repeats for ever, or is asked.', { nullable: true })
  recurringEndDate!: CalendarDate | null;

  @TextField('What the calendar cannot store of the text, in words.', { nullable: true })
  note!: string | null;
}

@ObjectType({ description: 'One complete way to read an ambiguous text.' })
export class QuickAddCandidate extends QuickAddFields {
  @TextField("What sets it apart from the others, in the family's locale: a date, a time, or both.")
  label!: string;

  @DateField('First day.')
  eventDate!: CalendarDate;

  @DateField('Last day, inclusive.')
  endDate!: CalendarDate;
}

@ObjectType({ description: 'What a line of words would add to the calendar. Nothing is stored.' })
export class QuickAddUnderstanding extends QuickAddFields {
  @DateField('First day; null while it has to be asked.', { nullable: true })
  eventDate!: CalendarDate | null;

  @DateField('Last day, inclusive; the next day of a night that ends after midnight. Null while it is asked.', {
    nullable: true,
  })
  endDate!: CalendarDate | null;

  @FlagField('Whether the text can be read in more than one way: choose one of `candidates`.')
  needsClarification!: boolean;

  @EnumField(QuickAddReason, 'Why something is asked; null when nothing is.', { nullable: true })
  reason!: QuickAddReason | null;

  @TextField('The question, in words; null when nothing is asked.', { nullable: true })
  question!: string | null;

  @ObjectField(() => QuickAddCandidate, 'Every way to read it, likeliest first; empty when it is clear.', {
    list: true,
  })
  candidates!: QuickAddCandidate[];

  @ObjectField(() => QuickAddSpan, 'Which characters were understood as what, in order.', { list: true })
  spans!: QuickAddSpan[];
}
