import { exceptionsAfter, FAMILY_WORD, tidyRecurringDays } from '@homefold/domain';
import { optimisticValues } from '../../../ui/forms/optional-fields';
import { EVENT_FIELDS } from './fields';
import { chosenPersons } from './people';
import type { People } from './people';
import type { CalendarEvent } from './types';
import type { EventInput } from './write-tools';

/**
 * The optimistic event for an input.
 * @param base the event before the change, if it is stored
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
  const recurringDays = recurring
    ? tidyRecurringDays(input.recurringType ?? 'yearly', input.recurringDays ?? null, input.eventDate)
    : null;
  const event: CalendarEvent = {
    ...optimisticValues(EVENT_FIELDS, input, null),
    id,
    title: input.title,
    eventDate: input.eventDate,
    endDate: input.endDate && input.endDate > input.eventDate ? input.endDate : input.eventDate,
    who: names.join(', ') || FAMILY_WORD,
    whoNames: names,
    whoMemberIds: ids.map(String),
    isRecurring: recurring,
    recurringType: recurring ? (input.recurringType ?? 'yearly') : null,
    recurringInterval: recurring ? (input.recurringInterval ?? 1) : null,
    recurringEndDate: recurring ? (input.recurringEndDate ?? null) : null,
    exceptions: [],
    recurringDay: base?.eventDate === input.eventDate && recurring ? base.recurringDay : null,
    recurringDays: recurringDays && [...recurringDays],
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
