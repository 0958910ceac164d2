import { FAMILY_WORD } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import type { CalendarEvent } from './types';

/** An event with default values: all day, for everyone, not repeating. */
export const plainEvent = (id: string, title: string, eventDate: CalendarDate): CalendarEvent => ({
  id,
  title,
  description: null,
  eventDate,
  endDate: eventDate,
  eventTime: null,
  eventEndTime: null,
  emoji: null,
  place: null,
  who: FAMILY_WORD,
  whoNames: [],
  whoMemberIds: [],
  isRecurring: false,
  recurringType: null,
  recurringInterval: null,
  recurringEndDate: null,
  exceptions: [],
  recurringDay: null,
  recurringDays: null,
  seriesId: null,
  occurrenceDate: null,
  calendarId: null,
  calendarName: null,
  calendarColor: null,
  isBankHoliday: false,
  isSystemEvent: false,
  birthdayOfMemberId: null,
  createdByMemberId: null,
  createdAt: null,
  updatedAt: null,
  version: 1,
});
