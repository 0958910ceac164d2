import type { SendChange } from '../../../graphql/records/change';
import { DeleteCalendarEventDocument } from '../generated';
import { deletedItem } from '../../../graphql/records/record-writes';
import { removeEvent } from './cache-writes';
import type { CountBasis } from './cache-writes';
import type { CalendarEvent } from './types';

/** Moves a whole event to the bin, under an undo key. @throws the server's refusal */
export const deleteEvent = (
  change: SendChange,
  event: CalendarEvent,
  undoKey: string,
  basis: CountBasis,
): Promise<unknown> =>
  change({
    mutation: DeleteCalendarEventDocument,
    variables: { id: event.id, undoKey },
    shown: { deleteCalendarEvent: deletedItem(event.id) },
    place: (cache) => removeEvent(cache, event, basis),
  });
