import type { RecipeCardFieldsFragment, RecipeFieldsFragment, RecipeNowQuery } from '../../generated';

/** A recipe in short, as lists show it. */
export type RecipeCard = RecipeCardFieldsFragment;
/** A whole recipe. */
export type Recipe = RecipeFieldsFragment;
/** With what the family thinks of it, when it was cooked, and its private link. */
export type RecipeWithLog = RecipeNowQuery['recipe'];
/** What undo and refusals name. */
export type RecipeName = Pick<Recipe, 'id' | 'title' | 'version'>;
