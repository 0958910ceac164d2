import { make, type Family } from '../../../test';

export const FIELDS = `id title description eventDate endDate eventTime eventEndTime emoji who whoMemberId isRecurring
  recurringType recurringInterval recurringEndDate isBankHoliday isSystemEvent birthdayOfMemberId createdByMemberId
  createdAt updatedAt version`;

export const ADD = `mutation ($input: CalendarEventInput!, $key: String) {
  addCalendarEvent(input: $input, idempotencyKey: $key) { ${FIELDS} } }`;

export const UPDATE = `mutation ($id: ID!, $input: CalendarEventInput!, $version: Int) {
  updateCalendarEvent(id: $id, input: $input, version: $version) { ${FIELDS} } }`;

export const DELETE = `mutation ($id: ID!, $version: Int) {
  deleteCalendarEvent(id: $id, version: $version) { id restorableUntil } }`;
export const RESTORE = `mutation ($id: ID!) { restoreCalendarEvent(id: $id) { ${FIELDS} } }`;
export const BIRTHDAYS = `mutation ($birthdays: [BirthdayInput!]!) { addBirthdays(birthdays: $birthdays) { ${FIELDS} } }`;
export const ONE = `query ($id: ID!) { calendarEvent(id: $id) { ${FIELDS} } }`;

export const BETWEEN = `query ($from: Date!, $to: Date!) {
  calendarEvents(from: $from, to: $to) { id title isSystemEvent }
  calendarOccurrences(from: $from, to: $to) { id startDate endDate event { id } } }`;

export interface Event {
  id: string;
  title: string;
  version: number;
  [field: string]: unknown;
}

export const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
export let ours: Family;
export let theirs: Family;

/** Two families for the calendar's API specs (GraphQL and REST). */
export function makeFamilies(): void {
  beforeAll(async () => {
    [ours, theirs] = await Promise.all([make.family(), make.family({ members: 0 })]);
  });
}
