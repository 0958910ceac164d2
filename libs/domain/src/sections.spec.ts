import { BIN_TYPES, DEFAULT_SEARCH_TYPES, isBuiltResource, SEARCH_TYPES, sectionOfResource } from './resources';
import {
  barSections,
  BUILT_SECTIONS,
  groupOf,
  isBarChoice,
  isBuiltSection,
  isSection,
  RESOURCES,
  sectionOrFallback,
  SECTIONS,
} from './sections';
import type { Section } from './sections';

describe('sections', () => {
  it('falls back to calendar on desktop and dashboard on mobile', () => {
    expect(sectionOrFallback('wishlist', { mobile: true })).toBe('wishlist');
    expect(sectionOrFallback('nonsense', { mobile: false })).toBe('calendar');
    expect(sectionOrFallback('', { mobile: true })).toBe('dashboard');
    expect(sectionOrFallback(null, { mobile: true })).toBe('dashboard');
    expect(isSection('constructor')).toBe(false);
  });

  it('are built or not', () => {
    expect(BUILT_SECTIONS).toEqual(expect.arrayContaining(['dashboard', 'calendar', 'todos']));
    expect(BUILT_SECTIONS.every(isBuiltSection)).toBe(true);
    expect(['chat', 'toString', null].some(isBuiltSection)).toBe(false);
    expect(['todo', 'forum_post', 'family'].every(isBuiltResource)).toBe(true);
    expect(['chat', 'toString', ''].some(isBuiltResource)).toBe(false);
  });
});

describe('the menus', () => {
  it('have three groups, without the person’s entries', () => {
    const inGroup = (group: ReturnType<typeof groupOf>) =>
      (Object.keys(SECTIONS) as Section[]).filter((section) => groupOf(section) === group);
    // A new domain adds its section to one of these.
    expect(inGroup('today')).toEqual(expect.arrayContaining(['dashboard', 'chat']));
    expect(inGroup('plan')).toEqual(expect.arrayContaining(['calendar', 'todos', 'meal-planner', 'shopping']));
    expect(inGroup('home')).toEqual(expect.arrayContaining(['kitchen', 'wishlist', 'forum']));
    expect(inGroup(null)).toEqual(['profile', 'family', 'bin']);
  });

  it('give each section a unique letter', () => {
    const keys = Object.values(SECTIONS).map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
    for (const key of keys) expect(key).toMatch(/^[a-z]$/);
  });
});

describe("the phone's bar", () => {
  const open =
    (...sections: Section[]) =>
    (section: Section): section is Section =>
      sections.includes(section);

  it.each<[string, Section[] | null, Section[], Section[]]>([
    [
      'is the documented one once its sections exist',
      null,
      ['dashboard', 'chat', 'meal-planner', 'calendar', 'todos', 'shopping'],
      ['dashboard', 'chat', 'meal-planner', 'calendar'],
    ],
    [
      'shows Family Jobs, then Shopping, for sections that are missing or locked',
      null,
      ['dashboard', 'calendar', 'todos', 'shopping'],
      ['dashboard', 'todos', 'shopping', 'calendar'],
    ],
    [
      'leaves out a place that nothing can take',
      null,
      ['dashboard', 'calendar', 'todos'],
      ['dashboard', 'todos', 'calendar'],
    ],
    [
      'shows what the person chose, in that order',
      ['calendar', 'wishlist', 'todos'],
      ['dashboard', 'calendar', 'todos', 'wishlist', 'shopping'],
      ['dashboard', 'calendar', 'wishlist', 'todos'],
    ],
    [
      'never shows a section twice',
      ['todos', 'wishlist', 'chat'],
      ['dashboard', 'todos', 'shopping'],
      ['dashboard', 'todos', 'shopping'],
    ],
    ['may be chosen shorter', [], ['dashboard', 'calendar'], ['dashboard']],
  ])('%s', (_what, chosen, sections, expected) => {
    expect(barSections(chosen, open(...sections))).toEqual(expected);
  });

  it.each([
    [['calendar', 'todos', 'bin'], true],
    [[], true],
    [['calendar', 'calendar'], false],
    [['dashboard'], false],
    [['attic'], false],
    [['toString'], false],
    [['calendar', 'todos', 'bin', 'family'], false],
  ])('may be %j: %s', (sections, allowed) => expect(isBarChoice(sections)).toBe(allowed));
});

describe('resources', () => {
  it.each([
    ['forum_post', 'forum'],
    ['todo', 'todos'],
    ['calendar_event', 'calendar'],
    ['meal_plan', 'meal-planner'],
    ['recipe', 'meal-planner'],
    ['wishlist_item', 'wishlist'],
    ['family_member', 'family'],
    ['toString', null],
    ['', null],
  ])('%p leads to %p', (resource, section) => expect(sectionOfResource(resource)).toBe(section));

  /** The kinds of these in their order; a new domain adds its own. */
  const among = (types: readonly string[], known: readonly string[]) => types.filter((type) => known.includes(type));

  it('lists what the search finds by default and on request', () => {
    const found = [
      'forum_post',
      'todo',
      'calendar_event',
      'recipe',
      'meal_plan',
      'shopping_item',
      'kitchen_item',
      'wishlist_item',
    ];
    expect(among(SEARCH_TYPES, found)).toEqual(found);
    const whenAsked: readonly string[] = ['meal_plan', 'kitchen_item'];
    expect(DEFAULT_SEARCH_TYPES).toEqual(SEARCH_TYPES.filter((type) => !whenAsked.includes(type)));
  });

  it('lists the kinds kept in the bin', () => {
    const kept = [
      'forum_post',
      'todo',
      'calendar_event',
      'recipe',
      'meal_plan',
      'meal_rule',
      'shopping_item',
      'shopping_list',
      'kitchen_item',
      'wishlist_item',
    ];
    expect(among(BIN_TYPES, kept)).toEqual(kept);
    expect(among(BIN_TYPES, ['family', 'family_member', 'outside_calendar'])).toEqual([]);
  });

  it('ends descriptions as sentences, for the documentation of the API', () => {
    for (const { description } of Object.values(RESOURCES)) expect(description).toMatch(/^[A-Z].*\.$/);
  });
});
