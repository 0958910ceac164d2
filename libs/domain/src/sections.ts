/** The groups of sections in the menus, in their order. */
export const SECTION_GROUPS = { today: 'Today', plan: 'Plan', home: 'Home' } as const;
export type SectionGroup = keyof typeof SECTION_GROUPS;

/** A section of the dashboard: a page in the menus. */
interface SectionDescriptor {
  /** Its name in the menus. */
  label: string;
  /** Its group in the menus; a section without a group is in the person's menu. */
  group?: SectionGroup;
  /** The letter that opens it after `g`. */
  key: string;
  /** Whether it exists; nothing links to one that does not. */
  built: boolean;
}

/** The sections by their id, in the order of the menus. */
export const SECTIONS = {
  dashboard: { label: 'Dashboard', group: 'today', key: 'd', built: true },
  chat: { label: 'Family AI', group: 'today', key: 'a', built: false },
  calendar: { label: 'Calendar', group: 'plan', key: 'c', built: true },
  todos: { label: 'Family Jobs', group: 'plan', key: 'j', built: true },
  'meal-planner': { label: 'Meals', group: 'plan', key: 'm', built: true },
  shopping: { label: 'Shopping', group: 'plan', key: 's', built: true },
  kitchen: { label: 'Kitchen', group: 'home', key: 'k', built: true },
  wishlist: { label: 'Wishlist', group: 'home', key: 'w', built: true },
  forum: { label: 'Family Forum', group: 'home', key: 'f', built: true },
  profile: { label: 'Profile', key: 'p', built: true },
  family: { label: 'Family', key: 'y', built: true },
  bin: { label: 'Bin', key: 'b', built: true },
} as const satisfies Record<string, SectionDescriptor>;

type Sections = typeof SECTIONS;
export type Section = keyof Sections;
/** A section that exists. */
export type BuiltSection = { [S in Section]: Sections[S]['built'] extends true ? S : never }[Section];

export const isSection = (value: unknown): value is Section =>
  typeof value === 'string' && Object.hasOwn(SECTIONS, value);

export const isBuiltSection = (value: unknown): value is BuiltSection => isSection(value) && SECTIONS[value].built;

/** Whether a feature exists, so that texts may mention it. Paid plans and trials do not exist yet. */
export const isBuilt = (feature: Section | 'plans'): boolean => isBuiltSection(feature);

export const BUILT_SECTIONS: readonly BuiltSection[] = Object.keys(SECTIONS).filter(isBuiltSection);

/** The group of a section in the menus; null for those of the person's menu. */
export const groupOf = (section: Section): SectionGroup | null => {
  const descriptor: SectionDescriptor = SECTIONS[section];
  return descriptor.group ?? null;
};

/** How many places of the phone's bar a person chooses; the dashboard comes before them and More after. */
export const CHOSEN_BAR_SLOTS = 3;

/** The default bar, and the substitutes for sections that are not open to the family (product rule 32). */
const USUAL_BAR: readonly Section[] = ['chat', 'meal-planner', 'calendar'];
const BAR_SUBSTITUTES: readonly Section[] = ['todos', 'shopping'];

/** Whether somebody may choose these sections for the bar: each exists or is planned, none is there twice. */
export const isBarChoice = (sections: readonly string[]): sections is Section[] =>
  sections.length <= CHOSEN_BAR_SLOTS &&
  new Set(sections).size === sections.length &&
  sections.every((section) => isSection(section) && section !== 'dashboard');

/**
 * The sections of the phone's bar, in order (product rule 32). A place whose section is not open gets a substitute; if
 * none is left, the place is omitted.
 * @param chosen what the person chose; null for the usual bar
 */
export function barSections<S extends Section>(
  chosen: readonly Section[] | null,
  isOpen: (section: Section) => section is S,
): S[] {
  const wanted: readonly Section[] = ['dashboard', ...(chosen ?? USUAL_BAR)];
  const spare = BAR_SUBSTITUTES.filter(isOpen).filter((section) => !wanted.includes(section));
  return wanted.flatMap((section) => (isOpen(section) ? [section] : spare.splice(0, 1)));
}

/** The section to show for an id: an unknown one falls back to calendar on desktop, dashboard on mobile (product rule 26). */
export function sectionOrFallback(value: string | null | undefined, { mobile }: { mobile: boolean }): Section {
  if (isSection(value)) return value;
  return mobile ? 'dashboard' : 'calendar';
}

/** How people read of it. */
export interface ResourceLabels {
  /** Its name in mixed lists such as search, bin and feed: 'Family job'. */
  label: string;
  /** 'Family jobs' */
  plural: string;
  /** For a record without a title: 'an event'. */
  one: string;
  /** The place in sentences about adding, changing and removing: 'the calendar'; null without one. */
  place: string | null;
  /** Whether sentences about a change mention the place; default: true. */
  changedIn?: boolean;
  /** The verb for completing one, if it has its own: 'cooked'. */
  completed?: string;
}

/** What the rest of the product needs to know about a kind of record. */
interface ResourceDescriptor {
  /** The section that shows it, opened by a click on an activity, a search result or a restored item. */
  section: Section;
  /** Description for the API documentation. */
  description: string;
  words: ResourceLabels;
  /** Whether the search finds it: always, only if this type is requested, or never. */
  searchable: 'always' | 'when asked' | false;
  /** Whether a deleted one can be restored from the bin. */
  restorable: boolean;
}

/**
 * Every kind of record, in the order of the search's filters. Activities, search and bin use this list on server and
 * web, and so do the types of their registries: a kind that is missing in one of them does not compile, or prevents the
 * server's start.
 */
export const RESOURCES = {
  forum_post: {
    section: 'forum',
    description: 'A post of the family forum.',
    words: { label: 'Post', plural: 'Posts', one: 'a post', place: 'the forum' },
    searchable: 'always',
    restorable: true,
  },
  todo: {
    section: 'todos',
    description: 'A family job.',
    words: { label: 'Family job', plural: 'Family jobs', one: 'a job', place: 'the family jobs' },
    searchable: 'always',
    restorable: true,
  },
  calendar_event: {
    section: 'calendar',
    description: 'An event of the calendar.',
    words: { label: 'Event', plural: 'Events', one: 'an event', place: 'the calendar' },
    searchable: 'always',
    restorable: true,
  },
  recipe: {
    section: 'meal-planner',
    description: 'A recipe.',
    words: { label: 'Recipe', plural: 'Recipes', one: 'a recipe', place: 'the recipes', completed: 'cooked' },
    searchable: 'always',
    restorable: true,
  },
  meal_plan: {
    section: 'meal-planner',
    description: 'A planned meal.',
    words: { label: 'Planned meal', plural: 'Planned meals', one: 'a meal', place: 'the meal plan' },
    searchable: 'when asked',
    restorable: true,
  },
  meal_rule: {
    section: 'meal-planner',
    description: 'A rule for planning meals.',
    words: { label: 'Meal rule', plural: 'Meal rules', one: 'a rule', place: 'the meal rules' },
    searchable: false,
    restorable: true,
  },
  shopping_item: {
    section: 'shopping',
    description: 'An item of a shopping list.',
    words: { label: 'Shopping item', plural: 'Shopping items', one: 'an item', place: 'the shopping list' },
    searchable: 'always',
    restorable: true,
  },
  shopping_list: {
    section: 'shopping',
    description: 'A shopping list.',
    words: { label: 'Shopping list', plural: 'Shopping lists', one: 'a list', place: 'the shopping lists' },
    searchable: false,
    restorable: true,
  },
  kitchen_item: {
    section: 'kitchen',
    description: 'An item in the kitchen.',
    words: { label: 'Kitchen item', plural: 'Kitchen items', one: 'an item', place: 'the kitchen' },
    searchable: 'when asked',
    restorable: true,
  },
  wishlist_item: {
    section: 'wishlist',
    description: 'A wish.',
    words: { label: 'Wish', plural: 'Wishes', one: 'a wish', place: 'the wishlist', completed: 'bought' },
    searchable: 'always',
    restorable: true,
  },
  family: {
    section: 'family',
    description: 'The family itself.',
    words: { label: 'Family', plural: 'Families', one: 'the family', place: null },
    searchable: false,
    restorable: false,
  },
  family_member: {
    section: 'family',
    description: 'A member of the family.',
    words: { label: 'Family member', plural: 'Family members', one: 'a member', place: 'the family', changedIn: false },
    searchable: false,
    restorable: false,
  },
  outside_calendar: {
    section: 'calendar',
    description: 'A calendar that somebody else keeps.',
    words: { label: 'Calendar', plural: 'Calendars', one: 'a calendar', place: 'the calendars' },
    searchable: false,
    restorable: false,
  },
} as const satisfies Record<string, ResourceDescriptor>;

type Resources = typeof RESOURCES;
export type Resource = keyof Resources;

/** A kind of record that exists, because its section does. */
export type BuiltResource = { [K in Resource]: Resources[K]['section'] extends BuiltSection ? K : never }[Resource];

/** What a search can find. */
export type SearchType = { [K in Resource]: Resources[K]['searchable'] extends false ? never : K }[Resource];

/** The kinds of records that can be in the bin. */
export type BinType = { [K in Resource]: Resources[K]['restorable'] extends true ? K : never }[Resource];
