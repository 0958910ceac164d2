import { InputType } from '@nestjs/graphql';
import { FAMILY_WORD, type CalendarDate } from '@homefold/domain';
import { Transform } from 'class-transformer';
import { IsNumber, IsOptional, IsString } from 'class-validator';
import {
  DateField,
  EnumField,
  FlagField,
  IdField,
  IntField,
  ObjectField,
  TextField,
  changesOf,
  type Changes,
} from '../../platform/fields';
import { EventFields, RecurringType, type EventScope } from './calendar.types';
import { EventReminderInput } from '../reminders/reminder.types';

const numberOrOne = (value: unknown): unknown =>
  value === undefined || value === null || typeof value === 'number' ? value : 1;

/** Which part of a repeating event a change affects, and the key to undo it. */
export interface EventExtent {
  scope?: EventScope | null;
  /** Start of the occurrence; required for every scope except `all`. */
  occurrenceDate?: CalendarDate | null;
  /** Chosen by the caller; see `CalendarUndo`. */
  undoKey?: string | null;
}

@InputType({ description: 'An event. In an update, an omitted field keeps its value and null clears it.' })
export class CalendarEventInput extends changesOf(EventFields, {
  required: ['title', 'eventDate'],
  without: ['id', 'userId'],
}) {
  @TextField(
    '`Family` (the default), a display name, or several ("Sam, Mia", "Sam and Mia"). Ids take precedence over ' +
      'names.',
    {
      optional: true,
      default: FAMILY_WORD,
      rest: '`Family`, a display name, or several: "Sam, Mia" or "Sam and Mia".',
    },
  )
  who?: string | null;

  @IdField('Id of the only member it concerns; `whoMemberIds` takes precedence.', { optional: true, rest: false })
  whoMemberId?: string | null;

  @IdField('Ids of the members it concerns, at most 50; empty for the whole family.', {
    optional: true,
    list: true,
    rest: 'Membership ids; they take precedence over `who`, unless they are the stored ones. Empty for the whole family.',
  })
  whoMemberIds?: string[] | null;

  @FlagField('Whether it repeats; false clears the other `recurring…` fields.', {
    optional: true,
    rest: 'Whether it repeats.',
  })
  isRecurring?: boolean | null;

  @EnumField(RecurringType, 'How it repeats; yearly by default.', {
    optional: true,
    rest: 'How it repeats; yearly by default.',
  })
  recurringType?: RecurringType | null;

  @IntField('Interval in these units: 1 (the default) to 99.', {
    optional: true,
    // documented: what is no number counts as 1
    rules: [Transform(({ value }: { value: unknown }) => numberOrOne(value)), IsNumber()],
    rest: 'Interval in these units: 1 (the default) to 99.',
  })
  recurringInterval?: number | null;

  @DateField('Last day on which an occurrence may start.', { optional: true })
  recurringEndDate?: CalendarDate | null;

  @TextField(
    'The days of a weekly, monthly or yearly repeat: weekdays (`MO`), or one weekday of the month (`2TU`, ' +
      '`-1FR` for the last). The first day must be one of them. If omitted or null, the event repeats on the ' +
      'weekday or the day of the month of its start date; if omitted in an update, the days move along with ' +
      '`eventDate`.',
    {
      optional: true,
      list: true,
      example: ['MO', 'WE'],
      rest:
        'The days of a weekly, monthly or yearly repeat: weekdays (`MO`), or one weekday of the month (`2TU`, `-1FR` for ' +
        'the last). The first day must be one of them.',
    },
  )
  recurringDays?: string[] | null;

  @ObjectField(
    () => EventReminderInput,
    'All reminders of the event, at most 5 per member. Omitted or null keeps them, an empty list removes them. ' +
      'Reminders of a series apply to all of its occurrences.',
    { optional: true, list: true, rest: false },
  )
  reminders?: EventReminderInput[] | null;
}

/**
 * Changes of an event, as the service takes them from both APIs. An omitted field keeps its value (or gets its default in a
 * new event); null or blank clears it. The APIs validate types, `eventValues` validates meaning.
 */
export type CalendarEventChanges = Changes<Omit<CalendarEventInput, 'recurringType'>> & {
  recurringType?: string | null;
};

/** Blank rows of the form may have null, or nothing at all. */
const OR_NONE = [IsString(), IsOptional()];

/** A row of Quick Add Birthdays. The documented REST call uses the same names, so both APIs share this class. */
@InputType({ description: 'A birthday for the calendar, repeating yearly from the date of birth.' })
export class BirthdayInput {
  @IdField('The member whose birthday it is; when omitted, found by name.', {
    optional: true,
    rest: 'Membership id; when omitted, found by name.',
  })
  memberId?: string | null;

  @TextField('The name of the person, who need not be a member.', {
    rules: OR_NONE,
    rest: 'The name of the person, who need not be a member. A row without one is dropped.',
  })
  memberName!: string;

  @DateField('Date of birth.', {
    example: '2015-06-05',
    rules: OR_NONE,
    rest: 'Date of birth, YYYY-MM-DD. A row without one is dropped.',
  })
  birthDate!: CalendarDate;

  @TextField('Exactly one emoji; 🎂 by default.', {
    optional: true,
    example: '🎂',
    rest: 'One emoji; 🎂 by default.',
  })
  emoji?: string | null;
}
