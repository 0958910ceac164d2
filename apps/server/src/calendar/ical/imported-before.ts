import { keptOf } from '../../platform/undo';
import type { CalendarEventEntity } from '../calendar-event.entity';
import { EVENT_VALUES } from '../calendar-event.values';

const KEPT = [...EVENT_VALUES, 'whoMembershipIds'] as const;

/** What an import changed an event from, as it is stored for as long as the import can be taken back. */
export interface ImportedBefore {
  values: Pick<CalendarEventEntity, (typeof KEPT)[number]>;
  /** Hex, of what the file before said. */
  contentHash: string;
}

/** Call before the event is changed. */
export const importedBefore = (event: CalendarEventEntity, contentHash: Buffer): ImportedBefore => ({
  values: keptOf(event, KEPT),
  contentHash: contentHash.toString('hex'),
});
