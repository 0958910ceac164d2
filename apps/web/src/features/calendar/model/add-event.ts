import { makeSave } from '../../../graphql/records/record-writes';
import { draftId } from '../../../ui/browser/draft-id';
import { draftEvent } from './draft-event';
import { typed } from './types';
import type { CalendarEvent } from './types';
import { addEventWrite } from './queued-writes';
import type { AddTools, EventInput } from './write-tools';

/**
 * Adds an event, shown at once. Offline it is queued on this device, which a toast reports.
 *
 * @param key the same for every attempt, so that a retry after a lost answer creates no duplicate
 * @returns the stored event; null while it is queued
 * @throws the server's refusal, or the network error where nothing can be stored; the change is then rolled back
 */
export async function addEvent(
  { people, basis, ...tools }: AddTools,
  input: EventInput,
  key: string,
): Promise<CalendarEvent | null> {
  const subject = draftId(key);
  const answer = await makeSave(tools)({
    write: addEventWrite,
    variables: { input, idempotencyKey: key },
    shown: { addCalendarEvent: typed(draftEvent(input, people, subject)) },
    basis,
    subject,
    title: input.title,
  });
  return answer?.addCalendarEvent ?? null;
}
