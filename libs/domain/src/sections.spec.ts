import { BIN_TYPES, DEFAULT_SEARCH_TYPES, isBuiltResource, SEARCH_TYPES, sectionOfResource } from './resources';
import { BUILT_SECTIONS, isBuiltSection, isSection, RESOURCES, sectionOrFallback } from './sections';

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
    expect(['todo', 'family'].every(isBuiltResource)).toBe(true);
    expect(['forum_post', 'toString', ''].some(isBuiltResource)).toBe(false);
  });
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

  it('lists what the search finds, with or without being asked for it', () => {
    expect(SEARCH_TYPES).toEqual(['forum_post', 'todo', 'calendar_event', 'recipe', 'meal_plan', 'wishlist_item']);
    expect(DEFAULT_SEARCH_TYPES).toEqual(SEARCH_TYPES.filter((type) => type !== 'meal_plan'));
  });

  it('lists what the bin keeps', () => expect(BIN_TYPES).toEqual(['todo', 'calendar_event']));

  it('ends descriptions as sentences, for the documentation of the API', () => {
    for (const { description } of Object.values(RESOURCES)) expect(description).toMatch(/^[A-Z].*\.$/);
  });
});
