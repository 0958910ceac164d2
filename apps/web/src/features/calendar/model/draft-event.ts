import { exceptionsAfter, FAMILY_WORD } from '@homefold/domain';
import { chosenPersons } from './people';
import type { People } from './people';
import type { CalendarEvent } from './types';
import type { EventInput } from './event-writes';

const DRAFT = 'draft-';

/** The id of an event that the server does not know yet; `key` is the one it is sent with. */
export const draftId = (key: string): string => `${DRAFT}${key}`;

/** Not stored yet: there is nothing that could be changed. */
export const isDraft = ({ id }: Pick<CalendarEvent, 'id'>): boolean => id.startsWith(DRAFT);

/**
 * The event that an input will become, for the screen until the server has answered.
 * @param base the event as it was, when one is changed
 */
export function draftEvent(
  input: EventInput,
  people: People,
  id: string,
  base: CalendarEvent | null = null,
): CalendarEvent {
  const { who, whoMemberId, whoMemberIds } = input;
  const kept = base && [who, whoMemberId, whoMemberIds].every((given) => given === undefined) ? base : null;
  const ids = kept?.whoMemberIds ?? whoMemberIds ?? (whoMemberId ? [whoMemberId] : []);
  const names = ids.length > 0 ? chosenPersons(ids.map(String), base, people).map(({ name }) => name) : [];
  const recurring = input.isRecurring === true;
  const event: CalendarEvent = {
    id,
    title: input.title,
    description: input.description ?? null,
    eventDate: input.eventDate,
    endDate: input.endDate && input.endDate > input.eventDate ? input.endDate : input.eventDate,
    eventTime: input.eventTime ?? null,
    eventEndTime: input.eventEndTime ?? null,
    emoji: input.emoji ?? null,
    who: names.join(', ') || FAMILY_WORD,
    whoNames: names,
    whoMemberIds: ids.map(String),
    isRecurring: recurring,
    recurringType: recurring ? (input.recurringType ?? 'yearly') : null,
    recurringInterval: recurring ? (input.recurringInterval ?? 1) : null,
    recurringEndDate: recurring ? (input.recurringEndDate ?? null) : null,
    exceptions: [],
    recurringDay: base?.eventDate === input.eventDate && recurring ? base.recurringDay : null,
    seriesId: base?.seriesId ?? null,
    occurrenceDate: base?.occurrenceDate ?? null,
    calendarId: null,
    calendarName: null,
    calendarColor: null,
    isBankHoliday: false,
    isSystemEvent: false,
    birthdayOfMemberId: base?.birthdayOfMemberId ?? null,
    createdByMemberId: base?.createdByMemberId ?? null,
    createdAt: base?.createdAt ?? null,
    updatedAt: base?.updatedAt ?? null,
    version: base?.version ?? 1,
  };
  return base ? { ...event, exceptions: exceptionsAfter(base, event) } : event;
}
