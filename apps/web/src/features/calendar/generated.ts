/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A birthday for the calendar, repeating yearly from the date of birth. */
export type BirthdayInput = {
  /** Date of birth. */
  birthDate: string;
  /** Exactly one emoji; 🎂 by default. */
  emoji?: string | null | undefined;
  /** The member whose birthday it is; when omitted, found by name. */
  memberId?: string | number | null | undefined;
  /** Whose birthday it is; need not be a member's name. */
  memberName: string;
};

/** An event. In an update, an omitted field keeps its value and null clears it. */
export type CalendarEventInput = {
  /** Notes: up to 5,000 characters. */
  description?: string | null | undefined;
  /** Exactly one emoji. */
  emoji?: string | null | undefined;
  /** Last day, inclusive; by default the first day. In an update the event keeps its duration. */
  endDate?: string | null | undefined;
  /** First day. */
  eventDate: string;
  /** End time; requires `eventTime`. */
  eventEndTime?: string | null | undefined;
  /** Start time; null is all day. */
  eventTime?: string | null | undefined;
  /** Whether it repeats; false clears the three fields below. */
  isRecurring?: boolean | null | undefined;
  /** Where it is: one line of up to 200 characters. */
  place?: string | null | undefined;
  /** The days of a weekly, monthly or yearly repeat: weekdays (`MO`), or one weekday of the month (`2TU`, `-1FR` for the last). The first day must be one of them. Omitted or null repeats on the weekday or day of the month of the start; omitted in an update, the days move along with `eventDate`. */
  recurringDays?: Array<string> | null | undefined;
  /** Last day on which an occurrence may start. */
  recurringEndDate?: string | null | undefined;
  /** Every how many units: 1 (the default) to 99. */
  recurringInterval?: number | null | undefined;
  /** How it repeats; yearly by default. */
  recurringType?: RecurringType | null | undefined;
  /** All reminders of the event, at most 5 for each member. Omitted or null keeps them, an empty list removes them. Reminders of a series apply to all of its occurrences. */
  reminders?: Array<EventReminderInput> | null | undefined;
  /** Title: 1 to 200 characters. */
  title: string;
  /** `Family` (the default), a display name, or several ("Sam, Mia", "Sam and Mia"); ids win over names where both are given. */
  who?: string | null | undefined;
  /** Id of the only member it concerns; `whoMemberIds` takes precedence. */
  whoMemberId?: string | number | null | undefined;
  /** Ids of the members it concerns, at most 50; empty for the whole family. */
  whoMemberIds?: Array<string | number> | null | undefined;
};

/** When a member is to be reminded of an event. */
export type EventReminderInput = {
  /** How many units before, up to 12 weeks in all. */
  amount: number;
  /** Time of day; for days and weeks only. */
  at?: string | null | undefined;
  /** The member; you, when left out. Only members with an account. */
  memberId?: string | number | null | undefined;
  /** The units. */
  unit: ReminderUnit;
};

/** Which part of a repeating event a change affects. For an event that does not repeat it is always all. */
export type EventScope =
  /** The whole series. */
  | 'all'
  /** The occurrence and every later one: the series ends the day before. */
  | 'following'
  /** This occurrence only: it becomes a separate event, or an exception of the series. */
  | 'this';

/** A member's colour. Never shown without the member's letter or avatar. */
export type MemberHue =
  /** The colour called brick. */
  | 'brick'
  /** The colour called cocoa. */
  | 'cocoa'
  /** The colour called honey. */
  | 'honey'
  /** The colour called moss. */
  | 'moss'
  /** The colour called ocean. */
  | 'ocean'
  /** The colour called plum. */
  | 'plum'
  /** The colour called rose. */
  | 'rose'
  /** The colour called sky. */
  | 'sky';

/** State of an outside calendar. */
export type OutsideCalendarStatus =
  /** The last refresh failed; the events of the last good one are still shown. */
  | 'failing'
  /** The last refresh succeeded. */
  | 'fresh'
  /** It is being refreshed. */
  | 'refreshing';

/** How an event repeats. The interval counts in these units. */
export type RecurringType =
  /** Every so many days. */
  | 'daily'
  /** Every so many months, on the day of the start (the last day of a shorter month) or on a weekday of the month. */
  | 'monthly'
  /** Every so many weeks, on the weekday of the start or on those named. */
  | 'weekly'
  /** Every so many years; 29 February falls on 28 February in a common year. */
  | 'yearly';

/** What the time before an event is counted in. */
export type ReminderUnit =
  /** Days of the calendar: the wall clock stays, also over a change of clocks. */
  | 'days'
  /** The same in hours. */
  | 'hours'
  /** Time that passes before the start; what lasts all day counts from 09:00. */
  | 'minutes'
  /** The same in weeks. */
  | 'weeks';

export type CalendarEventFieldsFragment = { id: string, title: string, description: string | null, eventDate: string, endDate: string, eventTime: string | null, eventEndTime: string | null, emoji: string | null, who: string, whoNames: Array<string>, whoMemberIds: Array<string>, isRecurring: boolean, recurringType: RecurringType | null, recurringInterval: number | null, recurringEndDate: string | null, exceptions: Array<string>, recurringDay: number | null, seriesId: string | null, occurrenceDate: string | null, calendarId: string | null, calendarName: string | null, calendarColor: MemberHue | null, isBankHoliday: boolean, isSystemEvent: boolean, birthdayOfMemberId: string | null, createdByMemberId: string | null, createdAt: string | null, updatedAt: string | null, version: number };

export type CalendarWindowQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type CalendarWindowQuery = { calendarEvents: Array<{ id: string, title: string, description: string | null, eventDate: string, endDate: string, eventTime: string | null, eventEndTime: string | null, emoji: string | null, who: string, whoNames: Array<string>, whoMemberIds: Array<string>, isRecurring: boolean, recurringType: RecurringType | null, recurringInterval: number | null, recurringEndDate: string | null, exceptions: Array<string>, recurringDay: number | null, seriesId: string | null, occurrenceDate: string | null, calendarId: string | null, calendarName: string | null, calendarColor: MemberHue | null, isBankHoliday: boolean, isSystemEvent: boolean, birthdayOfMemberId: string | null, createdByMemberId: string | null, createdAt: string | null, updatedAt: string | null, version: number }>, calendarCounts: { today: number, thisWeek: number, thisMonth: number, total: number } };

export type CalendarListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type CalendarListQuery = { calendarEventList: { nextCursor: string | null, items: Array<{ id: string, title: string, description: string | null, eventDate: string, endDate: string, eventTime: string | null, eventEndTime: string | null, emoji: string | null, who: string, whoNames: Array<string>, whoMemberIds: Array<string>, isRecurring: boolean, recurringType: RecurringType | null, recurringInterval: number | null, recurringEndDate: string | null, exceptions: Array<string>, recurringDay: number | null, seriesId: string | null, occurrenceDate: string | null, calendarId: string | null, calendarName: string | null, calendarColor: MemberHue | null, isBankHoliday: boolean, isSystemEvent: boolean, birthdayOfMemberId: string | null, createdByMemberId: string | null, createdAt: string | null, updatedAt: string | null, version: number }> } };

export type CalendarEventNowQueryVariables = Exact<{
  id: string | number;
}>;


export type CalendarEventNowQuery = { calendarEvent: { id: string, title: string, description: string | null, eventDate: string, endDate: string, eventTime: string | null, eventEndTime: string | null, emoji: string | null, who: string, whoNames: Array<string>, whoMemberIds: Array<string>, isRecurring: boolean, recurringType: RecurringType | null, recurringInterval: number | null, recurringEndDate: string | null, exceptions: Array<string>, recurringDay: number | null, seriesId: string | null, occurrenceDate: string | null, calendarId: string | null, calendarName: string | null, calendarColor: MemberHue | null, isBankHoliday: boolean, isSystemEvent: boolean, birthdayOfMemberId: string | null, createdByMemberId: string | null, createdAt: string | null, updatedAt: string | null, version: number } };

export type LastChangesQueryVariables = Exact<{
  first: number;
}>;


export type LastChangesQuery = { activities: { items: Array<{ id: string, resourceId: string | null, userName: string, timestamp: string, actor: { membershipId: string } | null }> }, me: { id: string, membership: { id: string } | null } };

export type AddCalendarEventMutationVariables = Exact<{
  input: CalendarEventInput;
  idempotencyKey?: string | null | undefined;
}>;


export type AddCalendarEventMutation = { addCalendarEvent: { id: string, title: string, description: string | null, eventDate: string, endDate: string, eventTime: string | null, eventEndTime: string | null, emoji: string | null, who: string, whoNames: Array<string>, whoMemberIds: Array<string>, isRecurring: boolean, recurringType: RecurringType | null, recurringInterval: number | null, recurringEndDate: string | null, exceptions: Array<string>, recurringDay: number | null, seriesId: string | null, occurrenceDate: string | null, calendarId: string | null, calendarName: string | null, calendarColor: MemberHue | null, isBankHoliday: boolean, isSystemEvent: boolean, birthdayOfMemberId: string | null, createdByMemberId: string | null, createdAt: string | null, updatedAt: string | null, version: number } };

export type AddBirthdaysMutationVariables = Exact<{
  birthdays: Array<BirthdayInput> | BirthdayInput;
}>;


export type AddBirthdaysMutation = { addBirthdays: Array<{ id: string, title: string, description: string | null, eventDate: string, endDate: string, eventTime: string | null, eventEndTime: string | null, emoji: string | null, who: string, whoNames: Array<string>, whoMemberIds: Array<string>, isRecurring: boolean, recurringType: RecurringType | null, recurringInterval: number | null, recurringEndDate: string | null, exceptions: Array<string>, recurringDay: number | null, seriesId: string | null, occurrenceDate: string | null, calendarId: string | null, calendarName: string | null, calendarColor: MemberHue | null, isBankHoliday: boolean, isSystemEvent: boolean, birthdayOfMemberId: string | null, createdByMemberId: string | null, createdAt: string | null, updatedAt: string | null, version: number }> };

export type UpdateCalendarEventMutationVariables = Exact<{
  id: string | number;
  input: CalendarEventInput;
  version?: number | null | undefined;
  scope?: EventScope | null | undefined;
  occurrenceDate?: string | null | undefined;
  undoKey?: string | null | undefined;
}>;


export type UpdateCalendarEventMutation = { updateCalendarEvent: { id: string, title: string, description: string | null, eventDate: string, endDate: string, eventTime: string | null, eventEndTime: string | null, emoji: string | null, who: string, whoNames: Array<string>, whoMemberIds: Array<string>, isRecurring: boolean, recurringType: RecurringType | null, recurringInterval: number | null, recurringEndDate: string | null, exceptions: Array<string>, recurringDay: number | null, seriesId: string | null, occurrenceDate: string | null, calendarId: string | null, calendarName: string | null, calendarColor: MemberHue | null, isBankHoliday: boolean, isSystemEvent: boolean, birthdayOfMemberId: string | null, createdByMemberId: string | null, createdAt: string | null, updatedAt: string | null, version: number } };

export type DeleteCalendarEventMutationVariables = Exact<{
  id: string | number;
  scope?: EventScope | null | undefined;
  occurrenceDate?: string | null | undefined;
  undoKey?: string | null | undefined;
}>;


export type DeleteCalendarEventMutation = { deleteCalendarEvent: { id: string, restorableUntil: string } };

export type UndoCalendarChangeMutationVariables = Exact<{
  key: string;
}>;


export type UndoCalendarChangeMutation = { undo: Array<
    | { __typename: 'CalendarEvent', id: string, title: string, description: string | null, eventDate: string, endDate: string, eventTime: string | null, eventEndTime: string | null, emoji: string | null, who: string, whoNames: Array<string>, whoMemberIds: Array<string>, isRecurring: boolean, recurringType: RecurringType | null, recurringInterval: number | null, recurringEndDate: string | null, exceptions: Array<string>, recurringDay: number | null, seriesId: string | null, occurrenceDate: string | null, calendarId: string | null, calendarName: string | null, calendarColor: MemberHue | null, isBankHoliday: boolean, isSystemEvent: boolean, birthdayOfMemberId: string | null, createdByMemberId: string | null, createdAt: string | null, updatedAt: string | null, version: number }
    | { __typename: 'Job' }
  > };

export type CalendarRemindersQueryVariables = Exact<{
  eventId: string | number;
}>;


export type CalendarRemindersQuery = { calendarReminders: Array<{ id: string, memberId: string, amount: number, unit: ReminderUnit, at: string | null, isWanted: boolean }> };

export type MyRemindedEventsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyRemindedEventsQuery = { myRemindedEvents: Array<string> };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { calendarFeed: { url: string, webcalUrl: string, createdAt: string, lastReadAt: string | null } | null };

export type CalendarFeedFieldsFragment = { url: string, webcalUrl: string, createdAt: string, lastReadAt: string | null };

export type CreateCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCalendarFeedMutation = { createCalendarFeed: { url: string, webcalUrl: string, createdAt: string, lastReadAt: string | null } };

export type RevokeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: boolean };

export type OutsideCalendarFieldsFragment = { id: string, name: string, url: string, color: MemberHue, refreshedAt: string | null, status: OutsideCalendarStatus, problem: string | null, notice: string | null, eventCount: number };

export type OutsideCalendarsQueryVariables = Exact<{ [key: string]: never; }>;


export type OutsideCalendarsQuery = { outsideCalendars: Array<{ id: string, name: string, url: string, color: MemberHue, refreshedAt: string | null, status: OutsideCalendarStatus, problem: string | null, notice: string | null, eventCount: number }> };

export type AddOutsideCalendarMutationVariables = Exact<{
  url: string;
  name?: string | null | undefined;
}>;


export type AddOutsideCalendarMutation = { addOutsideCalendar: { id: string, name: string, url: string, color: MemberHue, refreshedAt: string | null, status: OutsideCalendarStatus, problem: string | null, notice: string | null, eventCount: number } };

export type RenameOutsideCalendarMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type RenameOutsideCalendarMutation = { renameOutsideCalendar: { id: string, name: string, url: string, color: MemberHue, refreshedAt: string | null, status: OutsideCalendarStatus, problem: string | null, notice: string | null, eventCount: number } };

export type RefreshOutsideCalendarMutationVariables = Exact<{
  id: string | number;
}>;


export type RefreshOutsideCalendarMutation = { refreshOutsideCalendar: { id: string, name: string, url: string, color: MemberHue, refreshedAt: string | null, status: OutsideCalendarStatus, problem: string | null, notice: string | null, eventCount: number } };

export type RemoveOutsideCalendarMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveOutsideCalendarMutation = { removeOutsideCalendar: boolean };

export type UndoCalendarImportMutationVariables = Exact<{
  id: string | number;
}>;


export type UndoCalendarImportMutation = { undoCalendarImport: { id: string, removed: number, restored: number, kept: number } };

export const CalendarEventFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"eventDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"eventTime"}},{"kind":"Field","name":{"kind":"Name","value":"eventEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"whoNames"}},{"kind":"Field","name":{"kind":"Name","value":"whoMemberIds"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringType"}},{"kind":"Field","name":{"kind":"Name","value":"recurringInterval"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}},{"kind":"Field","name":{"kind":"Name","value":"recurringDay"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"occurrenceDate"}},{"kind":"Field","name":{"kind":"Name","value":"calendarId"}},{"kind":"Field","name":{"kind":"Name","value":"calendarName"}},{"kind":"Field","name":{"kind":"Name","value":"calendarColor"}},{"kind":"Field","name":{"kind":"Name","value":"isBankHoliday"}},{"kind":"Field","name":{"kind":"Name","value":"isSystemEvent"}},{"kind":"Field","name":{"kind":"Name","value":"birthdayOfMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdByMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CalendarEventFieldsFragment, unknown>;
export const CalendarFeedFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarFeedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"webcalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}}]} as unknown as DocumentNode<CalendarFeedFieldsFragment, unknown>;
export const OutsideCalendarFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutsideCalendarFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutsideCalendar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"refreshedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}}]}}]} as unknown as DocumentNode<OutsideCalendarFieldsFragment, unknown>;
export const CalendarWindowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarWindow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarEventFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calendarCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"thisWeek"}},{"kind":"Field","name":{"kind":"Name","value":"thisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"eventDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"eventTime"}},{"kind":"Field","name":{"kind":"Name","value":"eventEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"whoNames"}},{"kind":"Field","name":{"kind":"Name","value":"whoMemberIds"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringType"}},{"kind":"Field","name":{"kind":"Name","value":"recurringInterval"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}},{"kind":"Field","name":{"kind":"Name","value":"recurringDay"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"occurrenceDate"}},{"kind":"Field","name":{"kind":"Name","value":"calendarId"}},{"kind":"Field","name":{"kind":"Name","value":"calendarName"}},{"kind":"Field","name":{"kind":"Name","value":"calendarColor"}},{"kind":"Field","name":{"kind":"Name","value":"isBankHoliday"}},{"kind":"Field","name":{"kind":"Name","value":"isSystemEvent"}},{"kind":"Field","name":{"kind":"Name","value":"birthdayOfMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdByMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CalendarWindowQuery, CalendarWindowQueryVariables>;
export const CalendarListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarEventList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarEventFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextCursor"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"eventDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"eventTime"}},{"kind":"Field","name":{"kind":"Name","value":"eventEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"whoNames"}},{"kind":"Field","name":{"kind":"Name","value":"whoMemberIds"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringType"}},{"kind":"Field","name":{"kind":"Name","value":"recurringInterval"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}},{"kind":"Field","name":{"kind":"Name","value":"recurringDay"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"occurrenceDate"}},{"kind":"Field","name":{"kind":"Name","value":"calendarId"}},{"kind":"Field","name":{"kind":"Name","value":"calendarName"}},{"kind":"Field","name":{"kind":"Name","value":"calendarColor"}},{"kind":"Field","name":{"kind":"Name","value":"isBankHoliday"}},{"kind":"Field","name":{"kind":"Name","value":"isSystemEvent"}},{"kind":"Field","name":{"kind":"Name","value":"birthdayOfMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdByMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CalendarListQuery, CalendarListQueryVariables>;
export const CalendarEventNowDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarEventNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarEventFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"eventDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"eventTime"}},{"kind":"Field","name":{"kind":"Name","value":"eventEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"whoNames"}},{"kind":"Field","name":{"kind":"Name","value":"whoMemberIds"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringType"}},{"kind":"Field","name":{"kind":"Name","value":"recurringInterval"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}},{"kind":"Field","name":{"kind":"Name","value":"recurringDay"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"occurrenceDate"}},{"kind":"Field","name":{"kind":"Name","value":"calendarId"}},{"kind":"Field","name":{"kind":"Name","value":"calendarName"}},{"kind":"Field","name":{"kind":"Name","value":"calendarColor"}},{"kind":"Field","name":{"kind":"Name","value":"isBankHoliday"}},{"kind":"Field","name":{"kind":"Name","value":"isSystemEvent"}},{"kind":"Field","name":{"kind":"Name","value":"birthdayOfMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdByMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CalendarEventNowQuery, CalendarEventNowQueryVariables>;
export const LastChangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"timestamp"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipId"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<LastChangesQuery, LastChangesQueryVariables>;
export const AddCalendarEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCalendarEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarEventInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCalendarEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarEventFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"eventDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"eventTime"}},{"kind":"Field","name":{"kind":"Name","value":"eventEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"whoNames"}},{"kind":"Field","name":{"kind":"Name","value":"whoMemberIds"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringType"}},{"kind":"Field","name":{"kind":"Name","value":"recurringInterval"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}},{"kind":"Field","name":{"kind":"Name","value":"recurringDay"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"occurrenceDate"}},{"kind":"Field","name":{"kind":"Name","value":"calendarId"}},{"kind":"Field","name":{"kind":"Name","value":"calendarName"}},{"kind":"Field","name":{"kind":"Name","value":"calendarColor"}},{"kind":"Field","name":{"kind":"Name","value":"isBankHoliday"}},{"kind":"Field","name":{"kind":"Name","value":"isSystemEvent"}},{"kind":"Field","name":{"kind":"Name","value":"birthdayOfMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdByMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddCalendarEventMutation, AddCalendarEventMutationVariables>;
export const AddBirthdaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBirthdays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"birthdays"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BirthdayInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBirthdays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"birthdays"},"value":{"kind":"Variable","name":{"kind":"Name","value":"birthdays"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarEventFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"eventDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"eventTime"}},{"kind":"Field","name":{"kind":"Name","value":"eventEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"whoNames"}},{"kind":"Field","name":{"kind":"Name","value":"whoMemberIds"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringType"}},{"kind":"Field","name":{"kind":"Name","value":"recurringInterval"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}},{"kind":"Field","name":{"kind":"Name","value":"recurringDay"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"occurrenceDate"}},{"kind":"Field","name":{"kind":"Name","value":"calendarId"}},{"kind":"Field","name":{"kind":"Name","value":"calendarName"}},{"kind":"Field","name":{"kind":"Name","value":"calendarColor"}},{"kind":"Field","name":{"kind":"Name","value":"isBankHoliday"}},{"kind":"Field","name":{"kind":"Name","value":"isSystemEvent"}},{"kind":"Field","name":{"kind":"Name","value":"birthdayOfMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdByMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<AddBirthdaysMutation, AddBirthdaysMutationVariables>;
export const UpdateCalendarEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCalendarEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarEventInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventScope"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"occurrenceDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"undoKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCalendarEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"occurrenceDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"occurrenceDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"undoKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarEventFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"eventDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"eventTime"}},{"kind":"Field","name":{"kind":"Name","value":"eventEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"whoNames"}},{"kind":"Field","name":{"kind":"Name","value":"whoMemberIds"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringType"}},{"kind":"Field","name":{"kind":"Name","value":"recurringInterval"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}},{"kind":"Field","name":{"kind":"Name","value":"recurringDay"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"occurrenceDate"}},{"kind":"Field","name":{"kind":"Name","value":"calendarId"}},{"kind":"Field","name":{"kind":"Name","value":"calendarName"}},{"kind":"Field","name":{"kind":"Name","value":"calendarColor"}},{"kind":"Field","name":{"kind":"Name","value":"isBankHoliday"}},{"kind":"Field","name":{"kind":"Name","value":"isSystemEvent"}},{"kind":"Field","name":{"kind":"Name","value":"birthdayOfMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdByMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateCalendarEventMutation, UpdateCalendarEventMutationVariables>;
export const DeleteCalendarEventDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCalendarEvent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scope"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EventScope"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"occurrenceDate"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Date"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"undoKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCalendarEvent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"scope"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scope"}}},{"kind":"Argument","name":{"kind":"Name","value":"occurrenceDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"occurrenceDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"undoKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"undoKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]}}]} as unknown as DocumentNode<DeleteCalendarEventMutation, DeleteCalendarEventMutationVariables>;
export const UndoCalendarChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoCalendarChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarEventFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarEventFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"eventDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"eventTime"}},{"kind":"Field","name":{"kind":"Name","value":"eventEndTime"}},{"kind":"Field","name":{"kind":"Name","value":"emoji"}},{"kind":"Field","name":{"kind":"Name","value":"who"}},{"kind":"Field","name":{"kind":"Name","value":"whoNames"}},{"kind":"Field","name":{"kind":"Name","value":"whoMemberIds"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurringType"}},{"kind":"Field","name":{"kind":"Name","value":"recurringInterval"}},{"kind":"Field","name":{"kind":"Name","value":"recurringEndDate"}},{"kind":"Field","name":{"kind":"Name","value":"exceptions"}},{"kind":"Field","name":{"kind":"Name","value":"recurringDay"}},{"kind":"Field","name":{"kind":"Name","value":"seriesId"}},{"kind":"Field","name":{"kind":"Name","value":"occurrenceDate"}},{"kind":"Field","name":{"kind":"Name","value":"calendarId"}},{"kind":"Field","name":{"kind":"Name","value":"calendarName"}},{"kind":"Field","name":{"kind":"Name","value":"calendarColor"}},{"kind":"Field","name":{"kind":"Name","value":"isBankHoliday"}},{"kind":"Field","name":{"kind":"Name","value":"isSystemEvent"}},{"kind":"Field","name":{"kind":"Name","value":"birthdayOfMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdByMemberId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UndoCalendarChangeMutation, UndoCalendarChangeMutationVariables>;
export const CalendarRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"eventId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"eventId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"isWanted"}}]}}]}}]} as unknown as DocumentNode<CalendarRemindersQuery, CalendarRemindersQueryVariables>;
export const MyRemindedEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyRemindedEvents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myRemindedEvents"}}]}}]} as unknown as DocumentNode<MyRemindedEventsQuery, MyRemindedEventsQueryVariables>;
export const CalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarFeedFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarFeedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"webcalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}}]} as unknown as DocumentNode<CalendarFeedQuery, CalendarFeedQueryVariables>;
export const CreateCalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CalendarFeedFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CalendarFeedFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CalendarFeed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"webcalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastReadAt"}}]}}]} as unknown as DocumentNode<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>;
export const RevokeCalendarFeedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeCalendarFeed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeCalendarFeed"}}]}}]} as unknown as DocumentNode<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;
export const OutsideCalendarsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OutsideCalendars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outsideCalendars"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutsideCalendarFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutsideCalendarFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutsideCalendar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"refreshedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}}]}}]} as unknown as DocumentNode<OutsideCalendarsQuery, OutsideCalendarsQueryVariables>;
export const AddOutsideCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddOutsideCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addOutsideCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutsideCalendarFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutsideCalendarFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutsideCalendar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"refreshedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}}]}}]} as unknown as DocumentNode<AddOutsideCalendarMutation, AddOutsideCalendarMutationVariables>;
export const RenameOutsideCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameOutsideCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameOutsideCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutsideCalendarFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutsideCalendarFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutsideCalendar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"refreshedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}}]}}]} as unknown as DocumentNode<RenameOutsideCalendarMutation, RenameOutsideCalendarMutationVariables>;
export const RefreshOutsideCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshOutsideCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshOutsideCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OutsideCalendarFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OutsideCalendarFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OutsideCalendar"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"color"}},{"kind":"Field","name":{"kind":"Name","value":"refreshedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"eventCount"}}]}}]} as unknown as DocumentNode<RefreshOutsideCalendarMutation, RefreshOutsideCalendarMutationVariables>;
export const RemoveOutsideCalendarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveOutsideCalendar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeOutsideCalendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveOutsideCalendarMutation, RemoveOutsideCalendarMutationVariables>;
export const UndoCalendarImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoCalendarImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoCalendarImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"restored"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}}]}}]}}]} as unknown as DocumentNode<UndoCalendarImportMutation, UndoCalendarImportMutationVariables>;