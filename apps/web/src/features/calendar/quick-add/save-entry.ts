import {
  addDays,
  cleanLine,
  DEFAULT_BIRTHDAY_EMOJI,
  diffDays,
  isCalendarDate,
  nextOccurrences,
} from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import type { QuickAddEvent } from '@homefold/domain/quick-add';
import { t } from '../../../messages';
import { makeChange } from '../../../graphql/records/change';
import { CalendarWindowDocument, UpdateCalendarEventDocument } from '../generated';
import { makeSave } from '../../../graphql/records/record-writes';
import { newKey } from '../../../ui/browser/new-key';
import { addEvent } from '../model/add-event';
import { forgetReminders, placeEvent } from '../model/cache-writes';
import type { AddTools, EventInput } from '../model/write-tools';
import { deleteEvent } from '../model/delete-event';
import { draftId } from '../../../ui/browser/draft-id';
import { draftEvent } from '../model/draft-event';
import { typed } from '../model/types';
import type { CalendarEvent } from '../model/types';
import { addBirthdayWrite } from '../model/queued-writes';
import { plainDateLabel } from './labels';

const labels = t.quickAdd;

/** What saving depends on. */
export interface SaveTools extends AddTools {
  locale: string;
  /** Navigates to a day of the calendar. */
  onShow: (date: CalendarDate) => void;
}

/** The mutation input for an understood event. */
export function inputOf(event: QuickAddEvent): EventInput {
  const { title, eventDate, endDate, eventTime, eventEndTime, isRecurring, whoIds } = event;
  const place = cleanLine(event.place ?? '');
  return {
    title,
    eventDate,
    endDate,
    isRecurring,
    whoMemberIds: [...whoIds],
    ...(eventTime && { eventTime }),
    ...(eventTime && eventEndTime && { eventEndTime }),
    ...(isRecurring && { recurringType: event.recurringType, recurringInterval: event.recurringInterval }),
    ...(isRecurring && event.recurringEndDate && { recurringEndDate: event.recurringEndDate }),
    ...(isRecurring && event.recurringDays && { recurringDays: [...event.recurringDays] }),
    ...(place && { place }),
    ...(event.reminders.length > 0 && { reminders: event.reminders.map((one) => ({ ...one })) }),
    ...(event.kind === 'birthday' && { emoji: DEFAULT_BIRTHDAY_EMOJI }),
  };
}

/**
 * Saves an understood event: optimistically, then with a toast with Undo and Show. A member's birthday replaces an existing
 * one. Offline it is queued.
 * @param key the same for every attempt, so that a retry after a lost answer creates no duplicate
 * @throws the server's refusal; the change is then rolled back
 */
export async function saveEntry(tools: SaveTools, event: QuickAddEvent, key: string): Promise<void> {
  const [memberId, another] = event.whoIds;
  if (event.kind === 'birthday' && memberId && !another) return saveBirthday(tools, event, memberId, key);
  const added = await addEvent(tools, inputOf(event), key);
  if (event.reminders.length > 0) forgetReminders(tools.client.cache);
  if (added) notify(tools, added, () => void takeBack(tools, added));
}

/** Reports what was added, and its next date. */
function notify({ toasts, onShow, locale, basis }: SaveTools, event: CalendarEvent, undo: (() => void) | null): void {
  const date = nextDay(event, basis.today);
  const endDate = addDays(date, diffDays(event.eventDate, event.endDate));
  const days = plainDateLabel({ ...event, eventDate: date, endDate }, { locale, today: basis.today });
  const text = labels.added(event.title, days ?? date);
  const show = { label: labels.show, onClick: () => onShow(date) };
  if (undo) toasts.undo(text, undo, show);
  else toasts.offer(text, show);
}

/** The first day from today on; the original day if it is past. */
function nextDay(event: CalendarEvent, today: CalendarDate): CalendarDate {
  if (!event.isRecurring || event.eventDate >= today) return event.eventDate;
  return nextOccurrences(event, addDays(today, -1), 1)[0]?.startDate ?? event.eventDate;
}

async function takeBack(tools: SaveTools, event: CalendarEvent, key = newKey()): Promise<void> {
  const { client, toasts, basis } = tools;
  try {
    await deleteEvent(makeChange(client), event, key, basis);
    toasts.success(labels.undone(event.title));
  } catch {
    toasts.retry(labels.undoFailed, () => void takeBack(tools, event, key));
  }
}

/**
 * A member has one birthday, which the server updates instead of adding another. A known year of birth is kept when the
 * text has none: "Sam's birthday 5 June".
 */
async function saveBirthday(tools: SaveTools, event: QuickAddEvent, memberId: string, key: string): Promise<void> {
  const { people, basis, toasts, onShow } = tools;
  const known = await birthdayOf(tools, memberId);
  const birthDate = known ? withYearOf(known.eventDate, event.eventDate, basis.today) : event.eventDate;
  if (known && known.eventDate === birthDate) {
    await addDetails(tools, known, event);
    const show = { label: labels.show, onClick: () => onShow(nextDay(known, basis.today)) };
    toasts.offer(labels.knownBirthday(known.title), show);
    return;
  }
  const subject = known?.id ?? draftId(key);
  const draft = draftEvent({ ...inputOf(event), eventDate: birthDate, endDate: birthDate }, people, subject, known);
  /** null while it is queued */
  const write = async (date: CalendarDate): Promise<CalendarEvent | null> => {
    const answer = await makeSave(tools)({
      write: addBirthdayWrite,
      variables: { birthdays: [{ memberId, memberName: people.byId.get(memberId)?.name ?? '', birthDate: date }] },
      shown: { addBirthdays: [typed({ ...draft, eventDate: date, endDate: date, birthdayOfMemberId: memberId })] },
      basis: { ...basis, known },
      subject,
      title: event.title,
    });
    return answer?.addBirthdays[0] ?? null;
  };
  const added = await write(birthDate);
  if (!added) return;
  await addDetails(tools, added, event);
  const putBack = async (date: CalendarDate): Promise<void> => {
    try {
      if (await write(date)) toasts.success(labels.undone(added.title));
    } catch {
      toasts.retry(labels.undoFailed, () => void putBack(date));
    }
  };
  notify(tools, added, () => void (known ? putBack(known.eventDate) : takeBack(tools, added)));
}

/** A birthday is added by its date alone; its place and reminders follow. */
async function addDetails({ client, basis }: SaveTools, stored: CalendarEvent, event: QuickAddEvent): Promise<void> {
  const { place, reminders } = inputOf(event);
  if (!place && !reminders) return;
  const { title, eventDate } = stored;
  await makeChange(client)({
    mutation: UpdateCalendarEventDocument,
    variables: { id: stored.id, input: { title, eventDate, ...(place && { place }), ...(reminders && { reminders }) } },
    place: (cache, answer) => placeEvent(cache, answer.updateCalendarEvent, stored, basis),
  });
  if (reminders) forgetReminders(client.cache);
}

/** The member's birthday in the calendar; a window of a year contains it once. */
async function birthdayOf({ client, basis }: SaveTools, memberId: string): Promise<CalendarEvent | null> {
  const { data } = await client.query({
    query: CalendarWindowDocument,
    variables: { from: basis.today, to: addDays(basis.today, 366) },
    fetchPolicy: 'network-only',
  });
  return data?.calendarEvents.find(({ birthdayOfMemberId }) => birthdayOfMemberId === memberId) ?? null;
}

/** The date with the known year of birth, unless it includes a year itself (future dates do not). */
function withYearOf(known: CalendarDate, date: CalendarDate, today: CalendarDate): CalendarDate {
  if (date < today || known >= today) return date;
  const born = `${known.slice(0, 4)}${date.slice(4)}`;
  return isCalendarDate(born) ? born : date;
}
