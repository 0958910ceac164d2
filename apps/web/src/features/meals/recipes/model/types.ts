import type { RecipeCardFieldsFragment, RecipeFieldsFragment } from '../../generated';

/** A recipe as a card of the list shows it. */
export type RecipeCard = RecipeCardFieldsFragment;
/** A whole recipe. */
export type Recipe = RecipeFieldsFragment;
