/** Texts of putting the ingredients of a recipe on the list. */
export const needs = {
  title: 'Add to the shopping list',
  lead: (title: string, servings: number | null) =>
    servings === null ? `What ${title} needs` : `What ${title} needs for ${servings}`,
  list: 'List',
  all: 'Select all',
  none: 'Deselect all',
  add: (count: number) => (count === 1 ? 'Add 1 ingredient' : `Add ${count} ingredients`),
  added: (count: number) => `Added ${count === 1 ? '1 ingredient' : `${count} ingredients`} to shopping list!`,
  failed: 'Failed to add ingredients to shopping list.',
  leftOut: { staple: 'No need to buy it', at_hand: 'You usually have it' },
  loading: 'Loading the ingredients',
  notLoaded: 'The ingredients could not be loaded.',
  nothing: 'This recipe has no ingredients.',
};
