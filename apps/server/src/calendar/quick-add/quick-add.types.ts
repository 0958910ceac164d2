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
import { ReminderUnit } from '../reminders/reminder.types';

export const QuickAddKind = enumType('QuickAddKind', 'What the phrase describes.', {
  event: 'An event.',
  birthday: "Somebody's birthday, every year.",
});
export type QuickAddKind = keyof typeof QuickAddKind;

const QuickAddReason = enumType('QuickAddReason', 'Why the phrase is unclear.', {
  noText: 'The phrase is empty.',
  noDate: 'No date is given.',
  date: 'The date is ambiguous or does not exist.',
  day: 'A week or month is given without a day.',
  time: 'An hour without am or pm.',
});
export type QuickAddReason = keyof typeof QuickAddReason;

export const QuickAddSpanKind = enumType('QuickAddSpanKind', 'Meaning of a part of the phrase.', {
  date: 'The day or days.',
  time: 'The time or times of day.',
  duration: 'How long it lasts, or how often it happens.',
  repeat: 'How it repeats.',
  until: 'When a series or a stay ends.',
  who: 'Whom it concerns.',
  allDay: 'That it lasts all day.',
  place: 'Where it is.',
  reminder: 'Who is to be reminded of it, and when.',
});
export type QuickAddSpanKind = keyof typeof QuickAddSpanKind;

@ObjectType({ description: 'A recognised part of the phrase.' })
export class QuickAddSpan extends TextSpan {
  @EnumField(QuickAddSpanKind, 'Its meaning.')
  kind!: QuickAddSpanKind;
}

@ObjectType({ description: 'A reminder that the phrase asks for.' })
export class QuickAddReminder {
  @IdField('The member to remind.')
  memberId!: string;

  @IntField('How many units before.')
  amount!: number;

  @EnumField(ReminderUnit, 'The units.')
  unit!: ReminderUnit;

  @TimeField('Time of day, for days and weeks.', { nullable: true })
  at!: LocalTime | null;
}

/** Fields of every result, whether certain or ambiguous. */
@ObjectType({ isAbstract: true })
abstract class QuickAddFields {
  @EnumField(QuickAddKind, 'An event, or a birthday.')
  kind!: QuickAddKind;

  @TextField('What it would be called; never empty.')
  title!: string;

  @TimeField('Start time; null is all day or unclear.', { nullable: true })
  eventTime!: LocalTime | null;

  @TimeField('End time, if given.', { nullable: true })
  eventEndTime!: LocalTime | null;

  @TextField('`Family`, or the display names of the members it concerns, separated by ", ", as in an event.')
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

  @DateField('Last day on which an occurrence may start; null repeats forever or is unclear.', { nullable: true })
  recurringEndDate!: CalendarDate | null;

  @TextField('Several weekdays (`MO`), or one weekday of the month (`2TU`, `-1FR`); null: that of the first day.', {
    nullable: true,
    list: true,
  })
  recurringDays!: string[] | null;

  @TextField('Where it is.', { nullable: true })
  place!: string | null;

  @ObjectField(() => QuickAddReminder, 'Who is to be reminded of it, and when.', { list: true })
  reminders!: QuickAddReminder[];

  @TextField('What the event cannot represent of the phrase, as a sentence.', { nullable: true })
  note!: string | null;
}

@ObjectType({ description: 'One complete way to read an ambiguous text.' })
export class QuickAddCandidate extends QuickAddFields {
  @TextField("Its difference from the others, in the family's locale: a date, a time, or both.")
  label!: string;

  @DateField('First day.')
  eventDate!: CalendarDate;

  @DateField('Last day, inclusive.')
  endDate!: CalendarDate;
}

@ObjectType({ description: 'A phrase parsed as an event. Nothing is stored.' })
export class QuickAddUnderstanding extends QuickAddFields {
  @DateField('First day; null while it is unclear.', { nullable: true })
  eventDate!: CalendarDate | null;

  @DateField('Last day, inclusive: the next day when it ends after midnight. Null while it is unclear.', {
    nullable: true,
  })
  endDate!: CalendarDate | null;

  @FlagField('Whether the text can be read in more than one way: choose one of `candidates`.')
  needsClarification!: boolean;

  @EnumField(QuickAddReason, 'Why it is unclear; null when it is unambiguous.', { nullable: true })
  reason!: QuickAddReason | null;

  @TextField('The question to ask; null when it is unambiguous.', { nullable: true })
  question!: string | null;

  @ObjectField(() => QuickAddCandidate, 'All readings, most likely first; empty when it is unambiguous.', {
    list: true,
  })
  candidates!: QuickAddCandidate[];

  @ObjectField(() => QuickAddSpan, 'The recognised parts of the phrase, in order.', { list: true })
  spans!: QuickAddSpan[];
}
