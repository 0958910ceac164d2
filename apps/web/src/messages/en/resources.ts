import type { BuiltResource } from '@homefold/domain';

/** Singular and plural names of record types, for mixed lists. */
export const resources = {
  todo: { label: 'Family job', plural: 'Family jobs' },
  calendar_event: { label: 'Event', plural: 'Events' },
  family: { label: 'Family', plural: 'Families' },
  family_member: { label: 'Family member', plural: 'Family members' },
  outside_calendar: { label: 'Calendar', plural: 'Calendars' },
} satisfies Record<BuiltResource, { label: string; plural: string }>;
