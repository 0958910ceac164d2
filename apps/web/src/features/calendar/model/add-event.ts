import type { ApolloClient } from '@apollo/client';
import { makeSave } from '../../../graphql/record-writes';
import type { ToastApi } from '../../../ui/toasts';
import type { CountBasis } from './cache-writes';
import { draftEvent, draftId } from './draft-event';
import type { EventInput } from './event-writes';
import type { People } from './people';
import { typed } from './types';
import type { CalendarEvent } from './types';
import { addEventWrite } from './waiting-writes';

/** What adding works with. */
export interface AddTools {
  client: ApolloClient;
  toasts: ToastApi;
  people: People;
  /** What the header's counts are counted by. */
  basis: CountBasis;
}

/**
 * Adds an event: on screen at once. Without a network it waits on this device, which is said, and is saved later.
 *
 * @param key the same for every try, so that a retry after a lost answer adds nothing twice
 * @returns the event as it is stored; null while it waits
 * @throws what the server refused with, or the failure of the network where nothing can be kept; the screen is then as it was
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
