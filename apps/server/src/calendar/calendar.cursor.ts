import { isCalendarDate, isLocalTime } from '@homefold/domain';
import { isUUID } from 'class-validator';
import { invalid } from '../platform/errors';
import { isOutsideId } from './outside/outside.queries';
import type { EventPosition } from './calendar.queries';

/** The place of an event in the list, as an opaque text for `after`. */
export const writeCursor = ({ eventDate, eventTime, id }: EventPosition): string =>
  `${eventDate}_${eventTime ?? ''}_${id}`;

/** @throws DomainError INVALID (field `after`) for anything `writeCursor` did not write */
export function readCursor(cursor: string): EventPosition {
  const [eventDate, eventTime, ...rest] = cursor.split('_');
  // the id of an outside calendar's event may have the sign itself
  const id = rest.join('_');
  if (!isCalendarDate(eventDate) || !(eventTime === '' || isLocalTime(eventTime)) || !(isUUID(id) || isOutsideId(id)))
    throw invalid('after', 'The cursor is not valid.');
  return { eventDate, eventTime: eventTime || null, id };
}
