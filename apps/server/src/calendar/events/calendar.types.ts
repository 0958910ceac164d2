import { ObjectType } from '@nestjs/graphql';
import type { CalendarDate, EventScope as Scope, LocalTime, RecurringType as Repeat } from '@homefold/domain';
import { MemberHue } from '../../activity';
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
} from '../../platform/fields';
import { pageType } from '../../platform/pages';
import { FamilyRecord } from '../../platform/undo';

export const RecurringType = enumType<Repeat>(
  'RecurringType',
  'How an event repeats. The interval counts in these units.',
  {
    daily: 'Every n days, where n is the interval.',
    weekly: 'Every n weeks, on the weekday of the start date or on the given weekdays.',
    monthly:
      'Every n months, on the day of the start date (or the last day of a shorter month), or on a weekday of the ' +
      'month.',
    yearly: 'Every n years; 29 February falls on 28 February in a common year.',
  },
);
export type RecurringType = Repeat;

export const EventScope = enumType<Scope>(
  'EventScope',
  'Which part of a repeating event a change affects. Events that do not repeat always use `all`.',
  {
    this: 'This occurrence only: it becomes a separate event, or an exception of the series.',
    following: 'This occurrence and every later one: the original series ends before it.',
    all: 'The whole series.',
  },
);
export type EventScope = Scope;

/** The content of an event, declared once for answers and inputs, since both use the same names. */
@ObjectType({ isAbstract: true })
export class EventFields {
  @IdField(
    'Id of the event. Those of bank holidays begin with `holiday:`, those of outside calendars with `outside:`.',
    { rest: 'Id of the event. Bank holidays have ids that begin with `holiday:`.' },
  )
  id!: string;

  @TextField('User id of the member who created it; null if they have no account.', { nullable: true, graphql: false })
  userId!: string | null;

  @TextField('Title.', {
    input: {
      description: 'Title: 1 to 200 characters.',
      rest: {
        optional: true,
        nullable: false,
        description: 'Title: 1 to 200 characters. Required in a new event.',
      },
    },
  })
  title!: string;

  @TextField('Notes.', {
    nullable: true,
    input: { description: 'Notes: up to 5,000 characters.', rest: 'Up to 5,000 characters.' },
  })
  description!: string | null;

  @DateField('First day; of a repeating event the first day of the series.', {
    example: '2026-10-08',
    rest: 'First day, YYYY-MM-DD.',
    input: {
      description: 'First day.',
      rest: { optional: true, nullable: false, description: 'First day. Required in a new event.' },
    },
  })
  eventDate!: CalendarDate;

  @DateField('Last day, inclusive, of the first occurrence. A date before `eventDate` means a single day.', {
    rest: { example: '2026-10-08', description: 'Last day, inclusive. A date before `event_date` means a single day.' },
    input: {
      description: 'Last day, inclusive; by default the first day. In an update the event keeps its duration.',
      rest: 'Last day; by default the first day.',
    },
  })
  endDate!: CalendarDate;

  @TimeField('Start time; null is all day.', {
    nullable: true,
    example: '15:30',
    rest: 'Start time, HH:MM; null is all day.',
    input: { description: 'Start time; null is all day.', rest: 'Start time; all day by default.' },
  })
  eventTime!: LocalTime | null;

  @TimeField('End time. If it is not after the start time, a single-day event ends on the next day.', {
    nullable: true,
    example: '16:00',
    rest: 'End time, HH:MM.',
    input: { description: 'End time; requires `eventTime`.', rest: 'End time; requires a start time.' },
  })
  eventEndTime!: LocalTime | null;

  @TextField('One emoji shown with the title.', {
    nullable: true,
    example: '🎉',
    rest: 'One emoji.',
    input: 'Exactly one emoji.',
  })
  emoji!: string | null;

  @TextField('Location.', {
    nullable: true,
    example: 'Sports hall, Mill Lane',
    input: 'Location: one line of up to 200 characters.',
  })
  place!: string | null;
}

@ObjectType({
  description: "An event of the family's calendar, or a bank holiday of its country.",
  implements: () => FamilyRecord,
})
export class CalendarEvent extends EventFields {
  @TextField(
    '`Family`, or the current display names of the members it concerns, separated by ", ", including former members.',
    {
      example: 'Family',
      rest: '`Family`, or current display names of members: "Sam, Mia".',
    },
  )
  who!: string;

  @TextField('The names of these members as a list, in the order chosen; empty for the whole family.', {
    list: true,
    rest: false,
  })
  whoNames!: string[];

  @IdField('Id of the member if it concerns exactly one; otherwise null.', {
    nullable: true,
    rest: 'Membership id if it concerns exactly one member; otherwise null.',
  })
  whoMemberId!: string | null;

  @IdField('Ids of all members it concerns, in the order chosen; empty for the whole family.', {
    list: true,
    rest: 'Membership ids of all members it concerns; empty for the whole family.',
  })
  whoMemberIds!: string[];

  @FlagField('Whether it repeats.')
  isRecurring!: boolean;

  @EnumField(RecurringType, 'How it repeats; null when it does not.', { nullable: true })
  recurringType!: RecurringType | null;

  @IntField('Interval in days, weeks, months or years: 1 to 99.', {
    nullable: true,
    rest: 'Interval in these units: 1 to 99.',
  })
  recurringInterval!: number | null;

  @DateField('Last day on which an occurrence may start; null repeats forever.', {
    nullable: true,
    rest: 'Last day on which an occurrence may start.',
  })
  recurringEndDate!: CalendarDate | null;

  @DateField('Dates that the series skips, in order.', {
    list: true,
    rest: 'Dates that the series skips.',
  })
  exceptions!: CalendarDate[];

  @IntField(
    'Day of the month that a monthly series returns to when its first month is too short for it; usually null.',
    { nullable: true, rest: false },
  )
  recurringDay!: number | null;

  @TextField(
    'The days on which it repeats, unless its start date determines them: weekdays (`MO`), or one weekday of ' +
      'the month (`2TU`, `-1FR` for the last). Weeks run from Monday to Sunday.',
    {
      nullable: true,
      list: true,
      example: ['MO', 'WE'],
      rest: {
        optional: true,
        nullable: false,
        description:
          'The days on which it repeats: weekdays (`MO`), or one weekday of the month (`2TU`, `-1FR` for the last). ' +
          'Absent if the start date determines them.',
        absentWhenNull: true,
      },
    },
  )
  recurringDays!: string[] | null;

  @IdField('The series that it was an occurrence of before it was changed separately; otherwise null.', {
    nullable: true,
    rest: false,
  })
  seriesId!: string | null;

  @DateField('Date of the occurrence that it replaces; null for other events.', { nullable: true, rest: false })
  occurrenceDate!: CalendarDate | null;

  @IdField("The outside calendar that it comes from; null for the family's own events and bank holidays.", {
    nullable: true,
    rest: "The outside calendar that it comes from; null for the family's own events.",
  })
  calendarId!: string | null;

  @TextField("The family's name for that calendar.", { nullable: true })
  calendarName!: string | null;

  @EnumField(MemberHue, 'Its colour; always shown together with its name.', { nullable: true, rest: false })
  calendarColor!: MemberHue | null;

  @FlagField("Whether it is a bank holiday of the family's country.")
  isBankHoliday!: boolean;

  @FlagField('Whether it comes from the system and cannot be edited or deleted.')
  isSystemEvent!: boolean;

  @IdField('The member whose birthday it is, if it was added by Quick Add Birthdays.', { nullable: true, rest: false })
  birthdayOfMemberId!: string | null;

  @IdField('The member who created it; null for system events.', { nullable: true, rest: false })
  createdByMemberId!: string | null;

  @MomentField('When it was created; null for system events.', { nullable: true, rest: 'When it was created.' })
  createdAt!: Date | null;

  @MomentField('When it last changed; null for system events.', { nullable: true, rest: 'When it last changed.' })
  updatedAt!: Date | null;

  @IntField('Incremented by every change. Send it with an update to detect conflicting changes.', {
    rest: 'Incremented by every change; `If-Match` takes it.',
  })
  version!: number;
}

@ObjectType({ description: 'A page of events by start date.' })
export class CalendarEventPage extends pageType(() => CalendarEvent, 'The events of this page.') {}

@ObjectType({ description: 'One occurrence of an event: a repeating event has many.' })
export class CalendarOccurrence {
  @IdField("The event's id and the start date; stable across queries.")
  id!: string;

  @DateField('First day of this occurrence.')
  startDate!: CalendarDate;

  @DateField('Last day of this occurrence, inclusive.')
  endDate!: CalendarDate;

  @ObjectField(() => CalendarEvent, 'The event.')
  event!: CalendarEvent;
}

@ObjectType({ description: "Counts for the calendar's header, in the family's time zone, without system events." })
export class CalendarCounts {
  @IntField('Occurrences today.')
  today!: number;

  @IntField("Occurrences in this week, which starts on the family's first day of the week.")
  thisWeek!: number;

  @IntField('Occurrences in this month.')
  thisMonth!: number;

  @IntField('Number of events, however many occurrences each has.')
  total!: number;
}
