import type { CalendarEventEntity } from '../calendar-event.entity';

const KEPT = [
  'title',
  'description',
  'eventDate',
  'endDate',
  'eventTime',
  'eventEndTime',
  'emoji',
  'whoMembershipIds',
  'recurringType',
  'recurringInterval',
  'recurringEndDate',
  'exceptions',
  'recurringDay',
] as const satisfies (keyof CalendarEventEntity)[];

/** What an import changed an event from, as it is stored for as long as the import can be taken back. */
export interface ImportedBefore {
  values: Pick<CalendarEventEntity, (typeof KEPT)[number]>;
  /** Hex, of what the file before said. */
  contentHash: string;
}

/** Call before the event is changed. */
export const importedBefore = (event: CalendarEventEntity, contentHash: Buffer): ImportedBefore => ({
  values: Object.fromEntries(KEPT.map((key) => [key, event[key]])) as unknown as ImportedBefore['values'],
  contentHash: contentHash.toString('hex'),
});
