import { pick } from '../../../platform/records';
import { EVENT_COLUMNS, type CalendarEventEntity, type EventColumns } from '../../events/calendar-event.entity';

/** An event's state before an import changed it, stored as long as the import can be undone. */
export interface ImportedBefore {
  values: EventColumns;
  /** Hex hash of the previous file's content. */
  contentHash: string;
}

/** Call before the event is changed. */
export const importedBefore = (event: CalendarEventEntity, contentHash: Buffer): ImportedBefore => ({
  values: pick(event, EVENT_COLUMNS),
  contentHash: contentHash.toString('hex'),
});
