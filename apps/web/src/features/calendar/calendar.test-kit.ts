import { addDays, countOccurrences, divideSeries, occurrencesBetween } from '@homefold/domain';
import type { CalendarDate, DividedSeries, EventScope } from '@homefold/domain';
import type { CalendarEventFieldsFragment } from './generated';
import type { RootAnswers } from '../../test/network';
import { domainError } from '../../test/network';
import { ashdowns, viewer } from '../../test/people';
import './dialogs/birthdays/birthdays-dialog';
import './dialogs/day-dialog';
import './dialogs/event/event-dialog';
import './dialogs/scope-dialog';
import './agenda/agenda-view';
import './list/list-view';
import { plainEvent } from './model/plain-event';
import type { EventInput } from './model/write-tools';
import './page';
import './time/time-grid';

// Lazy modules of the page are imported above: the first test of a file must not wait for their compilation.

let made = 0;

/** A stored event with defaults: all day, for everyone, not repeating. */
export function event(over: Partial<CalendarEventFieldsFragment> & { title: string }): CalendarEventFieldsFragment {
  made += 1;
  return {
    ...plainEvent(`event-${made}`, over.title, over.eventDate ?? '2026-10-08'),
    createdByMemberId: 'member-emma',
    createdAt: '2026-10-01T09:00:00.000Z',
    updatedAt: '2026-10-01T09:00:00.000Z',
    ...over,
  };
}

/** A fake calendar server that records its calls. */
export interface FakeCalendar {
  events: CalendarEventFieldsFragment[];
  /** The arguments of all mutations, in order. */
  calls: { name: string; args: Record<string, unknown> }[];
  graphql: RootAnswers;
}

interface Scoped {
  id: string;
  scope?: EventScope | null;
  occurrenceDate?: CalendarDate | null;
  undoKey?: string | null;
}

/** The parts of a series that a call is about, or null for the whole. */
function divide(series: CalendarEventFieldsFragment, { scope, occurrenceDate }: Scoped): DividedSeries | null {
  if (!scope || scope === 'all') return null;
  const parts = divideSeries(series, scope, occurrenceDate ?? '');
  if (!parts) throw domainError('INVALID', 'The event does not happen on this date', 'occurrenceDate');
  return parts;
}

export function fakeCalendar(events: CalendarEventFieldsFragment[], answers: RootAnswers = {}): FakeCalendar {
  const reminders = new Map<string, object[]>();
  const changes = new Map<string, CalendarEventFieldsFragment[]>();
  const remember = ({ undoKey }: Scoped): void => {
    if (undoKey)
      changes.set(
        undoKey,
        calendar.events.map((one) => ({ ...one })),
      );
  };
  const calendar: FakeCalendar = { events: [...events], calls: [], graphql: {} };
  const note = (name: string, args: Record<string, unknown>): void => void calendar.calls.push({ name, args });
  const remind = (id: string, { reminders: wanted }: EventInput): void => {
    if (!wanted) return;
    reminders.delete(id);
    if (wanted.length > 0)
      reminders.set(
        id,
        wanted.map((one, index) => ({
          memberId: 'member-emma',
          at: null,
          ...one,
          id: `reminder-${index}`,
          isWanted: true,
        })),
      );
  };
  const find = (id: string): CalendarEventFieldsFragment => {
    const found = calendar.events.find((one) => one.id === id);
    if (!found) throw domainError('NOT_FOUND', 'Event not found');
    return found;
  };
  const stored = (input: EventInput): Partial<CalendarEventFieldsFragment> => {
    const { reminders: _reminders, ...given } = input;
    const plain = JSON.parse(JSON.stringify(given)) as Partial<CalendarEventFieldsFragment>;
    const { whoMemberIds } = plain;
    const whoNames = whoMemberIds?.map((id) => ashdowns.members.find((one) => one.id === id)?.displayName ?? '');
    const who = whoNames && { whoNames, who: whoNames.join(', ') || 'Family' };
    return { ...plain, ...who, endDate: input.endDate ?? input.eventDate };
  };
  calendar.graphql = {
    me: viewer(),
    family: ashdowns,
    calendarEvents: ({ from, to }: { from: CalendarDate; to: CalendarDate }) =>
      calendar.events.filter((one) => occurrencesBetween(one, addDays(from, -1), to).length > 0),
    calendarCounts: () => countOccurrences(calendar.events, { today: '2026-10-08', weekStartsOn: 0 }),
    calendarEventList: ({ first, after }: { first: number; after?: string }) => {
      const sorted = calendar.events
        .filter((one) => !one.isSystemEvent)
        .sort((a, b) => a.eventDate.localeCompare(b.eventDate));
      const start = Number(after ?? 0);
      const end = start + first;
      return { items: sorted.slice(start, end), nextCursor: end < sorted.length ? String(end) : null };
    },
    calendarEvent: ({ id }: { id: string }) => find(id),
    calendarReminders: ({ eventId }: { eventId: string }) => reminders.get(eventId) ?? [],
    myRemindedEvents: () => [...reminders.keys()],
    addCalendarEvent: (args: { input: EventInput }) => {
      note('add', args);
      const added = event({ ...stored(args.input), title: args.input.title });
      calendar.events.push(added);
      remind(added.id, args.input);
      return added;
    },
    addBirthdays: (args: {
      birthdays: { memberName: string; birthDate: string; emoji?: string; memberId?: string }[];
    }) => {
      note('birthdays', args);
      return args.birthdays.map(({ memberName, birthDate, emoji, memberId }) => {
        const added = event({
          title: `${memberName}'s birthday`,
          eventDate: birthDate,
          emoji: emoji ?? null,
          isRecurring: true,
          recurringType: 'yearly',
          recurringInterval: 1,
          birthdayOfMemberId: memberId ?? null,
        });
        calendar.events.push(added);
        return added;
      });
    },
    updateCalendarEvent: (args: Scoped & { input: EventInput; version: number }) => {
      note('update', { ...args });
      const found = find(args.id);
      if (args.version !== found.version)
        throw domainError('VERSION_CONFLICT', 'Somebody else changed this', undefined, { current: { ...found } });
      remember(args);
      remind(args.id, args.input);
      const parts = divide(found, args);
      if (!parts) return Object.assign(found, stored(args.input), { version: found.version + 1 });
      const own = event({ ...found, ...parts.taken, ...stored(args.input), id: `own-${found.id}`, version: 1 });
      if (args.scope === 'this') Object.assign(own, { isRecurring: false, seriesId: found.id });
      if (parts.kept) Object.assign(found, parts.kept, { version: found.version + 1 });
      calendar.events.push(own);
      return own;
    },
    deleteCalendarEvent: (args: Scoped) => {
      note('delete', { ...args });
      const found = find(args.id);
      remember(args);
      const kept = divide(found, args)?.kept;
      if (kept) Object.assign(found, kept, { version: found.version + 1 });
      else calendar.events = calendar.events.filter((one) => one !== found && one.seriesId !== found.id);
      return { id: found.id, restorableUntil: '2026-11-07T00:00:00.000Z' };
    },
    undo: (args: { key: string }) => {
      note('undo', args);
      const before = changes.get(args.key);
      if (!before) throw domainError('NOT_FOUND', 'Change not found');
      calendar.events = before.map((one) => ({ ...one, version: one.version + 9 }));
      return calendar.events.map((one) => ({ ...one, __typename: 'CalendarEvent' }));
    },
    ...answers,
  };
  return calendar;
}
