import type { RootAnswers } from './network';
import { viewer } from './people';

/** Answers of a quiet family's first screen and calendar; `over` replaces single root fields. */
export const familyAnswers = (over: RootAnswers = {}): RootAnswers => ({
  me: viewer(),
  activities: { items: [], nextCursor: null },
  calendarOccurrences: [],
  calendarEvents: [],
  calendarEventList: { items: [], nextCursor: null },
  calendarCounts: { today: 0, thisWeek: 0, thisMonth: 0, total: 0 },
  holidayCountries: [
    { code: 'DE', name: 'Germany', regions: [{ code: 'BY', name: 'Bavaria' }] },
    { code: 'GB', name: 'United Kingdom', regions: [{ code: 'SCT', name: 'Scotland' }] },
  ],
  ...over,
});

/** Somebody who is signed in and has no family yet. */
export const newcomer = (): Record<string, unknown> =>
  viewer({ hasFamily: false, family: null, membership: null, profile: null });
