/** The hash of a recipe: `meal-planner/recipes/<id>`. */
export const recipeHash = (id: string): string => `meal-planner/${recipeSub(id)}`;

/** The sub-section of a recipe, for `go('meal-planner', { sub })`. */
export const recipeSub = (id: string): string => `recipes/${id}`;

/** The recipe in a sub-section; null for the list. */
export const recipeIdIn = (sub: string | null): string | null => /^recipes\/([\w-]+)$/.exec(sub ?? '')?.[1] ?? null;
