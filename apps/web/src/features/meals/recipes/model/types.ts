import type { RecipeCardFieldsFragment, RecipeFieldsFragment, RecipeNowQuery } from '../../generated';

/** A recipe card, as lists show it. */
export type RecipeCard = RecipeCardFieldsFragment;
/** A whole recipe. */
export type Recipe = RecipeFieldsFragment;
/** With the family's opinions, the cooking log, and its private link. */
export type RecipeWithLog = RecipeNowQuery['recipe'];
/** The fields that undo and rejections refer to. */
export type RecipeName = Pick<Recipe, 'id' | 'title' | 'version'>;
