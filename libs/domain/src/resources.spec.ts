import { BIN_TYPES, DEFAULT_SEARCH_TYPES, RESOURCES, SEARCH_TYPES, sectionOfResource } from './resources';

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
