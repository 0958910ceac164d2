/** Dashboard sections by their id, in the order of the sidebar (specification 000 section 2). */
export const SECTIONS = [
  'dashboard',
  'chat',
  'calendar',
  'forum',
  'todos',
  'meal-planner',
  'wishlist',
  'profile',
  'family',
  'bin',
] as const;
export type Section = (typeof SECTIONS)[number];

export const isSection = (value: unknown): value is Section => SECTIONS.some((section) => section === value);

/** The section to show for an id: an unknown one falls back to calendar on desktop, dashboard on mobile (decisions 26). */
export function sectionOrFallback(value: string | null | undefined, { mobile }: { mobile: boolean }): Section {
  if (isSection(value)) return value;
  return mobile ? 'dashboard' : 'calendar';
}

export const ACTIVITY_TYPES = ['created', 'updated', 'deleted', 'joined', 'left', 'completed'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const ACTIVITY_RESOURCES = [
  'forum_post',
  'todo',
  'calendar_event',
  'meal_plan',
  'wishlist_item',
  'recipe',
  'family',
  'family_member',
  'outside_calendar',
] as const;
export type ActivityResource = (typeof ACTIVITY_RESOURCES)[number];

/** Documented sizes of the feed: 20 shown at most, 30 asked for at first. */
export const ACTIVITY_FEED_MAX = 20;
export const ACTIVITY_FIRST_REQUEST = 30;

const SECTION_OF: Record<ActivityResource, Section> = {
  forum_post: 'forum',
  todo: 'todos',
  calendar_event: 'calendar',
  meal_plan: 'meal-planner',
  wishlist_item: 'wishlist',
  recipe: 'meal-planner',
  family: 'family',
  family_member: 'family',
  outside_calendar: 'calendar',
};

/** Where a click on an activity (or search result) leads, or null for a resource that has no screen. */
export const sectionOfResource = (resource: string): Section | null =>
  Object.hasOwn(SECTION_OF, resource) ? SECTION_OF[resource as ActivityResource] : null;

/** What is left in session storage for the target screen, which reads and clears it. */
export interface ActivityHandOff {
  activityId: string;
  type: string;
  resource: string;
  resourceId: string;
  section: Section;
  userName: string;
  description: string;
  /** For calendar events: the day to jump to. */
  eventDate?: string;
}

/** The hand-off of a clicked activity, or null when its resource has no screen. */
export function activityHandOff(activity: {
  id: string;
  type: string;
  resource: string;
  resourceId: string;
  userName: string;
  description: string;
  eventDate?: string | null;
}): ActivityHandOff | null {
  const section = sectionOfResource(activity.resource);
  if (!section) return null;
  const { id, type, resource, resourceId, userName, description, eventDate } = activity;
  const handOff: ActivityHandOff = { activityId: id, type, resource, resourceId, section, userName, description };
  return eventDate ? { ...handOff, eventDate } : handOff;
}

/**
 * The sentence of an activity after the person's name: "added Dentist to the calendar".
 * @param subject title of the thing, or name of the person; a blank one is replaced by a general word.
 */
export function describeActivity(type: ActivityType, resource: ActivityResource, subject: string): string {
  const [what, to, from, inside] = WORDING[resource];
  const name = subject.trim() || what;
  switch (type) {
    case 'created':
      return resource === 'family' ? `created ${name}` : `added ${name}${to}`;
    case 'updated':
      return `changed ${name}${inside}`;
    case 'deleted':
      return `removed ${name}${from}`;
    case 'completed':
      return `completed ${name}`;
    case 'joined':
      return `joined ${name}`;
    case 'left':
      return `left ${name}`;
  }
}

/** General word; then what follows the name when it is added, removed and changed. */
const WORDING: Record<ActivityResource, readonly [what: string, to: string, from: string, inside: string]> = {
  forum_post: ['a post', ' to the forum', ' from the forum', ' in the forum'],
  todo: ['a job', ' to the family jobs', ' from the family jobs', ' in the family jobs'],
  calendar_event: ['an event', ' to the calendar', ' from the calendar', ' in the calendar'],
  meal_plan: ['a meal', ' to the meal plan', ' from the meal plan', ' in the meal plan'],
  wishlist_item: ['a wish', ' to the wishlist', ' from the wishlist', ' in the wishlist'],
  recipe: ['a recipe', ' to the recipes', ' from the recipes', ' in the recipes'],
  family: ['the family', '', '', ''],
  family_member: ['a member', ' to the family', ' from the family', ''],
  outside_calendar: ['a calendar', ' to the calendars', ' from the calendars', ' in the calendars'],
};
