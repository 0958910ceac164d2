import { FORUM_CATEGORIES } from '@homefold/domain/forum';
import type { RootAnswers } from './network';
import { viewer } from './people';

const NO_JOBS = { items: [], nextCursor: null, total: 0 };

/** The counts of an empty forum. */
export const forumOverview = {
  total: 0,
  pinned: 0,
  unread: 0,
  saved: 0,
  mine: 0,
  lastVisitAt: null,
  categories: FORUM_CATEGORIES.map((category) => ({ category, count: 0, unread: 0 })),
};

/** Answers for the first screen and calendar of a family without data; `over` replaces single root fields. */
export const familyAnswers = (over: RootAnswers = {}): RootAnswers => ({
  me: viewer(),
  activities: { items: [], nextCursor: null },
  calendarOccurrences: [],
  settleIn: { birthdays: 0, calendars: 0, jobs: 0, invitations: 0 },
  calendarEvents: [],
  calendarEventList: { items: [], nextCursor: null },
  calendarCounts: { today: 0, thisWeek: 0, thisMonth: 0, total: 0 },
  jobBoard: {
    date: '2026-10-08',
    today: NO_JOBS,
    upcoming: NO_JOBS,
    done: NO_JOBS,
    counts: { today: 0, overdue: 0, upcoming: 0, done: 0, doneToday: 0, message: '', streakDays: 0, loads: [] },
  },
  jobs: NO_JOBS,
  jobPoints: { members: [], toApprove: [] },
  plannedDinner: null,
  shoppingLists: [],
  kitchenItems: [],
  kitchenItemsToUse: [],
  forumOverview,
  forumPosts: { items: [], nextCursor: null },
  wishlist: { wishes: [] },
  memberDiets: [],
  holidayCountries: [
    { code: 'DE', name: 'Germany', regions: [{ code: 'BY', name: 'Bavaria' }] },
    { code: 'GB', name: 'United Kingdom', regions: [{ code: 'SCT', name: 'Scotland' }] },
  ],
  joinRequests: [],
  ownJoinRequest: null,
  notificationPreferences,
  pushDevices: [],
  pushKey: 'BPushKey',
  ...over,
});

/** The default notification preferences. */
export const notificationPreferences = {
  remindersEnabled: true,
  digestEnabled: true,
  pushReminders: true,
  pushEvents: true,
  pushJobs: true,
  pushFamily: true,
  pushCooking: false,
  pushShopping: false,
  pushWishes: true,
  pushForum: true,
  quietHoursStart: null,
  quietHoursEnd: null,
};

/** A signed-in user without a family. */
export const newcomer = (): Record<string, unknown> =>
  viewer({ hasFamily: false, family: null, membership: null, profile: null });
