import { addDays, diffDays } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import type { CalendarEvent, Occurrence } from '../model/types';

/** The occurrence of an event that starts on a day; an event that does not repeat has one, wherever it was moved. */
export function occurrenceAt(event: CalendarEvent, start: CalendarDate): Occurrence {
  const { eventDate, endDate, isRecurring } = event;
  if (!isRecurring) return { event, startDate: eventDate, endDate };
  return { event, startDate: start, endDate: addDays(start, Math.max(0, diffDays(eventDate, endDate))) };
}
