import { ApiProperty } from '@nestjs/swagger';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import { DateField, EnumField, FlagField, IntField, ObjectField, TextField, TimeField } from '../../../platform/fields';
import { enumOf } from '../../../platform/graphql';
import { RecurringType } from '../../events/calendar.types';

export const IMPORT_STATES = ['new', 'changed', 'known', 'kept', 'deleted'] as const;

/**
 * What an import does with an event: `new` is added, `changed` is updated; `known` is identical in calendar and file,
 * `kept` differs but was edited by the family since, `deleted` was deleted by the family: those three are left alone.
 */
export type ImportState = (typeof IMPORT_STATES)[number];

export class SkippedImportItem {
  @TextField('Title of the event.')
  title!: string;

  @TextField('Why it is left out, as a sentence.', { example: 'It was cancelled.' })
  reason!: string;
}

export class CalendarImportItem {
  @TextField('UID of the event in the file. One UID can produce several events.')
  uid!: string;

  @TextField('Its title.')
  title!: string;

  @TextField('One emoji, if its title begins with one.', { nullable: true })
  emoji!: string | null;

  @DateField("First day in the family's time zone.", { example: '2026-10-20' })
  eventDate!: CalendarDate;

  @DateField('Last day, inclusive.', { example: '2026-10-20' })
  endDate!: CalendarDate;

  @TimeField('Start time, HH:MM; null is all day.', { nullable: true, example: '15:30' })
  eventTime!: LocalTime | null;

  @TimeField('End time, HH:MM.', { nullable: true, example: '16:00' })
  eventEndTime!: LocalTime | null;

  @TextField('Location.', { nullable: true })
  place!: string | null;

  @FlagField('Whether it repeats.')
  isRecurring!: boolean;

  @EnumField(RecurringType, 'How it repeats; null when it does not.', { nullable: true })
  recurringType!: RecurringType | null;

  @IntField('Interval in these units: 1 to 99.', { nullable: true })
  recurringInterval!: number | null;

  @DateField('Last day on which an occurrence may start.', { nullable: true })
  recurringEndDate!: CalendarDate | null;

  @TextField('The days on which it repeats, unless its start date determines them: `MO`, `2TU`, `-1FR`.', {
    nullable: true,
    list: true,
  })
  recurringDays!: string[] | null;

  @IntField('Number of dates if they are listed one by one; otherwise 1, also for a series.')
  dateCount!: number;

  @DateField('The last of those dates.', { example: '2026-12-15' })
  lastDate!: CalendarDate;

  @EnumField(
    enumOf(IMPORT_STATES),
    '`new` is added, `changed` is updated. Events that are already in the calendar (`known`), were edited here ' +
      '(`kept`) or deleted here (`deleted`) stay as they are.',
  )
  state!: ImportState;

  @TextField('What could not be imported exactly, as a sentence.', { nullable: true })
  note!: string | null;
}

export class CalendarImportPreview {
  @TextField('Name of the file: from its content, or as it was sent.', { example: 'school.ics' })
  name!: string;

  @IntField('Number of events in the file, in all states.')
  total!: number;

  @IntField('Number of new events.')
  newCount!: number;

  @IntField('Number of events that have changed in the file since its last import.')
  changedCount!: number;

  @IntField('Number of events that are the same in the calendar and in the file.')
  knownCount!: number;

  @IntField('Number of events that differ because they were edited here.')
  keptCount!: number;

  @IntField('Number of events that were deleted here.')
  deletedCount!: number;

  @IntField('Number of imported events that are no longer in the file, which the import moves to the bin.')
  goneCount!: number;

  @IntField('Number of events that are left out.')
  skippedCount!: number;

  @ObjectField(() => SkippedImportItem, 'The first 500 events that are left out, with the reasons.', { list: true })
  skipped!: SkippedImportItem[];

  @ObjectField(
    () => CalendarImportItem,
    'The first 500 entries; those that an import would change come first. Dates listed one by one share an entry.',
    { list: true },
  )
  items!: CalendarImportItem[];
}

export class CalendarImportResult {
  @TextField('Id of the import, with which `undoCalendarImport` undoes it for a day.')
  id!: string;

  @TextField('Name of the file.')
  name!: string;

  @IntField('Number of events added.')
  added!: number;

  @IntField('Number of events changed, or moved to the bin because they are no longer in the file.')
  updated!: number;

  @IntField('Number of events that were the same in the calendar and in the file.')
  unchanged!: number;

  @IntField('Number of events that differ because they were edited here, and stay as they are.')
  kept!: number;

  @IntField('Number of events that were deleted here, and stay deleted.')
  deleted!: number;

  @IntField('Number of events in the file that were left out.')
  skipped!: number;
}

export class CalendarImportForm {
  @ApiProperty({ type: 'string', format: 'binary', description: 'The .ics file, 5 MB at most.' })
  file!: unknown;
}
