import { keptOf } from '../../../platform/undo';
import type { CalendarEventEntity } from '../../events/calendar-event.entity';
import { EVENT_VALUES } from '../../events/calendar-event.values';

const KEPT = [...EVENT_VALUES, 'whoMembershipIds'] as const;

/** An event's state before an import changed it, stored as long as the import can be undone. */
export interface ImportedBefore {
  values: Pick<CalendarEventEntity, (typeof KEPT)[number]>;
  /** Hex hash of the previous file's content. */
  contentHash: string;
}

/** Call before the event is changed. */
export const importedBefore = (event: CalendarEventEntity, contentHash: Buffer): ImportedBefore => ({
  values: keptOf(event, KEPT),
  contentHash: contentHash.toString('hex'),
});
