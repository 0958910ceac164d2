const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

/** Texts of the list of recipes, its cards and what is done to a recipe. */
export const list = {
  title: 'Recipes',
  loading: 'Loading recipes',
  count: (total: number) => (total === 1 ? '1 recipe' : `${total} recipes`),
  failed: 'Failed to load recipes',
  failedText: 'The recipes could not be loaded. Nothing of yours is lost.',
  offline: 'The recipes were not opened on this device before',
  offlineText: 'They will be here as soon as the connection is back.',
  add: 'Add Recipe',
  none: 'No recipes found',
  noneYet: 'Create your first recipe to get started',
  noneFits: 'Try adjusting your search or filters',
  clear: 'Clear search and filters',
  more: 'Show more',
  shown: (shown: number, total: number) => `${shown} of ${total} shown`,
  filter: {
    label: 'Find recipes',
    search: 'Search recipes',
    difficulty: 'Difficulty',
    anyDifficulty: 'Any difficulty',
    tag: 'Tag',
    allTags: 'All tags',
    favourites: 'Favourites',
    sort: 'Sort by',
  },
  sorts: {
    added: 'Recently added',
    name: 'Name',
    difficulty: 'Difficulty',
    prep: 'Prep time',
    cook: 'Cook time',
    servings: 'Servings',
  },
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  card: {
    view: 'View',
    viewNamed: (title: string) => `View ${title}`,
    edit: (title: string) => `Edit ${title}`,
    delete: (title: string) => `Delete ${title}`,
    favourite: (title: string) => `Favourite: ${title}`,
    totalTime: 'Total time',
    servings: 'Servings',
    difficulty: 'Difficulty',
    moreTags: (tags: readonly string[]) => `${tags.length} more: ${listed(tags)}`,
    photoOf: (title: string) => `Add a photo of ${title}`,
  },
  minutes: (minutes: number) => {
    if (minutes < 100) return `${minutes} min`;
    const rest = minutes % 60;
    return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
  },
  warning: {
    contains: (what: string, names: readonly string[]) => `Contains ${what}: ${listed(names)}`,
    mayContain: (what: string, names: readonly string[]) => `May contain ${what}: ${listed(names)}`,
    breaks: (diet: string, names: readonly string[]) => `Not ${diet}: ${listed(names)}`,
    mayBreak: (diet: string, names: readonly string[]) => `Perhaps not ${diet}: ${listed(names)}`,
    because: (ingredients: readonly string[]) => `because of ${listed(ingredients)}`,
    limits: 'Homefold knows many foods, but not all. No warning does not mean that a recipe is free of something.',
  },
  deleting: {
    title: 'Are you sure you want to delete the recipe? This action cannot be undone',
    confirm: 'Delete',
  },
  deleted: 'Recipe deleted successfully',
  deleteFailed: 'Failed to delete recipe',
  added: (title: string) => `Added ${title}`,
  changed: (title: string) => `Changed ${title}`,
  updateFailed: 'Failed to update recipe. Please try again.',
  gone: (title: string) => `${title} no longer exists.`,
  goneNow: 'This recipe no longer exists.',
};
