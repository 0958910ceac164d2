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

export const QuickAddKind = enumType('QuickAddKind', 'The kind of record that a phrase describes.', {
  event: 'An event.',
  birthday: 'A birthday, repeating every year.',
});
export type QuickAddKind = keyof typeof QuickAddKind;

const QuickAddReason = enumType('QuickAddReason', 'Why a phrase is ambiguous.', {
  noText: 'The phrase is empty.',
  noDate: 'No date is given.',
  date: 'The date is ambiguous or does not exist.',
  day: 'A week or month is given without a day.',
  time: 'An hour without am or pm.',
});
export type QuickAddReason = keyof typeof QuickAddReason;

export const QuickAddSpanKind = enumType('QuickAddSpanKind', 'Meaning of a part of the phrase.', {
  date: 'The day or days.',
  time: 'The start time, or start and end time.',
  duration: 'How long it lasts, or how often it happens.',
  repeat: 'How it repeats.',
  until: 'The end of a series or a stay.',
  who: 'Whom it concerns.',
  allDay: 'That it lasts all day.',
  place: 'Location.',
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

  @IntField('How many units before the event.')
  amount!: number;

  @EnumField(ReminderUnit, 'Unit of `amount`.')
  unit!: ReminderUnit;

  @TimeField('Time of day, for days and weeks.', { nullable: true })
  at!: LocalTime | null;
}

/** Fields of every result, whether certain or ambiguous. */
@ObjectType({ isAbstract: true })
abstract class QuickAddFields {
  @EnumField(QuickAddKind, 'An event, or a birthday.')
  kind!: QuickAddKind;

  @TextField('Title; never empty.')
  title!: string;

  @TimeField('Start time; null is all day or unclear.', { nullable: true })
  eventTime!: LocalTime | null;

  @TimeField('End time, if given.', { nullable: true })
  eventEndTime!: LocalTime | null;

  @TextField('`Family`, or the display names of the members it concerns, separated by ", ", as in an event.')
  who!: string;

  @IdField('Id of the member if it concerns exactly one; otherwise null.', { nullable: true })
  whoMemberId!: string | null;

  @IdField('Ids of all members it concerns, in the order of the phrase; empty for the whole family.', { list: true })
  whoMemberIds!: string[];

  @FlagField('Whether it repeats.')
  isRecurring!: boolean;

  @EnumField(RecurringType, 'How it repeats; null when it does not.', { nullable: true })
  recurringType!: RecurringType | null;

  @IntField('Interval in days, weeks, months or years: 1 to 99.', { nullable: true })
  recurringInterval!: number | null;

  @DateField('Last day on which an occurrence may start; null repeats forever or is unclear.', { nullable: true })
  recurringEndDate!: CalendarDate | null;

  @TextField(
    'Several weekdays (`MO`), or one weekday of the month (`2TU`, `-1FR`); null if the first day determines it.',
    {
      nullable: true,
      list: true,
    },
  )
  recurringDays!: string[] | null;

  @TextField('Location.', { nullable: true })
  place!: string | null;

  @ObjectField(() => QuickAddReminder, 'Who is to be reminded of it, and when.', { list: true })
  reminders!: QuickAddReminder[];

  @TextField('The part of the phrase that an event cannot represent, as a sentence.', { nullable: true })
  note!: string | null;
}

@ObjectType({ description: 'One interpretation of an ambiguous phrase.' })
export class QuickAddCandidate extends QuickAddFields {
  @TextField("What distinguishes it from the others, in the family's locale: a date, a time, or both.")
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

  @FlagField('Whether the phrase is ambiguous; if so, choose one of `candidates`.')
  needsClarification!: boolean;

  @EnumField(QuickAddReason, 'Why the phrase is ambiguous; null if it is not.', { nullable: true })
  reason!: QuickAddReason | null;

  @TextField('The question to ask the user; null if the phrase is unambiguous.', { nullable: true })
  question!: string | null;

  @ObjectField(() => QuickAddCandidate, 'All interpretations, most likely first; empty if the phrase is unambiguous.', {
    list: true,
  })
  candidates!: QuickAddCandidate[];

  @ObjectField(() => QuickAddSpan, 'The recognised parts of the phrase, in order.', { list: true })
  spans!: QuickAddSpan[];
}
