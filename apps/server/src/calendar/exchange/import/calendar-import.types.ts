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
  @TextField('What the event is called.')
  title!: string;

  @TextField('Why it is left out, in a sentence.', { example: 'It was cancelled.' })
  reason!: string;
}

export class CalendarImportItem {
  @TextField("The file's UID of the event. Several events may come of one.")
  uid!: string;

  @TextField('What it will be called.')
  title!: string;

  @TextField('One emoji, where its title began with one.', { nullable: true })
  emoji!: string | null;

  @DateField('First day on the clock of the family.', { example: '2026-10-20' })
  eventDate!: CalendarDate;

  @DateField('Last day, inclusive.', { example: '2026-10-20' })
  endDate!: CalendarDate;

  @TimeField('Start time, HH:MM; null is all day.', { nullable: true, example: '15:30' })
  eventTime!: LocalTime | null;

  @TimeField('End time, HH:MM.', { nullable: true, example: '16:00' })
  eventEndTime!: LocalTime | null;

  @TextField('Where it is.', { nullable: true })
  place!: string | null;

  @FlagField('Whether it repeats.')
  isRecurring!: boolean;

  @EnumField(RecurringType, 'How it repeats; null when it does not.', { nullable: true })
  recurringType!: RecurringType | null;

  @IntField('Every how many units: 1 to 99.', { nullable: true })
  recurringInterval!: number | null;

  @DateField('Last day on which an occurrence may start.', { nullable: true })
  recurringEndDate!: CalendarDate | null;

  @TextField('The days on which it repeats where its start alone does not say it: `MO`, `2TU`, `-1FR`.', {
    nullable: true,
    list: true,
  })
  recurringDays!: string[] | null;

  @IntField('On how many dates it happens where they are listed one by one; 1 for everything else, series included.')
  dateCount!: number;

  @DateField('The last of those dates.', { example: '2026-12-15' })
  lastDate!: CalendarDate;

  @EnumField(
    enumOf(IMPORT_STATES),
    '`new` is added, `changed` is updated. `known` is in the calendar already, `kept` was edited here since, `deleted` ' +
      'was deleted here: these stay as they are.',
  )
  state!: ImportState;

  @TextField('What could not be taken over as it was, in a sentence.', { nullable: true })
  note!: string | null;
}

export class CalendarImportPreview {
  @TextField('What the file is called, by itself or by who sent it.', { example: 'school.ics' })
  name!: string;

  @IntField('Events that come of the file, all states together.')
  total!: number;

  @IntField('How many are new.')
  newCount!: number;

  @IntField('How many have changed in the file since it was imported.')
  changedCount!: number;

  @IntField('How many are in the calendar as they are in the file.')
  knownCount!: number;

  @IntField('How many differ and were edited here since.')
  keptCount!: number;

  @IntField('How many were deleted here.')
  deletedCount!: number;

  @IntField('Imported events that are not in the file any more, which the import moves to the bin.')
  goneCount!: number;

  @IntField('How many are left out.')
  skippedCount!: number;

  @ObjectField(() => SkippedImportItem, 'The first 500 of those, with the reasons.', { list: true })
  skipped!: SkippedImportItem[];

  @ObjectField(
    () => CalendarImportItem,
    'The first 500 lines: what an import would change comes first. Dates listed one by one share a line.',
    { list: true },
  )
  items!: CalendarImportItem[];
}

export class CalendarImportResult {
  @TextField('Id of the import, with which `undoCalendarImport` undoes it for a day.')
  id!: string;

  @TextField('What the file is called.')
  name!: string;

  @IntField('Events that are new.')
  added!: number;

  @IntField('Events that were changed, or moved to the bin because the file has them no more.')
  updated!: number;

  @IntField('Events that were in the calendar as they are in the file.')
  unchanged!: number;

  @IntField('Events that differ and were edited here since: they stay as they are.')
  kept!: number;

  @IntField('Events that were deleted here: they stay deleted.')
  deleted!: number;

  @IntField('Events of the file that were left out.')
  skipped!: number;
}

export class CalendarImportForm {
  @ApiProperty({ type: 'string', format: 'binary', description: 'The .ics file, 5 MB at most.' })
  file!: unknown;
}
