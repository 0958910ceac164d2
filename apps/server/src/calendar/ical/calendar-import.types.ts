import { ApiProperty } from '@nestjs/swagger';
import { RECURRING_TYPES, type CalendarDate, type LocalTime, type RecurringType } from '@homefold/domain';

export const IMPORT_STATES = ['new', 'changed', 'known', 'kept', 'deleted'] as const;

/**
 * What an import does with an event: `new` is added, `changed` is updated; `known` is in the calendar as it is in the file,
 * `kept` differs and was edited by the family since, `deleted` was deleted by the family: those three stay as they are.
 */
export type ImportState = (typeof IMPORT_STATES)[number];

export class SkippedImportItem {
  @ApiProperty({ description: 'What the event is called.' })
  title!: string;

  @ApiProperty({ example: 'It was cancelled.', description: 'Why it is left out, in a sentence.' })
  reason!: string;
}

export class CalendarImportItem {
  @ApiProperty({ description: "The file's UID of the event. Several events may come of one." })
  uid!: string;

  @ApiProperty({ description: 'What it will be called.' })
  title!: string;

  @ApiProperty({ type: String, nullable: true, description: 'One emoji, where its title began with one.' })
  emoji!: string | null;

  @ApiProperty({ type: String, example: '2026-10-20', description: 'First day on the clock of the family.' })
  eventDate!: CalendarDate;

  @ApiProperty({ type: String, example: '2026-10-20', description: 'Last day, inclusive.' })
  endDate!: CalendarDate;

  @ApiProperty({ type: String, nullable: true, example: '15:30', description: 'Start, HH:MM; null lasts all day.' })
  eventTime!: LocalTime | null;

  @ApiProperty({ type: String, nullable: true, example: '16:00', description: 'End, HH:MM.' })
  eventEndTime!: LocalTime | null;

  @ApiProperty({ description: 'Whether it repeats.' })
  isRecurring!: boolean;

  @ApiProperty({ enum: RECURRING_TYPES, nullable: true, description: 'How it repeats; null when it does not.' })
  recurringType!: RecurringType | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Every how many units: 1 to 99.' })
  recurringInterval!: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Last day on which an occurrence may start.' })
  recurringEndDate!: CalendarDate | null;

  @ApiProperty({
    description:
      'On how many dates it happens where they are listed one by one; 1 for everything else, series included.',
  })
  dateCount!: number;

  @ApiProperty({ type: String, example: '2026-12-15', description: 'The last of those dates.' })
  lastDate!: CalendarDate;

  @ApiProperty({
    enum: IMPORT_STATES,
    description:
      '`new` is added, `changed` is updated. `known` is in the calendar already, `kept` was edited here since, `deleted` ' +
      'was deleted here: these stay as they are.',
  })
  state!: ImportState;

  @ApiProperty({ type: String, nullable: true, description: 'What could not be taken over as it was, in a sentence.' })
  note!: string | null;
}

export class CalendarImportPreview {
  @ApiProperty({ example: 'school.ics', description: 'What the file is called, by itself or by who sent it.' })
  name!: string;

  @ApiProperty({ description: 'Events that come of the file, all states together.' })
  total!: number;

  @ApiProperty({ description: 'How many are new.' })
  newCount!: number;

  @ApiProperty({ description: 'How many have changed in the file since it was imported.' })
  changedCount!: number;

  @ApiProperty({ description: 'How many are in the calendar as they are in the file.' })
  knownCount!: number;

  @ApiProperty({ description: 'How many differ and were edited here since.' })
  keptCount!: number;

  @ApiProperty({ description: 'How many were deleted here.' })
  deletedCount!: number;

  @ApiProperty({ description: 'Imported events that are not in the file any more, which the import moves to the bin.' })
  goneCount!: number;

  @ApiProperty({ description: 'How many are left out.' })
  skippedCount!: number;

  @ApiProperty({ type: [SkippedImportItem], description: 'The first 500 of those, with the reasons.' })
  skipped!: SkippedImportItem[];

  @ApiProperty({
    type: [CalendarImportItem],
    description: 'The first 500 lines: what an import would change comes first. Dates listed one by one share a line.',
  })
  items!: CalendarImportItem[];
}

export class CalendarImportResult {
  @ApiProperty({ description: 'Id of the import: `undoCalendarImport` takes it back by it, for a day.' })
  id!: string;

  @ApiProperty({ description: 'What the file is called.' })
  name!: string;

  @ApiProperty({ description: 'Events that are new.' })
  added!: number;

  @ApiProperty({ description: 'Events that were changed, or moved to the bin because the file has them no more.' })
  updated!: number;

  @ApiProperty({ description: 'Events that were in the calendar as they are in the file.' })
  unchanged!: number;

  @ApiProperty({ description: 'Events that differ and were edited here since: they stay as they are.' })
  kept!: number;

  @ApiProperty({ description: 'Events that were deleted here: they stay deleted.' })
  deleted!: number;

  @ApiProperty({ description: 'Events of the file that were left out.' })
  skipped!: number;
}

export class CalendarImportForm {
  @ApiProperty({ type: 'string', format: 'binary', description: 'The .ics file, 5 MB at most.' })
  file!: unknown;
}
